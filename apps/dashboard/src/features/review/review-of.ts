import type { Suggestion } from "@rufbaum/simulation";
import type { Condition, KnowledgeEntry, Tree, TreeNode } from "@rufbaum/tree";
import { applyDiff, type EditRefusal, idsFor, isEmptyDiff } from "@rufbaum/tree/editing";
import { applySuggestion } from "@rufbaum/tree/editing/suggestion";
import { entryName, graphOf, textOf } from "@rufbaum/tree/graph";

/** What a suggestion would change, before anybody has agreed to it. */
export type Review =
  | { refused: EditRefusal }
  | { refused: null; isEmpty: boolean; before: Side | null; after: Side; made: Made[] };

/** A condition or an entry on one side of the change. */
export interface Side {
  name: string;
  sentences: readonly string[];
  /** The title of the node that a condition leads to; `null`: to none, or it is an entry. */
  leadsTo: string | null;
  /** What is said: the entry's answer, or `null` for a condition. */
  answer: string | null;
}

/** A node that is made besides, with what it says. */
export interface Made {
  kind: TreeNode["type"];
  title: string;
  text: string;
}

/** Works the change out on a tree as it is now; `made` on applying it may bear other ids. */
export function reviewOf(tree: Tree, suggestion: Suggestion, now: number): Review {
  const edited = applySuggestion(tree, suggestion, idsFor(tree, now));
  if ("refused" in edited) return { refused: edited.refused };
  const next = applyDiff(tree, edited.diff);
  const sideIn = (side: Tree) => sideOf(side, tree, next, suggestion);
  const after = sideIn(next);
  if (after === null) return { refused: { code: "unknown-node" } };
  const made = edited.created.nodes.flatMap((id) => {
    const node = graphOf(next).node(id);
    return node ? [{ kind: node.type, title: node.title, text: textOf(node) }] : [];
  });
  return { refused: null, isEmpty: isEmptyDiff(edited.diff), before: sideIn(tree), after, made };
}

function sideOf(side: Tree, before: Tree, after: Tree, suggestion: Suggestion): Side | null {
  if ("condition" in suggestion) {
    const { nodeId, condition } = suggestion;
    const id = conditionAt(after, nodeId, condition)?.id;
    const found = graphOf(side)
      .conditions(nodeId)
      .find((one) => one.id === id);
    return found ? ofCondition(side, nodeId, found) : null;
  }
  const known = new Set(entriesOf(before).map(({ id }) => id));
  const id = suggestion.entryId ?? entriesOf(after).find((entry) => !known.has(entry.id))?.id;
  const entry = entriesOf(side).find((one) => one.id === id);
  return entry ? ofEntry(entry) : null;
}

/** As the edit finds it: by its name, whatever its capitals, or by its id. */
export function conditionAt(tree: Tree, nodeId: string, name: string): Condition | undefined {
  const key = name.trim().toLowerCase();
  return graphOf(tree)
    .conditions(nodeId)
    .find(({ id, condition }) => condition.trim().toLowerCase() === key || id === name.trim());
}

export function entriesOf(tree: Tree): readonly KnowledgeEntry[] {
  return tree.settings?.knowledge ?? [];
}

function ofCondition(tree: Tree, nodeId: string, condition: Condition): Side {
  const graph = graphOf(tree);
  const target = graph.targetOf(nodeId, condition);
  const node = target === null ? null : graph.node(target);
  return {
    name: condition.condition,
    sentences: condition.examples ?? [],
    leadsTo: node ? node.title || node.id : null,
    answer: null,
  };
}

function ofEntry(entry: KnowledgeEntry): Side {
  const { questions, answer } = entry;
  return { name: entryName(entry), sentences: questions, leadsTo: null, answer };
}
