"""Who reaches the page, in which language, and what is told of browsers that come, leave and sleep."""

from __future__ import annotations

import http.client
import random
import shutil
import socket
import ssl
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.languages import LANGUAGES
from companion.language.phrases import Phrases
from companion.page.presence import AWAY_S, NOBODY_S, Presence
from companion.page.reach import LOOPBACK_6, PageError, Tls, listen, own_name
from companion.page.safety import Guarded
from tests.page_kit import PageHouse, page_house, page_table, serving
from tests.patience import PATIENCE_S, until

# ---- sockets and names ---------------------------------------------------------------------------------------


def test_an_address_that_is_taken_is_told_of() -> None:
    reach = listen(0)
    try:
        with pytest.raises(PageError) as error:
            listen(reach.port)
        assert error.value.key == "page-taken" and error.value.facts["port"] == str(reach.port)
    finally:
        reach.close()


def test_the_page_is_alone_at_its_port_by_ipv6_too() -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6")
    with socket.socket(socket.AF_INET6) as other:
        try:
            other.bind((LOOPBACK_6, 0))
        except OSError:
            pytest.skip("no IPv6 here")
        other.listen()
        with pytest.raises(PageError):
            listen(other.getsockname()[1])


def test_files_that_are_no_certificate_are_told_of(tmp_path: Path) -> None:
    file = tmp_path / "nothing.pem"
    for text in (None, "nothing"):
        if text:
            file.write_text(text, encoding="utf-8")
        with pytest.raises(PageError) as error:
            listen(0, tls=Tls(str(file), str(file)))
        assert error.value.key == "page-tls"
        for language in LANGUAGES:
            assert str(file) in Phrases(language, strict=True).write(error.value)


@pytest.mark.parametrize("network", [False, True])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_only_names_and_addresses_of_ours_are_answered(network: bool, scheme: str) -> None:
    """With the network also the very address that a connection has come to, in figures; never another one."""
    reach = listen(0, network)
    guarded, port = Guarded(None, reach.hosts, scheme, network=network), reach.port  # type: ignore[arg-type]
    reach.close()

    def refused(host: str, came_to: str, origin: str | None = None) -> int | None:
        headers = [(b"host", host.encode())]
        if origin is not None:
            headers += [(b"origin", origin.encode()), (b"content-type", b"application/json")]
            headers += [(b"content-length", b"2")]
        method = "GET" if origin is None else "POST"
        scope = {"type": "http", "method": method, "headers": headers, "server": (came_to, port)}
        return guarded._refused(scope)

    ours = f"192.168.7.5:{port}"
    assert refused(ours, "192.168.7.5") == (None if network else 403)
    assert refused(ours, "192.168.7.6") == 403
    assert refused(f"[fe80::1]:{port}", "fe80::1%eth0") == (None if network else 403)
    assert refused(f"{own_name()}.local:{port}", "192.168.7.5") == (None if network else 403)
    assert refused("evil.example", "192.168.7.5") == refused("192.168.7.5", "192.168.7.5") == 403
    assert refused(f"LOCALHOST:{port}", "127.0.0.1") is None
    local = f"localhost:{port}"
    assert refused(local, "127.0.0.1", f"{scheme}://{local}") is None
    for foreign in ("null", "", f"{scheme}://127.0.0.1:{port}", f"{scheme}://evil.example", f"ftp://{local}"):
        assert refused(local, "127.0.0.1", foreign) == 403, foreign


# ---- browsers that come and go ---------------------------------------------------------------------------------


@given(st.integers(0, 2**32), st.integers(1, 60))
def test_what_is_told_of_browsers_agrees_with_who_is_there(seed: int, steps: int) -> None:
    """Random comings, goings and times, and a table that cannot always be told: came and left take turns."""
    dice, now = random.Random(seed), [0.0]
    presence = Presence(lambda: now[0])
    there: dict[str, int] = {}
    told: list[str] = []
    seconds = 0
    for _ in range(steps):
        browser = dice.choice("abc")
        match dice.randrange(3):
            case 0:
                there[browser] = there.get(browser, 0) + 1
                presence.join(1, browser)
            case 1 if there.get(browser):
                there[browser] -= 1
                presence.leave(1, browser)
            case _:
                now[0] += dice.choice((1.0, AWAY_S / 2, AWAY_S, NOBODY_S))
        if dice.random() < 0.4:
            continue  # the table cannot be told
        here = sum(map(bool, there.values()))
        for key, seat in presence.due():
            presence.told((key, seat))
            assert key != "page-second" or here > 1
            seconds += key == "page-second"
            told += [key] * (key in ("page-came", "page-left"))
        assert presence.due() == []
        assert told == (["page-came", "page-left"] * len(told))[: len(told)]
        assert not here or told[-1] == "page-came"
        assert here < 2 or seconds
    assert seconds <= 3


