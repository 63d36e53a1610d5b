import { graphOf, type TreeNode } from "@rufbaum/tree";
import type { Suggestion } from "../engine/result.ts";
import { counted, listed, quoted, verb, whole } from "../german.ts";
import { type Advice, type Figures, failuresBy, pointsFor, share } from "./advice.ts";

/** A reply that is asked about again costs less than a run that fails: so much of one. */
const ASKED_AGAIN = 0.15;

/** Replies that are not understood often enough to say something, of all visits. */
const OFTEN = 0.05;

const MOST_EXAMPLES = 3;

/** Where replies are not understood, and what would have to be understood there. */
export function adviseOnReplies(figures: Figures): Advice[] {
  const { result, runs, titleOf, isRare } = figures;
  const failed = new Map(
    failuresBy(figures, "unmatched").map(({ nodeId, count }) => [nodeId, count]),
  );
  const ids = new Set([...failed.keys(), ...Object.keys(result.nodes)]);
  const heard = intentsByNode(figures);
  return [...ids].flatMap((nodeId): Advice[] => {
    const lost = failed.get(nodeId) ?? 0;
    const { missed = 0, visits = 0 } = result.nodes[nodeId] ?? {};
    if (isRare(lost) && (isRare(missed) || missed < visits * OFTEN)) return [];
    const title = titleOf(nodeId);
    const unheard = `Bei ${title} ${missed === 1 ? "bleibt eine Antwort" : `bleiben ${whole(missed)} Antworten`} unverstanden (${counted(visits, "Besuch", "Besuche")})`;
    const text =
      lost > 0
        ? `${unheard}, daran ${verb(lost, "scheitert", "scheitern")} ${share(lost, runs)}. ${remedy(figures, nodeId, heard.get(nodeId))}`
        : `${unheard}. ${remedy(figures, nodeId, heard.get(nodeId))}`;
    const again = Math.max(0, missed - lost);
    return [{ text, points: pointsFor(figures, lost + ASKED_AGAIN * again) }];
  });
}

/** Of what is not understood, an intent must make up this part to be named first. */
const WORTH_NAMING = 0.04;

/** Sentences of an intent that are looked through; discovery writes fewer. */
const MOST_ACTIONS = 50;

/** An intent as it was heard at one node, and what to do about it there. */
interface HeardHere {
  name: string;
  count: number;
  suggestion: Suggestion | undefined;
  unread: string | undefined;
}

/** The intents that something can be done about, by node: a result may come with very many of both. */
function intentsByNode({ result, titleOf }: Figures): Map<string, HeardHere[]> {
  const byNode = new Map<string, HeardHere[]>();
  for (const [name, intent] of Object.entries(result.discoveredIntents)) {
    const suggested = new Map<string, Suggestion>();
    for (const one of intent.suggestions) {
      if (!suggested.has(one.nodeId)) suggested.set(one.nodeId, one);
    }
    const actions = intent.suggestedActions.slice(0, MOST_ACTIONS);
    for (const [nodeId, count] of Object.entries(intent.triggeredAt)) {
      const suggestion = suggested.get(nodeId);
      const unread = actions.find((one) => one.startsWith(`An Knoten ${titleOf(nodeId)} `));
      if (count === 0 || !(suggestion || unread)) continue;
      const here = byNode.get(nodeId) ?? [];
      here.push({ name, count, suggestion, unread });
      byNode.set(nodeId, here);
    }
  }
  return byNode;
}

/** The intent that was heard here most often as a condition; else a better way to ask again. */
function remedy(
  { result, node, tree }: Figures,
  nodeId: string,
  heard: readonly HeardHere[] = [],
): string {
  const least = (result.nodes[nodeId]?.missed ?? 0) * WORTH_NAMING;
  const [most, ...others] = heard
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  if (most?.unread) return most.unread;
  if (most?.suggestion) {
    const { condition, examples } = most.suggestion;
    const shown = listed(examples.slice(0, MOST_EXAMPLES).map(quoted));
    const known = tree ? graphOf(tree).conditions(nodeId) : [];
    const isThere = known.some((one) => one.condition === condition);
    const first = isThere
      ? `Geben Sie der Bedingung ${quoted(condition)} Beispiele wie ${shown} (${whole(most.count)}-mal)`
      : `Ergänzen Sie die Bedingung ${quoted(condition)} mit Beispielen wie ${shown} (${whole(most.count)}-mal)`;
    const more = others.flatMap(({ name, count, suggestion }) =>
      suggestion ? [`${quoted(name)} (${whole(count)}-mal)`] : [],
    );
    return more.length === 0 ? `${first}.` : `${first}, dann ${listed(more.slice(0, 2))}.`;
  }
  return askBetter(node(nodeId));
}

function askBetter(node: TreeNode | null): string {
  const hasOwn = (node?.reprompts?.length ?? 0) > 0;
  if (node?.type === "input") {
    return hasOwn
      ? "Nennen Sie in der Nachfrage ein anderes Beispiel, wie die Antwort lauten kann."
      : "Schreiben Sie eine Nachfrage mit einem Beispiel, wie die Antwort lauten kann.";
  }
  return hasOwn
    ? "Nennen Sie in der Nachfrage die möglichen Antworten, und geben Sie den Bedingungen Beispiele."
    : "Schreiben Sie eine Nachfrage, die die möglichen Antworten nennt, und geben Sie den Bedingungen Beispiele.";
}
