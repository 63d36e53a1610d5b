import { LEAVE, nearStart } from "@rufbaum/tree/drawing";
import { BaseEdge, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { memo } from "react";
import type { WayEdge } from "./flow-edges.ts";

/** Pixels a letter of a chip takes, and how many a chip shows. */
const LETTER = 6.4;
const MOST_LETTERS = 22;

/** A way from one card to another, with the condition as a chip. */
export const Way = memo(function Way(props: EdgeProps<WayEdge>) {
  const { data, selected, markerEnd } = props;
  const [path, x, y] = getSmoothStepPath({
    ...props,
    borderRadius: 10,
    offset: LEAVE,
    stepPosition: nearStart(data?.turn ?? 0.5, props.targetX - props.sourceX - 2 * LEAVE),
  });
  return (
    <g
      data-selected={selected || undefined}
      data-walked={data?.look.isWalked || undefined}
      data-mark={data?.look.mark ?? undefined}
      className="way"
    >
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} interactionWidth={18} />
      {data?.hasChip && <Chip x={x} y={y} text={shortened(data.edge.label ?? "")} />}
    </g>
  );
});

function Chip({ x, y, text }: { x: number; y: number; text: string }) {
  const width = text.length * LETTER + 14;
  return (
    <g className="way-chip" transform={`translate(${x - width / 2} ${y - 10})`}>
      <rect width={width} height={20} rx={10} />
      <text x={width / 2} y={14} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function shortened(label: string): string {
  return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label;
}
