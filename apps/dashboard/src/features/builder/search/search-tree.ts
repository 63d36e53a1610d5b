import type { NodeFields, Note, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, specOf, textOf, waysOf } from "@rufbaum/tree/graph";
import { conditionName } from "../../../messages/intents.ts";
import { contains, type Folded, fold } from "./fold.ts";

/**
 * The nodes and notes in which every word of the query occurs, from left to right as they stand on
 * the canvas; nothing for an empty query.
 */
export function searchTree(tree: Tree, query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean).map(fold);
  if (words.length === 0) return [];
  const isHit = (texts: Folded) => words.every((word) => contains(texts, word));
  const ways = namesAround(tree);
  const nodes = tree.nodes.filter((node) => isHit(foldedNode(node)) || isNamed(ways, node, words));
  const notes = (tree.notes ?? []).filter((note) => isHit(foldedNote(note)));
  return [...nodes, ...notes].sort(byPlace).map(({ id }) => id);
}

/** Words are set apart by a sign that nobody searches for, so that none spans two fields. */
const BETWEEN = "\u0000";

/** A record is never changed in place, so what was made of its texts is kept with it. */
const known = new WeakMap<TreeNode | Note, Folded>();

function foldedNode(node: TreeNode): Folded {
  return keptWith(node, () => [node.title, textOf(node), node.id, ...moreTexts(node)]);
}

function foldedNote(note: Note): Folded {
  return keptWith(note, () => [note.text, note.id]);
}

function keptWith(record: TreeNode | Note, texts: () => string[]): Folded {
  const folded = known.get(record) ?? fold(texts().join(BETWEEN));
  known.set(record, folded);
  return folded;
}

/** Everything an author has written into the node: conditions, examples, numbers. */
function moreTexts(node: TreeNode): string[] {
  const { conditions = [], reprompts = [] }: NodeFields = node;
  const { written } = specOf(node);
  return [
    ...conditions.flatMap(({ condition, examples = [], spoken = "", expression = "" }) => [
      condition,
      conditionName(condition),
      ...examples,
      spoken,
      expression,
    ]),
    ...reprompts,
    ...(written?.(node) ?? []),
  ];
}

/**
 * What belongs to a node without standing in it: a condition may be written at the connection alone,
 * and a variable may have its name from the title.
 */
function namesAround(tree: Tree): ReadonlyMap<string, Folded> {
  const kept = namesOf.get(tree);
  if (kept) return kept;
  const sources = new Set(
    tree.connections.flatMap(({ sourceNodeId, condition }) => (condition ? [sourceNodeId] : [])),
  );
  const graph = graphOf(tree);
  const names = new Map<string, Folded>();
  for (const node of tree.nodes) {
    const keys = sources.has(node.id)
      ? waysOf(tree, node.id).flatMap(({ condition }) => [condition, conditionName(condition)])
      : [];
    const found = [...keys, ...(specOf(node).fills?.(node, graph) ?? [])];
    if (found.length > 0) names.set(node.id, fold(found.join(BETWEEN)));
  }
  namesOf.set(tree, names);
  return names;
}

const namesOf = new WeakMap<Tree, ReadonlyMap<string, Folded>>();

function isNamed(
  ways: ReadonlyMap<string, Folded>,
  node: TreeNode,
  words: readonly Folded[],
): boolean {
  const names = ways.get(node.id);
  if (!names) return false;
  const own = foldedNode(node);
  return words.every((word) => contains(names, word) || contains(own, word));
}

function byPlace(a: TreeNode | Note, b: TreeNode | Note): number {
  return a.position.x - b.position.x || a.position.y - b.position.y;
}
