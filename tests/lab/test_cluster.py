"""Work on a Dask cluster gives the same as work here. The cluster has two workers, on loopback."""

from __future__ import annotations

import functools
import importlib
import logging
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from camerlengo.lab import cluster as module
from camerlengo.lab.cluster import LOCAL, Cluster, ClusterLost, OtherSources, connected
from camerlengo.lab.simulate import Series, simulate
from tests.lab.test_executors import die_once, fail_at_seven, square
from tests.lab.test_other_processes import all_kinds, carried_out
from tests.test_mutants import some_of_all_kinds, tiny_suite
from tools.mutants import try_all
from tools.mutants_child import KILLED, SURVIVED
from tools.mutants_work import PLACE


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(PLACE, str(tmp_path_factory.mktemp("copies")))  # of workers that are killed at the end
        with connected(LOCAL, workers=2) as found:
            yield found
    logging.getLogger("distributed").handlers.clear()


def test_a_local_cluster_has_as_many_workers_as_are_wanted(cluster: Cluster) -> None:
    assert cluster.processes == 2


def test_results_come_in_the_order_of_the_items(cluster: Cluster) -> None:
    assert list(cluster.map(square, range(40))) == [number * number for number in range(40)]


def test_all_work_of_the_lab_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    tasks = all_kinds()
    assert list(cluster.map(carried_out, tasks)) == list(map(carried_out, tasks))


def test_a_series_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    series = Series(game="habemus_papam", players=3, games=12, seed=6, bots=("random", "random", "greedy"))
    here, there = simulate(series), simulate(series, cluster)
    assert [one.wins for one in here.by_seat] == [one.wins for one in there.by_seat]
    assert here.scores.spread() == there.scores.spread()


def test_mutants_are_tried_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    suite = tiny_suite(tmp_path / "root")
    outcomes = try_all(suite, some_of_all_kinds(suite)[:2], cluster, seconds=5)
    assert [outcome.report.fate for outcome in outcomes] == [KILLED, SURVIVED]


def test_an_error_of_the_work_reaches_whoever_wants_the_results(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match="seven"):
        list(cluster.map(fail_at_seven, range(40)))


def test_who_closes_the_results_ends_the_work(cluster: Cluster) -> None:
    results = cluster.map(square, range(10_000_000))
    assert next(results) == 0
    results.close()
    assert list(results) == []


def test_a_worker_that_dies_is_replaced_and_its_work_is_done_again(cluster: Cluster, tmp_path: Path) -> None:
    work = functools.partial(die_once, str(tmp_path / "died"))
    assert list(Cluster(cluster.client, chunk=2).map(work, range(12))) == list(range(12))
    assert (tmp_path / "died").exists()


class Broken:
    """A client whose batches all end in an error."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.cancelled: list[object] = []

    def nthreads(self) -> dict[str, int]:
        return {"tcp://127.0.0.1:1": 2}

    def submit(self, *_: object, pure: bool) -> Broken:
        assert not pure
        return self

    def result(self) -> None:
        raise self.error

    def cancel(self, futures: list[object]) -> None:
        self.cancelled = futures


def test_what_a_cluster_cannot_do_ends_in_an_error() -> None:
    import distributed

    killed: Any = distributed.KilledWorker
    for error, expected in (
        (killed("batch", None, 3), BrokenProcessPool),
        (ConnectionResetError(), ClusterLost),
    ):
        client = Broken(error)
        with pytest.raises(expected):
            list(Cluster(client).map(square, range(100)))
        assert client.cancelled


def test_a_worker_with_other_sources_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "fingerprint", lambda: "others")
    with pytest.raises(OtherSources):
        list(cluster.map(square, range(3)))


def test_a_worker_that_lacks_a_module_is_refused(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("def work(number): return number")
    monkeypatch.syspath_prepend(tmp_path)
    work = importlib.import_module("only_here").work
    with pytest.raises(OtherSources, match=r"cannot import only_here\."):
        list(cluster.map(work, range(3)))


def test_a_scheduler_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECTING", 1)
    for address in ("tcp://127.0.0.1:9", "no address at all"):
        with pytest.raises(ClusterLost, match="Dask"), connected(address):
            raise AssertionError("nobody is there")
