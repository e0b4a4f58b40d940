"""What the table page shows one reader, made from the view of the seat and nothing else."""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import asdict

from camerlengo.bots import LEVELS, is_bot, reasons_of, suspects
from camerlengo.bots.bot_names import name_of
from camerlengo.core.ask import Event
from camerlengo.core.box import Box
from camerlengo.core.page import GamePage
from camerlengo.core.result import Result
from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.server.live_table import LiveTable, Standstill
from camerlengo.server.rows import ChatRow
from camerlengo.server.setup import USUAL_BOT
from camerlengo.table import Question, Table
from camerlengo.web.contexts import (
    BotShown,
    Choices,
    DealShown,
    GameShown,
    Holder,
    HotseatShown,
    LobbyPage,
    MomentShown,
    NoticeShown,
    OptionShown,
    PassShown,
    QuestionShown,
    ReplayPage,
    RequestShown,
    ResultShown,
    ScoreLine,
    SeatShown,
    TablePage,
    TableShown,
    TroubleShown,
    UndoShown,
    WindowShown,
)
from camerlengo.web.facts import Facts
from camerlengo.web.hint_panel import hint_facts
from camerlengo.web.rendering import parts_of, rank_facts
from camerlengo.web.scene import Scene, SceneBody, scenes_of
from camerlengo.web.table_log import LogPart, whole_log
from camerlengo.web.viewer import Viewer

NO_UNDO: Final = UndoShown()
ONLY_HERE: Final = re.compile(r"https?://(127\.|localhost|\[::1\])")


def scene_of(viewer: Viewer) -> Scene:
    """The table as this reader sees it now; readers who see the same share it."""
    return scenes_of(viewer.live).seen(viewer.key, lambda: make_scene(viewer, context(viewer)))


def make_scene(viewer: Viewer, shown: TablePage | LobbyPage) -> Scene:
    live, visitor = viewer.live, viewer.visitor
    language = visitor.language
    parts = scenes_of(live).parts(viewer.key, language, shown.names)
    body = parts_of("parts/main_table.html", visitor, asdict(shown), shown.names, parts)
    kind = "request" if viewer.decides_undo else "my_turn" if viewer.my_turn else "table"
    seen = SceneBody(
        body=body,
        attributes=attributes_of(viewer, shown),
        title=text(f"server.title.{kind}", title=live.box.title_in(language)).say(language),
        mine=viewer.my_turn,
        seat=viewer.shown,
    )
    if isinstance(shown, TablePage):
        log = shown.log if "log" in parts.placed else None  # while a device is passed on there is none
        return Scene(seen, log, shown.heard)
    return Scene(seen, text=shown.headline)


def attributes_of(viewer: Viewer, shown: TablePage | LobbyPage) -> dict[str, str]:
    """What the element of the table says to its style and its scripts, beside its number."""
    live, question = viewer.live, shown.question
    classes = ["play", f"seats-{len(live.seats)}"]
    if question is not None and question.due:
        classes.append("may-answer" if question.answers else "my-turn")
    if shown.result is not None:
        classes.append("is-over")
    if shown.table.alone and viewer.mine:
        classes.append("alone")
    attributes = {
        "class": " ".join(classes),
        "data-game": live.row.game,
        "data-table": live.id,
        "aria-label": live.box.title_in(viewer.visitor.language),
        "data-live": f"/table/{live.id}/live?lang={viewer.visitor.language}",
    }
    if live.dealt:
        attributes["data-turn"] = str(live.table.position.begun)
        attributes["data-look"] = f"/table/{live.id}/look?lang={viewer.visitor.language}"
    if question is not None:
        attributes["data-asked"] = str(question.asked_at)
    return attributes


