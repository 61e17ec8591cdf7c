"""The rules of the games: pure values, no Qt, no I/O, no clock, no randomness."""
