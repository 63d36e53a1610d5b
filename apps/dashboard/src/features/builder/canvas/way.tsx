import { CHIP, chipOf, edgeMiddle, edgePath, type Port } from "@rufbaum/tree/drawing";
import { BaseEdge, type EdgeProps } from "@xyflow/react";
import { memo, useState } from "react";
import { conditionName } from "../../../messages/intents.ts";
import type { EdgeRoute, WayEdge } from "./flow-edges.ts";

/** A way from one card to another, with the condition as a chip. */
export const Way = memo(function Way(props: EdgeProps<WayEdge>) {
  const { data, selected, markerEnd } = props;
  // Its own, for the pointer crosses many: what the canvas knew would be handed on to all of them.
  const [isPointed, setPointed] = useState(false);
  const from = { x: props.sourceX, y: props.sourceY };
  const to = { x: props.targetX, y: props.targetY };
  const turn = data?.edge.turn;
  const label = data?.edge.label ?? null;
  const route = data?.route && isBetween(data.route, from, to) ? data.route : null;
  return (
    <g
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      data-selected={selected || undefined}
      data-walked={data?.look.isWalked || undefined}
      data-mark={data?.look.mark ?? undefined}
      className="way"
    >
      <BaseEdge
        path={route?.path ?? edgePath(from, to, turn)}
        {...(markerEnd && { markerEnd })}
        interactionWidth={18}
      />
      {label !== null && (data?.hasChip || isPointed) && (
        <Chip at={route?.middle ?? edgeMiddle(from, to, turn)} label={conditionName(label)} />
      )}
    </g>
  );
});

/** Not while one of its cards is dragged: the way is found anew once it is let go. */
function isBetween({ from, to }: EdgeRoute, start: Port, end: Port): boolean {
  return isAt(from, start) && isAt(to, end);
}

function isAt(one: Port, other: Port): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
}

function Chip({ at: { x, y }, label }: { at: Port; label: string }) {
  const { text, width } = chipOf(label);
  const { height } = CHIP;
  return (
    <g className="way-chip" transform={`translate(${x - width / 2} ${y - height / 2})`}>
      <rect width={width} height={height} rx={height / 2} />
      <text x={width / 2} y={14} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
