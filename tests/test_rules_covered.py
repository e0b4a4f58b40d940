"""Every numbered rule in docs/rules has a test that names it."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"

_NUMBERED = re.compile(r"^- (?:\*\*)?([A-Z]+-\d+)\b", re.MULTILINE)


def rules_in(text: str) -> list[str]:
    """The numbers at the beginning of a page's items, in their order."""
    return _NUMBERED.findall(text)


def rules_named_in(source: str) -> set[str]:
    """The numbers in the rule marks of a test module."""
    return {
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def written_rules() -> list[str]:
    pages = sorted(RULES.glob("*.md"))
    return [rule for page in pages for rule in rules_in(page.read_text(encoding="utf-8"))]


@functools.cache
def marked_rules() -> frozenset[str]:
    sources = (module.read_text(encoding="utf-8") for module in TESTS.rglob("test_*.py"))
    return frozenset(rule for source in sources if "mark.rule" in source for rule in rules_named_in(source))


def test_every_rule_has_a_test() -> None:
    tested = marked_rules()
    untested = [rule for rule in written_rules() if rule not in tested]
    assert not untested, f"no test names {', '.join(untested)} in a rule mark"


def test_every_mark_names_a_rule_that_is_written() -> None:
    unknown = sorted(marked_rules() - {*written_rules()})
    assert not unknown, f"docs/rules has no {', '.join(unknown)}"


def test_no_number_is_given_twice() -> None:
    written = written_rules()
    assert len(written) == len(set(written))


def test_richelieu_has_all_its_rules() -> None:
    sections = [
        *range(1, 8),
        *range(10, 17),
        *range(20, 28),
        *range(30, 34),
        *range(40, 47),
        50,
        51,
        52,
        *range(60, 66),
    ]
    written = [rule for rule in written_rules() if rule.startswith("RI-")]
    assert sorted(written) == [f"RI-{number:02}" for number in sections]


def test_habemus_papam_has_all_its_rules() -> None:
    sections = [
        *range(1, 9),
        *range(10, 16),
        *range(20, 27),
        *range(30, 39),
        *range(40, 46),
        *range(50, 60),
        *range(60, 69),
        *range(70, 77),
    ]
    written = [rule for rule in written_rules() if rule.startswith("HP-")]
    assert sorted(written) == [f"HP-{number:02}" for number in sections]


def test_a_rule_is_the_number_at_the_beginning_of_an_item() -> None:
    page = (
        "# Rules\n- RI-12 Two cards.\n- HP-36 Votes, see RI-99.\n"
        "- **Q-21** A name.\n  - PX-30 below\nRI-98 in a line\n- no rule\n"
    )
    assert rules_in(page) == ["RI-12", "HP-36", "Q-21"]


def test_a_mark_may_name_several_rules() -> None:
    source = (
        "@pytest.mark.rule('RI-12')\n@pytest.mark.rule('Q-21', 'HP-36')\ndef test_it(): ...\n"
        "@pytest.mark.slow('RI-13')\ndef test_that(): 'RI-14'\n"
    )
    assert rules_named_in(source) == {"RI-12", "Q-21", "HP-36"}