def context(viewer: Viewer) -> TablePage | LobbyPage:
    live, language = viewer.live, viewer.visitor.language
    if not live.dealt:
        return lobby(viewer)
    table = live.table
    names = live.names_in(language)
    question = own_question(table, viewer.seat) if live.playing else None
    offered = None if question is None or live.answers_automatically(question) else question
    heard = scenes_of(live).log.heard(table, viewer.shown, language)
    hotseat = HotseatShown(pass_facts(viewer) if viewer.pass_on else None) if len(viewer.mine) > 1 else None
    return TablePage(
        **asdict(
            scene(
                table,
                viewer.shown,
                language,
                offered,
                live.asked_at,
                heard.events,
                viewer.mine,
                scenes_of(live).facts,
            )
        ),
        heard=heard.events,
        table=table_facts(viewer),
        seats=scenes_of(live).facts.same(("seats", viewer.key), seat_facts(viewer)),
        headline=headline(viewer, question).say(language, names),
        undo=undo_facts(viewer),
        asking=request_facts(viewer),
        trouble=standstill_facts(viewer),
        usual_bot=USUAL_BOT,
        hint=hint_facts(viewer, offered),
        window=window_facts(viewer),
        log=LogPart(heard.lines, language),
        coach=coach_facts(viewer),
        thoughts=thoughts(live),
        bots_again=bots_again(viewer),
        hotseat=hotseat,
    )


def lobby(viewer: Viewer) -> LobbyPage:
    live, language = viewer.live, viewer.visitor.language
    names = live.names_in(language)
    return LobbyPage(
        box=live.box,
        viewer=viewer.seat,
        names=names,
        table=table_facts(viewer),
        seats=seat_facts(viewer),
        headline=headline(viewer, None).say(language, names),
        fill=rank_facts(live.box, language) if live.waiting and viewer.is_owner else None,
        usual_bot=USUAL_BOT,
    )


def scene(
    table: Table,
    seat: int | None,
    language: str,
    question: Question | None,
    asked_at: int,
    events: Sequence[Event],
    mine: Sequence[int] = (),
    facts: Facts | None = None,
) -> GameShown:
    """The game itself as one seat sees it.

    `events` are those that the seat has heard of. `mine` are the reader's own seats, who may have won.
    `facts` are those that the table remembers, for a table that is followed.
    """
    box = table.box
    view = table.view(seat)
    return GameShown(
        game_page=f"{box.name}/page.html",
        box=box,
        view=view,
        viewer=seat,
        names=table.names_in(language),
        question=question_facts(table, question, language, asked_at),
        result=result_facts(table, language, mine),
        extra=extras(table, view, events, question, language, facts),
    )


def page_of(box: Box) -> type[GamePage[Any, Any]]:
    """The class `Page` of a game. docs/games.md says which of its extras the frame around it reads."""
    page: type[GamePage[Any, Any]] = import_module(f"{box.package}.page").Page
    return page


def coach_facts(viewer: Viewer) -> list[tuple[str, str]]:
    """What a first game against bots explains; the reader's browser remembers what it has shown.

    A game that began with people is none, when a bot takes over for the last of them.
    """
    live = viewer.live
    alone = all(row.left_by is None if row.kind == "bot" else row.seat in viewer.mine for row in live.seats)
    if not live.playing or len(viewer.mine) != 1 or not alone:
        return []
    game, language = live.row.game, viewer.visitor.language
    return [
        (text(f"{game}.coach.{key}").say(language), question) for key, question in page_of(live.box).coach
    ]


def extras(
    table: Table,
    view: Any,
    events: Sequence[Event],
    question: Question | None,
    language: str,
    facts: Facts | None = None,
) -> dict[str, Any]:
    """What the game's own template gets, with the latest of the events that its reader has heard of."""
    page = page_of(table.box)
    last = page.recent(events)
    names = table.names_in(language)

    def make() -> dict[str, Any]:
        made = page(view, question, table.deck, language, names, last)
        if facts is not None:
            made.memory = facts.of(language, names)
        return made.extras()

    return make() if facts is None else facts.extras(view, question, last, language, names, make)


def own_question(table: Table, seat: int | None) -> Question | None:
    return next((question for question in table.questions if question.seat == seat), None)


