"""A peer for walls of two: the net and the search of cestpasphoto/alpha-zero-general, which are theirs.

Clone that repository into FOLDER, and install numpy, numba and colorama for the Python that runs this file; torch
is not needed: the weights are read, and the net is computed, here.

    python -m tests.strength walls --peer "PYTHON tests/strength/walls_net.py FOLDER 100" --players 2 --games 200 \
        --into FILE

100 is how many simulations it makes an act. Their own MCTS.py searches, with the settings of their pit.py and of
the file of weights; the act that it tried most often is played. This file imports nothing of the companion.
"""

from __future__ import annotations

import importlib
import io
import json
import pickle
import sys
import types
import zipfile
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
HEADS = ("output_layers_PI", "output_layers_V")
BLOCKS = ("expand", "depthwise", "project")
TAKE = 4


class Weights(pickle.Unpickler):
    """Arrays out of a file of torch; nothing of what it names is imported or called."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)
        self._root = self._zip.namelist()[0].split("/")[0]
        super().__init__(io.BytesIO(self._zip.read(f"{self._root}/data.pkl")))

    def find_class(self, module: str, name: str) -> Any:
        if name == "_rebuild_tensor_v2":
            return _tensor
        if (module, name) == ("collections", "OrderedDict"):
            return OrderedDict
        if module.startswith("torch") and name.endswith("Storage"):
            return name
        return type(name, (_Unknown,), {})

    def persistent_load(self, told: Any) -> Any:
        _, kind, key, *_ = told
        types_of = {"FloatStorage": np.float32, "LongStorage": np.int64, "DoubleStorage": np.float64}
        return np.frombuffer(self._zip.read(f"{self._root}/data/{key}"), types_of[kind])


class _Unknown:
    """Whatever else was pickled."""

    def __init__(self, *_told: Any, **_named: Any) -> None:
        pass

    def __setstate__(self, state: Any) -> None:
        if isinstance(state, dict):
            self.__dict__.update(state)


def _tensor(storage: Any, offset: int, size: tuple[int, ...], stride: tuple[int, ...], *_rest: Any) -> Any:
    steps = tuple(step * storage.itemsize for step in stride)
    return np.lib.stride_tricks.as_strided(storage[offset:], size, steps).copy()


class Net:
    """The net of azul/AzulNNet.py, version 84: what acts are likely, and who wins."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self._w = weights

    def predict(self, board: NDArray[np.int8], valid: NDArray[np.bool_]) -> tuple[Array, Array]:
        """As their wrapper's."""
        x = self._norm("first_layer", board.astype(np.float32), across=False)
        x = self._block("trunk.0", x, _relu, squash=_hard_sigmoid)
        chances, value = (self._head(name, x) for name in HEADS)
        chances = np.where(valid, chances, np.float32(-1e8))
        powers = np.exp(chances - chances.max())
        return powers / powers.sum(), np.tanh(value)

    def _head(self, name: str, x: Array) -> Array:
        flat = self._block(f"{name}.0", x, _hard_swish, squash=_hard_sigmoid).reshape(-1)
        return self._linear(f"{name}.4", _relu(self._linear(f"{name}.2", flat)))

    def _linear(self, name: str, x: Array) -> Array:
        found: Array = self._w[f"{name}.weight"] @ x + self._w[f"{name}.bias"]
        return found

    def _norm(self, name: str, x: Array, *, across: bool) -> Array:
        """A linear layer of columns, or across them, and its norm."""
        weight = self._w[f"{name}.linear.weight"]
        x = x @ weight.T if across else weight @ x
        scale = self._w[f"{name}.norm.weight"] / np.sqrt(self._w[f"{name}.norm.running_var"] + 1e-5)
        found: Array = (x - self._w[f"{name}.norm.running_mean"][:, None]) * scale[:, None] + self._w[
            f"{name}.norm.bias"
        ][:, None]
        return found

    def _block(self, name: str, x: Array, active: Any, squash: Any) -> Array:
        expand, depthwise, project = (f"{name}.{one}" for one in BLOCKS)
        inside = active(self._norm(expand, x, across=False))
        inside = active(self._norm(depthwise, inside, across=True))
        if f"{name}.se.fc1.weight" in self._w:
            mean = inside.mean(axis=1)
            gate = self._linear(f"{name}.se.fc2", _relu(self._linear(f"{name}.se.fc1", mean)))
            inside = inside * squash(gate)[:, None]
        out = self._norm(project, inside, across=False)
        return out + x if out.shape == x.shape else out


