import type { Graph } from "../graph.ts";
import { mayAsk, specOf } from "../nodes/registry.ts";
import type { NodeFields, Tree, TreeNode } from "../tree.ts";

/** The variable of an answer that names none, and how the names of further ones begin. */
const ANSWER = "antwort";

/** Characters of a title that go into a name. */
const LONGEST = 40;

/**
 * The variables of the answers that name none, by node. The first input's is `antwort`, as it always
 * was; all others have their title in their name, and no two nodes the same one.
 */
export function answerVariables(tree: Tree, graph: Graph): ReadonlyMap<string, string> {
  const unnamed = tree.nodes.filter((node) => keepsUnnamed(node, graph));
  const ids = new Set(unnamed.map(({ id }) => id));
  const taken = new Set(Object.keys(tree.settings?.variables ?? {}));
  for (const node of tree.nodes) {
    if (ids.has(node.id)) continue;
    for (const name of specOf(node).fills?.(node, graph) ?? []) taken.add(name);
  }
  const names = new Map<string, string>();
  const first = unnamed.find(({ type }) => type === "input");
  if (first && !taken.has(ANSWER)) {
    taken.add(ANSWER);
    names.set(first.id, ANSWER);
  }
  for (const node of unnamed) {
    if (names.has(node.id)) continue;
    const name = free(`${ANSWER}_${inName(node.title) || inName(node.id)}`, taken);
    taken.add(name);
    names.set(node.id, name);
  }
  return names;
}

function keepsUnnamed(node: TreeNode, graph: Graph): boolean {
  const { input }: NodeFields = node;
  if (node.type === "input") return input === undefined;
  return mayAsk(node) && graph.listens(node.id);
}

function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let place = 2;
  while (taken.has(`${name}_${place}`)) place += 1;
  return `${name}_${place}`;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function inName(words: string): string {
  return words
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .slice(0, LONGEST)
    .replace(/^_+|_+$/g, "");
}
