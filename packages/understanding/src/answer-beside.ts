import { offerOf } from "./conditions.ts";
import { asksWhatWeDo } from "./in-answer.ts";
import { meaningOf } from "./keys.ts";
import { ownConditionsOf } from "./matching/own-conditions.ts";
import { isYesInSound, OF_PRICE } from "./not-the-one.ts";
import { asksOnly, questionWithin, saysNothing } from "./open-question.ts";
import { NOTHING, QUESTIONS, readNow, SURE_OF_ANSWER, SURE_OF_THIRD } from "./read-now.ts";
import type { Clue, Expected, Reading } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { HeardClause, Said } from "./said.ts";

/** "Ja, und muss ich da was mitbringen?": the answer stands without the question, which nothing answers. */
export function openQuestionBeside(said: Said, asked: Expected, reading: Reading): string | null {
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
  if (!isSame) return null;
  // "Ja gerne, können Sie kommen?" asks for what the way is for.
  const asks = readNow(said.part(found.question), asked, false);
  const isMet =
    reading.condition !== null &&
    asks.condition === reading.condition &&
    asks.confidence >= SURE_OF_ANSWER &&
    !POLARITY.has(asks.intent ?? "");
  return isMet ? null : found.question;
}

/**
 * "Ja gern, und was für Holz nehmen Sie da?": the yes that stands first is the answer, whatever the
 * question reminds of. A mere "ja" that leads up to a question agrees to nothing.
 */
export function yesBesideQuestion(
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
export function withAnswerBeside(
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
  // A clause has lost the mark of its question.
  if (asksWhatWeDo(said.raw)) return reading;
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
  const besides = rest.map(({ clause }) => clause).join(", ");
  const isPrice = OF_PRICE.has(reading.intent ?? "");
  const answer = readNow(said.part(besides), asked, explains || isPrice);
  if (answer.condition === null || answer.confidence < SURE_OF_ANSWER) return reading;
  if (isFact && !isAuthors(answer)) return reading;
  if (isPrice && isYesInSound(besides, answer, offerOf(asked))) return reading;
  const { condition, confidence } = answer;
  const why = explains ? answer.why : NOTHING.why;
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
