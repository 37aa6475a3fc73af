"""Dice and dealers."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from chautari.engine import bits
from chautari.engine.luck import Dealer, Dice, secret_from_seed


@given(st.integers(0, 2**40), st.integers(1, 2**31 - 1))
def test_numbers_lie_below_the_bound(seed: int, bound: int) -> None:
    assert 0 <= Dice(seed).below(bound) < bound
    assert 0 <= Dealer(str(seed).encode()).below(bound) < bound


def test_both_are_even() -> None:
    for luck in (Dice(3), Dealer(b"secret")):
        counts = Counter(luck.below(10) for _ in range(20_000))
        assert len(counts) == 10
        assert max(abs(count - 2000) for count in counts.values()) < 250


def test_a_dealer_goes_on_from_where_it_was() -> None:
    dealer = Dealer(b"secret")
    numbers = [dealer.below(1000) for _ in range(20)]
    assert [Dealer(b"secret", n).below(1000) for n in range(20)] == numbers


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    secret = secret_from_seed(7)
    assert Dealer(secret).commitment() == hashlib.sha256(secret).hexdigest()
    assert secret_from_seed(7) != secret_from_seed("8")


@given(st.sets(st.integers(0, 61)))
def test_small_sets_are_sets(numbers: set[int]) -> None:
    members = bits.set_of(sorted(numbers))
    assert bits.members_of(members) == sorted(numbers)
    assert bits.size(members) == len(numbers)
    assert [bits.nth(members, k) for k in range(len(numbers))] == sorted(numbers)
    for i in range(62):
        assert bits.has(members, i) == (i in numbers)
        assert bits.members_of(bits.plus(members, i)) == sorted(numbers | {i})
        assert bits.members_of(bits.minus(members, i)) == sorted(numbers - {i})
