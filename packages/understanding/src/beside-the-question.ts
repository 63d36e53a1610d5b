import { agreesInWords } from "./agrees-in-words.ts";
import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import { HEARD, type Heard, hear } from "./hear.ts";
import type { Model } from "./model/model.ts";
import { normalize } from "./normalize.ts";
import { asksOnly } from "./open-question.ts";
import { asksWhoseMatter } from "./question.ts";
import type { Clue, HeardIntent } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { HeardClause, Said } from "./said.ts";
import { isSaidToTheRoom } from "./said-to-the-room.ts";
import { sendsToAnother } from "./sends-to-another.ts";

/** What a reply was taken for, and all that was heard of it. */
export interface Taken {
  chosen: Chosen;
  offer: Offer;
  /** The same, without the roles of a mere yes and no. */
  known: Offer;
  heard: Heard;
  besides: readonly HeardIntent[];
  question: string;
}

/** Of what else a reply speaks, where that is known. */
export interface Beside {
  topic: string | null;
  likelihood: number;
}

/**
 * Whether a reply that a condition was chosen for asks, objects or tells something else instead: what it
 * only reminds of, or a yes in a clause before, weighs less than that. `null` where the condition stands.
 */
export function besideTheQuestion(said: Said, taken: Taken): Beside | null {
  const { chosen, offer } = taken;
  const [clue] = chosen.clues;
  if (chosen.key === null || clue === undefined || chosen.isAuthors) return null;
  if (isWritten(chosen, clue)) return null;
  const topic = topicOf(taken);
  if (topic !== null && outweighs(said, topic, clue, taken)) return topic;
  const isLike = LIKENESSES.has(clue.kind);
  if (isLike && isSaidToTheRoom(said.reply)) return NOTHING_KNOWN;
  if (isYes(clue, chosen, offer) && isSaidToTheRoom(said.reply)) return NOTHING_KNOWN;
  if (isLike && isPolar(chosen, offer) && asksInstead(said, clue)) return NOTHING_KNOWN;
  if (sendsToAnother(said.reply) && isOnlyConsulting(said.model, clue, chosen, offer)) {
    return { topic: "no_authority", likelihood: SURE_OF_TOPIC };
  }
  return isLike && deniesIt(said, clue, taken) ? NOTHING_KNOWN : null;
}

const NOTHING_KNOWN: Beside = { topic: null, likelihood: 0 };

function isWritten({ confidence }: Chosen, { kind }: Clue): boolean {
  return (kind === "example" || kind === "key") && confidence >= SURE_OF_WRITTEN;
}

/** All but word for word what its author wrote. */
const SURE_OF_WRITTEN = 0.98;

const LIKENESSES: ReadonlySet<Clue["kind"]> = new Set(["meaning", "example"]);

/** What is asked of the call or the offer, and what stands against it. */
const PRICE: ReadonlySet<string> = new Set(["price_question", "price_objection"]);
const OTHERS: ReadonlySet<string> = new Set([
  ...["no_authority", "wrong_person", "not_available", "secretary_detected"],
]);
const ASKED_OF_US: ReadonlySet<string> = new Set([
  "is_this_a_bot",
  "who_is_calling",
  "trust_doubt",
]);
const TOPICS: ReadonlySet<string> = new Set([...PRICE, ...ASKED_OF_US, "no_authority"]);

/** The whole is about something from here on, a clause of what is about nothing else only if it is this sure. */
const SURE_OF_TOPIC = 0.4;
const SURE_OF_CLAUSE = 0.65;

function topicOf({ heard, besides }: Taken): Beside | null {
  const { likelihood } = heard;
  const intent = likelihood < HEARD ? null : heard.intent;
  if (intent !== null && TOPICS.has(intent)) {
    return likelihood >= SURE_OF_TOPIC ? { topic: intent, likelihood } : null;
  }
  if (intent !== null && intent !== POLARITIES.yes && intent !== POLARITIES.maybe) return null;
  const clause = besides.find(({ name }) => PRICE.has(name) || name === "is_this_a_bot");
  if (clause === undefined || clause.confidence < SURE_OF_CLAUSE) return null;
  return { topic: clause.name, likelihood: clause.confidence };
}

