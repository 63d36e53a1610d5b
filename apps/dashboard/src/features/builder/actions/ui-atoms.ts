import type { Fragment, Point } from "@rufbaum/tree/editing";
import { atom, type Getter } from "jotai";
import { contextMenuAtom } from "../editor/view.ts";
import type { Picker } from "./action.ts";

/** The list over the canvas that is open. */
export const pickerAtom = atom<Picker | null>(null);

export const searchOpenAtom = atom(false);

/** A whole tree that was pasted, while its fate is asked for. */
export const pastedTreeAtom = atom<PastedTree | null>(null);

export interface PastedTree {
  name: string;
  text: string;
  /** `null` where only an import can say what is wrong with it. */
  fragment: Fragment | null;
  /** The point of the page at which it was pasted. */
  page: Point | null;
}

/** What has the keyboard's focus on the canvas. */
export const focusAtom = atom<{ id: string; conditionId: string | null } | null>(null);

/**
 * Where the pointer is on the page, while it is over the canvas and was used last; a place to look
 * up, nothing is drawn after it.
 */
export const pointerAtom = atom<{ current: Point | null }>({ current: null });

/** The point of the page that is meant: that of the open menu, else the pointer's. */
export function placeOnPage(get: Getter): Point | null {
  return get(contextMenuAtom)?.at ?? get(pointerAtom).current;
}
