import type { NodeKind } from "@rufbaum/tree";
import { NODE_KINDS } from "@rufbaum/tree/graph";
import { MessageCircleQuestionMark, Pencil } from "lucide-react";
import { KindIcon } from "../../trees/kind-icon.tsx";

export const EDIT_ICON = "#canvas-icon-edit";
export const MISSED_ICON = "#canvas-icon-missed";
/** The head of a way's arrow, as `markerEnd`: React Flow would name and compare one for each edge. */
export const WAY_ARROW = "canvas-way-arrow";

/** The icon of a kind, for `<use>`. */
export function kindIcon(kind: NodeKind): string {
  return `#canvas-icon-${kind}`;
}

/** The icons of all cards and the head of all arrows, drawn once: a card or a way only points at them. */
export function CanvasIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={EDIT_ICON.slice(1)} viewBox="0 0 24 24">
        <Pencil />
      </symbol>
      <symbol id={MISSED_ICON.slice(1)} viewBox="0 0 24 24">
        <MessageCircleQuestionMark />
      </symbol>
      <marker
        id={WAY_ARROW}
        markerWidth={14}
        markerHeight={14}
        viewBox="-10 -10 20 20"
        orient="auto"
      >
        <path d="M-5-4 0 0-5 4Z" className="way-arrow" />
      </marker>
      {NODE_KINDS.map((kind) => (
        <symbol key={kind} id={kindIcon(kind).slice(1)} viewBox="0 0 24 24">
          <KindIcon kind={kind} />
        </symbol>
      ))}
    </svg>
  );
}