/** No likeness weighs less than this sure topic, none more than that one. */
const SURE_OF_LIKENESS = 0.9;
const SURER_TOPIC = 0.8;

function outweighs(said: Said, { topic, likelihood }: Beside, clue: Clue, taken: Taken): boolean {
  const { chosen, offer, question } = taken;
  if (topic === null) return false;
  const isAgreed = isYes(clue, chosen, offer);
  if (PRICE.has(topic) && asksWhoseMatter(question) && !BEGINS_WITH_YES.test(said.reply.text)) {
    return clue.kind === "roll-up" ? POLARITY.has(clue.heard) : LIKENESSES.has(clue.kind);
  }
  if (clue.kind === "roll-up" && isAgreed) {
    if (PRICE.has(topic) || topic === "no_authority") return !agreesBeside(said, topic);
    return false;
  }
  if (!LIKENESSES.has(clue.kind)) return false;
  if (chosen.confidence >= SURE_OF_LIKENESS && likelihood < SURER_TOPIC) return false;
  if (isAgreed && agreesBeside(said, topic)) return false;
  // "Ich will keine monatlichen Kosten" chooses a way to pay where nothing else meets it.
  const isMet = isPolar(chosen, taken.known) || "objection" in (offer.ownerOf(topic) ?? {});
  const isSure = topic === "price_question" && likelihood >= SURER_TOPIC;
  if (PRICE.has(topic) && !isMet && !isSure) return false;
  // "Ansehen kostet ja nichts" is a yes of an author's; who finds it dear has not said it.
  if (isAgreed && PRICE.has(topic) && !IS_FREE.test(said.reply.text)) return true;
  return !isAbout(said.model, clue, topic, offer, chosen.key);
}

const IS_FREE = /\b(?:nichts|nix|umsonst|kostenlos\w*|gratis|unverbindlich\w*)\b/u;

/** Whether what an author wrote is about the same thing. */
function isAbout(
  model: Model,
  { heard }: Clue,
  topic: string,
  offer: Offer,
  key: string | null,
): boolean {
  if (offer.named(topic)?.key === key) return true;
  const { intent } = hear(model, normalize(heard)).heard;
  if (intent === topic) return true;
  if (intent === null) return false;
  if (topic === "no_authority" && OTHERS.has(intent)) return true;
  return [PRICE, ASKED_OF_US].some((family) => family.has(topic) && family.has(intent));
}

/** "Klar, gern, was kostet das?" has agreed; "ja, bestimmt fein, aber bezahlen kann das keiner" has not. */
function agreesBeside(said: Said, topic: string): boolean {
  const { text } = said.reply;
  if (topic === "price_question" || ASKED_OF_US.has(topic)) {
    if (BEGINS_WITH_YES.test(text)) return true;
    return said.clauses().some(agrees);
  }
  return GLADLY.test(text) || (BEGINS_WITH_YES.test(text) && !TAKES_BACK.test(text));
}

function agrees({ clause, intent, likelihood }: HeardClause): boolean {
  if (likelihood < SURE_OF_YES) return false;
  return intent === "appointment_accepted" || (intent === POLARITIES.yes && agreesInWords(clause));
}

const SURE_OF_YES = 0.75;

const BEGINS_WITH_YES =
  /^(?:ja|jo|jawohl|gerne?|sehr gerne?|klar|okay?|natuerlich|unbedingt|freilich)\b/u;
const GLADLY = /^(?:ja |sehr |klar )*(?:gerne?|unbedingt|auf jeden fall)\b/u;
const TAKES_BACK = /\b(?:aber|nur|bloss|allerdings|trotzdem|doch)\b/u;

