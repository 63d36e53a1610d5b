import { useAtom } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import { type DockTab, dockFocusAtom } from "./dock-atoms.ts";

/** For the element that takes the keyboard's focus where its tab was opened by a key. */
export function useDockFocus<Target extends HTMLElement>(tab: DockTab): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const [wanted, setWanted] = useAtom(dockFocusAtom);
  useEffect(() => {
    if (wanted !== tab || !target.current) return;
    target.current.focus();
    setWanted(null);
  }, [wanted, tab, setWanted]);
  return target;
}