def _relu(x: Array) -> Array:
    return np.maximum(x, np.float32(0))


def _hard_sigmoid(x: Array) -> Array:
    return np.clip(x / 6 + np.float32(0.5), 0, 1)


def _hard_swish(x: Array) -> Array:
    return x * _hard_sigmoid(x)


def board_of(state: bytes) -> NDArray[np.int8]:
    """Our state (companion/engine/azul.h) as theirs (azul/AzulLogicNumba.py), the player on turn first."""
    board = np.zeros((23, 6), dtype=np.int8)
    heaps = [list(state[10 + 5 * at : 15 + 5 * at]) for at in range(12)]
    turn, taker = state[5] - 1, state[7]
    board[1, :5], board[3, :5] = heaps[10], heaps[9]
    board[2, :5] = heaps[11]
    board[3, 5] = not taker
    board[4:9, :5] = heaps[:5]
    board[0, 2] = state[9]
    for at, seat in enumerate((turn, 1 - turn)):
        ours = state[82 + 45 * seat : 127 + 45 * seat]
        counts = list(ours[1:10:2])
        floor = [one for one in ours[35:42] if one]
        board[0, at] = min(int.from_bytes(ours[43:45], "little"), 127)
        board[9 + at] = [*(colour - 1 for colour in ours[0:10:2]), taker == seat + 1]
        board[11 + at] = [*counts, len(floor)]
        board[13 + 5 * at : 18 + 5 * at, :5] = np.frombuffer(ours[10:35], np.uint8).reshape(5, 5) > 0
        for thing in floor:  # theirs go to the lid at once
            board[2, thing - 1] += thing <= 5
    return board


class Player:
    """Their search over their rules, with the net above."""

    def __init__(self, folder: Path, simulations: int) -> None:
        sys.path.insert(0, str(folder))
        loaded: dict[str, Any] = Weights(folder / "azul" / "pretrained.pt").load()
        game = importlib.import_module("azul.AzulGame").AzulGame()
        settings = types.SimpleNamespace(
            numMCTSSims=simulations,
            fpu=loaded.get("fpu", 0.0),
            universes=loaded.get("universes", 1),
            cpuct=_first(loaded.get("cpuct")),
            prob_fullMCTS=1.0,
            forced_playouts=loaded.get("forced_playouts", False),
            no_mem_optim=False,
        )
        print(f"settings of the file of weights: {settings}", file=sys.stderr)
        net, theirs = Net(loaded["state_dict"]), importlib.import_module("MCTS")
        self._search: Callable[[], Any] = lambda: theirs.MCTS(game, net, settings)
        self._mcts = self._search()

    def begin(self) -> None:
        """Another match."""
        self._mcts = self._search()

    def act(self, state: bytes) -> int:
        """The act that was tried most, as our core names it."""
        counts = self._mcts.getActionProb(board_of(state), temp=0, force_full_search=True)[0]
        source, rest = divmod(int(np.argmax(counts)), 30)
        colour, line = divmod(rest, 6)
        return int.from_bytes((TAKE, state[5], source, colour + 1 << 3 | (line + 1) % 6), "big")


def _first(told: Any) -> float:
    return float(told[0] if isinstance(told, list) else told)


def main() -> None:
    """Answer until nobody asks any more."""
    player = Player(Path(sys.argv[1]), int(sys.argv[2]))
    for line in sys.stdin:
        told = json.loads(line)
        if "edition" in told:
            player.begin()
            print("{}", flush=True)
        else:
            print(json.dumps({"act": player.act(bytes.fromhex(told["state"]))}), flush=True)


if __name__ == "__main__":
    main()