const POLARITY: ReadonlySet<string> = new Set([...Object.values(POLARITIES), "not_interested"]);

function isYes(clue: Clue, { key }: Chosen, offer: Offer): boolean {
  if (clue.kind === "roll-up" && clue.heard !== POLARITIES.yes) return false;
  if (clue.kind !== "roll-up" && !LIKENESSES.has(clue.kind)) return false;
  return ownKey(offer, POLARITIES.yes) === key;
}

function isPolar({ key }: Chosen, offer: Offer): boolean {
  return [POLARITIES.yes, POLARITIES.no].some((name) => ownKey(offer, name) === key);
}

function ownKey(offer: Offer, name: string): string | null {
  const owner = offer.ownerOf(name);
  return owner === null || "objection" in owner ? null : owner.condition.key;
}

/** Who asks when it would be, or whether he may, has agreed. */
const ASKS_FOR_A_TIME =
  /\b(?:wann|\w*tags?|mittwochs?|morgen|heute|uhr|woche\w*|monat\w*|zeit|termin|gerne?|nachmittags?|vormittags?|abends?|kommen|vorbeikommen|nicht|kein\w*|nichts)\b/u;

/** "Wen haben Sie in der Nähe schon beraten?" neither agrees nor refuses, unless an author wrote a question. */
function asksInstead(said: Said, { heard }: Clue): boolean {
  if (ASKS_FOR_A_TIME.test(said.reply.text)) return false;
  return asksOnly(said.raw) && !asksOnly(heard);
}

/**
 * "Das müssten Sie meinen Mann selbst fragen" is no wish to ask him, as an author has it who wrote "das
 * muss ich erst mit meinem Mann besprechen".
 */
function isOnlyConsulting(model: Model, clue: Clue, { key }: Chosen, offer: Offer): boolean {
  if (["no_authority", "wrong_person"].some((name) => offer.named(name)?.key === key)) return false;
  if (clue.kind === "rule") return clue.rule === "consults";
  if (clue.kind === "roll-up") return clue.heard === POLARITIES.maybe;
  if (!LIKENESSES.has(clue.kind)) return false;
  const written = normalize(clue.heard);
  if (sendsToAnother(written)) return false;
  const { intent } = hear(model, written).heard;
  return !OTHERS.has(intent ?? "") || OF_ONESELF.test(written.text);
}

const OF_ONESELF = /\b(?:ich|wir|i)\b/u;

/** The contrary of what an author wrote, or a yes that the clause behind it denies. */
function deniesIt(
  { reply: { text } }: Said,
  { heard: written }: Clue,
  { chosen, known, heard: { findings } }: Taken,
): boolean {
  if (ownKey(known, POLARITIES.yes) !== chosen.key || BEGINS_WITH_YES.test(text)) return false;
  if (findings.polarity?.polarity === "yes" || NO_DENIAL.test(text)) return false;
  if (OF_A_TIME.test(text)) return false;
  return DENIES.test(text) && !DENIES.test(normalize(written).text);
}

const DENIES = /\b(?:nicht|kein\w*|keiner|nie|niemand)\b/u;

/** "Da sage ich nicht nein", "schadet ja nicht", "warum nicht": a denial that agrees. */
const NO_DENIAL =
  /\b(?:dagegen|schad\w*|(?:warum|wieso|weshalb) (?:auch |denn |eigentlich )?nicht|nicht (?:nein|ungern|schlecht|verkehrt|falsch|uebel|dumm|abgeneigt|unbedingt)|meckern|ablehn\w*|verlieren|stoer\w*|verkehrt|gern\w*|nicht (?:mehr )?(?:warten|so weit|klagen)|laenger|eilig|mehr so)\b/u;
const OF_A_TIME =
  /\b(?:\w+tags?|mittwochs?|morgen|heute|uhr|woche\w*|vor|nach|zu|lange?|vormittags?|frueh\w*|spaet\w*)\b/u;
