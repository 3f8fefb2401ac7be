// Drives a Firefox for tests: a request in JSON a line comes in, an answer a line goes out.
// Usage: node firefox.mjs FIREFOX headless|headed
import puppeteer from "puppeteer-core";
import { createInterface } from "node:readline";

const [, , executablePath, how] = process.argv;
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  timeout: 180_000, // the limit of tests/patience.py
  headless: how === "headless",
  extraPrefsFirefox: how === "headless" ? {} : { "accessibility.force_disabled": -1 },
});
const pages = [];
const wrong = [];

/** What can be asked of a page, by name. */
const DOES = {
  async goto(page, url) {
    await page.goto(url);
    await page.bringToFront();
  },
  evaluate: (page, script, arg) => page.evaluate(called(script, arg)),
  async run(page, script) {
    await page.evaluate(`${script}; null`);
  },
  async fill(page, selector, text) {
    await page.focus(selector);
    await page.$eval(selector, (one) => {
      one.value = "";
    });
    await page.keyboard.type(text);
  },
  async press(page, selector, key) {
    await page.focus(selector);
    await page.keyboard.press(key);
  },
  viewport: (page, width, height) => page.setViewport({ width, height }),
  close: (page) => page.close(),
};

/** A script's text, called with an argument where it is a function. Pages forbid eval, so it is put together here. */
function called(script, arg) {
  return `((told) => (typeof told === "function" ? told(${JSON.stringify(arg ?? null)}) : told))(${script})`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { page: at, name, args } = JSON.parse(line);
  let answer;
  try {
    if (name === "open") {
      // A tab behind another one is hidden, and a hidden page sleeps after a while.
      const page = await browser.newPage({ type: how === "headless" ? "window" : "tab" });
      page.on("pageerror", (error) => wrong.push(String(error)));
      page.on("console", (told) => told.type() === "error" && wrong.push(told.text()));
      answer = { value: pages.push(page) - 1 };
    } else if (name === "wrong") answer = { value: wrong.splice(0) };
    else answer = { value: (await DOES[name](pages[at], ...args)) ?? null };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
