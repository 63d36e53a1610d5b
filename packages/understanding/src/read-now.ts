import { isSaid } from "./all-but-said.ts";
import { withoutMereLikenessToAnger } from "./anger.ts";
import { authorsExample } from "./authors-words.ts";
import { besideTheQuestion } from "./beside-the-question.ts";
import { conditionsBetween, isRefusal, placeNamed } from "./between.ts";
import { type Chosen, choose, hearBesides } from "./choose.ts";
import { chooseOwn, isMere, withRoles } from "./choose-own.ts";
import { type Offer, offerOf } from "./conditions.ts";
import { behindFaintPraise, isAgreed, onlyPraisesAnother } from "./faint-praise.ts";
import { tellsOpening } from "./habits.ts";
import { HEARD, type Heard, hearAnswer, likeliest } from "./hear.ts";
import {
  answerTo,
  asksWhatWeDo,
  isForAnother,
  isOnlyAsked,
  NOT_MEANT,
  ofLeadingYes,
  ofSending,
} from "./in-answer.ts";
import {
  exampledConditionsOf,
  type OwnConditions,
  ownConditionsOf,
} from "./matching/own-conditions.ts";
import { stemOf } from "./matching/stem.ts";
import { meantPlainly } from "./meant-plainly.ts";
import { mayBeWished, mentionsIn } from "./mentions.ts";
import { onlyNamesAFirm, withoutMereFirm } from "./names-a-firm.ts";
import { ofNoneNamed } from "./none-named.ts";
import { normalize } from "./normalize.ts";
import { asksHowMuch, asksWhen } from "./question.ts";
import type {
  Clue,
  Expected,
  ExpectedCondition,
  HeardIntent,
  Pair,
  Reading,
  ValueKind,
} from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import { valueGiven } from "./value-given.ts";
import { type HalfValue, limitOf, readHalf } from "./values/half.ts";
import { type ReadValue, readSpokenValue, yesOrNo } from "./values/index.ts";

export const NOTHING: Reading = {
  condition: null,
  alternatives: [],
  intent: null,
  intentConfidence: 0,
  alsoHeard: [],
  confidence: 1,
  values: {},
  valueConfidence: null,
  why: [],
};

/** An answer is one from here on. */
export const SURE_OF_ANSWER = 0.6;
const ANSWERS: ReadonlySet<string> = new Set([...Object.values(POLARITIES), "not_interested"]);

/** What a reply means by itself, before what it asks or puts right is told apart. */
export function readNow(said: Said, asked: Expected, explains: boolean): Reading {
  const { reply } = said;
  const { between, ...open } = asked;
  const two = between ? conditionsBetween(asked.conditions, between) : asked.conditions;
  if (!between || two === asked.conditions) return readAt(said, open, undefined, explains);
  const reading = readAt(said, { ...open, conditions: two }, between, explains);
  const ofTwo = { ...reading, alternatives: NOTHING.alternatives };
  if (isMere(reply.text)) return ofTwo;
  // "Weder noch, ein Teich ist das": the question that stood before is answered all the same.
  const other = readAt(said, open, undefined, explains);
  if (other.condition === null || between.includes(other.condition)) return ofTwo;
  const isSure = other.confidence >= SURE_OF_THIRD;
  if (reading.condition !== null) {
    return isSure && other.confidence > reading.confidence ? other : ofTwo;
  }
  // "Nein, beides nicht" refuses the two, and answers nothing else.
  if (isRefusal(reply)) return isSure && other.intent !== POLARITIES.no ? other : ofTwo;
  return isSure || reading.alternatives.length === 0 ? other : ofTwo;
}

/** A third condition is meant from here on, whatever the reply has in common with one of the two. */
export const SURE_OF_THIRD = 0.9;

