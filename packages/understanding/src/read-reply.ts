import { openQuestionBeside, withAnswerBeside, yesBesideQuestion } from "./answer-beside.ts";
import { authorsExample } from "./authors-words.ts";
import { hasEnough } from "./breaks-off.ts";
import { offerOf } from "./conditions.ts";
import { beforeFarewell, isMereFarewell } from "./farewell.ts";
import { isAskedFor } from "./knowledge/is-asked-for.ts";
import { questionPutRight, unknownOfTheCall } from "./knowledge/leading-up.ts";
import { knowledgeOf } from "./knowledge/open-knowledge.ts";
import { ownConditionsOf } from "./matching/own-conditions.ts";
import { mentionsIn } from "./mentions.ts";
import { afterCorrection } from "./negated.ts";
import { normalize } from "./normalize.ts";
import { isYesInSound, OF_PRICE } from "./not-the-one.ts";
import { readAhead, readBehind } from "./read-ahead.ts";
import { NOTHING, readNow, SURE_OF_ANSWER } from "./read-now.ts";
import type { Clue, Expected, ExpectedCondition, Reading } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import { isSalutation } from "./salutation.ts";

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
  const meant = questionPutRight(said.raw) ?? unknownOfTheCall(said.raw);
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
  const told = readReply(said.part(besides), asked, true);
  const reading =
    OF_PRICE.has(answer.intent ?? "") && isYesInSound(besides, told, offerOf(open))
      ? { ...told, condition: null, confidence: NOTHING.confidence }
      : told;
  const { entry, wording, confidence } = found;
  const clue: Clue = { kind: "knowledge", for: entry.id, heard: wording };
  const { intentConfidence, alsoHeard } = answer;
  return {
    ...reading,
    ...{ intent: intentAsked(said, answer), intentConfidence, alsoHeard },
    confidence: reading.condition === null ? confidence : reading.confidence,
    asked: {
      ...{ entry: entry.id, confidence, besides },
      reading: explains ? reading : { ...reading, ...untold },
    },
    ...(explains ? { why: [clue, ...reading.why] } : untold),
  };
}

/** Who asks what it costs has not called it dear, though an objection to the price would answer him, too. */
function intentAsked(said: Said, { intent }: Reading): string | null {
  const asks = said.heard().intent;
  return intent === "price_objection" && asks === "price_question" ? asks : intent;
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
    withoutYesOfLeave(
      said,
      asked,
      withAnswerBeside(said, asked, readCorrected(said, asked, explains), explains),
    );
  const reading = yesBesideQuestion(said, asked, explains, whole) ?? whole;
  if (asksWhoSpeaks(reading)) return reading;
  const isAhead = asked.ahead && asked.ahead.length > 0 && !tellsOnlyWhoSpeaks(reading);
  const ahead = isAhead ? readAhead(said, asked.ahead ?? []) : null;
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
  const rest = beforeFarewell(said.raw);
  if (rest === null) return null;
  const before = said.part(rest);
  if (hasEnough(before.reply.text)) return onlyFarewell(said, asked, explains);
  if (said.heard().intent !== "goodbye") return null;
  const answer = readCorrected(before, asked, explains);
  const isGiven = asked.value !== null && answer.values[asked.value] !== undefined;
  return isGiven || (answer.condition !== null && answer.confidence >= SURE_OF_ANSWER)
    ? answer
    : null;
}

/** "Mir ist das zu blöd, auf Wiederhören": whoever has had enough answers nothing, and goes. */
function onlyFarewell(said: Said, asked: Expected, explains: boolean): Reading | null {
  if (authorsExample(asked.conditions, said.reply.text) !== null) return null;
  const reading = readCorrected(said.part("Auf Wiederhören"), asked, explains);
  return reading.intent === "goodbye"
    ? { ...reading, intentConfidence: Math.max(reading.intentConfidence, SURE_OF_LEAVE) }
    : null;
}

/** "Okay, bye": what only closes a talk agrees to nothing, unless its author wrote it down. */
function withoutYesOfLeave(said: Said, asked: Expected, reading: Reading): Reading {
  if (reading.condition === null || reading.intent !== "goodbye") return reading;
  const isYes = reading.alsoHeard.some(
    ({ name, condition }) => name === POLARITIES.yes && condition === reading.condition,
  );
  if (!isYes || !isMereFarewell(said.raw)) return reading;
  if (authorsExample(asked.conditions, said.reply.text) !== null) return reading;
  const { isByIntent: _, isWider: __, ...rest } = reading;
  const intentConfidence = Math.max(reading.intentConfidence, SURE_OF_LEAVE);
  return {
    ...rest,
    ...{ condition: null, alternatives: [], alsoHeard: [], intentConfidence },
    confidence: intentConfidence,
    why: reading.why.filter((clue) => clue.for !== reading.condition),
  };
}

const SURE_OF_LEAVE = 0.9;

/** Of who puts himself right, what he says then: "Motorrad, nee Quatsch, der Kurs". */
function readCorrected(said: Said, asked: Expected, explains: boolean): Reading {
  const reading = readNow(said, asked, explains);
  const rest = asked.value === null ? meantInstead(said.reply.text, asked.question) : null;
  if (rest === null || !ownConditionsOf(said.matching, asked.conditions)) return reading;
  if (authorsExample(asked.conditions, said.reply.text) !== null) return reading;
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
/** "Hier ist die Zentrale" tells nothing of "das hat die Zentrale vergeben", which is asked later. */
function tellsOnlyWhoSpeaks({ condition, intent }: Reading): boolean {
  return condition === null && intent === "secretary_detected";
}

function asksWhoSpeaks({ intent, alsoHeard }: Reading): boolean {
  return intent === "is_this_a_bot" || alsoHeard.some(({ name }) => name === "is_this_a_bot");
}
