"""What each language does with numbers, lists, names and the words before them."""

from __future__ import annotations

import pickle

import pytest

from camerlengo.core import grammar
from camerlengo.core.texts import Figure, Listed, Name, Named, Text, Who, text, write_book, wrong_gaps

NB, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"

WRITTEN = {
    "en": {
        "nuncio": "the|Nuncio",
        "row": "row {n}",
        "cards": "{n:0=no cards|card|cards}",
        "figures": "{n:#} {n:$} {n:%} {n:+} {n:+$}",
        "decimal": "{n:.1} {n:%.1}",
        "takes": "{who} takes {card}. {who} passes; {who}: “{card}”.",
        "label": "Player: {who:-}",
        "one_of": "Choose one of {what:or}.",
        "all_of": "Take {what}.",
        "of": "{who}'s",
        "to": "Fly to {place}",
        "from": "",
        "than": "",
        "agrees": "{card:x|y}",
        "of_text": "{card} of {who}",
        "whom": "{who:-} {what:and}",
    },
    "it": {
        "nuncio": "il|Nunzio",
        "row": "la|fila {n}",
        "cards": "{n:carta|di carte|carte}",
        "takes": "{who} prende {card}. {who} passa; {who}: «{card}».",
        "label": "Giocatore: {who:-}",
        "one_of": "Scegli {what:or}.",
        "all_of": "Prendi {what}.",
        "of": "Di {who}: mano di {who}, a {who}, da {who}, su {who}, in {who}, con {who}",
        "to": "Vola {place:in}",
        "from": "da {where} a {where}, {where:-}",
        "than": "{who} e {card} o {card}",
        "agrees": "{card:è scoperto|è scoperta|sono scoperti|sono scoperte}",
        "of_text": "di {what}",
        "whom": "carte di {what}",
    },
    "fr": {
        "nuncio": "le|Nonce",
        "row": "la|rangée {n}",
        "cards": "{n:carte|de cartes|cartes}",
        "takes": "{who} prend {card}. {who} passe ; {who} : « {card} ».",
        "label": "Joueur : {who:-}",
        "one_of": "Choisissez {what:or}.",
        "all_of": "Prenez {what}.",
        "of": "De {who} : main de {who}, à {who}, jusqu'à {who}, pour {who}",
        "to": "Aller {place:en}",
        "from": "de {where} à {where}, {where:-}",
        "than": "plus que {who}",
        "agrees": "{card:est visible|est visible|sont visibles|sont visibles}",
        "of_text": "de {what}",
        "whom": "cartes de {what}",
    },
}
for sentences in WRITTEN.values():
    for key in WRITTEN["en"]:
        sentences.setdefault(key, WRITTEN["en"][key])
write_book("grammar", "en", WRITTEN)


def said(language: str, key: str, names: tuple[str, ...] = (), **gaps: object) -> str:
    return text(f"grammar.{key}", **gaps).say(language, names)


# The samples of the Unicode CLDR, version 47.
@pytest.mark.parametrize(
    ("language", "category", "numbers"),
    [
        ("en", "one", (1,)),
        ("en", "other", (0, 2, 16, 100, 1_000_000, 0.0, 1.0, 1.5)),
        ("it", "one", (1,)),
        ("it", "many", (1_000_000, 2_000_000)),
        ("it", "other", (0, 2, 16, 1_000, 1.0, 1.5)),
        ("fr", "one", (0, 1, 0.0, 1.0, 1.5)),
        ("fr", "many", (1_000_000, 2_000_000)),
        ("fr", "other", (2, 17, 100, 2.0, 3.5)),
    ],
)
def test_plurals_are_those_of_the_cldr(language: str, category: str, numbers: tuple[float, ...]) -> None:
    assert {grammar.plural(language, number) for number in numbers} == {category}


