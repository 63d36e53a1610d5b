import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from "react";

/** Lines that are drawn at first and that come with each look back. */
const STEP = 120;
/** Pixels from the end within which the view follows what is said. */
const FOLLOWS_WITHIN = 80;
/** Pixels from the beginning within which earlier lines are brought. */
const BRINGS_WITHIN = 300;

export interface Window {
  viewport: RefObject<HTMLDivElement | null>;
  /** Index of the first line that is drawn. */
  start: number;
  /** Whether the view goes along with what is added at the end. */
  isFollowing: boolean;
  scrolled(): void;
  bringEarlier(): void;
  toEnd(): void;
}

/**
 * Draws only the end of a list that grows at its end, and follows it; who scrolls back gets earlier
 * lines and is left where they are. `below`: what stands after the list, and is followed, too.
 */
export function useWindow(count: number, below: number): Window {
  const viewport = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(() => Math.max(0, count - STEP));
  const [isFollowing, setFollowing] = useState(true);
  const [jumps, jump] = useReducer((before: number) => before + 1, 0);
  /** How far the view's top was from the end before earlier lines came. */
  const fromEnd = useRef<number | null>(null);
  const shown = isFollowing && count - start > 2 * STEP ? count - STEP : start;
  if (shown !== start) setStart(shown);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    if (fromEnd.current !== null) element.scrollTop = element.scrollHeight - fromEnd.current;
    else if (isFollowing) element.scrollTop = element.scrollHeight;
    fromEnd.current = null;
  }, [count, below, shown, jumps]);

  function scrolled(): void {
    const element = viewport.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    setFollowing(below < FOLLOWS_WITHIN);
    if (below >= FOLLOWS_WITHIN && element.scrollTop < BRINGS_WITHIN) bringEarlier();
  }

  function bringEarlier(): void {
    const element = viewport.current;
    if (!element || start === 0 || fromEnd.current !== null) return;
    fromEnd.current = element.scrollHeight - element.scrollTop;
    setFollowing(false);
    setStart(Math.max(0, start - STEP));
  }

  function toEnd(): void {
    setFollowing(true);
    jump();
  }

  return { viewport, start: shown, isFollowing, scrolled, bringEarlier, toEnd };
}
