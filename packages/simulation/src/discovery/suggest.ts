import { graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import type { DiscoveredIntent, Suggestion } from "../engine/result.ts";
import { listed, quoted, whole } from "../german.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionFor } from "./condition-for.ts";
import type { Gists } from "./gists.ts";
import { pickExamples } from "./pick-examples.ts";
import { unreadValue } from "./unread-values.ts";
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
  const triggeredAt = countByNode(candidate.gists);
  return {
    count: candidate.count,
    triggeredAt: Object.fromEntries(triggeredAt),
    ...remediesFor(tree, candidate, triggeredAt, vectorOf),
    examples: pickExamples(candidate.gists, MOST_EXAMPLES),
  };
}

type Remedies = Pick<DiscoveredIntent, "suggestedActions" | "suggestions">;

function remediesFor(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  vectorOf: Gists["vectorOf"],
): Remedies {
  const { intent, count } = candidate;
  const suggestedActions = adviseObjection(tree, candidate, triggeredAt);
  const suggestions: Suggestion[] = [];
  if (isMetAlready(tree, intent)) return { suggestedActions, suggestions };
  for (const node of placesFor(tree, triggeredAt, count)) {
    const here = candidate.gists.flatMap(({ members }) =>
      members.filter(({ nodeId }) => nodeId === node.id),
    );
    const suggestion = suggestAt(tree, node, candidate, vectorOf);
    const value = unreadValue(node, intent, here);
    if (value === null) {
      suggestions.push(suggestion);
      suggestedActions.push(sentenceOn(tree, suggestion));
    } else {
      suggestedActions.push(
        `An Knoten ${titleOf(tree, node.id)} werden Antworten wie ${shown(suggestion.examples)} nicht als ${value} verstanden: in der Nachfrage ein Beispiel nennen oder als Wert Text zulassen.`,
      );
    }
  }
  return { suggestedActions, suggestions };
}

/** An objection answers it, or the conversation does by itself: a condition would only be in the way. */
function isMetAlready(tree: Tree, intent: string | null): boolean {
  return intent !== null && (graphOf(tree).objections.has(intent) || intent in MET_BY_ITSELF);
}

/** What the conversation does about an intent by itself, and what can be done besides. */
const MET_BY_ITSELF: Readonly<Record<string, string>> = {
  hold_on: "Es wird dann gewartet; die Frage danach kurz halten",
  repeat_please: "Die Frage wird dann wiederholt; sie kürzer und deutlicher stellen",
  are_you_there: "Es wird dann geantwortet; die Frage danach kurz halten",
  is_this_a_bot:
    "Die Wahrheit wird dann gesagt; ein Einwand mit dieser Absicht sagt sie in eigenen Worten",
  who_is_calling:
    "Die Begrüßung wird dann wiederholt; ein Einwand mit dieser Absicht sagt es in eigenen Worten",
  goodbye: "Das Gespräch endet dann; davor einen Rückruf oder Unterlagen anbieten",
  angry: "Bei großem Ärger endet das Gespräch; nach einem Nein nicht noch einmal fragen",
  wants_human:
    "Das Gespräch endet dann als Rückruf; eine Bedingung dafür kann zu einer Weiterleitung führen",
  opt_out: "Der Wunsch wird in jedem Fall erfüllt; früher sagen, warum angerufen wird",
  voicemail_detected: "Die Nachricht für Anrufbeantworter in den Einstellungen des Baums prüfen",
  call_screening: "Die Antwort für Anruffilter in den Einstellungen des Baums prüfen",
};

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
  return isThere
    ? `Bedingung ${quoted(condition)} ${where} um Beispiele ergänzen: ${shown(examples)}.`
    : `Bedingung ${quoted(condition)} ${where} ergänzen, Beispiele: ${shown(examples)}.`;
}

function shown(examples: readonly string[]): string {
  return examples.slice(0, MOST_TOLD).map(quoted).join(", ");
}

/** What is said at many places is best answered by one objection, where the tree can hear it. */
function adviseObjection(
  tree: Tree,
  { name, intent, count }: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
): string[] {
  const places = triggeredAt.filter(([, times]) => times >= LEAST_COUNT);
  if (intent === null) {
    if (places.length < MANY_NODES) return [];
    const where = places
      .slice(0, MOST_NODES)
      .map(([id, times]) => `${titleOf(tree, id)} (${whole(times)}-mal)`);
    return [
      `${quoted(name)} kommt an ${whole(places.length)} Knoten vor, am häufigsten an ${listed(where)}: die Antwort darauf an einer Stelle formulieren und die Bedingungen dorthin führen.`,
    ];
  }
  const objection = graphOf(tree).objections.get(intent);
  if (objection) {
    return [
      `Einwand ${quoted(objection.title || objection.id)} überzeugender formulieren: Er ist schon beantwortet und kommt danach noch ${whole(count)}-mal.`,
    ];
  }
  const met = MET_BY_ITSELF[intent];
  if (met !== undefined)
    return [`${quoted(name)} kommt ${whole(count)}-mal ohne Erfolg vor. ${met}.`];
  if (places.length < MANY_NODES || NO_OBJECTIONS.has(intent)) return [];
  return [
    `Einwand mit der Absicht ${quoted(name)} für den ganzen Baum anlegen statt einzelner Bedingungen: Sie kommt an ${whole(places.length)} Knoten vor, ${whole(count)}-mal.`,
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
