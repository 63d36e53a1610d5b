import { atom } from "jotai";

/** Whether the small map of the whole tree is shown. */
export const minimapAtom = atom(false);
