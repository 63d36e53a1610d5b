import type { Tree } from "../../tree.ts";
import { applyDiff } from "../diff/apply-diff.ts";
import { type Edit, editOf } from "../edit.ts";
import type { IdSource } from "../ids.ts";
import { repair } from "../repair.ts";
import { leadCondition } from "./connect.ts";

/** Ids of what is selected on the canvas. A condition stands for the edge that leaves it. */
export interface Items {
  nodes?: Iterable<string>;
  connections?: Iterable<string>;
  notes?: Iterable<string>;
  conditions?: Iterable<{ nodeId: string; conditionId: string }>;
}

/** Takes items away, and with a node every edge at it. A condition stays and leads nowhere. */
export function deleteItems(tree: Tree, items: Items): Edit {
  const nodes = new Set(items.nodes);
  const connections = new Set(items.connections);
  const notes = new Set(items.notes);
  let next: Tree = {
    ...tree,
    nodes: tree.nodes.filter(({ id }) => !nodes.has(id)),
    connections: tree.connections.filter(({ id }) => !connections.has(id)),
  };
  if (tree.notes) next.notes = tree.notes.filter(({ id }) => !notes.has(id));
  for (const { nodeId, conditionId } of items.conditions ?? []) {
    const led = leadCondition(next, { nodeId, conditionId, targetNodeId: null }, noIds);
    if ("diff" in led) next = applyDiff(next, led.diff);
  }
  return editOf(tree, repair(next));
}

/** Leading nowhere makes nothing new. */
const noIds: IdSource = (prefix) => prefix;
