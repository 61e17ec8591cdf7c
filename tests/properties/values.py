"""Values of any msgspec type: what a hand, a file or another version could bring."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

WORDS = ("A1", "C6", "O15", "Z99", "", "red", "blue", "radio", "white", "black", "dive", "bag")
"""Texts that mean something to a game, so that values are not only nonsense."""


def values(kind: Any) -> st.SearchStrategy[Any]:
    """A strategy for the values of a type expression that msgspec can decode."""
    return _of(inspect.type_info(kind))


def _of(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.UnionType(types=types):
            return st.one_of(*map(_of, types))
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _of(field.type) for field in fields})
        case inspect.VarTupleType(item_type=item):
            return st.lists(_of(item), max_size=4).map(tuple)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_of(key), _of(value), max_size=3)
        case inspect.LiteralType(values=allowed):
            return st.sampled_from(allowed)
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return st.one_of(st.integers(-2, 16), st.integers(-(2**53), 2**53))
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.StrType():
            return st.one_of(st.sampled_from(WORDS), st.text(max_size=6))
        case inspect.NoneType():
            return st.none()
    raise TypeError(info)
