import { idsFor } from "../editing/ids.ts";
import type { TreeTemplate } from "./index.ts";

/** A template as a tree of its own has it: nodes and connections are named as those made on the canvas. */
export function withNewIds(template: TreeTemplate, now: number): TreeTemplate {
  const ids = idsFor(
    { id: "", name: "", isActive: false, createdAt: "", nodes: [], connections: [] },
    now,
  );
  const named = new Map(template.nodes.map(({ id }) => [id, ids("node")]));
  const nameOf = (id: string) => named.get(id) ?? id;
  return {
    ...template,
    nodes: template.nodes.map((node) => ({
      ...node,
      id: nameOf(node.id),
      ...(node.conditions && {
        conditions: node.conditions.map((condition) => ({
          ...condition,
          ...(condition.targetNodeId && { targetNodeId: nameOf(condition.targetNodeId) }),
        })),
      }),
    })),
    connections: template.connections.map((connection) => ({
      ...connection,
      id: ids("connection"),
      sourceNodeId: nameOf(connection.sourceNodeId),
      targetNodeId: nameOf(connection.targetNodeId),
    })),
  };
}