def question_facts(
    table: Table, question: Question | None, language: str, asked_at: int
) -> QuestionShown | None:
    if question is None:
        return None
    sealed = question.sealed
    passes = table.box.passes(question.kind)  # nobody is asked twice whether to do nothing
    return QuestionShown(
        seat=question.seat,
        name=question.name,
        kind=question.kind,
        text=question.text(language),
        asked_at=asked_at,
        sealed=sealed,
        due=sealed is None,
        answers=passes in question.options,
        options={
            option: OptionShown(
                question.sentence(option, language),
                option != passes and question.is_final(option),
                option == sealed,
            )
            for option in question.options
        },
    )


def table_facts(viewer: Viewer) -> TableShown:
    live, visitor = viewer.live, viewer.visitor
    public_url = visitor.address
    row = live.row
    return TableShown(
        id=live.id,
        game=row.game,
        title=live.box.title_in(visitor.language),
        title_language=live.box.title_language or visitor.language,
        number=live.number,
        state=row.state,
        waiting=live.waiting,
        dealt=live.dealt,
        over=live.over,
        playing=live.playing,
        public=row.public,
        owner=viewer.is_owner,
        seated=bool(viewer.mine),
        left=viewer.left,
        final=bool(viewer.mine) and all(live.has_returned(seat) for seat in viewer.mine),
        alone=all(row.kind == "bot" or row.seat in viewer.mine for row in live.seats),
        invite=f"{public_url}/join/{row.invite}" if viewer.mine or viewer.is_owner else None,
        link=f"{public_url}/table/{live.id}",
        only_here=bool(ONLY_HERE.match(public_url)),
        free_seats=live.free_seats(),
        days=round(visitor.house.waiting.days),
        join=f"/join/{row.invite}" if live.waiting and row.public and not viewer.mine else None,
        rematch=f"/table/{row.rematch}" if row.rematch else None,
        rules=f"/rules/{row.game}",
        record=f"/table/{live.id}/record.json",
        closed=row.state in ("closed", "cancelled", "expired"),
        hints=row.hints,
        practice=row.practice,
        deal=deal_facts(viewer),
        notices=notices(live, visitor.language),
        watchers=live.spectators,
        channel="table" if viewer.mine or not live.playing else "gallery",
        chat=[
            chat_facts(line, visitor.language)
            for line in live.chat
            if line.channel == "table" or not live.playing or not viewer.mine
        ],
    )


def notices(live: LiveTable, language: str) -> list[NoticeShown]:
    return list(_notices(live.box.rules, live.newest_rules, live.computable, live.open_deal, language))


@functools.lru_cache(maxsize=100)
def _notices(
    rules: int, newest: int, computable: bool, open_deal: bool, language: str
) -> tuple[NoticeShown, ...]:
    """The same for all tables of which everybody may know the same."""
    said = {}
    if rules < newest:
        versions = {"n": rules, "newest": newest}
        said["rules"] = (
            "book",
            text("web.old_rules.tag", **versions),
            text("web.old_rules.line", **versions),
        )
    if computable:
        said["computable"] = ("eye", text("web.deal.computable"), text("web.deal.computable_line"))
    if open_deal:
        said["open_deal"] = ("eye", text("web.deal.open"), text("web.deal.open_line"))
    return tuple(
        NoticeShown(about, icon, tag.say(language), line.say(language))
        for about, (icon, tag, line) in said.items()
    )


def window_facts(viewer: Viewer) -> WindowShown | None:
    """The open window that closes automatically, and whether the reader may ask for more time in it."""
    live = viewer.live
    if not live.timed():
        return None
    seat = viewer.seat
    asks = seat is not None and live.in_window(seat) and not live.window.holds(live.asked_at, seat)
    return WindowShown(live.row.window, live.asked_at, asks)


def deal_facts(viewer: Viewer) -> DealShown:
    """How the cards are dealt, with the reader's own nonce and nobody else's.

    The number that the key gives is shown only when the game is over. A record from elsewhere may name any
    commitment: this house did not publish it.
    """
    live = viewer.live
    gives = live.table.record.commits_to() if live.over else None
    return DealShown(
        open=live.open_deal,
        commitment=live.commitment if live.row.state != "imported" else None,
        gives=gives,
        differs=gives is not None and live.commitment not in (None, gives),
        nonce=next((live.seats[seat].nonce for seat in viewer.mine if live.seats[seat].nonce), None),
    )


