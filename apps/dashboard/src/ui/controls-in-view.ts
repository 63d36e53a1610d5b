import type { Box } from "./free-place.ts";

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="link"], [role="tab"], [role="switch"], [role="checkbox"], [role="slider"], [role="option"], [role="menuitem"], [role="combobox"]';

/** The boxes of all that can be clicked or written in and is in view, but for what is in `besides`. */
export function controlsInView(besides: Element): Box[] {
  const clips = new Map<Element, Box>();
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** What of the window the content of an element can be seen in. */
  function clipOf(element: Element | null): Box {
    if (!element) return window;
    const known = clips.get(element);
    if (known) return known;
    const around = clipOf(element.parentElement);
    const isOpen = getComputedStyle(element).overflow === "visible";
    const clip = isOpen ? around : common(around, element.getBoundingClientRect());
    clips.set(element, clip);
    return clip;
  }

  const seen: Box[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (besides.contains(control)) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const box = common(control.getBoundingClientRect(), clipOf(control.parentElement));
    if (box.right > box.left && box.bottom > box.top) seen.push(box);
  }
  return seen;
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
