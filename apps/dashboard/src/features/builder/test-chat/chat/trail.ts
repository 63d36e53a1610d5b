import type { Step } from "@rufbaum/conversation/play";
import { type DrawnEdge, drawnEdges, pairOf } from "@rufbaum/tree/drawing";
import { FAILED, graphOf } from "@rufbaum/tree/graph";
import { type Chat, stateOf } from "./chat.ts";

/** Where the chat has been, for the canvas to light. */
export interface Trail {
  current: ReadonlySet<string>;
  trail: { nodes: ReadonlySet<string>; edges: ReadonlySet<string> };
}

export function trailOf(chat: Chat): Trail {
  const { nodeId, path } = stateOf(chat);
  return {
    current: new Set(nodeId === null ? [] : [nodeId]),
    trail: { nodes: new Set(path), edges: edgesWalked(chat) },
  };
}

/** A leap, as to an objection that is answered from anywhere, has no edge. */
function edgesWalked(chat: Chat): Set<string> {
  const between = Map.groupBy(drawnEdges(chat.tree), ({ source, target }) =>
    pairOf(source, target),
  );
  const walked = new Set<string>();
  for (const turn of chat.turns) {
    let from = turn.before.nodeId;
    let way = wayTaken(chat, turn);
    for (const effect of turn.effects) {
      if (effect.type !== "move") continue;
      const edges = from === null ? [] : (between.get(pairOf(from, effect.nodeId)) ?? []);
      const edge = edgeOf(edges, way);
      if (edge) walked.add(edge.id);
      from = effect.nodeId;
      way = null;
    }
  }
  return walked;
}

/** The condition at which the turn left its node; `null`: the way that no condition names. */
function wayTaken({ tree }: Chat, { event, before }: Step): string | null {
  if (before.nodeId === null) return null;
  if (event.type === "action-failed") return FAILED;
  const key =
    event.type === "caller-spoke"
      ? event.reading.condition
      : event.type === "caller-pressed"
        ? event.digits
        : null;
  const conditions = graphOf(tree).conditions(before.nodeId);
  return conditions.find(({ condition }) => condition === key)?.id ?? null;
}

function edgeOf(edges: readonly DrawnEdge[], way: string | null): DrawnEdge | undefined {
  return (
    edges.find(({ conditionId }) => conditionId === way) ??
    edges.find(({ conditionId }) => conditionId === null) ??
    edges[0]
  );
}
