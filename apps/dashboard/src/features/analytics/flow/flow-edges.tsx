import { memo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { FlowEdge } from "./draw-edges.ts";
import type { FlowMap } from "./flow-map.ts";
import { pairOf } from "./pair-of.ts";

/** All lines; those of the shown node and of the lit path stand out, detours show with them alone. */
export const FlowEdges = memo(function FlowEdges({
  map,
  shown,
  lit,
}: {
  map: FlowMap;
  shown: string | null;
  lit: ReadonlySet<string> | null;
}) {
  return (
    <svg aria-hidden="true" width={map.width} height={map.height} className="absolute inset-0">
      {map.edges.map((edge) => (
        <path
          key={pairOf(edge.from, edge.to)}
          d={edge.path}
          strokeWidth={edge.width}
          strokeLinecap="butt"
          className={classNames("fill-none transition-opacity", lookOf(edge, shown, lit))}
        />
      ))}
    </svg>
  );
});

function lookOf(edge: FlowEdge, shown: string | null, lit: ReadonlySet<string> | null): string {
  const isShown = edge.from === shown || edge.to === shown;
  if (lit?.has(pairOf(edge.from, edge.to))) return "stroke-accent-ink opacity-90";
  if (edge.count === 0) {
    return edge.isAside
      ? "stroke-line-strong opacity-60 [stroke-dasharray:3_3]"
      : "stroke-line-strong [stroke-dasharray:3_3]";
  }
  if (isShown) return "stroke-accent-ink opacity-80";
  if (edge.isAside) return "stroke-accent-ink opacity-0";
  return lit ? "stroke-accent-ink opacity-15" : "stroke-accent-ink opacity-40";
}
