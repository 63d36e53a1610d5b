import { graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import type { DiscoveredIntent, Suggestion } from "../engine/result.ts";
import type { DiscoveryAdvice } from "./advice.ts";
import { adviseObjection, isMetAlready, OFTEN_ENOUGH } from "./advise-objection.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionFor, isDoubtful } from "./condition-for.ts";
import type { Gists } from "./gists.ts";
import { pickExamples } from "./pick-examples.ts";
import { shown, titleOf } from "./titles.ts";
import { valueAt } from "./unread-values.ts";
import { likenessTo, type Middle } from "./vectors.ts";

const MOST_EXAMPLES = 8;
const MOST_TAUGHT = 5;

/** A node counts if so much of the intent arose there; at most this many of them are spoken of. */
const LEAST_SHARE = 0.1;
const MOST_NODES = 4;

/** As conditions of an input, these would take the values as well. */
const NO_VALUE: ReadonlySet<string> = new Set(["Ja", "Vielleicht", "appointment_accepted"]);

/** What could be done about an intent, as advice and as edits. */
export function describe(
  tree: Tree,
  candidate: Candidate,
  vectorOf: Gists["vectorOf"],
): DiscoveredIntent {
  const triggeredAt = countByNode(candidate.gists);
  const direction = middle(candidate.gists);
  const likeness = (text: string) => likenessTo(direction, vectorOf(text));
  return {
    count: candidate.count,
    triggeredAt: Object.fromEntries(triggeredAt),
    ...remediesFor(tree, candidate, triggeredAt, { direction, likeness }),
    examples: pickExamples(candidate.gists, direction, MOST_EXAMPLES),
  };
}

/** What a candidate is about, and how like that a text is. */
interface About {
  direction: Middle;
  likeness(text: string): number;
}

type Remedies = Pick<DiscoveredIntent, "advice" | "suggestions">;

function remediesFor(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies {
  const { intent, count } = candidate;
  const advice = adviseObjection(tree, candidate, triggeredAt);
  const suggestions: Suggestion[] = [];
  if (isMetAlready(tree, intent)) return { advice, suggestions };
  for (const node of placesFor(tree, triggeredAt, count)) {
    if (isDoubtful(tree, node, candidate)) continue;
    const suggestion = suggestAt(tree, node, candidate, about);
    const value = intent !== null && NO_VALUE.has(intent) ? valueAt(node, graphOf(tree)) : null;
    if (value === null) {
      suggestions.push(suggestion);
      advice.push(adviceOn(tree, suggestion));
    } else {
      const examples = shown(suggestion.examples);
      const at = { nodeId: node.id, title: titleOf(tree, node.id) };
      advice.push({ code: "value-left-out", ...at, value, examples });
    }
  }
  return { advice, suggestions };
}

function placesFor(
  tree: Tree,
  triggeredAt: readonly [string, number][],
  count: number,
): TreeNode[] {
  const graph = graphOf(tree);
  return triggeredAt
    .filter(([, times]) => times >= OFTEN_ENOUGH && times >= count * LEAST_SHARE)
    .slice(0, MOST_NODES)
    .flatMap(([nodeId]) => graph.node(nodeId) ?? []);
}

function suggestAt(
  tree: Tree,
  node: TreeNode,
  { name, intent, gists }: Candidate,
  { direction, likeness }: About,
): Suggestion {
  const here = gists.filter(({ members }) => members.some(({ nodeId }) => nodeId === node.id));
  const known = conditionFor(tree, node, { intent, gists }, likeness);
  return {
    nodeId: node.id,
    condition: known ?? name,
    examples: pickExamples(here, direction, MOST_TAUGHT, node.id),
    counts: intent === null ? [] : [intent],
  };
}

function adviceOn(tree: Tree, { nodeId, condition, examples }: Suggestion): DiscoveryAdvice {
  const known = graphOf(tree).conditions(nodeId);
  return {
    code: known.some((one) => one.condition === condition) ? "extend-condition" : "add-condition",
    ...{ nodeId, title: titleOf(tree, nodeId), condition, examples: shown(examples) },
  };
}
