import { useEffect, useRef } from "react";
import { isTyping } from "../shortcuts/is-typing.ts";
import { isMac } from "../shortcuts/platform.ts";
import { isPressed, type Shortcut } from "../shortcuts/shortcut.ts";

/** What the page's keys do, in the order of the overview. */
export const KEYS = {
  search: "/",
  nextCall: "j",
  previousCall: "k",
  nextHit: "n",
  previousHit: "b",
  play: "p",
} as const satisfies Record<string, Shortcut>;

export type Deed = keyof typeof KEYS;

/** Does these deeds by their keys, as long as nobody types; fields and menus have their own. */
export function useKeys(deeds: Partial<Record<Deed, (() => void) | undefined>>): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      // The list of calls takes the arrows and Enter, no letters.
      const inList = event.target instanceof Element && event.target.matches(LIST);
      if (event.defaultPrevented || (isTyping(event.target) && !inList)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const deed = (Object.keys(KEYS) as Deed[]).find((each) =>
        isPressed(KEYS[each], event, isMac()),
      );
      const run = deed && latest.current[deed];
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

const LIST = '[role="listbox"]';
