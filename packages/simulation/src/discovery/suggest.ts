import { graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import type { DiscoveredIntent, Suggestion } from "../engine/result.ts";
import { quoted } from "../german.ts";
import { adviseObjection, isMetAlready, OFTEN_ENOUGH } from "./advise-objection.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionFor, isDoubtful } from "./condition-for.ts";
import type { Gists } from "./gists.ts";
import { pickExamples } from "./pick-examples.ts";
import { shown, titleOf } from "./sentences.ts";
import { valueAt } from "./unread-values.ts";
import { likenessTo, type Middle } from "./vectors.ts";

const MOST_EXAMPLES = 8;
const MOST_TAUGHT = 5;

/** A node counts if so much of the intent arose there; at most this many of them are spoken of. */
const LEAST_SHARE = 0.1;
const MOST_NODES = 4;

/** As conditions of an input, these would take the values as well. */
const NO_VALUE: ReadonlySet<string> = new Set(["Ja", "Vielleicht", "appointment_accepted"]);

/** What could be done about an intent, in words and as edits. */
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

type Remedies = Pick<DiscoveredIntent, "suggestedActions" | "suggestions">;

function remediesFor(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies {
  const { intent, count } = candidate;
  const suggestedActions = adviseObjection(tree, candidate, triggeredAt);
  const suggestions: Suggestion[] = [];
  if (isMetAlready(tree, intent)) return { suggestedActions, suggestions };
  for (const node of placesFor(tree, triggeredAt, count)) {
    if (isDoubtful(tree, node, candidate)) continue;
    const suggestion = suggestAt(tree, node, candidate, about);
    const value = intent !== null && NO_VALUE.has(intent) ? valueAt(node) : null;
    if (value === null) {
      suggestions.push(suggestion);
      suggestedActions.push(sentenceOn(tree, suggestion));
    } else {
      suggestedActions.push(
        `An Knoten ${titleOf(tree, node.id)} fehlt in Antworten wie ${shown(suggestion.examples)} ${value.article} ${value.name}: in der Nachfrage ein Beispiel nennen.`,
      );
    }
  }
  return { suggestedActions, suggestions };
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

/** "Bedingung „Vertrag läuft noch“ an Knoten „Interesse?“ ergänzen, Beispiele: „…“, „…“." */
function sentenceOn(tree: Tree, { nodeId, condition, examples }: Suggestion): string {
  const graph = graphOf(tree);
  const isThere = graph.conditions(nodeId).some((one) => one.condition === condition);
  const where = `an Knoten ${titleOf(tree, nodeId)}`;
  return isThere
    ? `Bedingung ${quoted(condition)} ${where} um Beispiele ergänzen: ${shown(examples)}.`
    : `Bedingung ${quoted(condition)} ${where} ergänzen, Beispiele: ${shown(examples)}.`;
}
