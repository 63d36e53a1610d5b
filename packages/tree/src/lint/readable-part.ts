import type { z } from "zod";
import { issuesOf } from "../document/parse-tree.ts";
import { treeSchema } from "../document/schema.ts";
import type { Tree } from "../tree.ts";

export interface ReadablePart {
  tree: Tree;
  /** Ids of nodes of which something is left out: what is found there may be wrong. */
  incomplete: ReadonlySet<string>;
  /** Ids given to nodes that had none that could be read. */
  unnamed: ReadonlySet<string>;
  /** Whether there is a node whose kind nobody knows: it may be the start, or say anything. */
  hasUnknownKinds: boolean;
}

type Fields = Record<PropertyKey, unknown>;

/** Fields of a node that say nothing of the conversation. */
const ASIDE = new Set(["id", "title", "position", "voiceSettings"]);
/** What is left out can bring out one fault more, such as a field that its kind had hidden. */
const ROUNDS = 5;

/**
 * A faulty document without its faults: a tree that can be looked through for the rest. Nodes stay
 * where they are, so that the ways between them are still there; `null` if there are none at all.
 */
export function readablePart(document: unknown): ReadablePart | null {
  if (!isFields(document) || !Array.isArray(document.nodes)) return null;
  const part: Fields = {
    ...structuredClone(document),
    id: "file",
    name: "file",
    isActive: false,
    createdAt: "",
  };
  if (!Array.isArray(part.connections)) part.connections = [];
  const incomplete = new Set<number>();
  const unnamed = new Set<number>();
  let hasUnknownKinds = false;
  for (let round = 0; round < ROUNDS; round++) {
    const issues = issuesOf(part, treeSchema);
    if (issues.length === 0) {
      const tree = part as unknown as Tree;
      const idsOf = (places: Set<number>) =>
        new Set([...places].map((n) => tree.nodes[n]?.id ?? ""));
      return { tree, incomplete: idsOf(incomplete), unnamed: idsOf(unnamed), hasUnknownKinds };
    }
    const broken = new Set<number>();
    for (const { path } of issues) {
      const [list, index, field] = path;
      if (list === "connections" && typeof index === "number") broken.add(index);
      else if (list === "nodes" && typeof index === "number") {
        const nodes = part.nodes as unknown[];
        const node = (isFields(nodes[index]) ? nodes[index] : {}) as Fields;
        nodes[index] = node;
        if (field === undefined || field === "type") hasUnknownKinds = true;
        if (field === undefined || field === "id") {
          node.id = `\u0000${index}`;
          unnamed.add(index);
        }
        mendNode(node, index, path.slice(2));
        if (!ASIDE.has(String(field))) incomplete.add(index);
      } else leaveOut(part, path);
    }
    part.connections = (part.connections as unknown[]).filter((_, index) => !broken.has(index));
  }
  return null;
}

function mendNode(node: Fields, index: number, path: readonly PropertyKey[]): void {
  const [field, place, ofCondition] = path;
  if (field === undefined || field === "type") node.type = "message";
  else if (field === "title") node.title = `Node ${index + 1}`;
  else if (field === "position") node.position = { x: 0, y: 0 };
  else if (field === "conditions" && Array.isArray(node.conditions) && typeof place === "number") {
    const condition = node.conditions[place];
    if (!isFields(condition)) node.conditions[place] = { id: "", condition: "" };
    else if (ofCondition === "id" || ofCondition === "condition") condition[ofCondition] = "";
    else if (ofCondition !== undefined) delete condition[ofCondition];
  } else if (field !== "id") delete node[field];
}

/** Leaves out the field itself, not what it belongs to: the names of variables stay known. */
function leaveOut(part: Fields, path: readonly z.core.$ZodIssue["path"][number][]): void {
  const [area, field, name] = path;
  const within = area === undefined ? null : part[area];
  if (area === "settings" && isFields(within) && field !== undefined) {
    const variables = within[field];
    if (field === "variables" && isFields(variables) && name !== undefined) variables[name] = "";
    else delete within[field];
  } else if (area !== undefined) delete part[area];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
