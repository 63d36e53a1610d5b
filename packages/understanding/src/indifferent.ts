import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import { chosen } from "./likely.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import type { ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";

const SAYS_SO =
  "(?:(?:ganz|voll|total|voellig|ziemlich|ehrlich gesagt|komplett) )*(?:egal|wurscht?|wurst|schnuppe|einerlei|gleich|gleichgueltig)";

/** Nothing but that it does not matter, or that somebody does not know. */
const INDIFFERENT = new RegExp(
  `^(?:(?:ja|nein|ok|gut|na|nun|puh|da|das|es|ist|sind|waere|mir|uns|beides?|alles?|so|doch|schon|gerade|grad|wirklich|lieber|hm) )*(?:${SAYS_SO}|(?:das )?(?:weiss (?:ich )?(?:(?:es|das|jetzt|noch|gerade|auch|selbst) )*nicht(?: so genau)?|keine ahnung|spielt keine rolle|macht keinen unterschied|wie sie (?:wollen|meinen|moechten)|suchen sie sich(?:s)? aus|entscheiden sie))(?: (?:mir|uns|das|was|welche\\w*|ehrlich|gesagt|wirklich|ist|ich))*$`,
  "u",
);

/** "Hauptsache, es läuft": what matters is none of the things, unless it is called by one's words. */
const WHAT_MATTERS = /^(?:na |ja |mir )*(?:hauptsache|die hauptsache ist|wichtig ist nur)\b/u;

/** How sure a likeness to either must be. */
const SURE_OF_LIKENESS = 0.75;
const SURE_OF_WHAT_MATTERS = 0.6;

/** Whether what only likeness tells is no choice: neither was rather meant than the other. */
export function prefersNone(
  conditions: readonly ExpectedCondition[],
  { text }: NormalizedReply,
  confidence: number,
): boolean {
  if (WHAT_MATTERS.test(text)) return confidence < SURE_OF_WHAT_MATTERS;
  return (
    confidence < SURE_OF_LIKENESS &&
    INDIFFERENT.test(text) &&
    !conditions.some(speaksOfIndifference)
  );
}

/** Who does not mind, or does not know, means the way that a perhaps counts as, unless another says the like. */
export function chooseIndifferent(
  conditions: readonly ExpectedCondition[],
  { text }: NormalizedReply,
  offer: Offer,
): Chosen | null {
  if (!INDIFFERENT.test(text)) return null;
  const owner = offer.ownerOf(POLARITIES.maybe);
  if (owner === null || "objection" in owner) return null;
  const { condition } = owner;
  if (conditions.some((one) => one !== condition && speaksOfIndifference(one))) return null;
  const { key } = condition;
  return chosen(key, SURE_OF_WAY, { kind: "roll-up", for: key, heard: POLARITIES.maybe });
}

function speaksOfIndifference({ key, examples }: ExpectedCondition): boolean {
  return [key, ...examples].some((written) => OF_INDIFFERENCE.test(normalize(written).text));
}

const OF_INDIFFERENCE =
  /\b(?:egal|wurst|wurscht|schnuppe|gleichgueltig|weiss nicht|weiss ich|weiss (?:das|es) nicht|weiss (?:es )?noch nicht|wissen es|ahnung|nicht sagen|unterschied|unentschieden|unschluessig|ueberlegt|beides)\b/u;

const SURE_OF_WAY = 0.9;
