import type { Condition, NodeOf, ValueKindName } from "@rufbaum/tree";
import { timesTold, told } from "../../told.ts";
import { type Step, say, type Walk } from "../../walk.ts";
import { WORDING } from "../../wording.ts";
import { askShortly } from "../ask.ts";
import type { HeardReply } from "../node-behaviour.ts";

/**
 * "Lieber per Post", where an e-mail address is asked for: the tree's way for those who have or want none,
 * else it is told once that only e-mail is possible, and the second time he insists. `null` where
 * something else is said.
 */
export function meetOtherChannel(
  node: NodeOf<"input">,
  walk: Walk,
  kind: ValueKindName,
  heard: HeardReply,
): Step | "insists" | null {
  if (kind !== "email" || heard.reading.values.email !== undefined) return null;
  if (heard.reading.condition !== null || !wantsOtherChannel(heard.text)) return null;
  const { graph, state } = walk;
  const way = graph.conditions(node.id).find(isWithoutMail);
  const target = way ? graph.targetOf(node.id, way) : null;
  if (target !== null) return { to: target };
  if (timesTold(state, ONLY_EMAIL) > 0) return "insists";
  told(state, ONLY_EMAIL);
  say(walk, WORDING.onlyByEmail);
  return askShortly(node, walk);
}

const ONLY_EMAIL = "only by e-mail";

/** Whether somebody wants to be written to otherwise than by e-mail. */
export function wantsOtherChannel(text: string): boolean {
  return OTHER_CHANNEL.test(text);
}

const OTHER_CHANNEL =
  /(?<!\p{L})(?:(?:per|mit der|mit|über|via|als|auf dem|durch die) (?:normaler? |ganz normal(?:er)? |der )?(?:post(?:weg)?|brief(?:post)?|fax|sms|whats ?app|signal|papier)|auf papier|in papierform|postalisch|brieflich|(?:nur|lieber|bitte|gern\p{L}*) (?:die |den |einen |ein )?(?:post|brief|whats ?app|sms|fax)|(?:meine|unsere) (?:post)?anschrift|einen brief schicken)(?!\p{L})/iu;

/** A way for who has no address, or is written to on paper. */
function isWithoutMail({ condition, spoken = "" }: Condition): boolean {
  return [condition, spoken].some((words) => WITHOUT_MAIL.test(words));
}

const WITHOUT_MAIL =
  /(?<!\p{L})(?:(?:ohne|keine?)(?: \p{L}+)? (?:e-?)?mail\p{L}*|(?:per|mit der) (?:post|brief)|post(?:weg|alisch)?|brief|papier)(?!\p{L})/iu;