def chat_facts(line: ChatRow, language: str) -> tuple[str, str, str, str]:
    """Author, text, time and channel."""
    author = line.author or text("server.guest").say(language)
    return author, line.text, time.strftime("%H:%M", time.localtime(line.at)), line.channel


def seat_facts(viewer: Viewer) -> list[SeatShown]:
    live, language = viewer.live, viewer.visitor.language
    names = live.names_in(language)
    waiting: Sequence[int] = ()
    sealed: set[int] = set()
    places = None
    if live.dealt:
        table = live.table
        waiting = table.waiting_seen_by(viewer.seat) if live.playing else ()
        sealed = sealed_seen_by(table, viewer.seat)
        places = table.result.places if table.result else None
    return [
        SeatShown(
            seat=row.seat,
            name=names[row.seat],
            character=live.box.character(row.seat).say(language),
            kind=row.kind,
            bot=name_of(row.bot).say(language) if row.bot else None,
            online=row.kind == "bot" or row.seat in viewer.mine or live.online(row.seat),
            mine=row.seat in viewer.mine,
            waiting=row.seat in waiting,
            sealed=row.seat in sealed,
            preferences=live.preferences_of(row.seat) if row.seat == viewer.seat else None,
            place=places[row.seat] if places else None,
        )
        for row in live.seats
    ]


def sealed_seen_by(table: Table, seat: int | None) -> set[int]:
    """The seats that have decided and may still change it, as far as a seat may know."""
    return {
        question.seat
        for question in table.questions
        if question.sealed is not None and (question.seat == seat or not table.anonymous)
    }


def headline(viewer: Viewer, question: Question | None) -> Text:
    """The one sentence on top: what goes on, and what is asked of the reader."""
    live = viewer.live
    if not live.dealt:
        return lobby_headline(live)
    table = live.table
    result = table.result
    if live.row.state == "closed":
        return text("server.headline.closed")
    if result is not None:
        return ended(table, result, viewer.mine)
    if not live.playing:
        return text("server.headline.unfinished")
    if viewer.pass_on:
        return text("server.headline.pass_on", who=Who([*viewer.seats_to_hand_over, *viewer.mine][0]))
    trouble = live.trouble
    if live.stuck and trouble is not None:
        return standstill_text(live, trouble)
    asked_apart = table.anonymous and (question is None or live.answers_automatically(question))
    if question is not None and live.answers_automatically(question) and not asked_apart:
        return text("server.headline.no_choice")
    if question is not None and question.sealed is None and not asked_apart:
        return table.box.question_text(table.view(question.seat), question.kind, question.options, table.deck)
    waiting = [seat for seat in table.waiting_for if live.seats[seat].kind == "open"]
    if waiting:
        return text("server.headline.open_seat", who=Listed(tuple(Who(seat) for seat in waiting)))
    if asked_apart:
        return text("server.headline.answers")
    who = Listed(tuple(Who(seat) for seat in table.waiting_for))
    if question is not None:
        return text("server.headline.sealed", who=who)
    return text(
        "server.headline.waiting" if len(table.waiting_for) == 1 else "server.headline.waiting_several",
        who=who,
    )


def standstill_text(live: LiveTable, trouble: Standstill) -> Text:
    """Why the table stands still; it names the bots."""
    if trouble.why == "house":
        return text("server.headline.stuck")
    if trouble.why == "queue":
        return text("server.headline.queue")
    if trouble.why == "rules":
        return text("server.headline.rules", game=live.box.called)
    names = {live.seats[seat].bot or "random": None for seat in trouble.seats}
    who = Listed(tuple(Who(seat) for seat in trouble.seats))
    bots = Listed(tuple(name_of(bot) for bot in names))
    kind = trouble.why
    if kind == "failing":
        kind = "one_of_them" if len(trouble.seats) > 1 else "again" if trouble.again else "failing"
    return text(f"server.trouble.{kind}", who=who, bots=bots)


