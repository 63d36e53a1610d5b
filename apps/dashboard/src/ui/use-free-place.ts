import { type RefObject, useEffect } from "react";
import { after } from "../api/runtime.ts";
import { controlsInView } from "./controls-in-view.ts";
import { coveredOf, freePlace } from "./free-place.ts";

/** What changes on the page is looked at once it has come to rest, in milliseconds. */
const REST = 150;

/**
 * Keeps something that is fixed over the page where it covers no control, as long as it `isShown`. It
 * stays where it is while it is in nobody's way, and while somebody points at it or stands in it.
 */
export function useFreePlace(over: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = over.current;
    if (!element || !isShown) return;
    return keepFree(element);
  }, [over, isShown]);
}

function keepFree(element: HTMLElement): () => void {
  const end = new AbortController();
  let cancel = () => {};

  function place(): void {
    const { offsetWidth: width, offsetHeight: height } = element;
    if (height === 0) return;
    const controls = controlsInView(element);
    const { left, top } = element.getBoundingClientRect();
    const isInPlace = element.style.left !== "";
    const box = { left, top, right: left + width, bottom: top + height };
    const isSeen = left >= 0 && top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (isInPlace && isSeen && coveredOf(box, controls) === 0) return;
    if (isInPlace && element.matches(":hover, :focus-within")) return;
    const free = freePlace({ width, height }, controls, { width: innerWidth, height: innerHeight });
    element.style.left = `${free.left}px`;
    element.style.top = `${free.top}px`;
  }

  function placeSoon(): void {
    cancel();
    cancel = after(REST, place);
  }

  // Tells also of the size it has at first, before that is painted.
  const resized = new ResizeObserver(place);
  resized.observe(element);
  const changed = new MutationObserver(placeSoon);
  changed.observe(document.body, { childList: true, subtree: true });
  const options = { capture: true, passive: true, signal: end.signal };
  window.addEventListener("scroll", placeSoon, options);
  window.addEventListener("resize", placeSoon, options);
  return () => {
    cancel();
    end.abort();
    resized.disconnect();
    changed.disconnect();
    element.style.removeProperty("left");
    element.style.removeProperty("top");
  };
}
