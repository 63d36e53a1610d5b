import type { Link } from "@rufbaum/tree/editing";
import type { createStore } from "jotai";
import { viewportAtom } from "../editor/view.ts";
import type { OpenWay } from "./open-way.ts";
import { pickerAtom } from "./ui-atoms.ts";

/** A line was let go where no port is: on a card it leads there, else one chooses what comes next. */
export function dropLine(
  store: Pick<ReturnType<typeof createStore>, "get" | "set">,
  from: OpenWay,
  { event, link }: { event: MouseEvent | TouchEvent; link(wanted: Link): void },
): void {
  const { clientX: x, clientY: y } = pointOf(event);
  const under = document.elementFromPoint(x, y);
  const targetNodeId = under?.closest(".react-flow__node")?.getAttribute("data-id");
  if (targetNodeId) {
    link({ sourceNodeId: from.nodeId, conditionId: from.conditionId, targetNodeId });
    return;
  }
  const place = store.get(viewportAtom)?.current.at({ x, y });
  if (!place || !under?.closest(".react-flow")) return;
  store.set(pickerAtom, { kind: "connect", ...from, isWayChosen: true, at: { x, y }, place });
}

function pointOf(event: MouseEvent | TouchEvent): { clientX: number; clientY: number } {
  if (!("changedTouches" in event)) return event;
  return event.changedTouches[0] ?? { clientX: 0, clientY: 0 };
}