def standstill_facts(viewer: Viewer) -> TroubleShown | None:
    """A bot that is missing or fails, and who may play instead, for those who may decide that."""
    live, language = viewer.live, viewer.visitor.language
    trouble = live.trouble
    if trouble is None or not trouble.seats:
        return None
    names = live.names_in(language)
    decide = bool(viewer.mine) or viewer.is_owner
    help_ = text(f"server.trouble.{'decide' if decide else 'others'}")
    return TroubleShown(
        sentence=standstill_text(live, trouble).say(language, names),
        help=help_.say(language, names),
        bots=[
            BotShown(seat, names[seat], choices_for(live, seat, language))
            for seat in (trouble.seats if decide else ())
        ],
    )


def choices_for(live: LiveTable, seat: int, language: str) -> Choices:
    """The possible replacements of a bot: any level, and first of all the bot itself if it is still there."""
    bot = live.seats[seat].bot or ""
    ranks = [(rank, called) for rank, called, _ in rank_facts(live.box, language)]
    if bot in LEVELS or not is_bot(bot):
        return ranks
    return [(bot, name_of(bot).say(language)), *ranks]


def lobby_headline(live: LiveTable) -> Text:
    if live.waiting:
        return text("server.headline.players", n=len(live.free_seats()))
    return text(f"server.headline.{live.row.state}")


def undo_facts(viewer: Viewer) -> UndoShown:
    live = viewer.live
    if not live.playing or viewer.seat is None:
        return NO_UNDO
    why = live.why_no_undo(viewer.seat)
    if why is None:
        return UndoShown(possible=True)
    refusal = live.why_no_request(viewer.seat)
    if refusal is not None and refusal.code in ("request_open", "request_again"):
        why = refusal.text
    language = viewer.visitor.language
    return UndoShown(ask=refusal is None, why=why.say(language, live.names_in(language)))


def request_facts(viewer: Viewer) -> RequestShown | None:
    """The open request to undo, and the reader's possible replies."""
    live, language = viewer.live, viewer.visitor.language
    request = live.request
    if request is None:
        return None
    names = live.names_in(language)
    own = request.seat in viewer.mine
    undecided = [
        seat for seat in live.undecided(request) if not own or not viewer.decides_undo or seat in viewer.mine
    ]
    key = "here" if own and viewer.decides_undo else "since" if viewer.decides_undo else "waiting"
    who = Listed(tuple(Who(seat) for seat in undecided))
    return RequestShown(
        number=request.number,
        address=f"/table/{live.id}/request/{request.number}",
        sentence=text("server.request.asks", who=Who(request.seat)).say(language, names),
        line=text(f"server.request.{key}", who=who).say(language, names),
        decide=viewer.decides_undo,
        withdraw=own and not viewer.decides_undo,
    )


def result_facts(table: Table, language: str, mine: Sequence[int]) -> ResultShown | None:
    result = table.result
    if result is None:
        return None
    return ResultShown(
        scores=result.scores,
        places=result.places,
        winners=result.winners,
        headline=ended(table, result, mine).say(language, table.names_in(language)),
        won=any(seat in result.winners for seat in mine),
        sheet=[ScoreLine(line.title.say(language), line.counts, line.points) for line in result.sheet],
    )


def thoughts(live: LiveTable) -> dict[int, list[Text]]:
    """By seat: what bots that judge the others have made of them; nothing before the game is over."""
    if not live.table.over:
        return {}
    found = {
        row.seat: reasons_of(live.table, row.seat)
        for row in live.seats
        if row.bot is not None and suspects(row.bot, live.table.box)
    }
    return {seat: reasons for seat, reasons in found.items() if reasons}


