import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";

/**
 * What stays as it is while something is done with it. Whoever sat in it, or pressed the button that
 * began it, is back there afterwards, unless he was led elsewhere.
 */
export function Resting({ rests, children }: { rests: boolean; children: ReactNode }) {
  useFocusAfter(rests);
  return (
    <div
      inert={rests}
      className={classNames(
        "transition-opacity duration-150",
        // What takes no time does not flicker.
        rests && "opacity-60 delay-200",
      )}
    >
      {children}
    </div>
  );
}

function useFocusAfter(rests: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (rests) {
      before.current = document.activeElement;
      return;
    }
    const { current } = before;
    before.current = null;
    if (document.activeElement !== document.body) return;
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  }, [rests]);
}
