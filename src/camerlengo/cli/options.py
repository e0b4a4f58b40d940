"""The options of all commands, each declared once: field, type, default, name, value, text of its help.

`camerlengo play …` makes `PlayOptions` of its words, and so on. Modules of commands get that struct.
This module imports none of them: help pages and refusals come at once.
"""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec

from camerlengo.cli.arguments import (
    read_address,
    read_commitment,
    read_language,
    read_pause,
    read_public_url,
    read_seed,
    read_timeout,
    whole,
)
from camerlengo.cli.usage import Argument, Flag, Option

MOST_GAMES = 100_000_000  # days of work on any machine; more is a slip of the finger
MOST_JOBS = 256  # processes; more only wait for one another
LARGEST_PORT = 65_535
MOST_BUDGET = 2_000  # of bots at tables (server/bot_seeds.py)
MOST_DAYS = 3_650  # ten years


def print_version() -> None:
    from camerlengo import __version__, _engine

    sys.stdout.write(f"camerlengo {__version__}, {_engine.engine()}\n")


# --- options of several commands ------------------------------------------------------------------

Lang = Annotated[str | None, Option("--lang", "en|it|fr", "cli.help.lang", read_language)]
Json = Annotated[bool, Flag("--json", "cli.help.json")]
Game = Annotated[str, Argument("GAME", "cli.help.game")]
AnyGame = Annotated[str | None, Argument("GAME", "cli.help.game")]
RecordFile = Annotated[str, Argument("FILE", "cli.help.record")]
Players = Annotated[int | None, Option("--players", "N", "cli.help.players", whole(1))]
Series = Annotated[int, Option("--seed", "NUMBER", "cli.help.series", read_seed)]
Settings = Annotated[tuple[str, ...], Option("--option", "NAME=VALUE", "cli.help.option", repeated=True)]
Deck = Annotated[str | None, Option("--deck", "FILE", "cli.help.deck")]
Timeout = Annotated[float | None, Option("--timeout", "S", "cli.help.timeout", read_timeout)]
Network = Annotated[str | None, Option("--network", "FILE", "cli.help.network")]
Jobs = Annotated[int | None, Option("--jobs", "N", "cli.help.jobs", whole(1, MOST_JOBS))]
Dask = Annotated[str | None, Option("--dask", "ADDRESS|local", "cli.help.dask")]
Resume = Annotated[bool, Flag("--resume", "cli.help.go_on")]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Of every command, and of a group of commands."""

    lang: Lang = None


# --- commands -------------------------------------------------------------------------------------


class ProgramOptions(Options, frozen=True, kw_only=True):
    version: Annotated[bool, Flag("--version", "cli.help.version", at_once=print_version)] = False


class ServeOptions(Options, frozen=True, kw_only=True):
    host: Annotated[str, Option("--host", "HOST", "cli.help.host")] = "127.0.0.1"
    port: Annotated[int, Option("--port", "N", "cli.help.port", whole(0, LARGEST_PORT))] = 8655
    database: Annotated[str | None, Option("--database", "URL", "cli.help.database")] = None
    public_url: Annotated[
        str | None, Option("--public-url", "URL", "cli.help.public_url", read_public_url)
    ] = None
    pause: Annotated[float, Option("--pause", "S", "cli.help.pause", read_pause)] = 1.2
    waiting_days: Annotated[
        int, Option("--waiting-days", "N", "cli.help.waiting_days", whole(0, MOST_DAYS))
    ] = 14
    bot_budget: Annotated[int, Option("--bot-budget", "N", "cli.help.bot_budget", whole(0, MOST_BUDGET))] = (
        300
    )
    proxy: Annotated[
        tuple[str, ...], Option("--proxy", "ADDRESS[/BITS]", "cli.help.proxy", repeated=True)
    ] = ()
    keep_days: Annotated[int, Option("--keep-days", "N", "cli.help.keep_days", whole(0, MOST_DAYS))] = 0
    metrics: Annotated[
        tuple[str, ...], Option("--metrics", "ADDRESS[/BITS]", "cli.help.metrics", repeated=True)
    ] = ()
    fast_commits: Annotated[bool, Flag("--fast-commits", "cli.help.fast_commits")] = False
    log_file: Annotated[str | None, Option("--log-file", "FILE", "cli.help.log_file")] = None
    no_browser: Annotated[bool, Flag("--no-browser", "cli.help.no_browser")] = False


class PlayOptions(Options, frozen=True, kw_only=True):
    game: AnyGame = None
    players: Players = None
    humans: Annotated[int | None, Option("--humans", "N", "cli.help.humans", whole())] = None
    seat: Annotated[int | None, Option("--seat", "S", "cli.help.sit", whole())] = None
    bots: Annotated[str | None, Option("--bots", "BOT,…", "cli.help.bots")] = None
    names: Annotated[str | None, Option("--names", "NAME,…", "cli.help.names")] = None
    seed: Annotated[int | None, Option("--seed", "NUMBER", "cli.help.seed", read_seed)] = None
    options: Settings = ()
    deck: Deck = None
    resume: Annotated[str | None, Option("--resume", "FILE", "cli.help.resume")] = None
    timeout: Timeout = None
    network: Network = None
    no_hints: Annotated[bool, Flag("--no-hints", "cli.help.no_hints")] = False
    practice: Annotated[bool, Flag("--practice", "cli.help.practice")] = False


class SimulateOptions(Options, frozen=True, kw_only=True):
    game: Game
    players: Players = None
    games: Annotated[int, Option("--games", "N", "cli.help.games", whole(1, MOST_GAMES))] = 1000
    seed: Series = 1
    bots: Annotated[str, Option("--bots", "BOT,…", "cli.help.rivals")] = "random,greedy"
    options: Settings = ()
    deck: Deck = None
    timeout: Timeout = None
    network: Network = None
    jobs: Jobs = None
    dask: Dask = None
    resume: Resume = False
    save_records: Annotated[str | None, Option("--save-records", "FOLDER", "cli.help.save_records")] = None
    json: Json = False


class ArenaOptions(Options, frozen=True, kw_only=True):
    game: Game
    players: Players = None
    bots: Annotated[str, Option("--bots", "BOT,…", "cli.help.contestants")] = "novice,curate,bishop"
    games: Annotated[int, Option("--games", "N", "cli.help.games_each", whole(1, MOST_GAMES))] = 100
    seed: Series = 1
    options: Settings = ()
    timeout: Timeout = None
    network: Network = None
    jobs: Jobs = None
    dask: Dask = None
    resume: Resume = False
    neighbours: Annotated[bool, Flag("--neighbours", "cli.help.neighbours")] = False
    one_way: Annotated[bool, Flag("--one-way", "cli.help.one_way")] = False
    together: Annotated[bool, Flag("--together", "cli.help.together")] = False
    picture: Annotated[str | None, Option("--picture", "FILE.svg", "cli.help.picture")] = None
    json: Json = False


class TrainOptions(Options, frozen=True, kw_only=True):
    game: Game
    players: Players = None
    games: Annotated[int, Option("--games", "N", "cli.help.lessons", whole())] = 2000
    seed: Annotated[int, Option("--seed", "NUMBER", "cli.help.same_file", read_seed)] = 1
    bots: Annotated[str | None, Option("--bots", "BOT,…", "cli.help.teachers")] = None
    practise: Annotated[bool, Flag("--practise", "cli.help.practise")] = False
    jobs: Jobs = None
    dask: Dask = None
    resume: Resume = False
    output: Annotated[str | None, Option("--output", "FILE", "cli.help.learned")] = None


class BalanceOptions(Options, frozen=True, kw_only=True):
    game: Game
    players: Annotated[int | None, Option("--players", "N", "cli.help.tables", whole(1))] = None
    games: Annotated[int, Option("--games", "N", "cli.help.table_games", whole(1, MOST_GAMES))] = 1000
    seed: Series = 1
    bots: Annotated[str | None, Option("--bots", "BOT,…", "cli.help.players_of_balance")] = None
    options: Settings = ()
    deck: Deck = None
    timeout: Timeout = None
    jobs: Jobs = None
    dask: Dask = None
    resume: Resume = False
    keep: Annotated[str | None, Option("--keep", "FOLDER", "cli.help.keep")] = None
    page: Annotated[str | None, Option("--page", "FILE", "cli.help.page")] = None
    full: Annotated[bool, Flag("--full", "cli.help.full")] = False
    json: Json = False


class ReplayOptions(Options, frozen=True, kw_only=True):
    file: RecordFile
    at: Annotated[int | None, Option("--at", "N", "cli.help.at", whole())] = None
    seat: Annotated[int | None, Option("--seat", "S", "cli.help.look", whole())] = None
    json: Json = False


class AnalyseOptions(Options, frozen=True, kw_only=True):
    file: RecordFile
    level: Annotated[str, Option("--level", "LEVEL", "cli.help.level")] = "cardinal"
    seed: Annotated[int, Option("--seed", "NUMBER", "cli.help.luck", read_seed)] = 1
    jobs: Jobs = None
    json: Json = False


class NewGameOptions(Options, frozen=True, kw_only=True):
    name: Annotated[str, Argument("NAME", "cli.help.new_game")]


class GamesOptions(Options, frozen=True, kw_only=True):
    game: AnyGame = None
    codes: Annotated[bool, Flag("--codes", "cli.help.codes")] = False
    json: Json = False


class DeckExportOptions(Options, frozen=True, kw_only=True):
    game: Game
    output: Annotated[str | None, Option("--output", "FILE", "cli.help.output")] = None


class DeckCheckOptions(Options, frozen=True, kw_only=True):
    file: Annotated[str, Argument("FILE", "cli.help.deck_file")]
    json: Json = False


class RecordVerifyOptions(Options, frozen=True, kw_only=True):
    file: Annotated[str, Argument("FILE", "cli.help.record_file")]
    commitment: Annotated[
        str | None, Option("--commitment", "HEX", "cli.help.commitment", read_commitment)
    ] = None
    json: Json = False


class RecordCheckOptions(Options, frozen=True, kw_only=True):
    source: Annotated[str, Argument("FILE|DATABASE", "cli.help.record_source")]
    json: Json = False


# --- camerlengo admin -----------------------------------------------------------------------------


Database = Annotated[str | None, Option("--database", "URL", "cli.help.database")]


class AdminBackupOptions(Options, frozen=True, kw_only=True):
    file: Annotated[str, Argument("FILE", "cli.help.backup")]
    database: Database = None


class AdminRestoreOptions(Options, frozen=True, kw_only=True):
    file: Annotated[str, Argument("FILE", "cli.help.restored")]
    database: Database = None


class AdminTablesOptions(Options, frozen=True, kw_only=True):
    limit: Annotated[int, Option("--limit", "N", "cli.help.limit", whole(1, 1_000_000))] = 20
    database: Database = None
    json: Json = False


class AdminCloseOptions(Options, frozen=True, kw_only=True):
    table: Annotated[str, Argument("TABLE", "cli.help.table")]
    database: Database = None


class AdminBanOptions(Options, frozen=True, kw_only=True):
    address: Annotated[str | None, Option("--address", "ADDRESS", "cli.help.ban_address", read_address)] = (
        None
    )
    table: Annotated[str | None, Option("--table", "TABLE", "cli.help.ban_table")] = None
    seat: Annotated[int | None, Option("--seat", "S", "cli.help.ban_seat", whole(1))] = None
    days: Annotated[int, Option("--days", "N", "cli.help.ban_days", whole(0, MOST_DAYS))] = 0
    lift: Annotated[bool, Flag("--lift", "cli.help.lift")] = False
    database: Database = None


class AdminExpireOptions(Options, frozen=True, kw_only=True):
    days: Annotated[int | None, Option("--days", "N", "cli.help.expire_days", whole(1, MOST_DAYS))] = None
    database: Database = None
