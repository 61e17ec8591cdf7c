"""Fewer or other hypotheses: selecting some, merging equal ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

import numpy as np

from engines.captain_sonar.tracker.bits import Words, fingerprints
from engines.captain_sonar.tracker.knowledge import Belief, Weights
from engines.captain_sonar.tracker.waters import Cells, Mask

LEAST_WEIGHT: Final = 1e-280
"""No hypothesis falls below this share, so that none is lost to underflow."""


def select(belief: Belief, keep: Mask) -> Belief:
    """Only the hypotheses that are marked."""
    left = keep.nonzero()[0]
    if len(left) == belief.size:
        return belief
    return replace(
        belief,
        cell=belief.cell.take(left),
        rows=belief.rows.take(left, axis=0),
        weight=belief.weight.take(left),
    )


def merged(belief: Belief) -> Belief:
    """Each hypothesis once, with the sum of the weights of its equals; weights add up to 1."""
    weight = belief.weight
    prints = fingerprints(belief.rows, belief.cell)
    in_order = np.sort(prints)
    if not np.not_equal(in_order[1:], in_order[:-1]).all():
        first, weight = _summed(belief, prints)
        belief = replace(belief, cell=belief.cell.take(first), rows=belief.rows.take(first, axis=0))
    whole = float(weight.sum())
    if not whole:
        return replace(belief, weight=weight)
    return replace(
        belief,
        weight=np.maximum(weight / whole, LEAST_WEIGHT),
        log_weight=belief.log_weight + float(np.log(whole)),
    )


def _summed(belief: Belief, prints: Words) -> tuple[Cells, Weights]:
    """The number of one hypothesis of each kind, and the weight of all of the kind."""
    order = np.argsort(prints)
    in_order = prints.take(order)
    starts = np.ones(belief.size, dtype=np.bool_)
    np.not_equal(in_order[1:], in_order[:-1], out=starts[1:])
    begin = starts.nonzero()[0]
    first = order.take(begin)
    later = (~starts).nonzero()[0]
    kind = np.cumsum(starts).take(later) - 1
    if _equal(belief, order.take(later), first.take(kind)):
        return first, np.add.reduceat(belief.weight.take(order), begin)
    return _summed_exactly(belief)


def _equal(belief: Belief, some: Cells, others: Cells) -> bool:
    cell, rows = belief.cell, belief.rows
    return np.array_equal(cell.take(some), cell.take(others)) and np.array_equal(
        rows.take(some, axis=0), rows.take(others, axis=0)
    )


def _summed_exactly(belief: Belief) -> tuple[Cells, Weights]:
    """As `_summed` for the rare case that two different hypotheses have one fingerprint."""
    cells: Words = belief.cell.astype(np.uint64)[:, np.newaxis]
    table = np.concatenate([belief.rows, cells], axis=1)
    _, first, kind = np.unique(table, axis=0, return_index=True, return_inverse=True)
    weight = np.bincount(kind.reshape(-1), belief.weight, minlength=len(first))
    return first, cast("Weights", weight)
