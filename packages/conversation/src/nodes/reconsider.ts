import type { TreeNode } from "@rufbaum/tree";
import { SURE_OF_STANDING } from "../settings.ts";
import { timesTold } from "../told.ts";
import { type Step, say, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { replyTo } from "./aside.ts";
import { askShortly, chooseWay } from "./ask.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { acknowledge, wordingOf } from "./unoffered.ts";
import { isYes } from "./yes.ts";

/**
 * "Das ist mir zu viel", where a refusal is all that it can count as: once in a call it is met with
 * understanding, and the question asked again, before it ends one. So is "Das macht mein Mann, aber
 * schicken Sie mir was": the wish beside it is no refusal.
 */
export function reconsider(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { reading } = heard;
  const { intent, intentConfidence, isWider, alsoHeard, condition, confidence } = reading;
  if (intent === null || condition === null) return null;
  if (intent === "wants_human" && isWider === true) return passOnWish(node, walk, heard);
  if (alsoHeard.some(({ name }) => REFUSALS.has(name) || isYes(name))) return null;
  // Anger that would count as a no is owed an excuse, not the cheerful end that a no has.
  if (intent === "angry" && isWider === true) return replyTo(node, walk, intent, intentConfidence);
  const isSoft = isWider === true && SOFT_REFUSALS.has(intent);
  const isByOther = alsoHeard.some(
    (heard) => heard.condition === condition && SOFT_REFUSALS.has(heard.name),
  );
  const wish = alsoHeard.find((heard) => WISHES.has(heard.name) && heard.condition === null);
  if (!isSoft && !(isByOther && WISHES.has(intent))) return null;
  const isWeak = isSoft && confidence < SURE_OF_STANDING;
  const isMet = isWeak || WISHES.has(intent) || MET_ONCE.has(intent);
  const met = wish?.name ?? (isMet ? intent : null);
  const wording = met === null ? null : wordingOf(met);
  if (met === null || wording === null || timesTold(walk.state, met) > 0) return null;
  // What the tree has answered was not met with words of ours.
  if (walk.graph.objections.has(met)) return null;
  sayWords(walk, acknowledge(walk, { intent: met, wording }));
  return askShortly(node, walk);
}

/** A way for who would be called later is no word about the person that somebody wants to speak with. */
function passOnWish(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const way = chooseWay(node, walk, heard);
  if (way !== null) say(walk, WORDING.humanWanted);
  return way;
}

/** What counts as a no where a node has no other way for it, and is none in so many words. */
const SOFT_REFUSALS: ReadonlySet<string> = new Set([
  "no_authority",
  "not_available",
  "already_has_provider",
  "contract_bound",
  "no_time",
  "price_objection",
]);

/** However surely it was heard, who says so has refused nothing yet. */
const MET_ONCE: ReadonlySet<string> = new Set([
  "price_objection",
  "already_has_provider",
  "contract_bound",
]);

const WISHES: ReadonlySet<string> = new Set(["send_info", "callback_later"]);

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested"]);
