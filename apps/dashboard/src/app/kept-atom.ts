import { atom } from "jotai";
import type { Kept } from "../api/runtime.ts";

/** A value that is kept in the browser or for the tab, as `stored` does; `initial` until it was set. */
export function keptAtom<T>(stored: Kept<T>, initial: T) {
  const setAtom = atom<{ value: T } | null>(null);
  const rememberedAtom = atom(() => stored.read() ?? initial);
  return atom(
    (get) => get(setAtom)?.value ?? get(rememberedAtom),
    (_get, set, value: T) => {
      stored.write(value);
      set(setAtom, { value });
    },
  );
}
