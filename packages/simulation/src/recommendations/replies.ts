import { graphOf, type NodeFields, type TreeNode } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import type { DiscoveryAdvice } from "../discovery/advice.ts";
import { isAboutValueAt } from "../discovery/as-written.ts";
import type { ConditionSuggestion } from "../engine/result.ts";
import { type Advice, ASKED_AGAIN, type Figures, failuresBy, worthOf } from "./advice.ts";
import type { ReplyRemedy } from "./recommendation.ts";
import { waysFor } from "./without-way.ts";

/** Replies that are not understood often enough to say something, of all visits. */
const OFTEN = 0.05;

const MOST_EXAMPLES = 3;
const MOST_OTHERS = 2;

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
    const { missed: all = 0, misheard = 0, visits = 0 } = result.nodes[nodeId] ?? {};
    const missed = Math.max(lost, all - misheard);
    if (isRare(lost) && (isRare(missed) || missed < visits * OFTEN)) return [];
    const best = remedy(figures, nodeId, missed, heard.get(nodeId));
    if (best === null) return [];
    // What is mended is understood at once, and most of what failed for it is among that.
    const mended = Math.min(missed, best.mends);
    const kept = missed > 0 ? (lost * mended) / missed : 0;
    return [
      {
        fact: {
          code: "replies-not-understood",
          ...{ title: titleOf(nodeId), missed, misheard, visits, lost, runs },
          remedy: best.remedy,
        },
        nodeId,
        ...worthOf(figures, kept + ASKED_AGAIN * (mended - kept)),
      },
    ];
  });
}

/** Of what is not understood, an intent must make up this part to be named first. */
const WORTH_NAMING = 0.04;

/** So much advice on an intent is looked through; discovery gives less. */
const MOST_ADVICE = 50;

/** An intent as it was heard at one node, and what to do about it there. */
interface HeardHere {
  name: string;
  count: number;
  suggestion: ConditionSuggestion | undefined;
  unread: DiscoveryAdvice | undefined;
  /** What gives the question an answer. */
  asked: DiscoveryAdvice | undefined;
}

/** The intents that something can be done about, by node: a result may come with very many of both. */
function intentsByNode({ result, titleOf }: Figures): Map<string, HeardHere[]> {
  const byNode = new Map<string, HeardHere[]>();
  for (const [name, intent] of Object.entries(result.discoveredIntents)) {
    const suggested = new Map<string, ConditionSuggestion>();
    for (const one of intent.suggestions) {
      if ("condition" in one && !suggested.has(one.nodeId)) suggested.set(one.nodeId, one);
    }
    const advice = intent.advice.slice(0, MOST_ADVICE);
    const asked = advice.find(({ code }) => code === "add-entry" || code === "extend-entry");
    for (const [nodeId, count] of Object.entries(intent.triggeredAt)) {
      const suggestion = suggested.get(nodeId);
      const at = { nodeId, title: titleOf(nodeId) };
      const unread = advice.find((one) => isAboutValueAt(one, at));
      if (count === 0 || !(suggestion || unread || asked)) continue;
      const here = byNode.get(nodeId) ?? [];
      here.push({ name, count, suggestion, unread, asked });
      byNode.set(nodeId, here);
    }
  }
  return byNode;
}

/** The intent that was heard here most often as a condition, and how many replies that mends; else a better way to ask again. */
function remedy(
  figures: Figures,
  nodeId: string,
  missed: number,
  heard: readonly HeardHere[] = [],
): { remedy: ReplyRemedy; mends: number } | null {
  const { node, tree } = figures;
  const least = missed * WORTH_NAMING;
  const [most, ...others] = heard
    .filter(({ count }) => count >= least)
    .sort(
      (one, other) =>
        other.count - one.count ||
        Number(isUnread(other)) - Number(isUnread(one)) ||
        (one.name < other.name ? -1 : 1),
    );
  const mends = most?.count ?? 0;
  if (most?.unread) return { remedy: { code: "read-value", advice: most.unread }, mends };
  if (most?.asked) return { remedy: { code: "answer-question", advice: most.asked }, mends };
  if (most?.suggestion) {
    const { condition, examples } = most.suggestion;
    const known = tree ? graphOf(tree).conditions(nodeId) : [];
    const named = others.filter(({ suggestion }) => suggestion !== undefined).slice(0, MOST_OTHERS);
    const isKnown = known.some((one) => one.condition === condition);
    return {
      remedy: {
        code: isKnown ? "extend-condition" : "add-condition",
        condition,
        examples: examples.slice(0, MOST_EXAMPLES),
        count: most.count,
        others: named.map(({ name, count }) => ({ name, count })),
      },
      mends: mends + named.reduce((sum, { count }) => sum + count, 0),
    };
  }
  return waysFor(figures, nodeId, least) ?? askBetter(node(nodeId), missed);
}

/** Replies that held the value which was asked for. */
function isUnread({ unread }: HeardHere): boolean {
  return unread?.code === "value-unread";
}

/** So many understand by a reprompt of the node's own what is wanted. */
const BY_REPROMPT = 0.5;

/** Where it has one already, nobody knows that another one would do better. */
function askBetter(
  node: TreeNode | null,
  missed: number,
): { remedy: ReplyRemedy; mends: number } | null {
  if (node === null || ((node as NodeFields).reprompts?.length ?? 0) > 0) return null;
  const what = specOf(node).wants ? "value" : "conditions";
  return { remedy: { code: "write-reprompt", for: what }, mends: BY_REPROMPT * missed };
}
