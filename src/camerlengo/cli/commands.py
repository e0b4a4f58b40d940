"""The commands. What a command needs is imported when it is called."""

from __future__ import annotations

from camerlengo.cli import options
from camerlengo.cli.usage import Command, Group


def serve(args: options.ServeOptions, language: str) -> None:
    from camerlengo.cli.serve import serve

    serve(args, language)


def play(args: options.PlayOptions, language: str) -> None:
    from camerlengo.cli.play import play

    play(args, language)


def simulate(args: options.SimulateOptions, language: str) -> None:
    from camerlengo.cli.simulate import simulate

    simulate(args, language)


def arena(args: options.ArenaOptions, language: str) -> None:
    from camerlengo.cli.arena import arena

    arena(args, language)


def train(args: options.TrainOptions, language: str) -> None:
    from camerlengo.cli.train import learn, practise

    (practise if args.practise else learn)(args, language)


def balance(args: options.BalanceOptions, language: str) -> None:
    from camerlengo.cli.balance import balance

    balance(args, language)


def replay(args: options.ReplayOptions, language: str) -> None:
    from camerlengo.cli.replay import replay

    replay(args, language)


def analyse(args: options.AnalyseOptions, language: str) -> None:
    from camerlengo.cli.analyse import analyse_file

    analyse_file(args, language)


def new_game(args: options.NewGameOptions, language: str) -> None:
    from camerlengo.cli.new_game import new_game

    new_game(args.name, language)


def games(args: options.GamesOptions, language: str) -> None:
    from camerlengo.cli.games import games

    games(args, language)


def export_deck(args: options.DeckExportOptions, language: str) -> None:
    from camerlengo.cli.decks import export

    export(args, language)


def check_deck(args: options.DeckCheckOptions, language: str) -> int:
    from camerlengo.cli.decks import check

    return check(args, language)


def verify_record(args: options.RecordVerifyOptions, language: str) -> int:
    from camerlengo.cli.records import verify

    return verify(args, language)


def check_record(args: options.RecordCheckOptions, language: str) -> int:
    from camerlengo.cli.records import check

    return check(args, language)


def admin_backup(args: options.AdminBackupOptions, language: str) -> None:
    from camerlengo.cli.admin import backup

    backup(args, language)


def admin_restore(args: options.AdminRestoreOptions, language: str) -> None:
    from camerlengo.cli.admin import restore

    restore(args, language)


def admin_tables(args: options.AdminTablesOptions, language: str) -> None:
    from camerlengo.cli.admin import tables

    tables(args, language)


def admin_close(args: options.AdminCloseOptions, language: str) -> None:
    from camerlengo.cli.admin import close

    close(args, language)


def admin_ban(args: options.AdminBanOptions, language: str) -> None:
    from camerlengo.cli.admin import ban

    ban(args, language)


def admin_expire(args: options.AdminExpireOptions, language: str) -> None:
    from camerlengo.cli.admin import expire

    expire(args, language)


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
admin = Group(
    "admin",
    "cli.admin.about",
    options.Options,
    [
        Command("backup", "cli.admin.backup_about", options.AdminBackupOptions, admin_backup),
        Command("restore", "cli.admin.restore_about", options.AdminRestoreOptions, admin_restore),
        Command("tables", "cli.admin.tables_about", options.AdminTablesOptions, admin_tables),
        Command("close", "cli.admin.close_about", options.AdminCloseOptions, admin_close),
        Command("ban", "cli.admin.ban_about", options.AdminBanOptions, admin_ban),
        Command("expire", "cli.admin.expire_about", options.AdminExpireOptions, admin_expire),
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
        admin,
    ],
)