function readAt(
  said: Said,
  expected: Expected,
  between: Pair | undefined,
  explains: boolean,
): Reading {
  const { reply } = said;
  const known = offerOf(expected);
  const told = hearAnswer(said.model, said.heard(), reply, expected.question);
  const calm = withoutMereLikenessToAnger(said.model, told, reply, known);
  const meant = withoutAgreementAsked(said, withoutMereFirm(said, calm, expected));
  const heard = withQuestionAsked(said, meant);
  const own = ownConditionsOf(said.matching, expected.conditions);
  const offer = own ? withRoles(known, own, expected.question) : known;
  const written = authorsExample(expected.conditions, reply.text);
  const besides = hearBesides(said, heard, expected.question, offer).filter(
    // What is an author's own answer has nothing beside it that only sounds so.
    ({ name }) =>
      (written === null || heard.findings.phrases.some((phrase) => phrase.for === name)) &&
      !(name === "who_is_calling" && onlyNamesAFirm(said, expected)),
  );
  const found = valuesIn(said, expected);
  const wanted = (expected.value && found[expected.value]) || null;
  const given = valueGiven(said, heard, found, expected.value);
  const chosen = given
    ? { key: null, confidence: given.confidence, alternatives: [], clues: [] }
    : (choosePlace(said, between, expected.conditions) ??
      ofNoneNamed(reply, expected.conditions) ??
      (written !== null ? null : beforeOwnWords(own, said, heard, offer, expected.question)) ??
      (own
        ? chooseOwn(own, {
            known,
            offer,
            said,
            heard,
            besides,
            question: expected.question,
            isBetween: between !== undefined,
          })
        : (ofSending(expected.question, reply, heard) ??
          ofLeadingYes(reply, heard, offer) ??
          chooseByNames(said, expected, { offer, heard, besides }))));
  const agrees = isAgreed(chosen, offer);
  const behind = agrees ? behindFaintPraise(said) : null;
  if (behind !== null) return readAt(said.part(behind), expected, between, explains);
  const isHowMuch = expected.value === "text" && asksHowMuch(expected.question);
  const isWhen = expected.value === "text" && asksWhen(expected.question);
  const isGiven =
    (wanted !== null && !wanted.isPart) ||
    (isWhen && (found.date !== undefined || found.time !== undefined)) ||
    (isHowMuch && (found.number !== undefined || found.amount !== undefined));
  const stays = meantPlainly(said, expected, chosen, { offer: known, heard, isGiven });
  const isAsked =
    stays === null &&
    (isOnlyAsked(said, chosen, offer) ||
      isForAnother(expected.question, said.reply, chosen, offer) ||
      (agrees && onlyPraisesAnother(said, expected.question)));
  const { question } = expected;
  const beside =
    stays === null && !isAsked
      ? besideTheQuestion(said, {
          chosen,
          offer,
          known,
          heard: withoutMereFirm(said, told, expected),
          besides,
          question,
        })
      : null;
  const choice = stays ?? (isAsked || beside !== null ? NOT_MEANT : chosen);
  const besidesIt = beside?.topic ?? meantBesides(said, heard, choice, offer);
  // A question neither agrees nor refuses.
  const isNoAnswer = isAsked || beside !== null;
  const spoken = isNoAnswer && ANSWERS.has(besidesIt ?? "") ? null : besidesIt;
  const intent = choice.isNeither ? POLARITIES.no : spoken;
  const owner = intent === null ? null : offer.ownerOf(intent);
  const halves = halvesIn(said, found, expected);
  const mentioned = mentionsIn(said.speech(), found, expected);
  const values = Object.entries(found).filter(([, value]) => value !== undefined);
  return {
    condition: choice.key,
    alternatives: choice.alternatives.length === 0 ? NOTHING.alternatives : choice.alternatives,
    intent: owner && "objection" in owner ? owner.objection : intent,
    intentConfidence:
      intent === null
        ? 0
        : choice.isNeither
          ? choice.confidence
          : beside?.likelihood || heard.likelihood,
    alsoHeard: besides.length === 0 ? NOTHING.alsoHeard : withoutTold(besides, beside?.topic),
    confidence: choice.confidence,
    ...(choice.key !== null &&
      owner !== null &&
      "condition" in owner &&
      owner.condition.key === choice.key && { isByIntent: true as const }),
    ...(choice.key !== null && isWider(offer, intent, choice.key) && { isWider: true as const }),
    values:
      values.length === 0
        ? NOTHING.values
        : Object.fromEntries(values.map(([kind, { value }]) => [kind, value])),
    ...(halves && { halves }),
    mentioned,
    valueConfidence: (wanted ?? values[0]?.[1])?.confidence ?? null,
    why: explains
      ? [...choice.clues, ...cluesOf(said, heard, intent), ...values.map(valueClue)]
      : NOTHING.why,
  };
}

