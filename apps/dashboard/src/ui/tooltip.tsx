import { Slot } from "radix-ui";
import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { after, now } from "../api/runtime.ts";
import type { Side } from "./tooltip-sheet.tsx";

const OPEN_DELAY_MILLISECONDS = 700;
const SKIP_DELAY_MILLISECONDS = 300;

export interface TooltipProps {
  text: ReactNode;
  side?: Side;
  children: ReactNode;
}

const TooltipSheet = lazy(async () => ({
  default: (await import("./tooltip-sheet.tsx")).TooltipSheet,
}));

/** When the last tooltip went: the next one then shows without delay. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Says more of its only child while the pointer rests on it or the keyboard stands there. What
 * places it is loaded with the first one.
 */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function pointed({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
    if (pointerType === "touch") return;
    cancel.current();
    const wait = now() - closedAt < SKIP_DELAY_MILLISECONDS ? 0 : OPEN_DELAY_MILLISECONDS;
    cancel.current = after(wait, () => setAnchor(currentTarget));
  }

  function focused({ currentTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.matches(":focus-visible")) setAnchor(currentTarget);
  }

  function close(): void {
    cancel.current();
    if (anchor) closedAt = now();
    setAnchor(null);
  }

  return (
    <>
      <Slot.Root
        onPointerEnter={pointed}
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={focused}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {anchor && (
        <Suspense>
          <TooltipSheet anchor={anchor} text={text} side={side} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
