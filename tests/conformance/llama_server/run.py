"""Runs llama.cpp's own tests of llama-server against `tf-run serve`.

    python run.py SUITE TF_RUN MODEL WORK [PYTEST_ARGUMENT...]

SUITE is the part of llama.cpp's tree that .ci/install.sh keeps, TF_RUN the program, MODEL the checkpoint that stands
for the suite's smallest model, WORK an empty folder. expected.toml says which files run, what is changed in them and
why, and which tests fail and why. A test that fails without being listed, one that passes or is gone although it is
listed, and a change that finds nothing to change, are failures. With PYTEST_ARGUMENTs a part is run.
"""

import collections
import fnmatch
import os
import pathlib
import shlex
import shutil
import socket
import sys
import tomllib

import pytest

HERE = pathlib.Path(__file__).resolve().parent


class Ledger:
    """What became of each test."""

    def __init__(self):
        self.outcome = {}
        self.reports = {}

    def pytest_runtest_logreport(self, report):
        name = report.nodeid.removeprefix("unit/")
        worst = self.outcome.get(name)
        if report.failed or worst is None or (report.skipped and worst != "failed"):
            self.outcome[name] = report.outcome
        if report.failed:
            self.reports[name] = f"{report.longreprtext}\n{report.capstdout[-1500:]}"


def adapted(suite, work, changes):
    """A copy of the suite with the changes; which of them changed nothing."""
    copy = work / "suite"
    shutil.copytree(suite, copy)
    idle = []
    for change in changes:
        files = [file for file in copy.rglob("*.py") if fnmatch.fnmatch(file.name, change["file"])]
        changed = [file for file in files if change["from"] in file.read_text()]
        for file in changed:
            file.write_text(file.read_text().replace(change["from"], change["to"]))
        if not changed:
            idle.append(change["from"])
    tests = copy / "tools/server/tests"
    # Only downloads of models use this package, and there are none.
    (tests / "wget.py").write_text("")
    return tests, idle


def launcher(work, tf_run, model):
    """What the suite takes for llama-server."""
    program = work / "llama-server"
    command = shlex.join([sys.executable, str(HERE / "launch.py"), str(tf_run), str(model), str(work)])
    program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    program.chmod(0o755)
    return program


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def listed(test, names):
    """The name that lists a test: itself, or its function."""
    return next((name for name in (test, test.split("[")[0]) if name in names), None)


def judge(ledger, expected, whole):
    """What is not as expected, one text each."""
    reasons = {name: group["reason"] for group in expected for name in group["tests"]}
    wrong, met = [], set()
    for test, outcome in sorted(ledger.outcome.items()):
        name = listed(test, reasons)
        met.add(name)
        if outcome == "failed" and name is None:
            wrong.append(f"FAILED, and is not listed: {test}\n{ledger.reports[test]}")
        elif outcome == "passed" and name is not None:
            wrong.append(f"passes now, remove it from expected.toml: {test}\n  ({reasons[name]})")
    if whole:
        wrong += [f"there is no such test, remove it from expected.toml: {name}" for name in reasons if name not in met]
    return wrong


def main():
    suite, tf_run, model, work = (pathlib.Path(arg).resolve() for arg in sys.argv[1:5])
    arguments = sys.argv[5:]
    plan = tomllib.loads((HERE / "expected.toml").read_text())
    tests, idle = adapted(suite, work, plan["adapt"])
    os.environ.update(LLAMA_SERVER_BIN_PATH=str(launcher(work, tf_run, model)), PORT=str(free_port()))
    os.environ.update(NO_PROXY="127.0.0.1,[::1]", no_proxy="127.0.0.1,[::1]", PYTHONDONTWRITEBYTECODE="1")
    os.chdir(tests)
    sys.path.insert(0, str(tests))
    ledger = Ledger()
    files = [f"unit/{name}.py" for name in plan["files"]]
    options = ["-q", "--no-header", "--tb=short", "--disable-warnings", "-p", "no:cacheprovider", "-m", "not slow"]
    status = pytest.main(options + (arguments or files), plugins=[ledger])
    counts = collections.Counter(ledger.outcome.values())
    wrong = judge(ledger, plan["expected"], not arguments)
    if not arguments:
        wrong += [f"no file has this any more, remove it from expected.toml: {text}" for text in idle]
    # 0 and 1: the tests ran, and some may have failed.
    if status not in (0, 1):
        wrong.append(f"pytest ended with {status}")
    print("\n" + "\n\n".join(wrong))
    print(f"\n{counts['passed']} pass, {counts['failed']} fail, {counts['skipped']} are skipped by the suite itself;"
          f" {len(wrong)} are not as expected")
    sys.exit(bool(wrong))


main()