/** What is told as the intent of the whole is heard beside nothing. */
function withoutTold(
  besides: readonly HeardIntent[],
  topic: string | null | undefined,
): readonly HeardIntent[] {
  return topic ? besides.filter(({ name }) => name !== topic) : besides;
}

/** What a rule makes of the answer, unless the reply has a whole example of another condition. */
function beforeOwnWords(
  own: OwnConditions | null,
  { reply }: Said,
  heard: Heard,
  offer: Offer,
  question: string,
): Chosen | null {
  const byRule = answerTo(question, reply, heard, offer);
  if (byRule === null || byRule.key === null) return byRule;
  const within = own?.within(reply.text) ?? null;
  return within === null || within.condition.key === byRule.key ? byRule : null;
}

interface Meant {
  offer: Offer;
  heard: Heard;
  besides: readonly HeardIntent[];
}

/**
 * Among names that are known. An example is near to much that means something else ("das war für meine
 * Frau" is no "ich muss mit meiner Frau reden"): unless it was all but said, it has to be meant by
 * everything else as well.
 */
function chooseByNames(said: Said, expected: Expected, { offer, heard, besides }: Meant): Chosen {
  const chosen = choose(offer, said, heard, besides);
  if (chosen.key === null || isSaid(chosen, said.reply.text)) return chosen;
  const matched = exampledConditionsOf(said.matching, expected.conditions);
  if (matched === null) return chosen;
  // What was asked decides nothing here: readings are remembered whatever its words.
  const question = "";
  const known = withRoles(offer, matched, question);
  const checked = chooseOwn(matched, {
    ...{ known: offer, offer: known, said, heard, besides, question, isBetween: false },
  });
  if (checked.key === chosen.key) return chosen;
  return checked.key !== null && checked.confidence >= SURE_OF_ANSWER ? checked : NOT_MEANT;
}

/** Whether the intent counts as the condition, and is not what that is called. */
function isWider(offer: Offer, intent: string | null, key: string): boolean {
  if (intent === null) return false;
  const owner = offer.ownerOf(intent);
  if (owner === null || "objection" in owner || owner.condition.key !== key) return false;
  return offer.named(intent)?.key !== key;
}

/** Questions that are heard behind whatever else was said. */
export const QUESTIONS: ReadonlySet<string> = new Set([
  "price_question",
  "trust_doubt",
  "who_is_calling",
  "is_this_a_bot",
]);

const SURE_OF_QUESTION = 0.75;

/** The same where the rest says nothing that is known. */
const SURE_ENOUGH_OF_QUESTION = 0.7;

/** "Kommen Sie vorbei?": what is asked of us with the words of a wish is none yet. */
function withoutAgreementAsked({ model, raw }: Said, heard: Heard): Heard {
  if (heard.intent !== "appointment_accepted" || !asksWhatWeDo(raw)) return heard;
  const likelihoods = heard.likelihoods.slice();
  likelihoods[model.none] = (likelihoods[model.none] ?? 0) + heard.likelihood;
  likelihoods[heard.label] = 0;
  return { ...heard, ...likeliest(model, likelihoods) };
}

/** What was asked at the end of a reply, where the whole is no clearer than that. */
function withQuestionAsked(said: Said, heard: Heard): Heard {
  const isClear = heard.intent !== null && heard.likelihood >= SURE_OF_QUESTION;
  if (isClear || said.reply.clauses.length > 1) return heard;
  const asked = said.clauses().at(-1);
  const least = heard.intent === null ? SURE_ENOUGH_OF_QUESTION : SURE_OF_QUESTION;
  if (!asked || asked.likelihood < least || !QUESTIONS.has(asked.intent ?? "")) return heard;
  const label = said.model.intents.indexOf(asked.intent ?? "");
  return { ...heard, label, intent: asked.intent, likelihood: asked.likelihood };
}

