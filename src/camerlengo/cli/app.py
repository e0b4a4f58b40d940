"""The commands. What a command needs is imported when it is called."""

from __future__ import annotations

from camerlengo.cli import options
from camerlengo.cli.usage import Command, Group


def serve(wanted: options.ServeOptions, language: str) -> None:
    from camerlengo.cli.serve import serve

    serve(wanted, language)


def play(wanted: options.PlayOptions, language: str) -> None:
    from camerlengo.cli.play import play

    play(wanted, language)


def simulate(wanted: options.SimulateOptions, language: str) -> None:
    from camerlengo.cli.simulate import simulate

    simulate(wanted, language)


def arena(wanted: options.ArenaOptions, language: str) -> None:
    from camerlengo.cli.arena import arena

    arena(wanted, language)


def train(wanted: options.TrainOptions, language: str) -> None:
    from camerlengo.cli.train import learn, practise

    (practise if wanted.practise else learn)(wanted, language)


def balance(wanted: options.BalanceOptions, language: str) -> None:
    from camerlengo.cli.balance import balance

    balance(wanted, language)


def replay(wanted: options.ReplayOptions, language: str) -> None:
    from camerlengo.cli.replay import replay

    replay(wanted, language)


def analyse(wanted: options.AnalyseOptions, language: str) -> None:
    from camerlengo.cli.analyse import analyse_file

    analyse_file(wanted, language)


def new_game(wanted: options.NewGameOptions, language: str) -> None:
    from camerlengo.cli.new_game import new_game

    new_game(wanted.name, language)


def games(wanted: options.GamesOptions, language: str) -> None:
    from camerlengo.cli.games import games

    games(wanted, language)


def export_deck(wanted: options.DeckExportOptions, language: str) -> None:
    from camerlengo.cli.decks import export

    export(wanted, language)


def check_deck(wanted: options.DeckCheckOptions, language: str) -> int:
    from camerlengo.cli.decks import check

    return check(wanted, language)


def verify_record(wanted: options.RecordVerifyOptions, language: str) -> int:
    from camerlengo.cli.records import verify

    return verify(wanted, language)


def check_record(wanted: options.RecordCheckOptions, language: str) -> int:
    from camerlengo.cli.records import check

    return check(wanted, language)


deck = Group(
    "deck",
    "cli.deck.about",
    options.Options,
    [
        Command("export", "cli.deck.export_about", options.DeckExportOptions, export_deck),
        Command("check", "cli.deck.check_about", options.DeckCheckOptions, check_deck),
    ],
)
record = Group(
    "record",
    "cli.record.about",
    options.Options,
    [
        Command("verify", "cli.record.verify_about", options.RecordVerifyOptions, verify_record),
        Command("check", "cli.record.check_about", options.RecordCheckOptions, check_record),
    ],
)
app = Group(
    "camerlengo",
    "cli.about",
    options.ProgramOptions,
    [
        Command("serve", "cli.serve.about", options.ServeOptions, serve),
        Command("play", "cli.play.about", options.PlayOptions, play),
        Command("simulate", "cli.simulate.about", options.SimulateOptions, simulate),
        Command("arena", "cli.arena.about", options.ArenaOptions, arena),
        Command("train", "cli.train.about", options.TrainOptions, train),
        Command("balance", "cli.balance.about", options.BalanceOptions, balance),
        Command("replay", "cli.replay.about", options.ReplayOptions, replay),
        Command("analyse", "cli.analyse.about", options.AnalyseOptions, analyse),
        Command("new-game", "cli.new_game.about", options.NewGameOptions, new_game),
        Command("games", "cli.games.about", options.GamesOptions, games),
        deck,
        record,
    ],
)
