import type { Heard } from "./hear.ts";
import type { ValueKind } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import type { ReadValue } from "./values/index.ts";

/** The value that a reply was meant to give, whatever else its words are like; `null` for none. */
export function valueGiven(
  { raw, reply: { text } }: Said,
  { intent }: Heard,
  found: Partial<Record<ValueKind, ReadValue>>,
  kind: ValueKind | null,
): ReadValue | null {
  if (kind === null || kind === "yes-no") return null;
  // An address is no refusal where an open question asks for it.
  const value = found[kind] ?? (kind === "text" ? found.email : undefined);
  if (!value) return null;
  const isMeant =
    isJustThat(raw, value) || isSaidToSuit(raw, kind, value) || isPreferred(raw, kind, value);
  if (found[kind] && isMeant) return value;
  const isLikeIt = SOUND_LIKE[kind]?.has(intent) ?? false;
  const isGiven = isLikeIt && !DENIES.test(text) && !ASKS_FOR_A_CALL.test(text);
  return isGiven && !TAKES_BACK.test(raw) ? value : null;
}

/** "Morgen", where a day is asked for, is that day and no wish to be called tomorrow. */
function isJustThat(raw: string, { heard }: ReadValue): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").length;
  return letters(heard) >= letters(raw) * JUST_THAT;
}

/** The part of a reply that its value must make up. */
const JUST_THAT = 0.45;

/** "Nein, Donnerstag ist schon recht, ich wollte nur wissen …": what is said to suit is the answer. */
function isSaidToSuit(raw: string, kind: ValueKind, { heard }: ReadValue): boolean {
  if (kind !== "date" && kind !== "time") return false;
  const at = raw.indexOf(heard);
  const rest = raw.slice(at + heard.length);
  return at >= 0 && (SUITS.test(rest) || LIMITS.test(rest)) && !TAKES_BACK.test(raw);
}

/** "Nein, da ist was in der Schule, lieber Donnerstag": the day that is named in place of another. */
function isPreferred(raw: string, kind: ValueKind, { heard }: ReadValue): boolean {
  if (kind !== "date" && kind !== "time") return false;
  const at = raw.indexOf(heard);
  if (at < 0 || TAKES_BACK.test(raw) || SPEAKS_OF_A_CALL.test(raw)) return false;
  const lead = PREFERS.exec(raw.slice(0, at))?.groups?.between;
  const isLed = lead !== undefined && !NOTHING.test(lead);
  return isLed || PREFERRED.test(raw.slice(at + heard.length));
}

const PREFERS =
  /(?<!\p{L})(?:lieber|sondern|stattdessen|besser|am besten|sagen wir|nehmen wir|machen wir)(?<between>(?:[\s,]+[\p{L}\d.:]+){0,7})[\s,]*$/iu;
const PREFERRED = /^[\s,]*(?:wär\p{L}* |dann |doch |mir )*lieber(?!\p{L}| (?:nicht|net|ned|nit))/iu;
const NOTHING = /(?<!\p{L})(?:nicht|net|ned|nit|nie|kein\p{L}*|gar)(?!\p{L})/iu;
const SPEAKS_OF_A_CALL =
  /(?<!\p{L})(?:(?:an|zurück)?ruf\p{L}*|(?:an|zurück)(?:ge|zu)ruf\p{L}*|meld\p{L}*|telefonier\p{L}*|rückruf\p{L}*)(?!\p{L})/iu;

const SUITS =
  /^[\s,]*(?:(?:da|dann|das|des|ist|is|isch|wär|wäre|würde?|tät|täte|mir|uns|bei|schon|doch|auch|ganz|sehr|eigentlich|vormittags?|nachmittags?|mittags?|abends?|früh)\s+)*(?:recht|gut|okay|ok|prima|super|perfekt|ideal|angenehm|passt|geht|ginge|klappt|passen|gehen|klappen|in ordnung)(?!\p{L})(?!(?:\s+\p{L}+){0,3}\s+(?:nicht|net|ned|nit|schlecht|gar nicht|weniger)(?!\p{L}))/iu;

/** "Donnerstag, aber bitte nicht vor zehn": the day is given all the same. */
const LIMITS =
  /^[\s,]*(?:(?:so\s+)?(?:um|gegen|ab)\s+[\p{L}\d:.]+(?:\s+uhr)?[\s,]+)?(?:aber|nur|und)\s+(?:bitte\s+|möglichst\s+|da\s+|halt\s+)*(?:nicht|net|ned|nur|erst|lieber|am besten)\s+(?:ganz\s+|so\s+|zu\s+|gar zu\s+|allzu\s+)*(?:vor|nach|ab|um|gegen|früh(?:er)?|spät(?:er)?|eher|zeitig|vorher|nachher|davor|danach|am|in der früh|morgens?|vormittags?|nachmittags?|abends?|mittags?|zwischen|bis)(?!\p{L})/iu;

/** The day was fine, the whole matter is not. */
const TAKES_BACK =
  /(?<!\p{L})(?:interess\p{L}*|doch (?:nichts?|nix|net|kein\p{L}*)|ich lass\p{L}* (?:es|das|des) (?:doch|lieber|sein|bleiben)|lass(?:en)? (?:wir|ich|sie|mas?) (?:es|das|des|\p{L}* ?bleiben)|storn\p{L}*|absag\p{L}*|abbestell\p{L}*|anders überlegt|vergessen sie)(?!\p{L})/iu;

const OF_TIME: ReadonlySet<string | null> = new Set([
  "callback_later",
  "appointment_accepted",
  "hold_on",
  "no_time",
  "not_interested",
  "already_has_provider",
  POLARITIES.yes,
  POLARITIES.maybe,
  null,
]);
const OF_MAIL: ReadonlySet<string | null> = new Set([
  "send_info",
  "not_interested",
  POLARITIES.no,
  null,
]);

/** What is heard in replies that only give a value: "Morgen früh, wenn das geht". */
const SOUND_LIKE: Partial<Record<ValueKind, ReadonlySet<string | null>>> = {
  date: OF_TIME,
  time: OF_TIME,
  email: OF_MAIL,
  text: OF_MAIL,
};

const DENIES = /\b(?:nicht|nichts|kein\w*|nie|niemals|nein|ohne|weder|schlecht|unguenstig)\b/u;

/** "Morgen können Sie noch mal anrufen" asks for a call and gives no day for anything else. */
const ASKS_FOR_A_CALL =
  /\b(?:ruf|anruf|angeruf|zurueck|meld|telefonier|probier|versuch|klingel)\w*|\b(?:nochmal|wieder)\b/u;
