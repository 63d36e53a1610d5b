import type { Problem } from "./problem.ts";

export type ReferenceReason =
  | "duplicate-node"
  | "duplicate-connection"
  | "connection-to-nowhere"
  | "condition-to-nowhere";

export interface ReferenceProblem extends Problem {
  reason: ReferenceReason;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Finds ids that occur twice, and connections and conditions that lead to no node. The document may
 * be faulty otherwise: what is no text names nothing.
 */
export function checkReferences(document: {
  nodes?: unknown;
  connections?: unknown;
}): ReferenceProblem[] {
  if (!Array.isArray(document.nodes)) return [];
  const nodes = document.nodes.map(fieldsOf);
  const connections = listOf(document.connections).map(fieldsOf);
  const places = new Map<string, number>();
  const problems: ReferenceProblem[] = [];

  nodes.forEach(({ id, title }, index) => {
    if (!isName(id)) return;
    const earlier = places.get(id);
    if (earlier === undefined) places.set(id, index);
    else {
      problems.push({
        reason: "duplicate-node",
        path: `nodes[${index}].id`,
        nodeId: id,
        message: `Die Nodes ${earlier + 1} („${textOf(nodes[earlier]?.title)}“) und ${index + 1} („${textOf(title)}“) haben dieselbe Kennung „${id}“. Jeder Node braucht eine eigene.`,
      });
    }
  });

  const connectionPlaces = new Map<string, number>();
  connections.forEach((connection, index) => {
    const { id } = connection;
    const earlier = isName(id) ? connectionPlaces.get(id) : undefined;
    if (isName(id) && earlier === undefined) connectionPlaces.set(id, index);
    if (earlier !== undefined) {
      problems.push({
        reason: "duplicate-connection",
        path: `connections[${index}].id`,
        message: `Die Verbindungen ${earlier + 1} und ${index + 1} haben dieselbe Kennung „${id}“. Jede braucht eine eigene.`,
      });
    }
    for (const end of ["sourceNodeId", "targetNodeId"] as const) {
      const node = connection[end];
      if (!isName(node) || places.has(node)) continue;
      problems.push({
        reason: "connection-to-nowhere",
        path: `connections[${index}].${end}`,
        message: `Die Verbindung „${textOf(id)}“ ${end === "sourceNodeId" ? "kommt von" : "führt zu"} „${node}“, aber diesen Node gibt es nicht.`,
      });
    }
  });

  nodes.forEach(({ id, title, conditions }, index) => {
    listOf(conditions).forEach((item, place) => {
      const { condition, targetNodeId: target } = fieldsOf(item);
      if (!isName(target) || places.has(target)) return;
      problems.push({
        reason: "condition-to-nowhere",
        path: `nodes[${index}].conditions[${place}].targetNodeId`,
        ...(isName(id) && { nodeId: id }),
        message: `Die Bedingung „${textOf(condition)}“ von „${textOf(title)}“ führt zu „${target}“, aber diesen Node gibt es nicht.`,
      });
    });
  });
  return problems;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
