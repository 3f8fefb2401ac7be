"""Which modules are mutated, and whose tests must notice: the one table of this."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Room:
    """Modules, as patterns of files below the root of the repository, and the files of their own tests.

    quick: those of the tests that together end within seconds. few: whether eight examples of each property do.
    """

    modules: tuple[str, ...]
    tests: tuple[str, ...]
    quick: tuple[str, ...]
    few: bool = False

    def quickly(self) -> Room:
        """The same room with its quick tests alone, and few examples."""
        return replace(self, tests=self.quick, few=True)


ROOMS = {
    "tracker": Room(
        ("companion/device/reading/tracker.py", "companion/device/reading/cell_reader.py"),
        (
            "tests/test_board_tracker.py",
            "tests/test_board_tracker_times.py",
            "tests/test_slides.py",
            "tests/test_tray.py",
        ),
        (
            "tests/test_board_tracker_times.py",
            "tests/test_tray.py",
        ),
    ),
    "referee": Room(
        ("companion/play/referee/*.py",),
        (
            "tests/far/test_proposals.py",
            "tests/games/draughts/test_draughts_board.py",
            "tests/test_announced.py",
            "tests/test_asked.py",
            "tests/test_equal_tiles.py",
            "tests/test_referee.py",
            "tests/test_referee_cold.py",
            "tests/test_referee_difference.py",
            "tests/test_referee_doubts.py",
            "tests/test_referee_faults.py",
            "tests/test_referee_hands.py",
            "tests/test_referee_match.py",
            "tests/test_referee_search.py",
            "tests/test_referee_times.py",
            "tests/test_referee_twins.py",
            "tests/test_referee_undo.py",
            "tests/test_wrong_pieces.py",
            "tests/test_repair.py",
        ),
        (
            "tests/games/draughts/test_draughts_board.py",
            "tests/test_asked.py",
            "tests/test_equal_tiles.py",
            "tests/test_referee.py",
            "tests/test_referee_cold.py",
            "tests/test_referee_difference.py",
            "tests/test_referee_doubts.py",
            "tests/test_referee_search.py",
            "tests/test_referee_times.py",
            "tests/test_referee_twins.py",
            "tests/test_referee_undo.py",
            "tests/test_wrong_pieces.py",
        ),
    ),
    "journal": Room(
        ("companion/play/journal/*.py",),
        (
            "tests/test_damaged_journals.py",
            "tests/test_journal.py",
            "tests/test_journal_commits.py",
            "tests/test_journal_export.py",
            "tests/test_journal_gaps.py",
            "tests/test_journal_troubles.py",
        ),
        (
            "tests/test_damaged_journals.py",
            "tests/test_journal.py",
            "tests/test_journal_export.py",
            "tests/test_journal_gaps.py",
            "tests/test_journal_troubles.py",
        ),
    ),
    "queue": Room(
        ("companion/speech/queue.py",),
        ("tests/test_outputs.py", "tests/test_speech_queue.py", "tests/test_speech_queue_properties.py"),
        (
            "tests/test_outputs.py",
            "tests/test_speech_queue.py",
        ),
    ),
    "interpreter": Room(
        (
            "companion/input/command_dialogues.py",
            "companion/input/interpreter.py",
            "companion/input/long_answers.py",
        ),
        (
            "tests/test_asked_back.py",
            "tests/test_interpreter.py",
            "tests/test_interpreter_house.py",
            "tests/test_guided.py",
            "tests/test_lists_go_on.py",
            "tests/test_queens_asked.py",
            "tests/test_queens_guided.py",
            "tests/test_rights.py",
            "tests/test_undo_keys.py",
        ),
        (
            "tests/test_interpreter.py",
            "tests/test_interpreter_house.py",
            "tests/test_guided.py",
        ),
    ),
    "royal_garden": Room(
        ("companion/games/royal_garden/rules/judge*.py",),
        (
            "tests/games/test_royal_garden_judge.py",
            "tests/games/test_royal_garden_match.py",
            "tests/games/test_royal_garden_moves.py",
            "tests/games/test_royal_garden_refusals.py",
            "tests/games/test_royal_garden_wrong.py",
        ),
        ("tests/games/test_royal_garden_judge.py", "tests/games/test_royal_garden_refusals.py"),
    ),
    "azul": Room(
        ("companion/games/azul/rules/judge*.py",),
        (
            "tests/games/test_azul_end.py",
            "tests/games/test_azul_judge.py",
            "tests/games/test_azul_naive.py",
            "tests/games/test_azul_refusals.py",
            "tests/games/test_azul_reverse.py",
            "tests/games/test_azul_rounds.py",
            "tests/games/test_azul_special.py",
            "tests/games/test_azul_taking.py",
            "tests/games/test_azul_tiling.py",
        ),
        (
            "tests/games/test_azul_refusals.py",
            "tests/games/test_azul_special.py",
            "tests/games/test_azul_taking.py",
            "tests/games/test_azul_tiling.py",
        ),
    ),
    "queens_garden": Room(
        ("companion/games/queens_garden/rules/judge*.py",),
        (
            "tests/games/test_queens_finished.py",
            "tests/games/test_queens_judge.py",
            "tests/games/test_queens_passing.py",
            "tests/games/test_queens_placing.py",
            "tests/games/test_queens_preparing.py",
            "tests/games/test_queens_scoring.py",
            "tests/games/test_queens_surrounding.py",
            "tests/games/test_queens_taking.py",
        ),
        (
            "tests/games/test_queens_judge.py",
            "tests/games/test_queens_passing.py",
            "tests/games/test_queens_placing.py",
            "tests/games/test_queens_taking.py",
        ),
    ),
}
