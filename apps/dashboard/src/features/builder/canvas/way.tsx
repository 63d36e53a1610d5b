import { BaseEdge, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { atom, useAtomValue } from "jotai";
import { memo, useMemo } from "react";
import { comparisonAtom, walkAtom } from "../editor/view.ts";
import { isFarAtom } from "./card-state.ts";
import type { WayEdge } from "./flow-edges.ts";

/** Pixels a letter of a chip takes, and how many a chip shows. */
const LETTER = 6.4;
const MOST_LETTERS = 22;

/** A way from one card to another, with the condition as a chip. */
export const Way = memo(function Way(props: EdgeProps<WayEdge>) {
  const { id, data, selected, markerEnd } = props;
  const isFar = useAtomValue(isFarAtom);
  const isWalked = useAtomValue(
    useMemo(() => atom((get) => get(walkAtom)?.trail.edges.has(id) ?? false), [id]),
  );
  const mark = useAtomValue(useMemo(() => atom((get) => get(comparisonAtom)?.marks.get(id)), [id]));
  const [path, x, y] = getSmoothStepPath({
    ...props,
    borderRadius: 10,
    offset: 24,
    stepPosition: data?.turn ?? 0.5,
  });
  const label = data?.edge.label ?? null;
  // The row at which it begins says it already; the chip then waits for the pointer.
  const isNamed = data?.edge.conditionId != null;
  return (
    <g
      data-selected={selected || undefined}
      data-walked={isWalked || undefined}
      data-mark={mark}
      className={isNamed ? "way way-quiet" : "way"}
    >
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} interactionWidth={18} />
      {label && !isFar && <Chip x={x} y={y} text={shortened(label)} />}
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
