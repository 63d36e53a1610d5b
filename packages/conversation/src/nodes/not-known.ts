import type { Condition, TreeNode } from "@rufbaum/tree";
import { inSentence } from "@rufbaum/tree/graph";
import { examplesOf } from "../examples-of.ts";
import { plainWords } from "../kin.ts";
import { SURE_OF_ASIDE, SURE_OF_STANDING } from "../settings.ts";
import type { Step, Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { askEasier } from "./ask.ts";
import { isRefusing, wordsSaid } from "./between.ts";
import { beginsWithYes, openAnswerOf } from "./input/open-answers.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { wordingOf } from "./unoffered.ts";

/**
 * "Das weiß ich gar nicht mehr so genau", where one of several ways is the answer: the author's way for
 * that, else a courteous word and the question in easier words; then the fallback, if there is one.
 */
export function meetUnknown(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { graph, state } = walk;
  const conditions = graph.conditions(node.id);
  if (!isNotKnown(heard) || conditions.length === 0) return null;
  const own = conditions.find(
    (one) => !isWish(one) && [one.condition, ...examplesOf(one)].some(saysNotKnown),
  );
  const target = own && graph.targetOf(node.id, own);
  if (target) return { to: target };
  const helped = state.helped ?? 0;
  const fallback = graph.fallback(node.id);
  if (helped > 0 && fallback !== null) return { to: fallback };
  if (helped >= MOST_HELP) return null;
  state.helped = helped + 1;
  if (conditions.some(isAgreeing)) {
    const words = wordingOf("Vielleicht")?.words ?? [];
    return askEasier(node, walk, words[Math.min(helped, 1)] ?? "");
  }
  const ways = helped === 0 ? null : waysLeft(conditions, walk);
  return askEasier(node, walk, WORDING.noMatter, ways === null ? null : WORDING.likeliest(ways));
}

/** How often somebody who does not know is helped along at a node. */
const MOST_HELP = 2;

/** Whether that is all that was said; what was surely heard besides is met by its own. */
function isNotKnown({ text, reading }: HeardReply): boolean {
  const { condition, confidence, intent, intentConfidence, alsoHeard, values, asked, why } =
    reading;
  const words = plainWords(text);
  if (!saysNotKnown(text) || asked !== undefined || OF_ONESELF.test(words)) return false;
  const isSaid = NOT_KNOWN.test(words) || openAnswerOf(text) === "looks-up";
  const isPlain = isSaid && confidence < SURE_OF_LIKENESS;
  const isElse = intent !== null && intentConfidence >= SURE_OF_ASIDE && !MAY_BE_HEARD.has(intent);
  if ((isElse && !isPlain) || beginsWithYes(text)) return false;
  if (alsoHeard.some(({ name }) => !MAY_BE_HEARD.has(name))) return false;
  if (Object.keys(values).some((kind) => kind !== "yes-no" && kind !== "text")) return false;
  if (condition === null || isPlain) return true;
  const isAuthors = why.some(({ kind, for: key }) => kind === "key" && key === condition);
  return confidence < SURE_OF_STANDING && !isAuthors;
}

/** Likeness finds something in most turns of phrase. */
const SURE_OF_LIKENESS = 0.98;

const MAY_BE_HEARD: ReadonlySet<string> = new Set(["Vielleicht", "hold_on", "Nein"]);

/** Somebody who doubts what he wants knows what was asked. */
const OF_ONESELF =
  /(?<!\p{L})(?:ob (?:ich|wir|mir|mich|uns|das|es|sich|man)|was (?:das|ich davon|mir das|sie)|wer sie|warum|wieso|vielleicht|eventuell|glaube?|wohl|schätze?|eher|so um|ungefähr|circa|zirka|etwa|rund)(?!\p{L})/iu;

/** Whether a reply says no more than that something is not known. */
export function saysNotKnown(text: string): boolean {
  const words = plainWords(text);
  if (words.split(" ").length > MOST_WORDS) return false;
  const open = openAnswerOf(text);
  return (
    (open === "unknown" && !ROUGHLY.test(words)) ||
    (open === "looks-up" && LOOKS_UP.test(words)) ||
    NOT_KNOWN.test(words)
  );
}

const MOST_WORDS = 14;
/** Who fetches his children looks nothing up. */
const LOOKS_UP = /nach(?:seh|schau|guck|schlag|zähl|mess|rechn)|schauen|gucken|raussuchen/u;
const ROUGHLY = /^(?:ein paar|mehrere|einige|etliche|viele|wenige)(?!\p{L})/u;
const NOT_KNOWN =
  /(?<!\p{L})(?:da fragen sie (?:mich|uns) (?:ja |jetzt |aber )*was|fragen sie mich (?:was|etwas) leichteres|(?:hab|habe) ich (?:\p{L}+ ){0,3}nicht (?:mehr )?(?:im kopf|auf dem schirm|parat)|erinner\p{L}* (?:ich mich |mich )?(?:\p{L}+ ){0,3}nicht|da muss ich passen|da bin ich (?:jetzt |echt |wirklich |ehrlich gesagt )*überfragt)(?!\p{L})/u;

/** Whether a way is for those who agree. */
export function isAgreeing({ condition, counts = [] }: Condition): boolean {
  return condition === "Ja" || counts.includes("Ja") || counts.includes("appointment_accepted");
}

/** Those that answer the question, but no refusals and wishes; `null` where there is no choice. */
function waysLeft(conditions: readonly Condition[], { state }: Walk): string | null {
  const ways = conditions
    .filter((one) => !isRefusing(one) && !isWish(one))
    .map((one) => wordsSaid(one, state.variables))
    .filter(({ from }) => from === "author" || from === "name")
    .slice(0, MOST_WAYS)
    .map(inSentence);
  const last = ways.pop() ?? "";
  return ways.length === 0 ? null : `${ways.join(", ")} oder ${last}`;
}

const MOST_WAYS = 3;

function isWish({ condition, counts = [] }: Condition): boolean {
  return [condition, ...counts].some((name) => wordingOf(name) !== null);
}
