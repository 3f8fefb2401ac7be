// Events of the table: read with fetch, because the token goes in a header; what is missed is asked for.
// @ts-check

const SILENT_MS = 25_000;
const HIDDEN_MS = 10_000;
const WAITS_MS = [250, 500, 1000, 2000, 5000];

/**
 * @param {string} token
 * @param {Record<string, (told: any, again: boolean) => void>} on
 */
export async function reading(token, on) {
  const browser = [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16)).join("");
  const version = document.body.dataset.version ?? "";
  let since = "";
  let tries = 0;
  let said = false;
  /** @type {AbortController} */
  let stop = new AbortController();
  let seen = new Promise((done) => done(undefined));
  let hidden = 0;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(hidden);
    if (document.visibilityState === "hidden") {
      hidden = window.setTimeout(() => {
        seen = new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
        stop.abort();
      }, HIDDEN_MS);
    }
  });
  for (;;) {
    await seen;
    stop = new AbortController();
    let timer = 0;
    const alive = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => stop.abort(), SILENT_MS);
    };
    try {
      alive();
      const asked = new URLSearchParams({ since, lang: document.documentElement.lang, browser, version });
      const answer = await fetch(`/api/stream?${asked}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      if (answer.status === 401) {
        clearTimeout(timer);
        on.stranger?.({}, true);
        return;
      }
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      if (said) on.again?.({}, true);
      said = false;
      tries = 0;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        alive();
        text += value;
        let end;
        while ((end = text.indexOf("\n\n")) >= 0) {
          const told = text.slice(0, end);
          text = text.slice(end + 2);
          since = one(told, since, on);
        }
      }
    } catch {
      // told below, once
    }
    clearTimeout(timer);
    if (document.visibilityState !== "hidden") {
      if (!said && tries > 0) {
        said = true;
        on.lost?.({}, true);
      }
      await new Promise((done) => setTimeout(done, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]));
      tries += 1;
    }
  }
}

/** @param {string} told @param {string} since @param {Record<string, (told: any, again: boolean) => void>} on */
function one(told, since, on) {
  let id = since;
  let name = "";
  let data = "";
  for (const line of told.split("\n")) {
    if (line.startsWith("id: ")) id = line.slice(4);
    else if (line.startsWith("event: ")) name = line.slice(7);
    else if (line.startsWith("data: ")) data = line.slice(6);
  }
  if (name) on[name]?.(JSON.parse(data), since !== "");
  return id;
}
