import { layoutTree } from "../layout/index.ts";
import type { ImportedTree } from "./parse-tree.ts";

type Unknown = Readonly<Record<string, unknown>>;

const NOWHERE = { x: 0, y: 0 };

/**
 * Gives each node that a file has no place for one for now, as where it stands matters to nobody who
 * writes a file by hand. What is no node at all stays as it is: its faults are told.
 * @returns the document to check, and the ids of those nodes
 */
export function placedForNow(document: unknown): { document: unknown; unplaced: Set<string> } {
  const unplaced = new Set<string>();
  const nodes = isObject(document) ? document.nodes : null;
  if (!isObject(document) || !Array.isArray(nodes)) return { document, unplaced };
  const placed = nodes.map((node: unknown) => {
    if (!isObject(node) || node.position !== undefined) return node;
    if (![node.id, node.type, node.title].every((text) => typeof text === "string")) return node;
    unplaced.add(String(node.id));
    return { ...node, position: NOWHERE };
  });
  return unplaced.size === 0
    ? { document, unplaced }
    : { document: { ...document, nodes: placed }, unplaced };
}

/** Puts these nodes where the conversation walks; all others stay where they are. */
export function laidOut<T extends ImportedTree>(tree: T, unplaced: ReadonlySet<string>): T {
  if (unplaced.size === 0) return tree;
  const places = layoutTree({ ...tree, id: "", name: "", isActive: false, createdAt: "" });
  const nodes = tree.nodes.map((node) =>
    unplaced.has(node.id) ? { ...node, position: places.get(node.id) ?? node.position } : node,
  );
  return { ...tree, nodes };
}

function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
