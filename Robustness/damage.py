#!/usr/bin/env python3
"""Damages what the tool has written: Robustness/damage.py

Each page of the index and of the other databases is overwritten, zeroed and changed in one bit; files are cut at many
lengths; files of others stand in their place. Each command gives the right answer or says what is wrong, and never
crashes; a file that is not ours is never written.
"""

import random
import shutil
import sqlite3
import sys

from harness import App, Faults, is_crash

PAGE = 4096
QUESTIONS = [
    ["sql", "select path, status, content_hash from files order by path"],
    ["sql", "select f.path, t.name, m.name, m.selector from types t join files f on f.id = t.file_id"
     " left join members m on m.type_id = t.id order by 1, 2, 3, 4"],
    ["audit", "--fail-on", "none"],
    ["list", "flows"],
]


def answers(app):
    return [app.run(*words) for words in QUESTIONS]


def damages(data):
    """Each damaged copy with what was done to it."""
    pages = (len(data) + PAGE - 1) // PAGE
    for page in range(pages):
        start, end = page * PAGE, min((page + 1) * PAGE, len(data))
        yield f"page {page} overwritten", data[:start] + bytes(b ^ 0xFF for b in data[start:end]) + data[end:]
        yield f"page {page} zeroed", data[:start] + bytes(end - start) + data[end:]
        offset = random.randrange(start, end)
        bit = 1 << random.randrange(8)
        yield f"bit {bit} of byte {offset} changed", data[:offset] + bytes([data[offset] ^ bit]) + data[offset + 1:]
    for length in sorted({0, 1, 15, 16, 99, 100, *random.sample(range(len(data)), 20)}):
        yield f"cut to {length} bytes", data[:length]


def damaged_index(faults):
    app = App()
    app.run("index")
    right = [a.stdout for a in answers(app)]
    data = app.index.read_bytes()
    silent = 0
    whole = app.root.parent / "whole"
    shutil.copytree(app.state, whole)
    for what, damaged in damages(data):
        app.index.write_bytes(damaged)
        faults.tried += 1
        for words, right_answer, answer in zip(QUESTIONS, right, answers(app)):
            point = f"index, {what}: {words[0]}"
            faults.check(not is_crash(answer), f"{point} crashed: {answer.returncode} {answer.stderr[:300]}")
            if answer.returncode == 0:
                silent += 1
                faults.check(answer.stdout == right_answer, f"{point} gives another answer")
            else:
                faults.check(
                    answer.returncode == 2 and "damaged" in answer.stderr or "is no index" in answer.stderr
                    or "sceneql index" in answer.stderr,
                    f"{point}: exit {answer.returncode}, {answer.stderr[:300]!r}")
        again = app.run("index")
        faults.check(again.returncode == 0, f"index, {what}: the next run says {again.stderr}")
        faults.check([a.stdout for a in answers(app)] == right, f"index, {what}: the next index gives another answer")
        shutil.rmtree(app.state)
        shutil.copytree(whole, app.state)
    print(f"{silent} questions were answered in spite of damage, all rightly")


def damaged_state(faults):
    """The other files below .sceneql: caches and histories. Nightly must work or say what is wrong."""
    app = App()
    app.run("nightly")
    whole = app.root.parent / "whole"
    shutil.copytree(app.state, whole)
    right = app.run("audit", "--format", "json", "--fail-on", "none").stdout
    files = [p.relative_to(whole) for p in whole.rglob("*") if p.is_file() and "report" not in p.parts]
    for name in files:
        if name.name == "index.db":
            continue
        data = (whole / name).read_bytes()
        for what, damaged in damages(data):
            shutil.rmtree(app.state)
            shutil.copytree(whole, app.state)
            (app.state / name).write_bytes(damaged)
            faults.tried += 1
            for command in ("index", "nightly"):
                result = app.run(command)
                point = f"{name}, {what}: {command}"
                faults.check(not is_crash(result), f"{point} crashed: {result.returncode} {result.stderr[:300]}")
                faults.check(result.returncode in (0, 2), f"{point}: exit {result.returncode}")
                faults.check(result.returncode == 0 or "sceneql: error: " in result.stderr,
                             f"{point}: says {result.stderr[:300]!r}")
            answer = app.run("audit", "--format", "json", "--fail-on", "none").stdout
            faults.check(answer == right, f"{name}, {what}: the audit gives another answer")
    print("damaged beside the index:", ", ".join(map(str, files)))


def files_of_others(faults):
    """Nothing that is not ours is opened for writing, removed or replaced."""
    app = App()
    app.run("index")
    newer = app.index.read_bytes()
    newer = newer[:60] + (999).to_bytes(4, "big") + newer[64:]
    older = newer[:60] + (1).to_bytes(4, "big") + newer[64:]
    foreign = app.root.parent / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("create table theirs (a)")
    database.close()
    cases = {
        "text": (b"precious", False), "database of another program": (foreign.read_bytes(), False),
        "newer index": (newer, False), "older index": (older, True), "empty file": (b"", True),
    }
    for what, (data, may_replace) in cases.items():
        app.index.write_bytes(data)
        faults.tried += 1
        answer = app.run("sql", "select 1")
        faults.check(answer.returncode == 2 and answer.stderr.startswith("sceneql: error: "), f"{what}: {answer.stderr}")
        faults.check(app.index.read_bytes() == data, f"{what}: changed by a question")
        result = app.run("index")
        if may_replace:
            faults.check(result.returncode == 0, f"{what}: not replaced: {result.stderr}")
        else:
            faults.check(result.returncode == 2, f"{what}: exit {result.returncode}")
            faults.check(app.index.read_bytes() == data, f"{what}: overwritten")


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    random.seed(seed)
    faults = Faults("damage")
    for part in (damaged_index, damaged_state, files_of_others):
        before = faults.tried
        part(faults)
        print(f"{part.__name__}: {faults.tried - before} faults", flush=True)
    faults.end()


main()
