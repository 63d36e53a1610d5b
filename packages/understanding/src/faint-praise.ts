import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import { readPolarity } from "./polarity.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** Whether a condition was chosen for a yes that no author wrote down. */
export function isAgreed({ key, isAuthors }: Chosen, offer: Offer): boolean {
  if (key === null || isAuthors) return false;
  const owner = offer.ownerOf(POLARITIES.yes);
  return owner !== null && "condition" in owner && owner.condition.key === key;
}

/**
 * What stands behind a praise that is taken back at once: "hört sich gut an, aber ich hab wenig Zeit".
 * `null` where nothing is, or what follows agrees all the same, or only limits the yes.
 */
export function behindFaintPraise({ raw, reply }: Said): string | null {
  if (!FAINTLY.test(reply.text)) return null;
  const rest = /(?<!\p{L})aber(?!\p{L})[\s,]*(?<rest>\p{L}.*)$/isu.exec(raw)?.groups?.rest;
  if (rest === undefined || LIMITS.test(rest)) return null;
  return readPolarity({ text: rest.toLowerCase(), clauses: [rest.toLowerCase()] }) === null
    ? rest
    : null;
}

const FAINTLY =
  /^(?:(?:na|naja|hm|also|das|es|schon|klar) )*(?:klingt|klaenge|hoert sich|ist) (?:\w+ ){0,3}(?:gut|nett|schoen|toll|interessant|spannend|verlockend|super|prima|fein)(?: an)?(?: und gut)? aber \w/u;

/** "Klingt gut, aber erst nächste Woche", "aber nur vormittags": a yes all the same. */
const LIMITS =
  /^(?:bitte|nur|erst|frühestens|nicht (?:vor|nach|am|heute|morgen)|am|im|um|ab|wann|nächste\p{L}*|diese\p{L}*|vormittags?|nachmittags?|abends?|\p{L}+tags?)(?!\p{L})/iu;

/** Whether all that sounds like a yes praises what somebody else does: "das macht der super". */
export function onlyPraisesAnother(said: Said, question: string): boolean {
  if (!PROPOSES.test(question) || ASKS_HOW_IT_IS.test(question)) return false;
  const { text, clauses } = said.reply;
  if (!clauses.some(praisesAnother) || BEGINS_WITH_YES.test(text)) return false;
  return !said
    .clauses()
    .some(({ clause, intent }) => AGREES.has(intent ?? "") && !praisesAnother(clause));
}

const AGREES: ReadonlySet<string> = new Set([POLARITIES.yes, "appointment_accepted"]);

/** Whether a clause says that somebody does something well: "die machen das gut", "unser Gärtner macht das super". */
export function praisesAnother(clause: string): boolean {
  return PRAISES.test(clause) && !DENIES.test(clause);
}

/** The same of somebody who is not named: "das macht der super". */
export function praisesWhoever(clause: string): boolean {
  return PRAISES_WHOEVER.test(clause) && !DENIES.test(clause);
}

const DOES =
  "(?:machts?|machen|kanns?|koennen|putzt|putzen|arbeitet|arbeiten|erledigt|erledigen|pflegt|pflegen|betreut|betreuen|kuemmert sich|kuemmern sich)";
const WHOEVER = "(?:er|der|die|sie)";
const WELL =
  "(?:gut|super|prima|toll|klasse|bestens|ordentlich|zuverlaessig|perfekt|hervorragend|spitze|wunderbar|einwandfrei|tadellos|gruendlich)";
const BETWEEN =
  "(?:(?:das|es|des|s|alles|da|hier|bei uns|ganz|sehr|echt|wirklich|immer|schon|richtig|auch|ja|doch|recht|eigentlich|wohl|eh|halt) )*";
const PRAISES_WHOEVER = new RegExp(
  `\\b(?:${DOES} ${BETWEEN}${WHOEVER} ${BETWEEN}${WELL}|${WHOEVER} ${DOES} ${BETWEEN}${WELL})\\b`,
  "u",
);
const ANYBODY = `(?:${WHOEVER}|(?:der|die|das|unser\\w*|mein\\w*) \\w+(?: \\w+)?|(?:herr|frau) \\w+)`;
const PRAISES = new RegExp(
  `\\b(?:${DOES} ${BETWEEN}${ANYBODY} ${BETWEEN}${WELL}|${ANYBODY} ${DOES} ${BETWEEN}${WELL})\\b`,
  "u",
);
const DENIES = /\b(?:nicht|nie|kein\w*|kaum|nimmer|weder)\b/u;
const BEGINS_WITH_YES = /^(?:ja|jo|jawohl|gerne?|klar|okay?|natuerlich|unbedingt|freilich)\b/u;

/** To these a yes agrees; to how content somebody is it tells so. */
const PROPOSES =
  /(?<!\p{L})(?:darf|dürf\p{L}*|soll(?:en|ten?)?|möchten|wollen|würden|hätten|wäre\p{L}*|interess\p{L}*|lust|passt|ginge|vorbei\p{L}*|angebot|termin)(?!\p{L})/iu;
const ASKS_HOW_IT_IS =
  /(?<!\p{L})(?:zufrieden|klappt|läuft|laufen|funktioniert|sauber|gut betreut|gut aufgehoben|wie (?:macht|machen|ist|sind|geht))(?!\p{L})[^?]*\?\s*$/iu;
