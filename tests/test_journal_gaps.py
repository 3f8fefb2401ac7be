"""What a journal tells of rows that are missing, against the whole game that they were cut from."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from companion.play.journal.codec import facts_text
from companion.play.journal.gaps import MOVE, TAKEBACK, Gap, KeptAct, before, behind
from companion.play.journal.rows import Recovered, Row, RowKind
from tests.test_journal import header


def whole_game(acts: list[bool]) -> list[Row]:
    """Moves of two players in turn and takings back of the newest that stands; a row each, behind the header."""
    rows, moves = [Row(0, RowKind.OPENED, 0)], 0
    standing: list[int] = []
    for plays in acts:
        if plays or not standing:
            moves += 1
            standing.append(moves)
            source, text = MOVE, f"act {moves}"
        else:
            source, text = TAKEBACK, str(standing.pop())
        facts = facts_text({"moves": moves, "standing": len(standing)})
        rows.append(Row(len(rows), RowKind.DECIDED, len(rows), source, text, 1 + moves % 2, facts=facts))
    return rows


def played(rows: list[Row]) -> list[int]:
    return [int(row.text.split()[1]) for row in rows if row.source == MOVE]


def taken_back(rows: list[Row]) -> set[int]:
    return {int(row.text) for row in rows if row.source == TAKEBACK}


@given(acts=st.lists(st.booleans(), min_size=3, max_size=14), cut=st.tuples(st.integers(1, 12), st.integers(0, 3)))
def test_what_counts_again_behind_a_gap(acts: list[bool], cut: tuple[int, int]) -> None:
    """Kept moves that stand have their numbers, the gap knows how many of its own stand, and no other is named."""
    rows = whole_game(acts)
    first, last = cut[0], sum(cut)
    assume(last < len(rows) - 1)
    front, lost, rest = rows[:first], rows[first : last + 1], rows[last + 1 :]
    assume(not taken_back(lost))
    kept = Recovered(1, header("Ola"), (*front, *rest), 0, ((first, last),))
    assert before(kept).rows == tuple(front)
    moves = len(played(front))
    gap, *acts_again = behind(kept, moves, moves - len(taken_back(front)))
    back = taken_back(rest)
    assert gap == Gap(last, len(lost), len(set(played(lost)) - back))
    kept_acts = [one for one in acts_again if isinstance(one, KeptAct)]
    told = [(one.number, one.row.text) for one in kept_acts if one.row.source == MOVE]
    assert told == [(number, f"act {number}") for number in played(rest) if number not in back]
    older = [one.row.text for one in kept_acts if one.row.source == TAKEBACK]
    assert older == [row.text for row in rest if row.source == TAKEBACK and int(row.text) <= moves]


@given(acts=st.lists(st.booleans(), min_size=3, max_size=14))
def test_a_game_without_a_gap_is_all_before_it(acts: list[bool]) -> None:
    kept = Recovered(1, header("Ola"), tuple(whole_game(acts)), 0)
    assert before(kept) == kept
