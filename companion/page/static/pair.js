// A seat for a page that has none: the table is asked, or six digits are said there. Nothing has to be copied.
// @ts-check

const AGAIN_MS = 1000;

/** @param {string} id @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {object} body */
const post = async (body) => {
  const lang = document.documentElement.lang;
  const answer = await fetch(`/api/pair?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, told: answer.status === 422 ? {} : await answer.json() };
};

/**
 * Show what gets a seat, and call with its token once there is one.
 * @param {(text: string) => void} tell @param {(token: string) => void} paired
 */
export async function pairing(tell, paired) {
  const section = at("pair");
  const seat = /** @type {HTMLSelectElement} */ (at("pair-seat"));
  const digits = /** @type {HTMLInputElement} */ (at("pair-digits"));
  const answer = await fetch(`/api/seats?lang=${document.documentElement.lang}`);
  const { text, seats } = await answer.json();
  at("pair-why").textContent = text;
  seat.replaceChildren(
    ...seats.map((/** @type {any} */ one) => {
      const option = document.createElement("option");
      option.value = String(one.seat);
      option.textContent = one.name;
      return option;
    }),
  );
  section.hidden = false;
  tell(text);
  let busy = false;
  let done = false;

  /** @param {() => Promise<void>} work */
  const once = async (work) => {
    if (busy || done) return;
    busy = true;
    try {
      await work();
    } catch {
      tell(document.body.dataset.lost ?? "");
    }
    busy = false;
  };

  /** @param {{status: number, told: any}} answered */
  const heard = ({ told }) => {
    if (told.text) tell(told.text);
    if (!told.token) return;
    done = true;
    for (const one of section.querySelectorAll("button, input, select")) one.setAttribute("aria-disabled", "true");
    // What has focus stays until the user goes on.
    if (section.contains(document.activeElement)) {
      section.addEventListener("focusout", (event) => {
        if (!section.contains(/** @type {Node | null} */ (event.relatedTarget))) section.hidden = true;
      });
    } else section.hidden = true;
    paired(told.token);
  };

  at("pair-ask").onclick = () =>
    void once(async () => {
      let answered = await post({ wish: Number(seat.value) });
      if (answered.status === 202) tell(answered.told.text);
      while (answered.status === 202) {
        await new Promise((wait) => setTimeout(wait, AGAIN_MS));
        answered = await post({ ticket: answered.told.ticket });
      }
      heard(answered);
    });
  at("pair-say").onclick = () => void once(async () => heard(await post({ say: true })));
  at("pair-form").onsubmit = (event) => {
    event.preventDefault();
    const shown = digits.value.replace(/\D/g, "");
    if (shown.length !== 6) digits.focus();
    else void once(async () => heard(await post({ wish: Number(seat.value), digits: shown })));
  };
}
