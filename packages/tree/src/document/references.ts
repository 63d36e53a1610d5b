import type { Tree } from "../tree.ts";
import type { Problem } from "./problem.ts";

export type ReferenceReason =
  | "duplicate-node"
  | "duplicate-connection"
  | "connection-to-nowhere"
  | "condition-to-nowhere";

export interface ReferenceProblem extends Problem {
  reason: ReferenceReason;
}

/** Finds ids that occur twice, and connections and conditions that lead to no node. */
export function checkReferences(tree: Pick<Tree, "nodes" | "connections">): ReferenceProblem[] {
  const places = new Map<string, number>();
  const problems: ReferenceProblem[] = [];

  tree.nodes.forEach((node, index) => {
    const earlier = places.get(node.id);
    if (earlier === undefined) places.set(node.id, index);
    else {
      problems.push({
        reason: "duplicate-node",
        path: `nodes[${index}].id`,
        nodeId: node.id,
        message: `Die Nodes ${earlier + 1} („${tree.nodes[earlier]?.title}“) und ${index + 1} („${node.title}“) haben dieselbe Kennung „${node.id}“. Jeder Node braucht eine eigene.`,
      });
    }
  });

  const connectionPlaces = new Map<string, number>();
  tree.connections.forEach((connection, index) => {
    const earlier = connectionPlaces.get(connection.id);
    if (earlier === undefined) connectionPlaces.set(connection.id, index);
    else {
      problems.push({
        reason: "duplicate-connection",
        path: `connections[${index}].id`,
        message: `Die Verbindungen ${earlier + 1} und ${index + 1} haben dieselbe Kennung „${connection.id}“. Jede braucht eine eigene.`,
      });
    }
    for (const end of ["sourceNodeId", "targetNodeId"] as const) {
      if (places.has(connection[end])) continue;
      problems.push({
        reason: "connection-to-nowhere",
        path: `connections[${index}].${end}`,
        message: `Die Verbindung „${connection.id}“ ${end === "sourceNodeId" ? "kommt von" : "führt zu"} „${connection[end]}“, aber diesen Node gibt es nicht.`,
      });
    }
  });

  tree.nodes.forEach((node, index) => {
    node.conditions?.forEach((condition, place) => {
      const target = condition.targetNodeId;
      if (!target || places.has(target)) return;
      problems.push({
        reason: "condition-to-nowhere",
        path: `nodes[${index}].conditions[${place}].targetNodeId`,
        nodeId: node.id,
        message: `Die Bedingung „${condition.condition}“ von „${node.title}“ führt zu „${target}“, aber diesen Node gibt es nicht.`,
      });
    });
  });
  return problems;
}
