import { useStoreApi } from "@xyflow/react";
import { useEffect } from "react";

/** Pixels a pressed pointer may tremble without it being a drag. */
const TREMBLE = 4;
const THINGS = ".react-flow__node, .react-flow__edge, .react-flow__nodesselection";
const FIELDS = "input, textarea";

interface Press {
  target: Element;
  from: { x: number; y: number };
  last: { x: number; y: number };
  isDrag: boolean;
}

/**
 * Dragging with the right button moves the view from cards and lines, too, as React Flow has it from
 * the empty canvas. Some systems open the context menu when the button goes down, others when it
 * comes up: here it opens when it comes up and the pointer has not moved, on all of them.
 */
export function useRightPan(): void {
  const flow = useStoreApi();
  useEffect(() => {
    const ends = new AbortController();
    const listening = { capture: true, signal: ends.signal };
    let press: Press | null = null;
    /** The browser's own menu of this press is still to come, or has been kept from opening. */
    let isMenuOurs = false;

    function pressed({ button, pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
      isMenuOurs = false;
      press = null;
      const isMeant = button === 2 && pointerType === "mouse" && target instanceof Element;
      if (!isMeant || !target.closest(THINGS) || target.closest(FIELDS)) return;
      isMenuOurs = true;
      press = { target, from: { x, y }, last: { x, y }, isDrag: false };
    }
    function moved({ clientX: x, clientY: y, buttons }: PointerEvent): void {
      if (!press) return;
      if ((buttons & 2) === 0) {
        press = null;
        return;
      }
      press.isDrag ||= Math.hypot(x - press.from.x, y - press.from.y) > TREMBLE;
      if (!press.isDrag) return;
      void flow.getState().panBy({ x: x - press.last.x, y: y - press.last.y });
      press.last = { x, y };
    }
    function released({ button, clientX, clientY }: PointerEvent): void {
      if (button !== 2 || !press) return;
      const { isDrag, target } = press;
      press = null;
      if (isDrag) return;
      const menu = { bubbles: true, cancelable: true, button: 2, clientX, clientY };
      thingUnder(clientX, clientY, target).dispatchEvent(new MouseEvent("contextmenu", menu));
    }
    function menuAsked(event: MouseEvent): void {
      if (!event.isTrusted || !isMenuOurs) return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener("pointerdown", pressed, listening);
    document.addEventListener("contextmenu", menuAsked, listening);
    document.addEventListener("pointermove", moved, listening);
    document.addEventListener("pointerup", released, listening);
    document.addEventListener("keydown", () => (isMenuOurs = press !== null), listening);
    return () => ends.abort();
  }, [flow]);
}

/** The frame around several selected cards lies over them: the card below is meant. */
function thingUnder(x: number, y: number, target: Element): Element {
  const below = document.elementsFromPoint(x, y);
  return below.find((each) => each.closest(".react-flow__node, .react-flow__edge")) ?? target;
}
