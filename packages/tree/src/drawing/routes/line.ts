import type { CardBox, Port } from "../card.ts";
import { edgeEnds } from "../edge-ends.ts";
import type { DrawnEdge } from "../edges.ts";
import { LANE, MOST_LANES, ROOM } from "./measures.ts";

/** An edge that is to find its way. */
export interface EdgeLine {
  id: string;
  target: string;
  /** What it begins at. */
  port: string;
  from: Port;
  to: Port;
  /** To how many targets the lines beside its column lead. */
  neighbours: number;
  /** How far right it turns where they are too many to keep apart. */
  crowded: number | null;
}

/**
 * The lines in the order in which they choose: column by column, card by card. Of a card those that
 * lead up come first, from its upper row down, then those that lead down from its lowest row up:
 * each turns behind the one before, and none crosses another of its card.
 */
export function linesOf(
  edges: readonly DrawnEdge[],
  boxes: ReadonlyMap<string, CardBox>,
  placeOf: (nodeId: string) => Port | undefined,
): EdgeLine[] {
  const lines = edges.flatMap(({ id, source, target, conditionId }) => {
    const ends = edgeEnds({ source, target, conditionId }, boxes, placeOf);
    const port = `${source} ${conditionId}`;
    return ends ? [{ id, source, target, port, ...ends, isUp: ends.to.y < ends.from.y }] : [];
  });
  const targets = new Map<number, Set<string>>();
  for (const { from, to, target } of lines) {
    if (from.y === to.y && from.x < to.x) continue;
    const known = targets.get(from.x);
    if (known) known.add(target);
    else targets.set(from.x, new Set([target]));
  }
  lines.sort(
    (a, b) =>
      a.from.x - b.from.x ||
      Number(b.from.y === b.to.y) - Number(a.from.y === a.to.y) ||
      (a.source === b.source ? 0 : topOf(a.source) - topOf(b.source)) ||
      Number(b.isUp) - Number(a.isUp) ||
      (a.isUp ? a.from.y - b.from.y : b.from.y - a.from.y),
  );
  function topOf(id: string): number {
    return placeOf(id)?.y ?? 0;
  }
  return lines.map(({ id, target, port, from, to }, index) => {
    const neighbours = targets.get(from.x)?.size ?? 1;
    const crowded = neighbours > MOST_LANES ? (index * LANE.least) % ROOM : null;
    return { id, target, port, from, to, neighbours, crowded };
  });
}
