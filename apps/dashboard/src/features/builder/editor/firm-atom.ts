import { atom } from "jotai";

/** The firm that calls, as the settings name it: it fills [firma] and [company] where nothing else does. */
export const firmAtom = atom<string | null>(null);
