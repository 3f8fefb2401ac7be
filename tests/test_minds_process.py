"""The process that thinks, and what is done when it dies, hangs, or tells what means nothing."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from companion.minds.minds import Forbearance, Minds, plain
from companion.minds.opinion import Effort, Measure, Opinion
from companion.minds.thinker import Thinker
from tests.engine_kit import needs_core
from tests.minds_kit import HASTY, LONG, LOOK, PATIENT, PLAYED, Answers, Situation, setup_of, situations, stand_in
from tests.patience import until

SETUP = setup_of("harmony")
SITUATIONS = list(situations(SETUP, seed=4))
MIDDLE = SITUATIONS[len(SITUATIONS) // 2]
SHORT = Effort(Measure.PLAYED, playouts=100, deadline_ms=100)


@pytest.fixture
def asking() -> Iterator[Any]:
    """Makes who asks, closed at the end."""
    made: list[Minds] = []

    def make(*args: Any, **named: Any) -> Minds:
        made.append(Minds(*args, **{"patience": PATIENT, **named}))
        return made[-1]

    yield make
    for each in made:
        each.close()


def here(situation: Situation) -> Opinion:
    """What one look with the rules says."""
    return Thinker("royal_garden", SETUP).opinion(situation.state, situation.seat, LOOK)


@needs_core
def test_the_process_thinks_what_would_be_thought_here(asking: Any) -> None:
    minds, answers = asking(), Answers()
    asked = [each.asked(effort) for each in SITUATIONS[::7] for effort in (LOOK, PLAYED)]
    for question in asked:
        minds.ask(question, answers)
    for question, opinion in answers.wait(len(asked)):
        thinker = Thinker("royal_garden", SETUP)
        assert opinion == thinker.opinion(question.state, question.seat, question.effort, question.seed)
    assert [question for question, _ in answers.came] == asked


def test_an_act_taken_back_is_not_thought_of(asking: Any) -> None:
    """The process follows the match also backwards."""
    minds, answers = asking(), Answers()
    back = [SITUATIONS[at] for at in (20, 8, 22, 8)]
    for each in back:
        minds.ask(each.asked(), answers)
    found = answers.wait(len(back))
    assert [opinion for _, opinion in found] == [here(each) for each in back]


@needs_core
def test_who_takes_back_gets_no_answer_about_what_was(asking: Any) -> None:
    minds, answers, stale = asking(), Answers(), Answers()
    long = minds.ask(MIDDLE.asked(LONG), stale)
    until(lambda: minds._asking is long and minds._process is not None, "thinking")
    minds.drop(long)
    minds.ask(SITUATIONS[3].asked(), answers)
    [(question, opinion)] = answers.wait()
    assert question.acts == SITUATIONS[3].acts and opinion == here(SITUATIONS[3])
    assert not stale.came


def test_what_waits_and_is_dropped_is_never_thought_about(asking: Any) -> None:
    minds, answers, stale = asking(), Answers(), Answers()
    first = minds.ask(SITUATIONS[5].asked(), answers)
    dropped = [minds.ask(each.asked(), stale) for each in SITUATIONS[6:10]]
    for each in dropped:
        minds.drop(each)
    minds.ask(SITUATIONS[11].asked(), answers)
    answers.wait(2)
    assert not stale.came
    minds.drop(first)


def test_what_is_urgent_comes_first(asking: Any) -> None:
    minds, answers = asking(), Answers()
    for each in SITUATIONS[5:9]:
        minds.ask(each.asked(), answers)
    minds.ask(SITUATIONS[20].asked(), answers, urgent=True)
    order = [len(question.acts) for question, _ in answers.wait(5)]
    assert order.index(len(SITUATIONS[20].acts)) <= 1


@needs_core
@pytest.mark.skipif(os.name != "posix", reason="kills by signal")
def test_one_killed_in_mid_thought_is_started_again(asking: Any) -> None:
    minds, answers = asking(), Answers()
    minds.ask(SITUATIONS[0].asked(), answers)
    answers.wait()
    slow = MIDDLE.asked(LONG)
    asked = minds.ask(slow, answers)
    process = minds._process
    until(lambda: minds._asking is asked, "thinking")
    os.kill(process._process.pid, signal.SIGKILL)
    until(lambda: minds._process not in (None, process), "another")
    minds.drop(asked)
    minds.ask(SITUATIONS[3].asked(), answers)
    assert answers.wait(2)[1][1] == here(SITUATIONS[3])


READ = "import json\ntell('ready')\nid = json.loads(ask())['id']\n"
HANG = "time.sleep(9999)\n"
FOREIGN = {
    "measure": "merit",
    "playouts": 0,
    "seed": 0,
    "complete": True,
    "choices": [["3 choose 1", 1, 0, 0, False]],
}
BROKEN = {
    "ends at once": "",
    "never ready": HANG,
    "noise first": "tell('hello')\n" + HANG,
    "hangs": "tell('ready')\n" + HANG,
    "reads and hangs": READ + HANG,
    "dies of a question": READ,
    "garbage": READ + "tell('\\x00\\x01 opinion')\n" + HANG,
    "damaged": READ + "tell('opinion ' + id + ' {\"measure\":')\n" + HANG,
    "not ascii": READ + "sys.stdout.buffer.write(b'\\xff\\n')\nsys.stdout.flush()\n" + HANG,
    "another's act": READ + f"tell('opinion ' + id + ' ' + {json.dumps(FOREIGN)!r})\n" + HANG,
    "of another question": READ + "tell('opinion 0.0.0 {}')\n" + HANG,
    "without end": READ + "while True: sys.stdout.write('x' * 65536)",
}


@pytest.mark.parametrize("program", BROKEN.values(), ids=BROKEN.keys())
def test_whatever_the_process_does_there_is_an_answer(asking: Any, program: str) -> None:
    patience = Forbearance(ready_ms=300, late_ms=100) if "ready" not in program else HASTY
    minds, answers = asking(patience=patience, command=stand_in(program)), Answers()
    question = MIDDLE.asked(SHORT)
    minds.ask(question, answers)
    minds.ask(SITUATIONS[3].asked(), answers)
    found = answers.wait(2)
    assert found[0] == (question, plain(question))
    assert found[0][1].choices == here(MIDDLE).choices and not found[0][1].complete
    assert found[1][1].choices == here(SITUATIONS[3]).choices


def test_one_that_cannot_be_started_is_no_obstacle(asking: Any) -> None:
    minds, answers = asking(command=("/nonexistent/program",)), Answers()
    minds.ask(MIDDLE.asked(), answers)
    assert answers.wait()[0][1].choices == here(MIDDLE).choices


def test_one_that_failed_is_left_alone_and_tried_again_later(asking: Any, tmp_path: Any) -> None:
    """Time passes by the clock that is handed in."""
    now, marks = [0.0], tmp_path / "starts"
    program = f"open({str(marks)!r}, 'a').write('x')\ntell('hello')"
    minds = asking(clock=lambda: now[0], patience=Forbearance(rest_ms=60_000), command=stand_in(program))
    answers = Answers()
    for count, (moment, starts) in enumerate([(0.0, 2), (59.0, 2), (61.0, 4)], start=1):
        now[0] = moment
        minds.ask(MIDDLE.asked(), answers)
        answers.wait(count)
        assert marks.read_text(encoding="utf-8") == "x" * starts


def test_a_fault_of_a_games_mind_there_is_answered_here(asking: Any) -> None:
    program = (
        "import json\ntell('ready')\nwhile True: tell('failed ' + json.loads(ask())['id'] + ' ZeroDivisionError')"
    )
    minds, answers = asking(command=stand_in(program)), Answers()
    minds.ask(MIDDLE.asked(), answers)
    minds.ask(MIDDLE.asked(), answers)
    assert {opinion.choices for _, opinion in answers.wait(2)} == {here(MIDDLE).choices}
    assert minds._process is not None, "it is no fault of the process"


@needs_core
def test_closing_waits_for_no_thought(asking: Any) -> None:
    minds, answers = asking(), Answers()
    asked = minds.ask(MIDDLE.asked(LONG), answers)
    until(lambda: minds._asking is asked and minds._process is not None, "thinking")
    process = minds._process
    minds.close()
    assert process is not None and process._process.poll() is not None
    assert not answers.came