def bots_again(viewer: Viewer) -> list[BotShown]:
    """The possible bots at the next table instead of each bot: any level, and first of all the bot itself."""
    live, language = viewer.live, viewer.visitor.language
    if not live.table.over or not viewer.mine or live.row.rematch is not None:
        return []
    names = live.names_in(language)
    return [
        BotShown(
            row.seat,
            names[row.seat],
            choices_for(live, row.seat, language),
            row.bot if is_bot(row.bot) else USUAL_BOT,
        )
        for row in live.seats
        if row.bot is not None
    ]


def pass_facts(viewer: Viewer) -> PassShown:
    """The next holder of the device, and the previous one, who may want to undo.

    Whether that works is shown only on trying: it would tell the next one what the other could choose.
    """
    names = viewer.live.names_in(viewer.visitor.language)
    seat = [*viewer.seats_to_hand_over, *viewer.mine][0]
    last = viewer.live.last_person()
    before = Holder(last, names[last]) if last is not None and last in viewer.mine else None
    return PassShown(seat, names[seat], before)


# --- replay -----------------------------------------------------------------------------------------


def replay_context(
    table: Table,
    seat: int | None,
    all_open: bool,
    language: str,
    bots: Mapping[int, str] = MappingProxyType({}),
    at: TableShown | None = None,
    replay: MomentShown | None = None,
    question: Question | None = None,
) -> ReplayPage:
    """A moment of a game. `all_open` shows what every seat sees at once, for a game that is over.

    `bots` are those who sat there, by seat; a table does not say it. With a `question` of the seat its
    options lie on the table.
    """
    names = table.names_in(language)
    box = table.box
    content = scene(table, seat, language, question, 0, table.events(seat))
    if all_open:
        content.view = table.open_view()
        content.extra = extras(table, content.view, table.events(None), None, language)
    places = table.result.places if table.result else None
    sealed = sealed_seen_by(table, seat)
    return ReplayPage(
        **asdict(content),
        headline=moment_headline(table).say(language, names),
        log=whole_log(table, at.id if at is not None else "", seat, language),
        undo=NO_UNDO,
        seats=[
            SeatShown(
                seat=number,
                name=name,
                character=box.character(number).say(language),
                kind="bot" if number in bots else "person",
                bot=name_of(bots[number]).say(language) if number in bots else None,
                online=True,
                mine=False,
                waiting=number in table.waiting_seen_by(seat),
                sealed=number in sealed,
                preferences=None,
                place=places[number] if places else None,
            )
            for number, name in enumerate(names)
        ],
        table=at,
        replay=replay,
    )


def ended(table: Table, result: Result, mine: Sequence[int]) -> Text:
    """How the game ended, to those who sit at `mine`; to anybody else, and to several, who has won."""
    winners, who = result.winners, Listed(tuple(Who(seat) for seat in result.winners))
    if not winners:
        return text("server.headline.nobody")
    if len(mine) != 1:
        if result.victory is not None:
            return result.victory
        return text("server.headline.won" if len(winners) == 1 else "server.headline.shared", who=who)
    (seat,) = mine
    own = table.box.ended_for(table.position.game, seat)
    if own is not None:
        return own
    score = result.scores[seat]
    others = [other for at, other in enumerate(result.scores) if at != seat]
    if seat in winners and len(winners) > 1:
        partners = Listed(tuple(Who(other) for other in winners if other != seat))
        return text("server.headline.you_share", who=partners, score=score)
    if seat in winners:
        return text("server.headline.you_won", score=score, other=max(others))
    place, count = result.places[seat], len(result.places)
    return text(
        "server.headline.you_lost",
        score=score,
        other=result.scores[winners[0]],
        place=text(f"server.place.{place}"),
        of=text(f"server.count.{count}"),
    )


def moment_headline(table: Table) -> Text:
    result = table.result
    if result is not None:
        return ended(table, result, ())
    if table.anonymous:
        return text("server.headline.answers")
    who = Listed(tuple(Who(seat) for seat in table.waiting_for))
    return text(
        "server.headline.moment" if len(table.waiting_for) == 1 else "server.headline.moments", who=who
    )
