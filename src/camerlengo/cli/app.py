"""The commands and their options. What a command needs is imported when it is called."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import typer
from typer.main import get_command

from camerlengo.cli.arguments import check_language
from camerlengo.cli.usage import Command, Group

Given = str | None

Lang = Annotated[Given, typer.Option("--lang", metavar="en|it|fr", help="cli.help.lang", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="cli.help.json")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.help.game")]
Players = Annotated[Given, typer.Option("--players", metavar="N", help="cli.help.players")]
Seed = Annotated[Given, typer.Option("--seed", metavar="NUMBER", help="cli.help.seed")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli.help.option")]
Timeout = Annotated[Given, typer.Option("--timeout", metavar="S", help="cli.help.timeout")]
NetworkFile = Annotated[Given, typer.Option("--network", metavar="FILE", help="cli.help.network")]
DeckFile = Annotated[Given, typer.Option("--deck", metavar="FILE", help="cli.help.deck")]

_typer: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
}
app = typer.Typer(cls=Group, invoke_without_command=True, help="cli.about", **_typer)
deck_app = typer.Typer(cls=Group, invoke_without_command=True, help="cli.deck.about", **_typer)
app.add_typer(deck_app, name="deck")
record_app = typer.Typer(cls=Group, invoke_without_command=True, help="cli.record.about", **_typer)
app.add_typer(record_app, name="record")


@functools.cache
def command() -> Any:
    return get_command(app)


def _version(asked: bool) -> None:
    if asked:
        from camerlengo import __version__, _engine

        typer.echo(f"camerlengo {__version__}, {_engine.engine()}")
        raise typer.Exit


@app.callback()
def camerlengo(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="cli.help.version", is_eager=True, callback=_version)
    ] = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    _help_without_command(context)


@deck_app.callback()
def deck(context: typer.Context, lang: Lang = None) -> None:
    check_language(lang)
    _help_without_command(context)


@record_app.callback()
def record(context: typer.Context, lang: Lang = None) -> None:
    check_language(lang)
    _help_without_command(context)


def _help_without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Command, help="cli.serve.about")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli.help.host")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="cli.help.port")] = "8655",
    database: Annotated[Given, typer.Option("--database", metavar="URL", help="cli.help.database")] = None,
    public_url: Annotated[
        Given, typer.Option("--public-url", metavar="URL", help="cli.help.public_url")
    ] = None,
    pause: Annotated[str, typer.Option("--pause", metavar="S", help="cli.help.pause")] = "1.2",
    waiting_days: Annotated[
        str, typer.Option("--waiting-days", metavar="N", help="cli.help.waiting_days")
    ] = "14",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli.help.no_browser")] = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import serve as command

    command.serve(host, port, database, public_url, pause, waiting_days, not no_browser, context.obj)


@app.command(cls=Command, help="cli.play.about")
def play(
    context: typer.Context,
    game: Annotated[Given, typer.Argument(metavar="[GAME]", help="cli.help.game")] = None,
    players: Players = None,
    humans: Annotated[Given, typer.Option("--humans", metavar="N", help="cli.help.humans")] = None,
    seat: Annotated[Given, typer.Option("--seat", metavar="S", help="cli.help.sit")] = None,
    bots: Annotated[Given, typer.Option("--bots", metavar="BOT,…", help="cli.help.bots")] = None,
    names: Annotated[Given, typer.Option("--names", metavar="NAME,…", help="cli.help.names")] = None,
    seed: Seed = None,
    option: Settings = None,
    deck: DeckFile = None,
    resume: Annotated[Given, typer.Option("--resume", metavar="FILE", help="cli.help.resume")] = None,
    timeout: Timeout = None,
    network: NetworkFile = None,
    no_hints: Annotated[bool, typer.Option("--no-hints", help="cli.help.no_hints")] = False,
    practice: Annotated[bool, typer.Option("--practice", help="cli.help.practice")] = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import play as command

    command.play(
        command.Wanted(
            game=game,
            players=players,
            humans=humans,
            seat=seat,
            bots=bots,
            names=names,
            seed=seed,
            options=tuple(option or ()),
            deck=deck,
            resume=resume,
            timeout=timeout,
            network=network,
            no_hints=no_hints,
            practice=practice,
            lang=lang,
        ),
        context.obj,
    )


@app.command(cls=Command, help="cli.simulate.about")
def simulate(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.help.games")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER", help="cli.help.series")] = "1",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli.help.rivals")] = "random,greedy",
    option: Settings = None,
    deck: DeckFile = None,
    timeout: Timeout = None,
    network: NetworkFile = None,
    jobs: Annotated[Given, typer.Option("--jobs", metavar="N", help="cli.help.jobs")] = None,
    save_records: Annotated[
        Given, typer.Option("--save-records", metavar="FOLDER", help="cli.help.save_records")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import simulate as command

    command.simulate(
        command.Wanted(
            game=game,
            players=players,
            games=games,
            seed=seed,
            bots=bots,
            options=tuple(option or ()),
            deck=deck,
            timeout=timeout,
            network=network,
            jobs=jobs,
            save_records=save_records,
            json=json,
        ),
        context.obj,
    )


@app.command(cls=Command, help="cli.arena.about")
def arena(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,…", help="cli.help.contestants")
    ] = "novice,curate,bishop",
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.help.games_each")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER", help="cli.help.series")] = "1",
    option: Settings = None,
    timeout: Timeout = None,
    network: NetworkFile = None,
    jobs: Annotated[Given, typer.Option("--jobs", metavar="N", help="cli.help.jobs")] = None,
    neighbours: Annotated[bool, typer.Option("--neighbours", help="cli.help.neighbours")] = False,
    one_way: Annotated[bool, typer.Option("--one-way", help="cli.help.one_way")] = False,
    together: Annotated[bool, typer.Option("--together", help="cli.help.together")] = False,
    picture: Annotated[Given, typer.Option("--picture", metavar="FILE.svg", help="cli.help.picture")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import arena as command

    command.arena(
        command.Wanted(
            game=game,
            players=players,
            bots=bots,
            games=games,
            seed=seed,
            options=tuple(option or ()),
            timeout=timeout,
            network=network,
            jobs=jobs,
            neighbours=neighbours,
            one_way=one_way,
            together=together,
            json=json,
            picture=picture,
        ),
        context.obj,
    )


@app.command(cls=Command, help="cli.train.about")
def train(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.help.lessons")] = "2000",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER", help="cli.help.same_file")] = "1",
    bots: Annotated[Given, typer.Option("--bots", metavar="BOT,…", help="cli.help.teachers")] = None,
    practise: Annotated[bool, typer.Option("--practise", help="cli.help.practise")] = False,
    jobs: Annotated[Given, typer.Option("--jobs", metavar="N", help="cli.help.jobs")] = None,
    output: Annotated[Given, typer.Option("--output", metavar="FILE", help="cli.help.learned")] = None,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import train as command

    wanted = command.Wanted(
        game=game, players=players, games=games, seed=seed, bots=bots, jobs=jobs, output=output
    )
    (command.practise if practise else command.learn)(wanted, context.obj)


@app.command(cls=Command, help="cli.balance.about")
def balance(
    context: typer.Context,
    game: GameName,
    players: Annotated[Given, typer.Option("--players", metavar="N", help="cli.help.tables")] = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="cli.help.table_games")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER", help="cli.help.series")] = "1",
    bots: Annotated[
        Given, typer.Option("--bots", metavar="BOT,…", help="cli.help.players_of_balance")
    ] = None,
    option: Settings = None,
    deck: DeckFile = None,
    timeout: Timeout = None,
    jobs: Annotated[Given, typer.Option("--jobs", metavar="N", help="cli.help.jobs")] = None,
    keep: Annotated[Given, typer.Option("--keep", metavar="FOLDER", help="cli.help.keep")] = None,
    page: Annotated[Given, typer.Option("--page", metavar="FILE", help="cli.help.page")] = None,
    full: Annotated[bool, typer.Option("--full", help="cli.help.full")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import balance as command

    command.balance(
        command.Wanted(
            game=game,
            players=players,
            games=games,
            seed=seed,
            bots=bots,
            options=tuple(option or ()),
            deck=deck,
            timeout=timeout,
            jobs=jobs,
            keep=keep,
            page=page,
            full=full,
            json=json,
        ),
        context.obj,
    )


@app.command(cls=Command, help="cli.replay.about")
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.record")],
    at: Annotated[Given, typer.Option("--at", metavar="N", help="cli.help.at")] = None,
    seat: Annotated[Given, typer.Option("--seat", metavar="S", help="cli.help.look")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import replay as command

    command.replay(file, at, seat, json, context.obj)


@app.command(cls=Command, help="cli.analyse.about")
def analyse(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.record")],
    level: Annotated[str, typer.Option("--level", metavar="RANK", help="cli.help.level")] = "cardinal",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER", help="cli.help.luck")] = "1",
    jobs: Annotated[Given, typer.Option("--jobs", metavar="N", help="cli.help.jobs")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import analyse as command

    command.analyse_file(command.Wanted(file=file, level=level, seed=seed, jobs=jobs, json=json), context.obj)


@deck_app.command(cls=Command, help="cli.deck.export_about")
def export(
    context: typer.Context,
    game: GameName,
    output: Annotated[Given, typer.Option("--output", metavar="FILE", help="cli.help.output")] = None,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import decks

    decks.export(game, output, context.obj)


@deck_app.command(cls=Command, help="cli.deck.check_about")
def check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.deck_file")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    check_language(lang)
    from camerlengo.cli import decks

    return decks.check(file, json, context.obj)


@record_app.command(cls=Command, help="cli.record.verify_about")
def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.record_file")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    check_language(lang)
    from camerlengo.cli import records

    return records.verify(file, json, context.obj)


@record_app.command("check", cls=Command, help="cli.record.check_about")
def check_record(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FILE|DATABASE", help="cli.help.record_source")],
    json: Json = False,
    lang: Lang = None,
) -> int:
    check_language(lang)
    from camerlengo.cli import records

    return records.check(source, json, context.obj)


@app.command(name="new-game", cls=Command, help="cli.new_game.about")
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli.help.new_game")],
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import new_game as command

    command.new_game(name, context.obj)


@app.command(cls=Command, help="cli.games.about")
def games(
    context: typer.Context,
    game: Annotated[Given, typer.Argument(metavar="[GAME]", help="cli.help.game")] = None,
    codes: Annotated[bool, typer.Option("--codes", help="cli.help.codes")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    check_language(lang)
    from camerlengo.cli import games as command

    command.games(game, codes, json, context.obj)
