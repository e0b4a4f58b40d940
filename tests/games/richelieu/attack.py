"""The hidden discs of Richelieu from its open cards, if the fast generator dealt them.

The generator is a linear congruence of 62 bits. The face-up layout gives the result of every draw of its
shuffle, each of them the leading bits of one output. That makes a closest-vector problem, which lattice
reduction solves: docs/security.md says why no real table is dealt so.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from camerlengo.core.rng import MULTIPLIER, Rng

MODULUS = MULTIPLIER * 2**32 - 1
FEWEST_BITS = 3  # of a state that are worth a dimension
DIMENSIONS = 28

Vector = list[int]


def recovered(shuffled: Sequence[int]) -> Rng | None:
    """The generator as it stands after a shuffle of sorted cards; None if it is not found."""
    draws = draws_of(shuffled)
    samples = sorted(states_of(draws), key=lambda sample: -sample[2])[:DIMENSIONS]
    samples.sort()
    first = samples[0][0]
    weights = [2**bits for _, _, bits in samples]
    places = range(len(samples))
    basis = [[MODULUS * weights[i] if i == k else 0 for i in places] for k in places[1:]]
    basis.append([pow(MULTIPLIER, samples[i][0] - first, MODULUS) * weights[i] for i in places])
    target = [
        (state + 2 ** (62 - bits)) * weight for (_, state, bits), weight in zip(samples, weights, strict=True)
    ]
    off = distance(reduced(basis), target)
    rng = Rng()
    rng.state = (target[0] - off[0]) // weights[0] % MODULUS
    return rng if all(rng.below(n) == drawn for n, drawn in draws[first + 1 :]) else None


def draws_of(shuffled: Sequence[int]) -> list[tuple[int, int]]:
    """Each `below(n)` of the shuffle with its result."""
    cards = sorted(shuffled)
    draws = []
    for last in range(len(cards) - 1, 0, -1):
        drawn = cards.index(shuffled[last], 0, last + 1)
        cards[last], cards[drawn] = cards[drawn], cards[last]
        draws.append((last + 1, drawn))
    return draws


def states_of(draws: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The number of a state, its leading bits, and how many of them are known.

    An output is the value XOR the carry. The carry is about half of the value before, so each value tells
    leading bits of the next one.
    """
    states, value, bits = [], 0, 0
    for number, (n, drawn) in enumerate(draws):
        low, high = -(-drawn * 2**32 // n), -(-(drawn + 1) * 2**32 // n) - 1
        if bits >= FEWEST_BITS:
            states.append((number, value >> 1 << 32, bits))
        bits = min(32 - (low ^ high).bit_length(), bits + 1)
        value = (low ^ value >> 1) >> (32 - bits) << (32 - bits)
    return states


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


def distance(basis: list[Vector], target: Vector) -> Vector:
    """How far the target is from the lattice, by Babai's nearest plane."""
    directions, triangle = np.linalg.qr(np.array(basis, dtype=np.float64).T)
    for k in range(len(basis) - 1, -1, -1):
        along = float(np.dot(directions[:, k], np.array(target, dtype=np.float64)))
        times = round(along / float(triangle[k, k]))
        target = [one - times * other for one, other in zip(target, basis[k], strict=True)]
    return target