@pytest.mark.parametrize(
    ("language", "by_number"),
    [
        ("en", {0: "no cards", 1: "card", 2: "cards", 1_000_000: "cards"}),
        ("it", {0: "carte", 1: "carta", 2: "carte", 1_000_000: "di carte"}),
        ("fr", {0: "carte", 1: "carte", 2: "cartes", 1_000_000: "de cartes"}),
    ],
)
def test_a_sentence_has_forms_for_numbers(language: str, by_number: dict[int, str]) -> None:
    assert {n: said(language, "cards", n=n) for n in by_number} == by_number


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", "24,700 $24,700 24,700% +24,700 +$24,700"),
        ("it", f"24.700 24.700{NB}$ 24.700% +24.700 +24.700{NB}$"),
        (
            "fr",
            f"24{NARROW}700 24{NARROW}700{NB}$ 24{NARROW}700{NB}% +24{NARROW}700 +24{NARROW}700{NB}$",
        ),
    ],
)
def test_numbers_and_money_have_the_form_of_the_language(language: str, figures: str) -> None:
    assert said(language, "figures", n=24_700) == figures


@pytest.mark.parametrize(
    ("language", "figures"),
    [("en", "45.3 45.3%"), ("it", "45,3 45,3%"), ("fr", f"45,3 45,3{NB}%")],
)
def test_decimals_have_the_sign_of_the_language(language: str, figures: str) -> None:
    assert said(language, "decimal", n=45.25 + 0.01) == figures
    assert Figure(45.26, ".1").say(language) == figures.partition(" ")[0]


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "−1,400.5 (48.6–52.5%)"),
        ("it", "−1.400,5 (48,6–52,5%)"),
        ("fr", f"−1{NARROW}400,5 (48,6–52,5{NB}%)"),
    ],
)
def test_figures_of_tables_have_the_form_of_the_language(language: str, written: str) -> None:
    assert grammar.written(language, f"{-1400.5:,} (48.6–52.5%)") == written


def test_what_is_below_zero_has_a_minus_sign() -> None:
    assert grammar.number("fr", -1400) == f"−1{NARROW}400"
    assert grammar.money("en", -1400) == "−$1,400"
    assert grammar.money("it", -1400) == f"−1.400{NB}$"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "Take Anna, Bruno and Elena.", "Choose one of Anna, Bruno or Elena."),
        ("it", "Prendi Anna, Bruno ed Elena.", "Scegli Anna, Bruno o Elena."),
        ("fr", "Prenez Anna, Bruno et Elena.", "Choisissez Anna, Bruno ou Elena."),
    ],
)
def test_lists_end_in_and_or_in_or(language: str, both: str, either: str) -> None:
    names = Listed(("Anna", "Bruno", "Elena"))
    assert said(language, "all_of", what=names) == both
    assert said(language, "one_of", what=names) == either


def test_italian_and_gets_a_d_before_the_same_vowel() -> None:
    assert grammar.listed("it", ["a", "Ottavio"], "or") == "a o Ottavio"  # "od" is no longer written
    assert grammar.listed("it", ["a", "Èva"]) == "a ed Èva"
    assert grammar.listed("it", ["a", "Anna"]) == "a e Anna"
    assert said("it", "than", ("Anna",), who=Who(0), card="Elena") == "Anna ed Elena o Elena"
    assert said("it", "than", ("Anna",), who=Who(0), card="Ottavio") == "Anna e Ottavio o Ottavio"


NUNCIO = Text("grammar.nuncio")


def test_an_article_is_a_capital_at_the_beginning_of_a_sentence_only() -> None:
    names = {language: (NUNCIO.name(language),) for language in WRITTEN}
    gaps = {"who": Who(0), "card": NUNCIO}
    english = "The Nuncio takes the Nuncio. The Nuncio passes; the Nuncio: “the Nuncio”."
    assert said("en", "takes", names["en"], **gaps) == english
    assert said("it", "takes", names["it"], **gaps).startswith(
        "Il Nunzio prende il Nunzio. Il Nunzio passa; il"
    )
    assert said("fr", "takes", names["fr"], **gaps) == (
        f"Le Nonce prend le Nonce. Le Nonce passe{NARROW}; le Nonce{NB}: «{NB}le Nonce{NB}»."
    )
    assert (
        said("en", "all_of", names["en"], what=Listed((Who(0), Who(0)))) == "Take the Nuncio and the Nuncio."
    )
    assert said("en", "of_text", names["en"], who=Who(0), card=Text("grammar.row", {"n": 1})) == (
        "row 1 of the Nuncio"
    )


def test_a_name_by_itself_has_no_article() -> None:
    assert [NUNCIO.say(language) for language in WRITTEN] == ["Nuncio", "Nunzio", "Nonce"]
    assert said("en", "label", ("Anna",), who=NUNCIO) == "Player: Nuncio"


