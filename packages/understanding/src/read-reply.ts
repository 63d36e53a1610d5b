import { conditionsBetween, isRefusal, placeNamed } from "./between.ts";
import { type Chosen, choose, hearBesides } from "./choose.ts";
import { chooseOwn, isMere, isSaid, withRoles } from "./choose-own.ts";
import { type Offer, offerOf } from "./conditions.ts";
import { beforeFarewell } from "./farewell.ts";
import { HEARD, type Heard, hearAnswer } from "./hear.ts";
import { answerTo, isOnlyAsked, NOT_MEANT, ofLeadingYes, ofSending } from "./in-answer.ts";
import { meaningOf } from "./keys.ts";
import { isAskedFor } from "./knowledge/is-asked-for.ts";
import { questionPutRight } from "./knowledge/leading-up.ts";
import { knowledgeOf } from "./knowledge/open-knowledge.ts";
import { exampledConditionsOf, ownConditionsOf } from "./matching/own-conditions.ts";
import { meantPlainly } from "./meant-plainly.ts";
import { mayBeWished, mentionsIn } from "./mentions.ts";
import { afterCorrection } from "./negated.ts";
import { normalize } from "./normalize.ts";
import { asksOnly, questionWithin, saysNothing } from "./open-question.ts";
import { asksWhen } from "./question.ts";
import { readAhead, readBehind } from "./read-ahead.ts";
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
import type { HeardClause, Said } from "./said.ts";
import { isSalutation } from "./salutation.ts";
import { valueGiven } from "./value-given.ts";
import { type HalfValue, readHalf } from "./values/half.ts";
import { type ReadValue, readSpokenValue, yesOrNo } from "./values/index.ts";

