import { CARD, type CardBox, type Port } from "./card.ts";
import type { DrawnEdge } from "./edges.ts";

/** Where an edge leaves one card and meets the other; `null` where it has no port to begin at. */
export function edgeEnds(
  { source, target, conditionId }: Pick<DrawnEdge, "source" | "target" | "conditionId">,
  boxes: ReadonlyMap<string, CardBox>,
  placeOf: (nodeId: string) => Port | undefined,
): { from: Port; to: Port } | null {
  const [a, b] = [placeOf(source), placeOf(target)];
  const ports = boxes.get(source)?.ports;
  const out = conditionId === null ? ports?.out : ports?.conditions[conditionId];
  if (!a || !b || !out) return null;
  const into = boxes.get(target)?.ports.in ?? { x: 0, y: CARD.port };
  return { from: { x: a.x + out.x, y: a.y + out.y }, to: { x: b.x + into.x, y: b.y + into.y } };
}
