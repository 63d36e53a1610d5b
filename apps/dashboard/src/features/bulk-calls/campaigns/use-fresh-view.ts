import { type RefObject, useEffect, useRef } from "react";

/**
 * What takes the place of something begins at its top, and the keyboard in it; when it goes, one is
 * back where one was. @returns the `ref` of what is focused first
 */
export function useFreshView<Element extends HTMLElement>(): RefObject<Element | null> {
  const first = useRef<Element>(null);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const { scrollY: height } = window;
    const { current: before } = opener;
    window.scrollTo({ top: 0 });
    first.current?.focus({ preventScroll: true });
    return () => {
      window.scrollTo({ top: height });
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return first;
}
