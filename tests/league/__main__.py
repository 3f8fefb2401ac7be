"""`python -m tests.league`: a season of 40 people and 7 rounds for each size of tables, its figures printed."""

from __future__ import annotations

from tests.league.seasons import played


def main() -> None:
    """One line a season: what was compared, and how the tables were made."""
    for size in (2, 3, 4):
        for people in (40, 39, 7):
            print(played(people=people, rounds=5 if people == 7 else 7, size=size, seed=1).line())


if __name__ == "__main__":
    main()
