import { after } from "../../../api/runtime.ts";

/** Until what an edit has made is drawn. */
const DRAWN_MILLISECONDS = 60;

/** Gives the keyboard's focus to a node or a note that was added where one is looking already. */
export function focusAdded(id: string | undefined): void {
  if (id === undefined) return;
  after(DRAWN_MILLISECONDS, () => {
    const card = document.querySelector(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  });
}
