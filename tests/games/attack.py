"""What an attacker tries who wants to know what is hidden or comes next: two attacks on the generator.

**Computing its state.** The fast generator is a linear congruence. Each number that lies open, a card of a
shuffle or a die, tells leading bits of an output; thirty in a row make a closest-vector problem, which
lattice reduction solves. The lattice is the same wherever the thirty stand, so it is reduced once.

**Guessing its seed** from what everybody knows of a table: small numbers, the time, ids, the commitment.

docs/security.md says why neither tells anything about a real table.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from camerlengo.core.chance import Chance, Dealt, Seeded, SeededBefore
from camerlengo.core.rng import LARGEST_SEED, MULTIPLIER, Rng
from camerlengo.server.rows import TableRow

MODULUS = MULTIPLIER * 2**32 - 1
OUTPUTS = 2**32
WINDOW = 30  # numbers in a row; fewer hold too little, and with more the reduction is too rough
WINDOWS = 12  # the best ones are tried
GUESSES = 64  # at what the numbers hide, for each window
SPREAD = 0.6  # of these guesses around the likeliest, in standard deviations
WORLDS = 256  # how many ways to fill in the hidden bits are looked at

Vector = list[int]
Draw = tuple[int, int]  # `below(n)`, and its result
States = npt.NDArray[np.float64]


# --- the state from numbers that lie open ----------------------------------------------------------


def recovered(draws: Sequence[Draw], luck: int = 1) -> Rng | None:
    """The generator as it stands after these draws, which follow one another; None if it is not found."""
    random = np.random.default_rng(luck)
    worlds = possible_states(draws, random)
    likely, doubt = worlds.mean(axis=1), worlds.std(axis=1)
    windows = [slice(first, first + WINDOW) for first in range(1, len(draws) - WINDOW + 1)]
    windows.sort(key=lambda window: float(np.log(doubt[window]).sum()))
    for window in windows[:WINDOWS]:
        noise = SPREAD * random.standard_normal((GUESSES, WINDOW))
        noise[0] = 0.0
        for state in set(map(int, nearest(likely[window] + noise * doubt[window]))):
            rng = Rng()
            rng.state = state % MODULUS
            if all(rng.below(n) == drawn for n, drawn in draws[window.start + 1 :]):
                return rng
    return None


def possible_states(draws: Sequence[Draw], random: np.random.Generator) -> States:
    """For each draw, states that it may have left: by draw and world.

    An output is the value XOR the carry. The carry, in the high bits of the state, is half of the value
    before: so what is known of one value tells the leading bits of the next one.
    """
    value = random.integers(0, OUTPUTS, WORLDS, dtype=np.uint64)
    states = []
    for n, drawn in draws:
        carry = value >> np.uint64(1)
        states.append(carry.astype(np.float64) * 2.0**32)
        low, high = -(-drawn * OUTPUTS // n), -(-(drawn + 1) * OUTPUTS // n)
        value = random.integers(low, high, WORLDS, dtype=np.uint64) ^ carry
    return np.array(states)


def nearest(targets: States) -> npt.NDArray[np.int64]:
    """The first state of the row of states that is nearest to each target, by Babai's nearest plane."""
    basis, directions, lengths = lattice()
    vectors = np.array(basis, dtype=np.float64)
    times = np.zeros(targets.shape, dtype=np.int64)
    for k in range(WINDOW - 1, -1, -1):
        steps = np.rint(targets @ directions[:, k] / lengths[k])
        times[:, k] = steps.astype(np.int64)
        targets = targets - np.outer(steps, vectors[k])
    firsts = np.array([vector[0] for vector in basis], dtype=np.int64)
    sums: npt.NDArray[np.int64] = (times * firsts).sum(axis=1)  # modulo 2**64, where every state has room
    return sums


@functools.cache
def lattice() -> tuple[list[Vector], States, States]:
    """Of all rows of states that follow one another: reduced, with its directions and their lengths."""
    places = range(WINDOW)
    basis = [[MODULUS if i == k else 0 for i in places] for k in places[1:]]
    basis.append([pow(MULTIPLIER, i, MODULUS) for i in places])
    basis = reduced(basis)
    directions, triangle = np.linalg.qr(np.array(basis, dtype=np.float64).T)
    return basis, directions, np.diag(triangle)