const NOTHING: Reading = {
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

/** Who has only said who is there has answered nothing yet. */
const SALUTATION: Reading = {
  ...NOTHING,
  intent: "greeting",
  intentConfidence: 0.9,
};

const SAID_WITH_NAMES: ReadonlySet<string> = new Set(["greeting", POLARITIES.yes]);

/** What is known by more than its likeness is no name. */
const SURE_OF_INTENT = 0.8;

function isName(said: Said, { question, conditions, value }: Expected): boolean {
  const { reply, matching } = said;
  if (value !== null) return false;
  const { intent, likelihood, findings } = said.heard();
  if (findings.phrases.some((phrase) => phrase.for !== "greeting")) return false;
  if (findings.polarity && findings.polarity.clue.heard !== "ja") return false;
  if (intent !== null && !SAID_WITH_NAMES.has(intent) && likelihood >= SURE_OF_INTENT) return false;
  const isKnown = (word: string) => {
    const { isLittle, concepts } = matching.senses.word(word);
    return isLittle || concepts.length > 0 || /\d/u.test(word);
  };
  const isAnyName = intent === null || intent === "greeting";
  if (!isSalutation(question, reply, isKnown, isAnyName)) return false;
  const words = new Set(reply.text.split(" "));
  const isWritten = ({ key, examples }: ExpectedCondition) =>
    [key, ...examples].some((written) =>
      normalize(written)
        .text.split(" ")
        .some((word) => words.has(word) && !isKnown(word)),
    );
  return !conditions.some(isWritten);
}

/** What a reply means where this is expected; `why` is empty where nothing need be explained. */
export function readReply(said: Said, asked: Expected, explains: boolean): Reading {
  const meant = questionPutRight(said.raw);
  if (meant !== null) return readReply(said.part(meant), asked, explains);
  const { knowledge, ...open } = asked;
  if (said.reply.text === "" || knowledge === undefined || knowledge.length === 0) {
    return readAnswer(said, open, explains);
  }
  const found = knowledgeOf(said.matching, knowledge).find(said.raw);
  if (found === null) return readAnswer(said, open, explains);
  const answer = readAnswer(said, open, true);
  const untold = { why: NOTHING.why };
  if (!isAskedFor(said, open, answer, found)) return explains ? answer : { ...answer, ...untold };
  const besides = agreesToNothing(said.raw, found.asking.besides) ? "" : found.asking.besides;
  // "Welche Weine sind da drin, und sind die bio?" asks for two things.
  const reading = readReply(said.part(besides), asked, explains);
  const { entry, wording, confidence } = found;
  const clue: Clue = { kind: "knowledge", for: entry.id, heard: wording };
  const { intent, intentConfidence, alsoHeard } = answer;
  return {
    ...reading,
    ...{ intent, intentConfidence, alsoHeard },
    confidence: reading.condition === null ? confidence : reading.confidence,
    asked: { entry: entry.id, confidence, besides, reading },
    ...(explains ? { why: [clue, ...reading.why] } : untold),
  };
}

/** "Ja wo ist das denn?", "schön, aber welche …": whoever only leads up to his question has not agreed. */
function agreesToNothing(raw: string, besides: string): boolean {
  return FAINT_PRAISE.test(besides) || (/^\s*jo?a?\s*$/iu.test(besides) && LEADS_UP.test(raw));
}

const LEADS_UP = /^\s*jo?a?\s+(?!und\b|aber\b|nur\b)\p{L}/iu;

/** "Schön, aber …" agrees to nothing yet. */
const FAINT_PRAISE =
  /^[^\p{L}]*(?:(?:ja|na ja|naja|na|aha|hm+|also|ach|oh|das)[\s,]*)*(?:(?:klingt|ist|wäre|hört sich) )?(?:(?:ja|ganz|schon|sehr|mal) )*(?:schön(?: und gut)?|nett|interessant|spannend|toll|möglich|(?<!ja )gut|aha|ach so|achso|verstehe|okay|ok|mhm)(?: an)?[\s,]*(?:aber|nur|und)?[\s,]*$/iu;

/** What a reply answers, whatever it asks besides. */
function readAnswer(said: Said, asked: Expected, explains: boolean): Reading {
  const { reply } = said;
  if (reply.text === "") return NOTHING;
  if (asked.isFirst && isName(said, asked)) {
    return { ...SALUTATION, mentioned: mentionsIn(said.speech(), {}, asked) };
  }
  const whole =
    answerBeforeFarewell(said, asked, explains) ??
    withAnswerBeside(said, asked, readCorrected(said, asked, explains), explains);
  const reading = yesBesideQuestion(said, asked, explains, whole) ?? whole;
  if (asksWhoSpeaks(reading)) return reading;
  const ahead = asked.ahead && asked.ahead.length > 0 ? readAhead(said, asked.ahead) : null;
  const behind = asked.behind ? readBehind(said, asked.behind) : null;
  const open = openQuestionBeside(said, asked, reading);
  if (ahead === null && behind === null && open === null) return reading;
  return {
    ...reading,
    ...(ahead && { ahead }),
    ...(behind !== null && { behind }),
    ...(open !== null && { openQuestion: open }),
  };
}

/** "Ja gern, auf Wiederhören": the answer that is given with a goodbye is none the less one. */
function answerBeforeFarewell(said: Said, asked: Expected, explains: boolean): Reading | null {
  if (said.heard().intent !== "goodbye") return null;
  const rest = beforeFarewell(said.raw);
  if (rest === null) return null;
  const answer = readCorrected(said.part(rest), asked, explains);
  const isGiven = asked.value !== null && answer.values[asked.value] !== undefined;
  return isGiven || (answer.condition !== null && answer.confidence >= SURE_OF_ANSWER)
    ? answer
    : null;
}

/** "Ja, und muss ich da was mitbringen?": the answer stands without the question, which nothing answers. */
function openQuestionBeside(said: Said, asked: Expected, reading: Reading): string | null {
  const value = asked.value === null ? undefined : reading.values[asked.value];
  const isAgreed = asked.value !== null && YES_BEFORE.test(said.reply.text);
  if (reading.condition === null && value === undefined && !isAgreed) return null;
  const found = questionWithin(said.raw);
  if (found === null || isKnownQuestion(said.part(found.question))) return null;
  const answer = readNow(said.part(found.besides), asked, false);
  const isSame =
    reading.condition === null
      ? asked.value !== null && (isAgreed || answer.values[asked.value] === value)
      : answer.condition === reading.condition;
  return isSame ? found.question : null;
}

/**
 * "Ja gern, und was für Holz nehmen Sie da?": the yes that stands first is the answer, whatever the
 * question reminds of. A mere "ja" that leads up to a question agrees to nothing.
 */
function yesBesideQuestion(
  said: Said,
  asked: Expected,
  explains: boolean,
  whole: Reading,
): Reading | null {
  if (asked.value !== null) return valueBesideQuestion(said, asked, explains, whole);
  const other = ofLikenessToQuestion(said, asked, explains, whole);
  if (other) return other;
  if (whole.condition !== null && whole.confidence >= SURE_OF_THIRD) return null;
  if (!YES_BEFORE_QUESTION.test(said.reply.text)) return null;
  const found = questionWithin(said.raw);
  if (found === null || isKnownQuestion(said.part(found.question))) return null;
  const answer = readNow(said.part(found.besides), asked, explains);
  const isYes = answer.intent === POLARITIES.yes || answer.intent === "appointment_accepted";
  if (!isYes || answer.condition === null || answer.confidence < SURE_OF_ANSWER) return null;
  return answer;
}

/**
 * "Momentan nicht, was machen Sie denn da genau bei so einer Wartung?": what only the words of the
 * question remind of is not meant; what stands beside it is.
 */
function ofLikenessToQuestion(
  said: Said,
  asked: Expected,
  explains: boolean,
  whole: Reading,
): Reading | null {
  if (whole.condition === null || whole.confidence >= SURE_OF_EXACT) return null;
  const found = questionWithin(said.raw);
  if (found === null) return null;
  const { why } = explains ? whole : readNow(said, asked, true);
  const clue = why.find((each) => each.for === whole.condition);
  if (clue === undefined || !BY_LIKENESS.has(clue.kind) || asksOnly(clue.heard)) return null;
  const answer = readNow(said.part(found.besides), asked, explains);
  if (answer.condition === whole.condition) return null;
  const { condition, confidence, alternatives, isByIntent, isWider } = answer;
  return {
    ...whole,
    ...{ condition, confidence, alternatives },
    ...(isByIntent && { isByIntent }),
    ...(isWider && { isWider }),
    ...(explains && {
      why: [...answer.why, ...why.filter((each) => each.for !== whole.condition)],
    }),
  };
}

/** Word for word what its author wrote. */
const SURE_OF_EXACT = 0.98;
const BY_LIKENESS: ReadonlySet<Clue["kind"]> = new Set(["example", "meaning", "key"]);

/** "Nein, Donnerstag ist schon recht, ich wollte nur wissen, ob …": what was asked takes no way. */
function valueBesideQuestion(
  said: Said,
  asked: Expected,
  explains: boolean,
  whole: Reading,
): Reading | null {
  if (asked.value === null || whole.isByIntent === true) return null;
  const found = questionWithin(said.raw);
  if (found === null || isKnownQuestion(said.part(found.question))) return null;
  const answer = readNow(said.part(found.besides), asked, explains);
  return answer.values[asked.value] === undefined || answer.condition !== null ? null : answer;
}

const YES_BEFORE_QUESTION =
  /^(?:(?:ja|jawohl|na) )*(?:gerne?|klar|natuerlich|ok|okay|sicher|unbedingt|selbstverstaendlich|einverstanden|gut|freilich|doch|in ordnung|machen wir|passt|ja (?:und|aber|nur|(?!wo|was|wie|wer|wann)\w+ \w+))\b/u;

/** Agrees to what was read back: "ja, das stimmt, und …". */
const YES_BEFORE = /^(?:ja|jo|genau|richtig|stimmt|passt)\b/u;

/** What is known to be asked is met by that. */
function isKnownQuestion(question: Said): boolean {
  const { intent, likelihood } = question.heard();
  return intent !== null && !POLARITY.has(intent) && likelihood >= SURE_OF_KNOWN;
}

const POLARITY: ReadonlySet<string> = new Set(Object.values(POLARITIES));
const SURE_OF_KNOWN = 0.6;

/**
 * "Kronen, aber was kostet das?": what stands beside a question, or beside what an objection of the tree
 * is for, answers what was asked.
 */
function withAnswerBeside(
  said: Said,
  asked: Expected,
  reading: Reading,
  explains: boolean,
): Reading {
  if (reading.condition !== null) return reading;
  if (!ownConditionsOf(said.matching, asked.conditions)) return reading;
  const { intent } = reading;
  const clauses = said.clauses();
  if (QUESTIONS.has(intent ?? "")) {
    const rest = clauses.filter(
      ({ intent: of, clause }) =>
        !QUESTIONS.has(of ?? "") && !asksOnly(clause) && !saysNothing(clause),
    );
    return withClauses(said, asked, reading, { rest, all: clauses, explains });
  }
  if (intent !== null && asked.intents.includes(intent)) {
    const rest = clauses.filter((part) => part.intent !== intent && !asksOnly(part.clause));
    return withClauses(said, asked, reading, { rest, all: clauses, explains, isFact: true });
  }
  return reading.alternatives.length > 0 ? ofOneClause(said, asked, reading, explains) : reading;
}

interface Parts {
  /** What may answer, of all that was said. */
  rest: readonly HeardClause[];
  all: readonly HeardClause[];
  explains: boolean;
  /** Whether only a condition of the author's counts, which no objection changes. */
  isFact?: boolean;
}

function withClauses(said: Said, asked: Expected, reading: Reading, parts: Parts): Reading {
  const { rest, all, explains, isFact = false } = parts;
  if (rest.length === 0 || rest.length === all.length) return reading;
  const answer = readNow(said.part(rest.map(({ clause }) => clause).join(", ")), asked, explains);
  if (answer.condition === null || answer.confidence < SURE_OF_ANSWER) return reading;
  if (isFact && !isAuthors(answer)) return reading;
  const { condition, confidence, why } = answer;
  return {
    ...reading,
    ...{ condition, confidence, alternatives: [], isBeside: true as const },
    why: [...why, ...reading.why],
  };
}

/** "Ich hab schon welche, aber die pfeifen": one of the clauses tells surely what the whole leaves open. */
function ofOneClause(said: Said, asked: Expected, reading: Reading, explains: boolean): Reading {
  const likely = new Set(reading.alternatives.map(({ condition }) => condition));
  const sure = said
    .clauses()
    .map(({ clause }) => readNow(said.part(clause), asked, explains))
    .filter(({ condition, confidence }) => condition !== null && confidence >= SURE_OF_CLAUSE);
  const [answer] = sure;
  if (!answer || !isAuthors(answer) || !likely.has(answer.condition ?? "")) return reading;
  if (sure.some(({ condition }) => condition !== answer.condition)) return reading;
  const { condition, confidence, why } = answer;
  return { ...reading, condition, confidence, alternatives: [], why: [...why, ...reading.why] };
}

const SURE_OF_CLAUSE = 0.9;

/** Whether the condition is one of the author's own, and no yes or no. */
function isAuthors({ condition }: Reading): boolean {
  return condition !== null && meaningOf(condition).intents.length === 0;
}

const SURE_OF_ANSWER = 0.6;

/** Of who puts himself right, what he says then: "Motorrad, nee Quatsch, der Kurs". */
function readCorrected(said: Said, asked: Expected, explains: boolean): Reading {
  const reading = readNow(said, asked, explains);
  const rest = asked.value === null ? meantInstead(said.reply.text, asked.question) : null;
  if (rest === null || !ownConditionsOf(said.matching, asked.conditions)) return reading;
  const meant = readNow(said.part(rest), asked, explains);
  if (meant.condition === null || meant.intent === POLARITIES.no) return reading;
  const { values, valueConfidence, mentioned, halves } = reading;
  const told = {
    values,
    valueConfidence,
    ...(mentioned && { mentioned }),
    ...(halves && { halves }),
  };
  return { ...meant, ...told };
}

/** What was said in the place of something else; behind a mere no, too, where one of two was asked for. */
function meantInstead(text: string, question: string): string | null {
  const rest = afterCorrection(text);
  if (rest !== null) return rest;
  const said = NO_FIRST.exec(text)?.[0];
  return said !== undefined && ASKS_ONE_OF_TWO.test(question) ? text.slice(said.length) : null;
}

const NO_FIRST = /^nein (?=(?:da|das|es|wir|ich|die|der|den) (?:\w+ ){2,}\w+)/u;
const ASKS_ONE_OF_TWO = /,? oder [^?]+\?\s*$/iu;

/** "Sind Sie ein Roboter?" tells of no robot of his own. */
function asksWhoSpeaks({ intent, alsoHeard }: Reading): boolean {
  return intent === "is_this_a_bot" || alsoHeard.some(({ name }) => name === "is_this_a_bot");
}

function readNow(said: Said, asked: Expected, explains: boolean): Reading {
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
const SURE_OF_THIRD = 0.9;

function readAt(
  said: Said,
  expected: Expected,
  between: Pair | undefined,
  explains: boolean,
): Reading {
  const { reply } = said;
  const heard = withQuestionAsked(
    said,
    hearAnswer(said.model, said.heard(), reply, expected.question),
  );
  const own = ownConditionsOf(said.matching, expected.conditions);
  const known = offerOf(expected);
  const offer = own ? withRoles(known, own, expected.question) : known;
  const besides = hearBesides(said, heard, expected.question, offer);
  const found = valuesIn(said, expected);
  const wanted = (expected.value && found[expected.value]) || null;
  const given = valueGiven(said, heard, found, expected.value);
  const chosen = given
    ? { key: null, confidence: given.confidence, alternatives: [], clues: [] }
    : (choosePlace(said, between, expected.conditions) ??
      answerTo(expected.question, reply, heard, offer) ??
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
  const isWhen = expected.value === "text" && asksWhen(expected.question);
  const isGiven =
    (wanted !== null && !wanted.isPart) ||
    (isWhen && (found.date !== undefined || found.time !== undefined));
  const stays = meantPlainly(said, expected, chosen, { offer: known, heard, isGiven });
  const isAsked = stays === null && isOnlyAsked(reply, chosen, offer);
  const choice = stays ?? (isAsked ? NOT_MEANT : chosen);
  const besidesIt = meantBesides(heard, choice);
  // A question neither agrees nor refuses.
  const spoken = isAsked && POLARITY.has(besidesIt ?? "") ? null : besidesIt;
  const intent = choice.isNeither ? POLARITIES.no : spoken;
  const owner = intent === null ? null : offer.ownerOf(intent);
  const halves = halvesIn(said, found, expected);
  const mentioned = mentionsIn(said.speech(), found, expected);
  const values = Object.entries(found).filter(([, value]) => value !== undefined);
  return {
    condition: choice.key,
    alternatives: choice.alternatives.length === 0 ? NOTHING.alternatives : choice.alternatives,
    intent: owner && "objection" in owner ? owner.objection : intent,
    intentConfidence: intent === null ? 0 : choice.isNeither ? choice.confidence : heard.likelihood,
    alsoHeard: besides.length === 0 ? NOTHING.alsoHeard : besides,
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
const QUESTIONS: ReadonlySet<string> = new Set([
  "price_question",
  "trust_doubt",
  "who_is_calling",
  "is_this_a_bot",
]);

const SURE_OF_QUESTION = 0.75;

/** The same where the rest says nothing that is known. */
const SURE_ENOUGH_OF_QUESTION = 0.7;

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

/** Nobody who says what an author wrote for a way wants no more calls, unless it is said in so many words. */
function meantBesides({ intent, likelihood, findings }: Heard, choice: Chosen): string | null {
  if (likelihood < HEARD) return null;
  const isSaid = findings.phrases.some((phrase) => phrase.for === intent);
  return intent === "opt_out" && choice.isAuthors && !isSaid ? null : intent;
}

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
    if (found && !isOther && !(one === "time" && isOfSomethingElse(said, found.heard))) {
      all[one] = found;
    }
  }
  if (kind === null) return all;
  const wanted = valueIn(said, kind, expected);
  if (!wanted) return { ...all, [kind]: undefined };
  const others = Object.entries(all).filter(([, { heard }]) => !wanted.heard.includes(heard));
  return { ...Object.fromEntries(others), [kind]: wanted };
}

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
  for (const kind of ["date", "time"] as const) {
    if (found[kind] && !found[kind].isPart) continue;
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
  return kind === "yes-no"
    ? yesOrNo(said.heard().findings.polarity)
    : readSpokenValue(said.speech(), kind, expected);
}

function valueClue([kind, { heard }]: [string, ReadValue]): Clue {
  return { kind: "value", for: kind, heard };
}
