import { graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import type { DiscoveredIntent, Suggestion } from "../engine/result.ts";
import { counted, listed, quoted, whole } from "../german.ts";
import type { Candidate } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionFor } from "./condition-for.ts";
import type { Gists } from "./gists.ts";
import { pickExamples } from "./pick-examples.ts";
import { likenessTo } from "./vectors.ts";

const MOST_EXAMPLES = 8;
const MOST_TAUGHT = 5;
const MOST_TOLD = 3;

/** A node counts if so much of the intent arose there; at most this many of them are spoken of. */
const LEAST_SHARE = 0.1;
const LEAST_COUNT = 2;
const MOST_NODES = 4;

/** From so many nodes on, one answer for all of them is less work than a condition at each. */
const MANY_NODES = 3;

/** What could be done about an intent, in words and as edits. */
export function describe(
  tree: Tree,
  candidate: Candidate,
  vectorOf: Gists["vectorOf"],
): DiscoveredIntent {
  const triggeredAt = countByNode(candidate);
  const suggestions = placesFor(tree, triggeredAt, candidate.count).map((node) =>
    suggestAt(tree, node, candidate, vectorOf),
  );
  return {
    count: candidate.count,
    triggeredAt: Object.fromEntries(triggeredAt),
    suggestedActions: [
      ...adviseObjection(tree, candidate, triggeredAt.length),
      ...suggestions.map((suggestion) => sentenceOn(tree, suggestion)),
    ],
    examples: pickExamples(candidate.gists, MOST_EXAMPLES),
    suggestions,
  };
}

/** The nodes where it arose, the one where it did most often first. */
function countByNode({ gists }: Candidate): [nodeId: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { members } of gists) {
    for (const { nodeId, count } of members) counts.set(nodeId, (counts.get(nodeId) ?? 0) + count);
  }
  return [...counts].sort(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
}

function placesFor(
  tree: Tree,
  triggeredAt: readonly [string, number][],
  count: number,
): TreeNode[] {
  const graph = graphOf(tree);
  return triggeredAt
    .filter(([, times]) => times >= LEAST_COUNT && times >= count * LEAST_SHARE)
    .slice(0, MOST_NODES)
    .flatMap(([nodeId]) => graph.node(nodeId) ?? []);
}

function suggestAt(
  tree: Tree,
  node: TreeNode,
  { name, intent, gists }: Candidate,
  vectorOf: Gists["vectorOf"],
): Suggestion {
  const here = gists.filter(({ members }) => members.some(({ nodeId }) => nodeId === node.id));
  const direction = middle(gists);
  const known = conditionFor(tree, node, { intent, gists }, (text) =>
    likenessTo(direction, vectorOf(text)),
  );
  return {
    nodeId: node.id,
    condition: known ?? name,
    examples: pickExamples(here, MOST_TAUGHT, node.id),
    counts: intent === null ? [] : [intent],
  };
}

/** "Bedingung „Vertrag läuft noch“ an Knoten „Interesse?“ ergänzen, Beispiele: „…“, „…“." */
function sentenceOn(tree: Tree, { nodeId, condition, examples }: Suggestion): string {
  const graph = graphOf(tree);
  const isThere = graph.conditions(nodeId).some((one) => one.condition === condition);
  const where = `an Knoten ${titleOf(tree, nodeId)}`;
  const shown = examples.slice(0, MOST_TOLD).map(quoted).join(", ");
  return isThere
    ? `Bedingung ${quoted(condition)} ${where} um Beispiele ergänzen: ${shown}.`
    : `Bedingung ${quoted(condition)} ${where} ergänzen, Beispiele: ${shown}.`;
}

/** What is said at many places is best answered by one objection, where the tree can hear it. */
function adviseObjection(tree: Tree, { name, intent, gists, count }: Candidate, places: number) {
  if (intent === null) {
    if (places < MANY_NODES) return [];
    const ids = countByNode({ name, intent, gists, count }).slice(0, MOST_NODES);
    const where = listed(ids.map(([id, times]) => `${titleOf(tree, id)} (${whole(times)}-mal)`));
    return [
      `${quoted(name)} kommt an ${whole(places)} Knoten vor, am häufigsten an ${where}: die Antwort darauf an einer Stelle formulieren und die Bedingungen dorthin führen.`,
    ];
  }
  const objection = graphOf(tree).objections.get(intent);
  if (objection) {
    return [
      `Einwand ${quoted(objection.title || objection.id)} überzeugender formulieren: Er ist schon beantwortet und kommt danach noch ${whole(count)}-mal.`,
    ];
  }
  if (places < MANY_NODES || NO_OBJECTIONS.has(intent)) return [];
  return [
    `Einwand mit der Absicht ${quoted(name)} für den ganzen Baum anlegen statt einzelner Bedingungen: Sie kommt an ${counted(places, "Knoten", "Knoten")} vor, ${whole(count)}-mal.`,
  ];
}

/** Answers to a question, which nothing but the question's own ways can take. */
const NO_OBJECTIONS: ReadonlySet<string> = new Set([
  "Ja",
  "Nein",
  "Vielleicht",
  "appointment_accepted",
  "putting_through",
]);

function titleOf(tree: Tree, nodeId: string): string {
  return quoted(graphOf(tree).node(nodeId)?.title || nodeId);
}