@pytest.mark.parametrize(
    ("article", "name", "all_cases"),
    [
        ("", "Anna", "Di Anna: mano di Anna, ad Anna, da Anna, su Anna, in Anna, con Anna"),
        ("", "Elena", "Di Elena: mano di Elena, a Elena, da Elena, su Elena, in Elena, con Elena"),
        ("il", "Nunzio", "Del Nunzio: mano del Nunzio, al Nunzio, dal Nunzio, sul Nunzio, nel Nunzio, con il Nunzio"),  # noqa: E501
        ("lo", "Zio", "Dello Zio: mano dello Zio, allo Zio, dallo Zio, sullo Zio, nello Zio, con lo Zio"),
        ("la", "Regina", "Della Regina: mano della Regina, alla Regina, dalla Regina, sulla Regina, nella Regina, con la Regina"),  # noqa: E501
        ("l' f", "Amica", "Dell’Amica: mano dell’Amica, all’Amica, dall’Amica, sull’Amica, nell’Amica, con l’Amica"),  # noqa: E501
        ("i", "Nunzi", "Dei Nunzi: mano dei Nunzi, ai Nunzi, dai Nunzi, sui Nunzi, nei Nunzi, con i Nunzi"),
        ("gli", "Zii", "Degli Zii: mano degli Zii, agli Zii, dagli Zii, sugli Zii, negli Zii, con gli Zii"),
        ("le", "Regine", "Delle Regine: mano delle Regine, alle Regine, dalle Regine, sulle Regine, nelle Regine, con le Regine"),  # noqa: E501
    ],
)  # fmt: skip
def test_italian_prepositions_contract(article: str, name: str, all_cases: str) -> None:
    assert said("it", "of", (Name(name, article) if article else name,), who=Who(0)) == all_cases


@pytest.mark.parametrize(
    ("article", "name", "all_cases"),
    [
        ("", "Anna", "D’Anna : main d’Anna, à Anna, jusqu’à Anna, pour Anna"),
        ("", "Élise", "D’Élise : main d’Élise, à Élise, jusqu’à Élise, pour Élise"),
        ("", "Hugo", "De Hugo : main de Hugo, à Hugo, jusqu’à Hugo, pour Hugo"),
        ("le", "Nonce", "Du Nonce : main du Nonce, au Nonce, jusqu’au Nonce, pour le Nonce"),
        ("la", "Reine", "De la Reine : main de la Reine, à la Reine, jusqu’à la Reine, pour la Reine"),
        ("l' m", "Aumônier", "De l’Aumônier : main de l’Aumônier, à l’Aumônier, jusqu’à l’Aumônier, pour l’Aumônier"),  # noqa: E501
        ("les", "Nonces", "Des Nonces : main des Nonces, aux Nonces, jusqu’aux Nonces, pour les Nonces"),
    ],
)  # fmt: skip
def test_french_prepositions_contract_or_lose_their_vowel(article: str, name: str, all_cases: str) -> None:
    named = (Name(name, article) if article else name,)
    assert said("fr", "of", named, who=Who(0)) == all_cases.replace(" :", f"{NB}:")


def test_french_que_loses_its_vowel() -> None:
    assert said("fr", "than", ("Anna",), who=Who(0)) == "plus qu’Anna"
    assert said("fr", "than", ("Bruno",), who=Who(0)) == "plus que Bruno"
    assert said("fr", "than", (Name("Nonce", "le"),), who=Who(0)) == "plus que le Nonce"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Anna", "d’Anna"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Ödön", "d’Ödön"),
        ("Hélène", "d’Hélène"),
        ("Henri", "d’Henri"),
        ("Haïti", "d’Haïti"),
        ("Hugo", "de Hugo"),
        ("Hans", "de Hans"),
        ("Yves", "d’Yves"),
        ("Yvonne", "d’Yvonne"),
        ("Yann", "de Yann"),
        ("Youssef Ben Tamrit", "de Youssef Ben Tamrit"),
        ("O", "d’O"),
        ("Y", "de Y"),
        ("1. FC", "de 1. FC"),
        ("王", "de 王"),
        ("", "de "),
    ],
)
def test_french_de_goes_by_the_sound_of_the_name(name: str, of: str) -> None:
    assert grammar.after("fr", "de", "", name) == of


