"""Writes `State.copy_onto` of the games from the fields of `State.__init__`: `make copies`.

A state.py takes part if `copy_onto` has two comments, `# copies begin` and `# copies end`. All that lies
between them is written here, one line for each field, as it is declared:

    self.round: i64 = 0           a number, a truth value or a string is assigned
    self.free = BLANK             a list is copied
    self.placed = BLANKS          so are the lists in a list
    self.layout = BLANK           # shared: …   copies have the same one, since it is never changed in place
    self.seen = BLANKS            # shared lists: …   the list is copied, and the lists in it are the same
    self._memory = …              is left out: copies can do without it
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "src" / "camerlengo" / "games"
CLASS = "State"
BEGIN, END = "# copies begin", "# copies end"
SHARED = "# shared: "
SHARED_LISTS = "# shared lists: "
SCALARS = ("bool", "float", "i64", "int", "str")
COPIES = {
    "BLANK": "self.{0}.copy()",
    "BLANKS": "[one.copy() for one in self.{0}]",
}


class Trouble(Exception):
    """A state from which no copy can be written; the message says where and why."""


def renewed(source: str) -> str:
    """The source of a state.py with its copy as the fields say. Without the comments it stays as it is."""
    lines = source.splitlines()
    marks = [number for number, line in enumerate(lines) if line.strip() in (BEGIN, END)]
    if not marks:
        return source
    if [lines[number].strip() for number in marks] != [BEGIN, END]:
        raise Trouble(f"line {marks[0] + 1}: there must be one '{BEGIN}' and after it one '{END}'.")
    first, last = marks
    indent = lines[first][: -len(BEGIN)]
    before = lines[: first + 1]
    after = [f"{indent}self.copy_common(other)", *lines[last:], ""]
    written = [f"{indent}other.{name} = {value}" for name, value in fields("\n".join([*before, *after]))]
    return "\n".join([*before, *written, *after])


def fields(source: str) -> Iterator[tuple[str, str]]:
    """The name of each field that a copy has, and what the copy gets for it, in their order."""
    lines = source.splitlines()
    for statement in _beginning(source).body:
        field = _field(statement)
        if field is None:
            continue
        name, kind, value = field
        if name.startswith("_"):
            continue
        line = lines[(statement.end_lineno or 1) - 1].encode()  # ast counts bytes
        comment = line[statement.end_col_offset :].decode().strip()
        if comment.startswith(SHARED) or kind in SCALARS or _is_scalar(value):
            yield name, f"self.{name}"
        elif isinstance(value, ast.Name) and value.id in COPIES:
            yield name, COPIES["BLANK" if comment.startswith(SHARED_LISTS) else value.id].format(name)
        else:
            raise Trouble(
                f"line {statement.lineno}: nothing says how self.{name} is copied. Give it a plain type "
                f"({', '.join(SCALARS)}), {' or '.join(COPIES)}, or a comment that begins with '{SHARED}'."
            )


def _beginning(source: str) -> ast.FunctionDef:
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        raise Trouble(f"line {error.lineno}: {error.msg}.") from error
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name == CLASS:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return part
    raise Trouble(f"there is no {CLASS}.__init__ whose fields could be copied.")


def _field(statement: ast.stmt) -> tuple[str, str, ast.expr] | None:
    """Name, type and value of a field that is declared here; None for a call, such as super().__init__()."""
    target: ast.expr
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        target, kind, value = statement.target, ast.unparse(statement.annotation), statement.value
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target, kind, value = statement.targets[0], "", statement.value
    elif isinstance(statement, ast.Expr):
        return None
    else:
        raise Trouble(f"line {statement.lineno}: {CLASS}.__init__ may only declare fields, one in a line.")
    if not isinstance(target, ast.Attribute) or ast.unparse(target.value) != "self":
        raise Trouble(f"line {statement.lineno}: {CLASS}.__init__ may only declare fields, one in a line.")
    return target.attr, kind, value


def _is_scalar(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant)


def main(arguments: Sequence[str] | None = None, folder: Path = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="copies.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a copy is out of date")
    options = parser.parse_args(arguments)
    failed = 0
    for path in sorted(folder.glob("*/state.py")):
        name = f"{path.parent.name}/{path.name}"
        source = path.read_text(encoding="utf-8")
        try:
            written = renewed(source)
        except Trouble as trouble:
            print(f"{name}, {trouble}")
            failed = 1
            continue
        if written == source:
            continue
        if options.check:
            print(f"{name}: copy_onto does not fit the fields of {CLASS}.__init__. Run: make copies")
            failed = 1
        else:
            path.write_text(written, encoding="utf-8")
            print(f"{name}: copy_onto is written anew.")
    return failed


if __name__ == "__main__":
    sys.exit(main())
