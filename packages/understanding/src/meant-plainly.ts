import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import type { Heard } from "./hear.ts";
import { NOT_MEANT } from "./in-answer.ts";
import { agreesOnlyInSound } from "./not-the-one.ts";
import { asksForSomebody } from "./question.ts";
import type { Clue, Expected } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** What was heard, where the names and counts of the conditions alone say what a yes means. */
interface Heeded {
  offer: Offer;
  heard: Heard;
  /** Whether the whole value that was asked for was given. */
  isGiven: boolean;
}

/** What a reply plainly means, against what its words are like; `null` where they may be right. */
export function meantPlainly(
  said: Said,
  expected: Expected,
  chosen: Chosen,
  { offer, heard, isGiven }: Heeded,
): Chosen | null {
  if (chosen.isAuthors && chosen.confidence >= SURE_OF_WRITTEN) return null;
  if (isGiven && givesDespite(said, chosen, expected)) return NOT_MEANT;
  return (
    agreesOnlyInSound(said, chosen, offer, heard, expected.question) ??
    staysYes(said, chosen, offer, heard) ??
    leadsWithYes(said, chosen, offer, heard) ??
    putsOff(expected, chosen, offer, heard)
  );
}

/**
 * "Ja gerne, aber ich kann nur nachmittags" limits when, and asks for no call; "ja, suchen tun wir schon"
 * has nobody else. A clear yes outlasts what the words only sound like.
 */
function staysYes(
  said: Said,
  { key, clues: [clue] }: Chosen,
  offer: Offer,
  { intent, likelihood, findings }: Heard,
): Chosen | null {
  const isByIntent = key === null || (clue?.kind === "roll-up" && clue.heard === intent);
  if (intent === null || !isByIntent) return null;
  if (!OUTLASTED.has(intent) || likelihood >= SURE_OF_HEARD) return null;
  if (findings.phrases.some((phrase) => phrase.for === intent)) return null;
  const { text } = said.reply;
  if (!CLEAR_YES.test(text) || ASKS_FOR_ANOTHER_TIME.test(text)) return null;
  return agreed(offer, text);
}

/** "Montag um zehn, aber nicht früher" gives the day that was asked for, and refuses nothing. */
function givesDespite(
  said: Said,
  { key, confidence, clues: [clue] }: Chosen,
  { value }: Expected,
): boolean {
  if (key === null || clue === undefined || value === null || value === "yes-no") return false;
  if (REFUSES_THE_MATTER.test(said.reply.text)) return false;
  if (clue.kind === "roll-up") return REFUSAL.has(clue.heard);
  return clue.kind !== "rule" && confidence < SURE_OF_EXACT;
}

const REFUSAL: ReadonlySet<string> = new Set([
  ...[
    POLARITIES.no,
    POLARITIES.maybe,
    "not_interested",
    "no_time",
    "not_available",
    "price_objection",
  ],
]);
const REFUSES_THE_MATTER =
  /\b(?:kein(?:en?)? (?:termin|interesse|bedarf|zeit)|doch (?:nichts?|kein\w*)|nicht mehr|gar nicht|lassen|lass|absag\w*|vergessen|anders ueberlegt|will nicht|moechte nicht|stornier\w*|ruf\w*|anruf\w*|meld\w*|weiss|ahnung|nicht da)\b/u;

/** "Ja gerne, das kommt gerade recht": a clear yes is asked about by nobody. */
function leadsWithYes(
  said: Said,
  { key, alternatives }: Chosen,
  offer: Offer,
  { intent, likelihood }: Heard,
): Chosen | null {
  const { text } = said.reply;
  if (key !== null) return null;
  const yes = agreed(offer, text);
  const isLikely =
    alternatives.length === 0
      ? text.split(" ").length >= FEWEST_WORDS_TOLD
      : alternatives.some(({ condition }) => condition === yes?.key);
  if (!(isLikely && SAYS_YES.test(text)) && !EAGER.test(text)) return null;
  if (intent !== null && !POLARITY.has(intent) && likelihood >= SURE_OF_KNOWN) return null;
  return yes;
}

/** "Ja, mir sind zwei krank geworden": who says why has agreed; a mere "ja, bitte" may be a greeting. */
const FEWEST_WORDS_TOLD = 5;

/** A yes near the beginning, and nothing that takes it back. */
const SAYS_YES =
  /^(?:(?:guten|schoenen|tag|morgen|abend|hallo|hi|gruess|gott|servus|moin|na|ach|oh|so|jetzt|ah|hm) )*(?:ja|jo|jawohl)\b(?!.*\b(?:aber|nur|nicht|nichts|kein\w*|wenn|lieber|erst|sondern|oder|moment|spaeter|was|wie|wer|wo|warum|wieso)\b)/u;

const EAGER =
  /^(?:(?:ja|ach|oh|na|das ist nett) )*(?:gerne?|sehr gerne?|klar|unbedingt|auf jeden fall|freilich|natuerlich)\b(?!.*\b(?:aber|nur|nicht|kein\w*|wenn|lieber|erst|sondern|oder)\b)/u;

/** "Ja, Albers am Apparat, aber das ist jetzt ganz schlecht": the right one has no time. */
function putsOff(
  { question }: Expected,
  { key }: Chosen,
  offer: Offer,
  { intent, likelihood }: Heard,
): Chosen | null {
  if (key === null || intent !== "no_time" || likelihood < SURE_OF_KNOWN) return null;
  if (!asksForSomebody(question) || agreed(offer, "")?.key !== key) return null;
  const owner = offer.ownerOf(intent);
  if (owner === null || "objection" in owner || owner.condition.key === key) return null;
  const clue: Clue = { kind: "roll-up", for: owner.condition.key, heard: intent };
  return { key: owner.condition.key, confidence: likelihood, alternatives: [], clues: [clue] };
}

function agreed(offer: Offer, heard: string): Chosen | null {
  const owner = offer.ownerOf(POLARITIES.yes);
  if (owner === null || "objection" in owner) return null;
  const { key } = owner.condition;
  const clue: Clue = { kind: "rule", rule: "clear-yes", for: key, heard };
  return { key, confidence: SURE_OF_CLEAR, alternatives: [], clues: [clue] };
}

const SURE_OF_CLEAR = 0.85;

const OUTLASTED: ReadonlySet<string> = new Set([
  "callback_later",
  "no_time",
  "already_has_provider",
  "secretary_detected",
]);
const CLEAR_YES =
  /^(?:(?:ja|jo|na|ach|oh|also|doch) )*(?:ja|gerne?|klar|natuerlich|ok|passt|freilich|unbedingt)\b/u;
const ASKS_FOR_ANOTHER_TIME =
  /\b(?:\w*ruf\w*|\w*meld\w*|telefon\w*|spaeter|jetzt|gerade|grad|moment|momentan|schlecht|keine? zeit|unterwegs|andermal|nochmal|wieder|anbieter|haben wir|hab ich|habe ich|schon (?:eine?\w*|jemand\w*|versorgt|da)|zufrieden(?!.*\bnicht\b))\b/u;

const POLARITY: ReadonlySet<string> = new Set(Object.values(POLARITIES));

/** From here on what was heard is no mere likeness. */
const SURE_OF_HEARD = 0.8;
const SURE_OF_KNOWN = 0.6;

/** All but word for word what its author wrote. */
const SURE_OF_WRITTEN = 0.95;

/** Word for word what its author wrote. */
const SURE_OF_EXACT = 0.98;