def test_a_text_has_the_marks_of_print() -> None:
    assert (
        grammar.typeset("en", "It isn't {who}'s; the players' hands")
        == "It isn’t {who}’s; the players’ hands"
    )
    assert grammar.typeset("it", "un po' dell'{n}") == "un po’ dell’{n}"
    assert grammar.typeset("en", "Write 'x' if you can't") == "Write 'x' if you can’t"
    french = f"Qui{NARROW}? Lui{NB}: «{NB}non{NB}»{NARROW}; 45{NB}%{NARROW}!"
    assert grammar.typeset("fr", "Qui ? Lui : « non » ; 45 % !") == french
    assert grammar.typeset("fr", french) == french
    assert grammar.typeset("en", "Who ?") == "Who ?"


def test_the_name_of_a_player_stays_as_it_was_typed() -> None:
    assert said("fr", "than", ("D'Artagnan ?",), who=Who(0)) == "plus que D'Artagnan ?"
    assert said("en", "of", ("D'Artagnan",), who=Who(0)) == "D'Artagnan’s"


def test_a_text_that_is_a_name_contracts_too() -> None:
    where = Text("grammar.row", {"n": 3})
    assert said("it", "from", where=where) == "dalla fila 3 alla fila 3, fila 3"
    assert said("fr", "from", where=where) == "de la rangée 3 à la rangée 3, rangée 3"
    nested = text(
        "grammar.of_text", card="Anjou", who="Anna", what=Text("richelieu.card.plain", {"region": "Anjou"})
    )
    assert nested.say("fr").startswith("d’Anjou")


def test_each_of_a_list_has_its_preposition() -> None:
    both = Listed((Name("Nunzio", "il"), "Anna"))
    assert said("it", "whom", what=both) == "carte del Nunzio e di Anna"
    assert said("fr", "whom", what=Listed((Name("Nonce", "le"), "Anna"))) == "cartes du Nonce et d’Anna"


@pytest.mark.parametrize(
    ("names", "articles", "italian", "french"),
    [
        (("Marocco", "Maroc"), ("il", "le"), "Vola in Marocco", "Aller au Maroc"),
        (("Francia", "France"), ("la", "la"), "Vola in Francia", "Aller en France"),
        (("Iran", "Iran"), ("l' m", "l' m"), "Vola in Iran", "Aller en Iran"),
        (("Filippine", "Philippines"), ("le", "les"), "Vola nelle Filippine", "Aller aux Philippines"),
        (("Cuba", "Cuba"), ("", ""), "Vola a Cuba", "Aller à Cuba"),
        (("Atene", "Athènes"), ("", ""), "Vola ad Atene", "Aller à Athènes"),
    ],
)
def test_places_have_their_preposition(
    names: tuple[str, str], articles: tuple[str, str], italian: str, french: str
) -> None:
    place = Named(
        {"it": names[0], "fr": names[1]},
        {language: article for language, article in zip(("it", "fr"), articles, strict=True) if article},
    )
    assert said("it", "to", place=place) == italian
    assert said("fr", "to", place=place) == french


@pytest.mark.parametrize(
    ("article", "form"),
    [
        ("", "è scoperto"),
        ("il", "è scoperto"),
        ("l'", "è scoperto"),
        ("l' f", "è scoperta"),
        ("la", "è scoperta"),
        ("gli", "sono scoperti"),
        ("le", "sono scoperte"),
    ],
)
def test_a_sentence_agrees_with_the_gender_of_a_name(article: str, form: str) -> None:
    assert said("it", "agrees", card=Name("x", article)) == form


def test_numbers_do_not_change_the_word_before_them() -> None:
    assert said("it", "from", where=8) == "da 8 a 8, 8"
    assert said("fr", "from", where=11) == "de 11 à 11, 11"


def test_a_name_keeps_its_article_on_the_way_to_another_process() -> None:
    name = pickle.loads(pickle.dumps(Name("Nunzio", "il")))
    assert (name, name.article) == ("Nunzio", "il")


def test_a_gap_whose_form_is_unknown_is_found() -> None:
    assert wrong_gaps("{n:cards} {n:card|cards} {n:$} {n:#,} {n} {n:1|2|3|4|5}", "en") == [
        "{n:cards}",
        "{n:#,}",
        "{n:1|2|3|4|5}",
    ]


def test_a_missing_gap_stays_as_it_is_written() -> None:
    assert said("fr", "whom") == "cartes de {what}"