def test_no_browser_at_all_is_told_once_and_watchers_are_not_told_of() -> None:
    now = [0.0]
    presence = Presence(lambda: now[0])
    now[0] = NOBODY_S
    assert presence.due() == [("page-nobody", 0)]
    presence.told(("page-nobody", 0))
    assert presence.due() == []
    presence.join(0, "a")
    assert presence.due() == []


# ---- at a live table -------------------------------------------------------------------------------------------


def test_each_browser_reads_in_its_own_language_whatever_the_table_speaks(tmp_path: Path) -> None:
    with page_house(tmp_path, language="en") as house:
        live = house.live
        assert house.post("/api/act", {"text": "castle 1 C3", "nonce": "castle-of-1"}, seat=1) in (202, 503)
        live.type("score")
        live.wait("points")
        words = {language: Phrases(language, strict=True).part("page-said") for language in LANGUAGES}
        for language, said in words.items():
            host = f"127.0.0.1:{house.port}"
            document = house.request("GET", f"/?lang={language}", host=host)[1].decode()
            assert f'lang="{language}"' in document and said in document

            def turn(language: str = language) -> str:
                told = house.state(1, f"lang={language}")
                return str(told["view"]["turn"]) if told["view"] else ""

            until(turn, "a table")
        turns = set()
        for language in LANGUAGES:
            told = house.state(1, f"lang={language}")
            turns.add(str(told["view"]["turn"]))
        assert len(turns) == len(LANGUAGES)
        other = house.request("GET", "/?lang=../../x", host=f"127.0.0.1:{house.port}")[1].decode()
        assert words["en"] in other


def test_a_second_browser_and_a_page_of_another_version_have_their_sentences(tmp_path: Path) -> None:
    with page_house(tmp_path) as house:
        streams = [house.read(1, f"browser={browser}") for browser in ("one", "two")]
        house.live.wait("Anna: this seat is open in a second browser")
        line = ""
        while "This seat is open in another browser" not in line:
            line = streams[0].readline().decode()
        with house.read(2, query="version=0123") as old:
            assert old.readline() == b"event: gone\n" and b"another version" in old.readline()


def test_who_comes_before_the_companion_is_told_of_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.page.link.AGAIN_S", 0.01)
    monkeypatch.setattr("companion.page.desk.TICK_S", 0.01)
    with page_table(tmp_path) as (live, owner):
        house = PageHouse(tmp_path, live, "en", serving(live, owner))
        house.server.close()
        house.open()
        with closing(house):
            streams = [
                house.read(seat, f"browser={browser}") for seat, browser in ((1, "one"), (2, "one"), (2, "two"))
            ]
            assert all(one.status == 200 for one in streams)
            with closing(serving(live, owner)):
                live.wait("Anna: the page is open")
                live.wait("Bedřich: the page is open")
                live.wait("Bedřich: this seat is open in a second browser")
                assert not any("open" in one for one in live.lines)


def test_the_page_of_the_network_is_said_aloud_and_closes_with_the_match(tmp_path: Path) -> None:
    with page_house(tmp_path, network=True) as house:
        house.live.wait("every device in this network can open the page")
        house.live.stop()
        house.server.close("left")
        until(lambda: not house.is_open, "the page's end")


def test_what_goes_over_the_network_can_be_encrypted(tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    if shutil.which("openssl") is None:
        pytest.skip("no openssl")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert),
         "-days", "2", "-subj", "/CN=localhost"],
        capture_output=True, check=True,
    )  # fmt: skip
    with page_house(tmp_path, tls=Tls(str(cert), str(key))) as house:
        trusts = ssl._create_unverified_context()
        connection = http.client.HTTPSConnection("127.0.0.1", house.port, timeout=PATIENCE_S, context=trusts)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()
