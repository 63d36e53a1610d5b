import type { Tree } from "../tree.ts";
import { SAMPLE_NODES, SAMPLE_WAYS } from "./nodes.ts";

/** The tree a new installation begins with: a call about a solar plant, from greeting to goodbye. */
export function sampleTree({ id, createdAt }: Pick<Tree, "id" | "createdAt">): Tree {
  return {
    id,
    name: "Photovoltaik-Beratung (Beispiel)",
    isActive: true,
    createdAt,
    nodes: structuredClone([...SAMPLE_NODES]),
    connections: SAMPLE_WAYS.map(([sourceNodeId, targetNodeId, condition], index) => ({
      id: `connection_${index + 1}`,
      sourceNodeId,
      targetNodeId,
      condition,
    })),
  };
}
