"""Plays a match on pages of a true browser as a strategy decides: by typed lines, by buttons, or by grids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from companion.core.model import Announcement, Move
from companion.daemon.plan import Draw, ProgramAct
from companion.games import strategy
from companion.play.dealer import Dealer
from companion.play.referee import Referee
from tests.live import Live
from tests.page_kit import PageHouse
from tests.patience import PATIENCE_S, until

WAIT_MS = PATIENCE_S * 1000
TABS = 200
"""A page with more stops for the Tab key than that is no page for a keyboard."""


def seated(browser: Any, house: PageHouse, seat: int = 1) -> Any:
    """A page of a seat in Chromium that is connected; what it complains of is in `wrong`."""
    page = browser.new_page()
    page.set_default_timeout(WAIT_MS)
    page.wrong = []
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("console", lambda told: page.wrong.append(told.text) if told.type == "error" else None)
    opened(page, house, seat)
    return page


def opened(page: Any, house: PageHouse, seat: int, view: str = "") -> None:
    """The page of a seat, once it shows the table."""
    page.goto(house.page.address(seat).replace("/#", f"/{view}#"))
    wait(page, "document.querySelectorAll('[role=grid]').length > 0")


def wait(page: Any, script: str, arg: object = None) -> None:
    """Wait until a script is true. A page forbids the eval by which Playwright would look itself."""
    until(lambda: page.evaluate(script, arg), script)


def write(page: Any, text: str) -> None:
    """A line in the field."""
    page.fill("#line", text)
    page.press("#line", "Enter")


def say(live: Live, number: int) -> None:
    """Have the table say a sentence with a number."""
    assert live.daemon is not None
    live.daemon.post(Announcement("said-aloud", {"text": f"Sentence {letters(number)}"}))


def letters(number: int) -> str:
    """A number in letters; digits would be spoken as words."""
    return "".join("abcdefghij"[int(digit)] for digit in str(number))


def typed(page: Any, seat: int, tokens: Sequence[str]) -> None:
    """An act as a line; hours have their letter behind them, for a digit alone is a key."""
    hours = (2, 3) if tokens[:1] == ["lay"] else ()
    write(page, " ".join(f"{one}h" if at in hours else one for at, one in enumerate(tokens)))


def buttons(page: Any, seat: int, tokens: Sequence[str]) -> None:
    """An act by Tab and Enter alone: its command, then each argument that is not settled."""
    _tab_to(page, "buttons", tokens[0])
    for token in tokens[1:]:
        _tab_to(page, "choices", token)


def grids(page: Any, seat: int, tokens: Sequence[str]) -> None:
    """An act whose arguments are cells, wherever a grid has one, and else buttons."""
    page.locator(f'#buttons button[data-act][data-text="{tokens[0]}"]').press("Enter")
    at = 1
    while at < len(tokens):
        wait(page, _OFFERED, ["choices", tokens[at]])
        way = page.evaluate(_TO_CELL, [seat, tokens, at])
        if way is None:
            page.locator(f'#choices button[data-text="{tokens[at]}"]').press("Enter")
            at += 1
            continue
        for key in way["keys"]:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        at += way["words"]


Way = Callable[[Any, int, Sequence[str]], None]
WAYS: Mapping[str, Way] = {"typed": typed, "buttons": buttons, "grids": grids}


def played(house: PageHouse, pages: Mapping[int, Any], ways: Sequence[Way], most: int, seed: int = 1) -> int:
    """Play at most so many acts on the pages of the seats, the ways by turns; how many were played.

    Each act must reach the table as the one that was wanted.
    """
    assert house.live.match is not None
    referee = house.live.match.table.referee
    plays = strategy(house.live.game, house.live.match.table.setup, Dealer(seed))
    for number in range(most):
        house.live.until_due()
        if referee.game.outcome(referee.state) is not None:
            return number
        before, move = len(referee.ledger.played), plays.next(referee.state)
        meant = [] if move is None else [referee.game.text(one) for one in (move, listed(referee, move))]
        _act(referee, pages, move, ways[number % len(ways)])
        until(partial(_has_more, referee, before), f"{number}: {move}")
        assert not meant or referee.game.text(referee.ledger.played[before].move) in meant
    return most


def _act(referee: Referee, pages: Mapping[int, Any], move: Move | None, way: Way) -> None:
    """Somebody confirms, or the player whose act it is does it."""
    if move is None:
        write(pages[1], "confirm")
        return
    seat = move.player or 1
    # Until a page shows the table after the last act, it is another table that it offers acts of.
    number = referee.ledger.played[-1].number if referee.ledger.played else 0
    wait(pages[seat], _CURRENT, number)
    move = move if way is typed else listed(referee, move)
    tokens = referee.game.text(move).split()[1:]
    if way is typed:
        typeable = next(len(one.args) for one in referee.game.commands if one.name == tokens[0])
        if len(tokens) == 1 and typeable and goes_on(referee, move):
            write(pages[seat], tokens[0])  # it is asked how it goes on, and Enter alone says that this is all
            tokens = []
        tokens = tokens[: 1 + typeable]  # what follows from them is not typed, such as the colour of a line's tile
    elif goes_on(referee, move):
        tokens = [*tokens, ""]
    way(pages[seat], seat, tokens)


def _has_more(referee: Referee, before: int) -> bool:
    return len(referee.ledger.played) > before


def advance(house: PageHouse, most: int, seed: int = 1) -> int:
    """Play so many acts, or as many as there are, without a page; how many."""
    assert house.live.match is not None and house.live.daemon is not None
    referee = house.live.match.table.referee
    plays = strategy(house.live.game, house.live.match.table.setup, Dealer(seed))
    for number in range(most):
        house.live.until_due()
        if referee.game.outcome(referee.state) is not None:
            return number
        before, move = len(referee.ledger.played), plays.next(referee.state)
        due = [one.confirms for one in referee.game.awaited(referee.state) if one.confirms is not None]
        move = move or next(iter(due), None)
        if move is None:
            house.live.daemon.post(Draw())
        else:
            house.live.daemon.post(ProgramAct(" ".join(referee.game.text(move).split()[1:]), move.player))
        until(partial(_has_more, referee, before), f"{number}: {move}")
    return most


def listed(referee: Referee, move: Move) -> Move:
    """The same act as the game lists it: what is given for something may stand in another order there."""
    told = sorted(map(str, move.args))
    acts = [
        one for one in referee.game.moves(referee.state) if (one.player, one.action) == (move.player, move.action)
    ]
    same = [one for one in acts if sorted(map(str, one.args)) == told]
    return move if move in same or not same else same[0]


def goes_on(referee: Referee, move: Move) -> bool:
    """Whether the act is also the beginning of another one: a button without text then says that it is all."""
    told = referee.game.text(move).split()
    acts = (referee.game.text(one).split() for one in referee.game.moves(referee.state))
    return any(one[: len(told)] == told and len(one) > len(told) for one in acts)


# ---- inside ----------------------------------------------------------------------------------------------------


def _tab_to(page: Any, box: str, text: str) -> None:
    """Press Tab until the button has focus, and Enter."""
    wait(page, _OFFERED, [box, text])
    for _ in range(TABS):
        if page.evaluate(_HAS_FOCUS, [box, text]):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {text} among the {box}")


_CURRENT = """number => document.getElementById("table").dataset.acts === String(number)"""
_OFFERED = """([box, text]) => {
  const one = [...document.querySelectorAll(`#${box} button`)].find((one) => one.dataset.text === text);
  return one && one.getAttribute("aria-disabled") !== "true"
    && (box !== "buttons" || one.hasAttribute("data-act"));
}"""
_HAS_FOCUS = """([box, text]) => {
  const one = document.activeElement;
  return one?.dataset.text === text && one.parentElement?.id === box;
}"""
_TO_CELL = """([seat, told, number]) => {
  const shared = (way) => {
    const words = way.split(" ");
    for (let at = Math.min(number, words.length - 1); at >= 0; at -= 1)
      if (told.slice(number - at, number + 1).join(" ") === words.slice(0, at + 1).join(" ")) return at;
    return -1;
  };
  const lines = (text, by) => (text ?? "").split(by).filter(Boolean);
  const goes = (act) => {
    const words = act.split(" ");
    const same = words.every((one, at) => told[at] === one || (one === "*" && at < number));
    return same && words.length > number ? words.length - number : 0;
  };
  const onward = (cell) => Math.max(0, ...lines(cell.dataset.acts, "\\n").map(goes));
  const closest = (cell) => Math.max(-1, ...lines(cell.dataset.typed, "|").map(shared));
  const cells = [...document.querySelectorAll(`#table [role=gridcell], #player-${seat} [role=gridcell]`)];
  const best = Math.max(...cells.filter((one) => !one.dataset.acts).map(closest));
  const cell = cells.find(onward)
    ?? cells.find((one) => !one.dataset.acts && closest(one) === best && best >= 0);
  if (!cell) return null;
  const grid = cell.closest("[role=grid]");
  const rows = [...grid.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll("[role=gridcell]")]);
  const at = (one) => {
    const row = rows.findIndex((cells) => cells.includes(one));
    return [row, rows[row].indexOf(one)];
  };
  const stop = grid.querySelector("[tabindex='0']");
  stop.focus();
  const x = (one) => Number(one.style.getPropertyValue("--x"));
  let [row, column] = at(stop);
  const [to, there] = at(cell);
  const keys = [];
  for (; row !== to; row += Math.sign(to - row)) {
    keys.push(to > row ? "ArrowDown" : "ArrowUp");
    const next = rows[row + Math.sign(to - row)];
    const away = next.map((one) => Math.abs(x(one) - x(rows[row][column])));
    column = away.indexOf(Math.min(...away));
  }
  for (; column !== there; column += Math.sign(there - column))
    keys.push(there > column ? "ArrowRight" : "ArrowLeft");
  return {keys, words: onward(cell) || 1};
}"""
"""Focuses the one cell of the grid that Tab reaches.

The keys from there to the cell that says the next words of an act, and how many words; null where there is none.
"""
GATHERED = """() => {
  window.gathered = [];
  const digits = (letters) => [...letters].map((one) => "abcdefghij".indexOf(one)).join("");
  const known = new WeakSet();
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (known.has(node)) return;
    known.add(node);
    for (const found of node.textContent.matchAll(/Sentence ([a-j]+)[.]/g))
      window.gathered.push(Number(digits(found[1])));
  }))).observe(document.getElementById("log"), {childList: true, subtree: true});
}"""
"""Gathers the numbers of all sentences that come into the log (see say), whoever brings them there."""
