import type { Condition, TreeNode } from "@rufbaum/tree";
import { questionOf, textOf } from "@rufbaum/tree/graph";
import { fill } from "../fill.ts";
import { plainWords } from "../kin.ts";
import { end, type Step, type Walk } from "../walk.ts";
import { INTENT_WORDING, WORDING } from "../wording.ts";
import { askEasier } from "./ask.ts";
import { asksLeave, asksWhoOrTime } from "./decline.ts";
import type { HeardReply } from "./node-behaviour.ts";

/**
 * "Das geht Sie nichts an", where a fact is asked for: that is neither the fact nor a no to it. The
 * question is asked once more, then the fallback is taken, else the caller let go. An author's own
 * example for it comes first, and to an offer it is a refusal.
 */
export function meetKeptBack(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { graph, state } = walk;
  if (!KEEPS_BACK.test(plainWords(text))) return null;
  const conditions = graph.conditions(node.id);
  const question = questionOf(fill(textOf(node), state.variables));
  if (conditions.length === 0 || conditions.some(isOfOffer)) return null;
  if (asksLeave(question) || asksWhoOrTime(question)) return null;
  const { condition, confidence, why } = reading;
  const isExample = why.some((clue) => clue.kind === "example" && clue.for === condition);
  if (isExample && confidence >= SURE_OF_EXAMPLE) return null;
  const helped = state.helped ?? 0;
  state.helped = helped + 1;
  if (helped === 0) return askEasier(node, walk, WORDING.needNotSay);
  const fallback = graph.fallback(node.id);
  if (fallback !== null) return { to: fallback };
  return end(walk, "not-interested", "declined", INTENT_WORDING.not_interested?.goodbye);
}

/** All of a reply, but for what colours it. */
const KEEPS_BACK =
  /^(?:(?:nein|nee|nö|also|das|dazu|darüber|hören sie|entschuldigung|ja) )*(?:geht (?:sie|euch|dich|niemand\p{L}*) (?:\p{L}+ ){0,3}(?:nichts|nix|nischt|was) an|(?:sag|sage|verrat|verrate) ich (?:ihnen |dir |euch |hier |am telefon |jetzt |lieber |das )*(?:nicht|net|ned|nix|nichts)|(?:möchte|will|mag) ich (?:ihnen |hier |am telefon |lieber |dazu )*(?:nicht|nichts) (?:sagen|angeben|nennen|verraten)|(?:gebe|geb) ich (?:ihnen |hier |am telefon )*keine auskunft|keine (?:angaben?|auskunft))$/u;

const SURE_OF_EXAMPLE = 0.9;

/** Whether somebody can take up something here, or turn it down. */
function isOfOffer({ condition, counts = [] }: Condition): boolean {
  return [condition, ...counts].some((name) => OF_OFFER.has(name));
}

const OF_OFFER: ReadonlySet<string> = new Set(["appointment_accepted", "not_interested"]);
