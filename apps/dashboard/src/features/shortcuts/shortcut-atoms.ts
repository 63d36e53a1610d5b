import { atom } from "jotai";
import type { Shortcut } from "./shortcut.ts";

export interface ShortcutGroup {
  title: string;
  entries: readonly { label: string; shortcuts: readonly Shortcut[] }[];
}

export const shortcutsOpenAtom = atom(false);

/** The shortcuts of the page that is shown; it sets them while it is there. */
export const pageShortcutsAtom = atom<readonly ShortcutGroup[]>([]);
