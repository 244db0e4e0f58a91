#!/bin/sh
# Builds the peer of the benchmarks, llama.cpp's llama-bench, from the source package of
# llama-cpp-python on PyPI, for this machine, outside the repository.
#
#   benches/peer.sh [FOLDER]      default: ${XDG_CACHE_HOME:-$HOME/.cache}/tensorfold/peer
#
# Prints the path of llama-bench as its last line; does nothing else where it exists. Needs
# python3 with pip, a C++ compiler, and cmake (or pip, to install cmake into the folder).
set -eu

version=0.3.36
folder=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/tensorfold/peer}
jobs=${JOBS:-2}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
binary=$folder/build/bin/llama-bench

if [ ! -x "$binary" ]; then
    if [ -x "$folder/venv/bin/cmake" ]; then
        cmake=$folder/venv/bin/cmake
    elif command -v cmake >/dev/null; then
        cmake=cmake
    else
        python3 -m venv "$folder/venv" >&2
        "$folder/venv/bin/pip" install --quiet cmake >&2
        cmake=$folder/venv/bin/cmake
    fi
    if [ ! -d "$folder/source" ]; then
        archive=$folder/llama_cpp_python-$version.tar.gz
        [ -f "$archive" ] || python3 -m pip download --quiet --no-binary llama-cpp-python --no-deps \
            --dest "$folder" "llama-cpp-python==$version" >&2
        rm -rf "$folder/unpacked"
        mkdir "$folder/unpacked"
        tar -xzf "$archive" -C "$folder/unpacked" --strip-components=1
        mv "$folder/unpacked/vendor/llama.cpp" "$folder/source"
        rm -rf "$folder/unpacked"
    fi
    "$cmake" -S "$folder/source" -B "$folder/build" -DCMAKE_BUILD_TYPE=Release \
        -DGGML_NATIVE=ON -DBUILD_SHARED_LIBS=OFF -DLLAMA_CURL=OFF -DLLAMA_OPENSSL=OFF \
        -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF -DLLAMA_BUILD_SERVER=OFF \
        -DLLAMA_BUILD_TOOLS=ON >&2
    "$cmake" --build "$folder/build" --target llama-bench -j "$jobs" >&2
fi
echo "$binary"
