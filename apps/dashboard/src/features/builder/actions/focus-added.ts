import { after } from "../../../api/runtime.ts";

/** Between two looks for what an edit has made, and how often it is looked for: three seconds. */
const DRAWN_MILLISECONDS = 60;
const LOOKS = 50;

/**
 * Gives the keyboard's focus to a node or a note that was added where one is looking already, once it
 * is drawn; unless somebody has gone on meanwhile.
 */
export function focusAdded(id: string | undefined): void {
  if (id === undefined) return;
  const goneOn = new AbortController();
  const options = { capture: true, signal: goneOn.signal };
  document.addEventListener("pointerdown", () => goneOn.abort(), options);
  document.addEventListener("keydown", ({ repeat }) => repeat || goneOn.abort(), options);
  const selector = `.react-flow__node[data-id="${CSS.escape(id)}"]`;
  const look = (left: number) =>
    after(DRAWN_MILLISECONDS, () => {
      if (goneOn.signal.aborted) return;
      const card = document.querySelector(selector);
      if (card instanceof HTMLElement) card.focus({ preventScroll: true });
      else if (left > 1) return void look(left - 1);
      goneOn.abort();
    });
  look(LOOKS);
}
