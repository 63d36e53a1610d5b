import type { TreeNode } from "@rufbaum/tree";
import { listed, quoted, whole } from "../german.ts";
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
  return [...ids].flatMap((nodeId): Advice[] => {
    const lost = failed.get(nodeId) ?? 0;
    const { missed = 0, visits = 0 } = result.nodes[nodeId] ?? {};
    if (isRare(lost) && (isRare(missed) || missed < visits * OFTEN)) return [];
    const title = titleOf(nodeId);
    const unheard = `Bei ${title} ${missed === 1 ? "bleibt eine Antwort" : `bleiben ${whole(missed)} Antworten`} unverstanden (${whole(visits)} Besuche)`;
    const text =
      lost > 0
        ? `${unheard}, daran scheitern ${share(lost, runs)}. ${remedy(figures, nodeId)}`
        : `${unheard}. ${remedy(figures, nodeId)}`;
    const again = Math.max(0, missed - lost);
    return [{ text, points: pointsFor(figures, lost + ASKED_AGAIN * again) }];
  });
}

/** Of what is not understood, an intent must make up this part to be named first. */
const WORTH_NAMING = 0.04;

/** The intent that was heard here most often as a condition; else a better way to ask again. */
function remedy({ result, node, titleOf }: Figures, nodeId: string): string {
  const least = (result.nodes[nodeId]?.missed ?? 0) * WORTH_NAMING;
  const intents = Object.entries(result.discoveredIntents)
    .map(([name, { triggeredAt, suggestions, suggestedActions }]) => ({
      name,
      count: triggeredAt[nodeId] ?? 0,
      suggestion: suggestions.find((one) => one.nodeId === nodeId),
      unread: suggestedActions.find((one) => one.startsWith(`An Knoten ${titleOf(nodeId)} `)),
    }))
    .filter(
      ({ count, suggestion, unread }) => count > 0 && count >= least && (suggestion || unread),
    )
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  const [most, ...others] = intents;
  if (most?.unread) return most.unread;
  if (most?.suggestion) {
    const { condition, examples } = most.suggestion;
    const shown = listed(examples.slice(0, MOST_EXAMPLES).map(quoted));
    const isThere = node(nodeId)?.conditions?.some((one) => one.condition === condition) ?? false;
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
