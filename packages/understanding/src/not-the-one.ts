import { agreesInWords } from "./agrees-in-words.ts";
import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import { NOT_MEANT } from "./in-answer.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import { asksForSomebody } from "./question.ts";
import type { Reading } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Whether somebody says that another one decides, or that he is not the one to ask. */
export function passesOn({ text, clauses }: Pick<NormalizedReply, "text" | "clauses">): boolean {
  if (clauses.some(saysItIsHim)) return false;
  if (clauses.some((clause) => IS_NOT_HIM.test(clause))) return true;
  return !AGREES.test(text) && clauses.some((clause) => IS_ANOTHER.test(clause));
}

function saysItIsHim(clause: string): boolean {
  return OF_OFFICE.test(clause) && HIMSELF.test(clause) && !DENIED.test(clause);
}

const OF_OFFICE = /\b(?:zustaendig\w*|verantwortlich\w*|ansprechpartner\w*|richtige\w*)\b/u;
/** "Verantwortlich sind mein Mann und ich"; not "ich bin nur die Sekretärin". */
const HIMSELF = /\b(?:(?:ich bin|bin ich)(?! (?:\w+ )?(?:nur|bloss)\b)|und ich|meine wenigkeit)\b/u;
const DENIED = /\b(?:nicht|kein\w*|nie|weder)\b/u;
/** "Ja, aber …" takes it back. */
const AGREES = /^(?:ja|jo|jawohl|genau|richtig)\b(?!.*\b(?:aber|nein|nur|allerdings|sondern)\b)/u;

const IS_NOT_HIM =
  /\bnicht (?:mehr |dafuer |der )?(?:zustaendig|verantwortlich)\w*\b|\b(?:bin ich|ich bin) (?:da |dafuer |leider |aber |wohl |hier )*nicht (?:die|der) richtige\b/u;

const SOMEBODY =
  "(?:herrn?|frau|\\w*chef\\w*|kolleg\\w*|jemand|(?:mein|unser)\\w* (?!haus|heizung|firma)\\w+|(?:ein|wer|der|die) \\w*ander\\w*|ander\\w*)";

/** "Zuständig für die Heizung ist Herr Kunze", "dafür ist die Frau Albers zuständig". */
const IS_ANOTHER = new RegExp(
  `\\b(?:zustaendig|verantwortlich) (?:(?:dafuer|da|hier) |fuer (?:\\w+ ){1,4}?)*(?:ist|sind|waere) (?:\\w+ ){0,4}?${SOMEBODY}\\b|\\b(?:zustaendig|verantwortlich) (?:dafuer|da) (?:\\w+ )?${SOMEBODY}\\b|\\b(?:der|die|den) (?:herrn?|frau|chef\\w*|kolleg\\w*) (?:\\w+ )?(?:ist |waere )?(?:dafuer |da |hier )*(?:zustaendig|verantwortlich)\\b`,
  "u",
);

/**
 * "Ich helfe gern, aber zuständig ist dafür der Herr Kunze" agrees to nothing, and neither does who asks
 * what it is about to put us through, or what it costs, however like an example of a yes it sounds:
 * the way that the tree has for them, else none. `null` where the yes stands.
 */
export function agreesOnlyInSound(
  said: Said,
  { key, confidence, clues: [clue] }: Chosen,
  offer: Offer,
  { intent, likelihood }: Heard,
  question: string,
): Chosen | null {
  const yes = ownKey(offer, POLARITIES.yes);
  const { text } = said.reply;
  if (passesOn(said.reply) && (key === null || key === yes)) {
    const named = OF_OTHERS.map((name) => offer.named(name)?.key).find((one) => one !== undefined);
    const other = named ?? (asksForSomebody(question) ? ownKey(offer, POLARITIES.no) : null);
    if (other === null || other === yes) return key === null ? null : NOT_MEANT;
    const roll = { kind: "roll-up", for: other, heard: "no_authority" } as const;
    return { key: other, confidence: SURE_OF_OTHERS, alternatives: [], clues: [roll] };
  }
  if (key === null || key !== yes || clue === undefined) return null;
  if (clue.kind === "example" && confidence >= SURE_OF_EXAMPLE) return null;
  const isLike = clue.kind === "meaning" || (clue.kind === "rule" && !SAYS_YES.test(text));
  return isLike && ASKS.has(intent ?? "") && likelihood >= SURE_OF_ASKING && !SAYS_YES.test(text)
    ? NOT_MEANT
    : null;
}

function ownKey(offer: Offer, name: string): string | null {
  const owner = offer.ownerOf(name);
  return owner === null || "objection" in owner ? null : owner.condition.key;
}

/** "Man hört da ja Zahlen, was nehmen Sie dafür?": beside the price only a yes in so many words is one. */
export function isYesInSound(
  text: string,
  { condition, why }: Pick<Reading, "condition" | "why">,
  offer: Offer,
): boolean {
  if (condition === null || ownKey(offer, POLARITIES.yes) !== condition) return false;
  const plain = normalize(text).text;
  if (SAYS_YES.test(plain)) return false;
  return why.some(
    ({ kind, for: of }) =>
      of === condition && (kind === "meaning" || (kind === "roll-up" && !agreesInWords(plain))),
  );
}

export const OF_PRICE: ReadonlySet<string> = new Set(["price_objection", "price_question"]);

/** In this order; what one of them counts as is meant. */
const OF_OTHERS = ["no_authority", "wrong_person", "not_available"] as const;
const ASKS: ReadonlySet<string> = new Set(["secretary_detected", ...OF_PRICE]);
const SAYS_YES =
  /^(?:(?:hm|na|ach|oh|also|aeh) )*(?:ja|jo|jawohl|gern\w*|klar|okay?|natuerlich)\b/u;
const SURE_OF_EXAMPLE = 0.98;
const SURE_OF_OTHERS = 0.8;
const SURE_OF_ASKING = 0.5;
