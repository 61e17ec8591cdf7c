from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.dealer import SEED_BITS, Dealer, commitment, new_seed
from engines.chance import Dice, Draw, Drawn, Rolled, check

seeds = st.integers(0, 2**SEED_BITS - 1)
places = st.integers(0, 10_000)
requests = st.one_of(
    st.builds(Dice, st.integers(1, 8), st.integers(1, 20)),
    st.lists(st.sampled_from("abcde"), min_size=1, max_size=12).flatmap(
        lambda cards: st.builds(
            Draw, st.just("pile"), st.just(tuple(cards)), st.integers(1, len(cards))
        )
    ),
)


def by_hand(seed: int, place: int, sides: int) -> int:
    """One die as the description in `app.dealer` says, written down a second time."""
    words = []
    for block in range(8):
        digest = sha256(f"{seed}/{place}/{block}".encode()).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    whole = 2**32 // sides * sides
    return next(word for word in words if word < whole) % sides + 1


@given(seeds, places, requests)
def test_answers_always_fit_the_request(seed: int, place: int, request: Dice | Draw) -> None:
    assert check(request, Dealer(seed).deal(request, place)) is None


@given(seeds, places, requests)
def test_the_same_place_gives_the_same_answer(seed: int, place: int, request: Dice | Draw) -> None:
    dealer = Dealer(seed)
    dealer.deal(Dice(3, 6), place + 1)
    assert dealer.deal(request, place) == Dealer(seed).deal(request, place)


@given(seeds, places, st.one_of(st.integers(1, 100), st.integers(2**31, 2**32)))
def test_anybody_can_work_the_dice_out_again(seed: int, place: int, sides: int) -> None:
    assert Dealer(seed).deal(Dice(1, sides), place) == Rolled((by_hand(seed, place, sides),))


@given(seeds, places, st.permutations(list("aabbc")))
def test_the_order_in_which_a_pile_is_told_does_not_matter(
    seed: int, place: int, cards: list[str]
) -> None:
    dealt = Dealer(seed).deal(Draw("pile", tuple(cards), 5), place)
    assert dealt == Dealer(seed).deal(Draw("pile", ("a", "a", "b", "b", "c"), 5), place)
    assert isinstance(dealt, Drawn)
    assert sorted(dealt.cards) == ["a", "a", "b", "b", "c"]


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_faces_come_equally_often(sides: int) -> None:
    """Chi-square against equal shares; 40 is beyond 1 in 10,000 for 9 degrees of freedom."""
    rolls = 6_000
    dealer = Dealer(7)
    counts: Counter[int] = Counter()
    for place in range(rolls):
        answer = dealer.deal(Dice(1, sides), place)
        assert isinstance(answer, Rolled)
        counts[answer.faces[0]] += 1
    expected = rolls / sides
    assert sorted(counts) == list(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 40


def test_first_cards_of_a_shuffle_are_equally_likely() -> None:
    cards = ("a", "b", "c", "d")
    counts = Counter(Dealer(3).deal(Draw("pile", cards, 2), place) for place in range(6_000))
    assert len(counts) == 12
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 45


def test_more_cards_than_there_are() -> None:
    with pytest.raises(ValueError, match="3 cards of 2"):
        Dealer(1).deal(Draw("pile", ("a", "b"), 3), 0)


def test_the_commitment_is_kept_by_the_seed_and_by_no_other() -> None:
    seed = new_seed()
    assert 0 <= seed < 2**63
    assert Dealer(seed).commitment == commitment(seed)
    assert commitment(seed) != commitment(seed + 1)
    # Written down once, so that a later version still honours old promises.
    assert commitment(42) == sha256(b"bathysphere 42").hexdigest()
    assert new_seed() != new_seed()
