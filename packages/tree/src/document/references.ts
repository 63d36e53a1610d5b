import type { Problem } from "./problem.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Finds ids that occur twice, and connections and conditions that lead to no node. The document may
 * be faulty otherwise: what is no text names nothing.
 */
export function checkReferences(document: {
  nodes?: unknown;
  connections?: unknown;
  settings?: unknown;
}): Problem[] {
  if (!Array.isArray(document.nodes)) return [];
  const nodes = document.nodes.map(fieldsOf);
  const connections = listOf(document.connections).map(fieldsOf);
  const places = new Map<string, number>();
  const problems: Problem[] = [];

  nodes.forEach(({ id, title }, index) => {
    if (!isName(id)) return;
    const earlier = places.get(id);
    if (earlier === undefined) places.set(id, index);
    else {
      problems.push({
        code: "duplicate-node",
        params: {
          id,
          places: [earlier + 1, index + 1],
          titles: [textOf(nodes[earlier]?.title), textOf(title)],
        },
        path: `nodes[${index}].id`,
        nodeId: id,
      });
    }
  });

  const connectionPlaces = new Map<string, number>();
  connections.forEach((connection, index) => {
    const { id } = connection;
    const earlier = isName(id) ? connectionPlaces.get(id) : undefined;
    if (isName(id) && earlier === undefined) connectionPlaces.set(id, index);
    if (isName(id) && earlier !== undefined) {
      problems.push({
        code: "duplicate-connection",
        params: { id, places: [earlier + 1, index + 1] },
        path: `connections[${index}].id`,
      });
    }
    for (const end of ["sourceNodeId", "targetNodeId"] as const) {
      const node = connection[end];
      if (!isName(node) || places.has(node)) continue;
      problems.push({
        code: "connection-to-nowhere",
        params: {
          connection: textOf(id),
          end: end === "sourceNodeId" ? "source" : "target",
          missing: node,
        },
        path: `connections[${index}].${end}`,
      });
    }
  });

  nodes.forEach(({ id, title, conditions }, index) => {
    listOf(conditions).forEach((item, place) => {
      const { condition, targetNodeId: target } = fieldsOf(item);
      if (!isName(target) || places.has(target)) return;
      problems.push({
        code: "condition-to-nowhere",
        params: { condition: textOf(condition), node: textOf(title), missing: target },
        path: `nodes[${index}].conditions[${place}].targetNodeId`,
        ...(isName(id) && { nodeId: id }),
      });
    });
  });
  const entryPlaces = new Map<string, number>();
  listOf(fieldsOf(document.settings).knowledge).forEach((entry, index) => {
    const { id } = fieldsOf(entry);
    if (!isName(id)) return;
    const earlier = entryPlaces.get(id);
    if (earlier === undefined) entryPlaces.set(id, index);
    else {
      problems.push({
        code: "duplicate-entry",
        params: { id, places: [earlier + 1, index + 1] },
        path: `settings.knowledge[${index}].id`,
      });
    }
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
