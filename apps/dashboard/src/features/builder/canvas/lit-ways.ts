import type { DrawnEdge } from "@rufbaum/tree/drawing";
import type { Selection } from "../editor/view.ts";
import { conditionOfPort, IN } from "./flow-nodes.ts";

/** What somebody points at, has the focus on or has selected; its ways are lit. */
export type LitFrom =
  | { type: "node"; id: string }
  | { type: "port"; nodeId: string; port: string }
  | { type: "edge"; id: string }
  | { type: "selection"; selection: Pick<Selection, "nodes" | "edges"> };

type Way = Pick<DrawnEdge, "id" | "source" | "target" | "conditionId">;

/** The edges that lead in and out there; none where there are none to tell from others. */
export function litWays(ways: readonly Way[], from: LitFrom): ReadonlySet<string> {
  return new Set(ways.filter((way) => isLit(way, from)).map(({ id }) => id));
}

function isLit({ id, source, target, conditionId }: Way, from: LitFrom): boolean {
  if (from.type === "edge") return id === from.id;
  if (from.type === "node") return source === from.id || target === from.id;
  if (from.type === "port") {
    if (from.port === IN) return target === from.nodeId;
    return source === from.nodeId && conditionId === conditionOfPort(from.port);
  }
  const { nodes, edges } = from.selection;
  return edges.has(id) || nodes.has(source) || nodes.has(target);
}
