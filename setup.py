"""The fast core: optional, so that all else is installed without a compiler. The rest stands in pyproject.toml."""

from setuptools import Extension, setup

SOURCES = ("module", "face_scores", "face_playouts", "face_think", "score")
GAMES = ("kingdomino", "kingdomino_wide", "azul")
WALLS = ("azul_play", "azul_acts", "azul_random", "azul_greedy", "azul_think")
KINGDOMS = ("kingdom", "kingdomino", "kingdomino_greedy", "kingdomino_think")
HEADERS = ("core", "face", "think", *KINGDOMS, "azul", "azul_wall", *WALLS)

setup(
    ext_modules=[
        Extension(
            "companion.engine._core",
            [f"companion/engine/{name}.c" for name in (*SOURCES, *GAMES)],
            depends=[f"companion/engine/{name}.h" for name in HEADERS],
            define_macros=[("Py_LIMITED_API", "0x030B0000")],
            extra_compile_args=["-std=c11", "-O2", "-ffp-contract=off", "-fno-math-errno"],
            py_limited_api=True,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