/**
 * Who says what an author wrote for a way means nothing besides that only counts as it ("ich fahre nicht
 * Auto" is no lack of time), asks nothing of us, and ends no calls, unless it is said in so many words.
 */
function meantBesides(
  said: Said,
  heard: Heard,
  { key, isAuthors, confidence, clues: [clue] }: Chosen,
  offer: Offer,
): string | null {
  const { intent, likelihood, findings } = heard;
  if (likelihood < HEARD || intent === null) return null;
  if (OBJECTIONS.has(intent) && clue && isOfSameWords(said, heard, clue)) return null;
  const isMerelyLike =
    intent === "opt_out" ||
    (key !== null && (QUESTIONS.has(intent) || isWider(offer, intent, key)));
  const isSaid = findings.phrases.some((phrase) => phrase.for === intent);
  const isExample = isAuthors || (clue?.kind === "example" && confidence >= ALL_BUT_SAID);
  return isMerelyLike && isExample && !isSaid ? null : intent;
}

/**
 * "Ja, vor einem halben Jahr": the word that sounded like a contract is the one that the condition was
 * met by ("letztes Jahr war was"), and objects to nothing.
 */
function isOfSameWords(said: Said, heard: Heard, clue: Clue): boolean {
  if (clue.kind !== "meaning" && clue.kind !== "example") return false;
  if (heard.findings.phrases.some((phrase) => phrase.for === heard.intent)) return false;
  const telling = said.tellingWords(heard).split(" ").filter(Boolean).map(stemOf);
  const met = new Set(normalize(clue.heard).text.split(" ").map(stemOf));
  return telling.length > 0 && telling.every((stem) => met.has(stem));
}

/** What a tree may have an answer to, and what a call ends for. */
const OBJECTIONS: ReadonlySet<string> = new Set([
  ...["contract_bound", "already_has_provider", "price_objection", "no_authority"],
  ...["not_available", "no_time", "trust_doubt", "angry"],
]);

/** An example of its author, but for a letter or a filler. */
const ALL_BUT_SAID = 0.98;

/** Who is sure which of two things was named first, need not name it. */
const SURE_OF_PLACE = 0.95;

/** "Das erste": the one of two that was named there; "weder noch": none. */
function choosePlace(
  { reply }: Said,
  between: Pair | undefined,
  two: readonly ExpectedCondition[],
): Chosen | null {
  if (!between) return null;
  const place = placeNamed(reply, two);
  if (place === null) return null;
  const sure = { confidence: SURE_OF_PLACE, alternatives: [] };
  if (place === "neither") return { ...sure, key: null, clues: [], isNeither: true };
  const key = between[place];
  return {
    ...sure,
    key,
    clues: [{ kind: "rule", rule: "place-named", for: key, heard: reply.text }],
  };
}

function cluesOf(said: Said, heard: Heard, intent: string | null): Clue[] {
  const clues: Clue[] = [];
  const { phrases, polarity } = heard.findings;
  const phrase = phrases.find((clue) => clue.for === intent);
  if (phrase) clues.push(phrase);
  if (polarity && (intent === null || intent === POLARITIES[polarity.polarity]))
    clues.push(polarity.clue);
  if (intent !== null && !phrase) {
    const words = said.tellingWords(heard);
    if (words !== "") clues.push({ kind: "words", for: intent, heard: words });
  }
  return clues;
}