def draws_of(shuffled: Sequence[int]) -> list[Draw]:
    """The draws of the shuffle that has brought sorted cards into this order."""
    cards = sorted(shuffled)
    draws = []
    for last in range(len(cards) - 1, 0, -1):
        drawn = cards.index(shuffled[last], 0, last + 1)
        cards[last], cards[drawn] = cards[drawn], cards[last]
        draws.append((last + 1, drawn))
    return draws


def reduced(basis: list[Vector]) -> list[Vector]:
    """By the algorithm of Lenstra, Lenstra and Lovász."""
    lattice = Lattice(basis)
    k = 1
    while k < len(basis):
        lattice.measure_up_to(k)
        lattice.shorten(k, k - 1)
        if lattice.is_out_of_order(k):
            lattice.swap(k)
            k = max(k - 1, 1)
        else:
            for by in range(k - 2, -1, -1):
                lattice.shorten(k, by)
            k += 1
    return lattice.basis


class Lattice:
    """A basis with its orthogonal parts, all in whole numbers."""

    def __init__(self, basis: list[Vector]) -> None:
        self.basis = basis
        self.volumes = [1, *[0] * len(basis)]  # volumes[i]: of the first i vectors, squared
        self.parts = [[0] * len(basis) for _ in basis]  # of each vector along the ones before, times volumes
        self.measured = -1

    def measure_up_to(self, last: int) -> None:
        while self.measured < last:
            self.measured += 1
            self._measure(self.measured)

    def _measure(self, k: int) -> None:
        for j in range(k + 1):
            part = sum(one * other for one, other in zip(self.basis[k], self.basis[j], strict=True))
            for i in range(j):
                part = self.volumes[i + 1] * part - self.parts[k][i] * self.parts[j][i]
                part //= self.volumes[i]
            if j < k:
                self.parts[k][j] = part
            else:
                self.volumes[k + 1] = part

    def shorten(self, k: int, by: int) -> None:
        times = (2 * self.parts[k][by] + self.volumes[by + 1]) // (2 * self.volumes[by + 1])
        if times:
            pairs = zip(self.basis[k], self.basis[by], strict=True)
            self.basis[k] = [one - times * other for one, other in pairs]
            self.parts[k][by] -= times * self.volumes[by + 1]
            for i in range(by):
                self.parts[k][i] -= times * self.parts[by][i]

    def is_out_of_order(self, k: int) -> bool:
        here = self.volumes[k + 1] * self.volumes[k - 1] + self.parts[k][k - 1] ** 2
        return 4 * here < 3 * self.volumes[k] ** 2

    def swap(self, k: int) -> None:
        """Vector k and the one before it."""
        basis, volumes, parts = self.basis, self.volumes, self.parts
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        for j in range(k - 1):
            parts[k][j], parts[k - 1][j] = parts[k - 1][j], parts[k][j]
        along = parts[k][k - 1]
        volume = (volumes[k - 1] * volumes[k + 1] + along * along) // volumes[k]
        for i in range(k + 1, self.measured + 1):
            part = parts[i][k]
            parts[i][k] = (volumes[k + 1] * parts[i][k - 1] - along * part) // volumes[k]
            parts[i][k - 1] = (volume * part + along * parts[i][k]) // volumes[k + 1]
        volumes[k] = volume


# --- the seed from what everybody knows ------------------------------------------------------------


SMALL = tuple(Seeded(seed) for seed in range(100)) + tuple(SeededBefore(seed) for seed in range(100))


def chances_from(row: TableRow, commitment: str) -> Iterator[Chance]:
    """How a careless house might have made the chance of a table from what is public about it."""
    for word in (row.id, row.invite, commitment):
        digest = hashlib.sha256(word.encode())
        yield Dealt(digest.hexdigest())
        yield Seeded(int.from_bytes(digest.digest()[:8], "big") & LARGEST_SEED)
    yield Dealt(commitment)
    yield Seeded(int(commitment[:16], 16) & LARGEST_SEED)
    for ticks in (1, 1_000, 1_000_000):  # in a second
        yield Seeded(int(row.created * ticks))
        yield SeededBefore(int(row.created * ticks))
