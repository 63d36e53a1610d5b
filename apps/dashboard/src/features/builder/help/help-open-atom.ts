import { atom } from "jotai";

/** Whether the help on the canvas is unfolded; for as long as the tab is open. */
export const helpOpenAtom = atom(false);