/** All values there are; the one that is wanted is read in the light of the question. */
function valuesIn(said: Said, expected: Expected): Partial<Record<ValueKind, ReadValue>> {
  const { value: kind, named = [] } = expected;
  const all = said.values(expected);
  for (const one of named) {
    const found = all[one] === undefined ? valueIn(said, one, expected) : null;
    // "Um zehn" puts the hour right, and not how many come.
    const isOther =
      found &&
      (one === "number" || one === "amount") &&
      [all.time, all.date].some((other) => other?.heard.includes(found.heard));
    const isNoHour =
      one === "time" &&
      found &&
      (isOfSomethingElse(said, found.heard) || countsSomething(said.raw, found));
    if (found && !isOther && !isNoHour) {
      all[one] = found;
    }
  }
  if (kind === null) return all;
  const wanted = valueIn(said, kind, expected);
  if (!wanted) return { ...all, [kind]: undefined };
  const others = Object.entries(all).filter(([, { heard }]) => !wanted.heard.includes(heard));
  return { ...Object.fromEntries(others), [kind]: wanted };
}

/** "Zwei Herzen in meiner Brust", where an hour was read out: a number of something. */
function countsSomething(raw: string, { heard, confidence }: ReadValue): boolean {
  if (confidence > COUNTS_MANY || /\s/u.test(heard.trim())) return false;
  const [, behind = ""] = raw.split(new RegExp(`(?<![\\p{L}\\d])${heard}(?![\\p{L}\\d])`, "iu"));
  return /^\s+\p{L}/u.test(behind) && !BEHIND_AN_HOUR.test(behind);
}

/** How sure a bare number is an hour where a word follows that it may count. */
const COUNTS_MANY = 0.7;

const BEHIND_AN_HOUR =
  /^\s+(?:w[aä]r\p{L}*|ist|is|isch|geht|ging\p{L}*|pass\p{L}*|basst|würd\p{L}*|bitte|lieber|besser|reicht|langt|klappt|schaff\p{L}*|dann|da|ich|wir|gern\p{L}*|wenn|weil|und|oder|aber|statt|nicht|net|rum|herum|am|in der|früh|hab\p{L}*|hätt\p{L}*|kann|könnt\p{L}*|soll\p{L}*|meint?e|mein)(?!\p{L})/iu;

/** "Die Postleitzahl ist achtundvierzig drei …" names no hour. */
function isOfSomethingElse({ reply: { text } }: Said, heard: string): boolean {
  if (!OF_ANOTHER_NUMBER.test(text)) return false;
  const [spoken] = heard.split(" ");
  return !new RegExp(
    `\\b(?:um|gegen|ab|nach|vor|bis|halb|viertel \\w+) ${spoken}\\b|\\buhr\\b`,
    "u",
  ).test(text);
}

const OF_ANOTHER_NUMBER =
  /\b(?:postleitzahl|plz|hausnummer|nummer|telefon\w*|handy\w*|stueck|fenster|leute|personen|zimmer|etage|stock)\b/u;

/** Of a day and a time what was told of it, where no whole one was. */
function halvesIn(said: Said, found: Partial<Record<ValueKind, ReadValue>>, context: Expected) {
  const halves: { date?: HalfValue; time?: HalfValue } = {};
  const limit = context.value === "time" && found.time ? limitOf(found.time, said.raw) : null;
  if (limit) {
    delete found.time;
    halves.time = limit;
  }
  for (const kind of ["date", "time"] as const) {
    if (halves[kind] || (found[kind] && !found[kind].isPart)) continue;
    const half = readHalf(said.speech(), kind, context);
    const isMeant = half && mayBeWished(said.raw, half.heard, kind === context.value);
    if (isMeant) halves[kind] = half;
    // "Nächste Woche bin ich im Urlaub": what is guessed from it is no wish either.
    else if (half && found[kind]?.isPart) delete found[kind];
  }
  return halves.date || halves.time ? halves : null;
}

function valueIn(said: Said, kind: ValueKind, expected: Expected): ReadValue | null {
  if (kind === "text") return null;
  // "Wir machen um acht auf" is no hour to meet at.
  if (kind === "time" && tellsOpening(said.raw)) return null;
  return kind === "yes-no"
    ? yesOrNo(said.heard().findings.polarity)
    : readSpokenValue(said.speech(), kind, expected);
}

function valueClue([kind, { heard }]: [string, ReadValue]): Clue {
  return { kind: "value", for: kind, heard };
}
