import type { ValueKindName } from "@rufbaum/tree";
import { countedIn, quantitiesFor } from "../corpus/values/quantities.ts";
import { bareValue, type Sayable } from "../corpus/values/say-value.ts";
import { lineOn, speak, thinking, utter } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import { aside } from "./aside.ts";
import { namedBetween, sayWhichOf } from "./between.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import {
  acceptInfo,
  agrees,
  answerFact,
  decide,
  letCallAgain,
  putOff,
  refuse,
  sayWhyNot,
  tellWhetherHeHasTime,
} from "./decide.ts";
import { answerAtFrontDesk, comeToThePhone } from "./front-desk.ts";
import { toldBefore } from "./memory.ts";
import type { Mind } from "./mind.ts";
import type { Question } from "./question.ts";
import { bareTerm } from "./term.ts";
import {
  answerProposal,
  confirm,
  factsHere,
  giveAnotherTerm,
  giveTerm,
  sayWhen,
  tellValue,
} from "./values.ts";
import { asWay, choose, isOwn } from "./ways/choose-way.ts";
import { answerForTheHouse } from "./ways/for-the-house.ts";
import { meansYes } from "./ways/meant-by.ts";
import { asksWhenItEnds, sayWhenItEnds, tellsWhenItIs } from "./when-it-ends.ts";
import { insistThatItIsNotHim, tellWhoHeIs } from "./who-he-is.ts";

/** What he answers to what was asked, or brings up in its place, as one of the ways that he has. */
export function answer(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  const act = answerFreely(mind, words, heard);
  return words.sentence === "" ? act : asWay(mind, act, words.question, heard.ways);
}

function answerFreely(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  if (mind.part === "handing-over") return comeToThePhone(mind);
  if (heard.takesKeys && words.keys.length > 0 && mind.random.on("presses").chance(0.75)) {
    return press(mind, words.keys);
  }
  if (mind.isAway) return comeBack(mind, words, heard);
  const beside = aside(mind, words, asksForFact(heard));
  if (beside !== null) return beside;
  if (mind.part === "front-desk") {
    const act = answerForTheHouse(mind, words, heard) ?? answerAtFrontDesk(mind, words.question);
    if (act !== null) return act;
  }
  const choice = CALL_ITSELF.has(words.question)
    ? chooseBetween(mind, words, heard.ways)
    : choose(mind, words, heard);
  return choice ?? reply(mind, words.question, words, heard);
}

/** The node asks for a value, or between things of its own that are no plain yes or no. */
function asksForFact({ wants, ways = [] }: AgentTurn): boolean {
  return (wants !== null && wants !== "yes-no") || (ways.some(isOwn) && !ways.some(meansYes));
}

/** Who has said nothing to the question that stands takes one of its ways; `null` for all others. */
function chooseBetween(
  mind: Mind,
  { question, sentence }: AgentWords,
  ways: AgentTurn["ways"],
): CallerAct | null {
  if (question !== "between" || !ways) return null;
  // What he meant at another node is none of what he is asked between here.
  const isOfBefore = mind.way !== null && !ways.some(({ key }) => key === mind.way?.key);
  if (isOfBefore || mind.meant === "chatter" || mind.meant === "sarcastic") mind.meant = null;
  if (isOfBefore) mind.way = null;
  if (mind.meant !== null || mind.way !== null) return null;
  return choose(mind, { question: mind.pending ?? "other-open", sentence }, { ways, wants: null });
}

/** Asked about the call itself, whatever the node would listen for. */
const CALL_ITSELF: ReadonlySet<Question> = new Set<Question>([
  "still-there",
  "waits",
  "between",
  "none-at-all",
]);

/** The first key is mostly for those who go on, the last for those who do not. */
function press(mind: Mind, keys: readonly string[]): CallerAct {
  const { random, stance } = mind;
  const digits =
    stance === "declined"
      ? keys.at(-1)
      : random.on("first key").chance(0.5)
        ? keys[0]
        : random.on("which key").pick(keys);
  return { type: "press", digits: digits ?? "1", after: thinking(mind) };
}

/** Values that are asked for by their name. */
const VALUE_OF: Partial<Record<Question, Sayable>> = {
  email: "email",
  phone: "phone-number",
  postcode: "postcode",
  address: "address",
  spelling: "spelled-name",
  name: "name",
  amount: "amount",
  number: "number",
};

function reply(mind: Mind, question: Question, words: AgentWords, heard: AgentTurn): CallerAct {
  const { random } = mind;
  const { wants } = heard;
  if (question === "between") return sayWhich(mind, words, heard);
  if (mind.stance === "not-me") return insistThatItIsNotHim(mind, question);
  if (CLOCK.has(question) && wants !== "date" && asksWhenItEnds(words.sentence)) {
    return mind.stance === "declined" ? refuse(mind) : sayWhenItEnds(mind);
  }
  if (wants !== null && FACTS.has(wants) && LEAVES_IT_OPEN.has(question)) {
    return tellValue(mind, VALUE_OF[question] ?? wants, words.sentence || mind.pendingSentence);
  }
  switch (question) {
    case "right-person":
    case "transfer":
      return tellWhoHeIs(mind, question, words.sentence);
    case "may-i":
      return tellWhetherHeHasTime(mind);
    case "interest":
      return decide(mind);
    case "other-yes-no":
    case "rhetorical":
      return answerFact(mind, words.sentence);
    case "provider":
      return speak(mind, mind.isProvided ? random.on("is provided").pick(PROVIDED) : "is-not-so");
    case "satisfied":
      return speak(mind, mind.resistance < DISSATISFIED ? "is-not-so" : "is-so");
    case "why":
      return sayWhyNot(mind);
    case "send-info":
      return acceptInfo(mind);
    case "may-call-again":
      return letCallAgain(mind);
    case "callback-when":
      return sayWhen(mind, wants);
    case "when":
      if (wants === "date-time") return giveTerm(mind, wants);
      if (mind.stance === "declined") return refuse(mind);
      return utter(mind, bareValue("date", random.on("date")));
    case "day":
      return giveTerm(mind, wants === "date-time" ? wants : "date");
    case "time":
      if (tellsWhenItIs(words.sentence)) return utter(mind, `${bareTerm(mind, "time")}.`);
      return giveTerm(mind, "time");
    case "half-day":
      return giveTerm(mind, "time");
    case "proposal":
      return answerProposal(mind);
    case "confirm":
      return confirm(mind, words);
    case "what-to-change":
      return giveAnotherTerm(mind);
    case "consent":
      return giveConsent(mind);
    case "recording":
      return agreeToRecording(mind);
    case "opt-out-offer":
      return speak(mind, mind.stance === "declined" && mind.mood < 0 ? "yes" : "no");
    case "none-at-all":
      return sayWhetherNone(mind, wants, words.sentence);
    case "human-offer":
      return speak(
        mind,
        random.on("wants human").chance(mind.temper.behaviour.distrusts) ? "yes" : "no",
      );
    case "anything-else":
      return speak(mind, "is-not-so");
    case "still-there":
      return bePresent(mind, words, heard);
    case "again":
      return replyToStanding(mind, words, heard);
    case "waits":
      return mind.pending === null ? speak(mind, "listens") : replyToStanding(mind, words, heard);
    default: {
      // "An welche Adresse?" may mean the one that is typed.
      const isTyped = question === "address" && wants !== "text";
      const kind = (isTyped ? wants : null) ?? VALUE_OF[question] ?? wants;
      return kind === null
        ? sayAnything(mind, question, words.sentence)
        : tellValue(mind, kind, words.sentence || mind.pendingSentence);
    }
  }
}

const CLOCK: ReadonlySet<Question> = new Set<Question>(["when", "time", "day", "other-open"]);

/** What is kept as it is told, whatever it is: the node that asks knows best what it wants. */
const FACTS: ReadonlySet<ValueKindName> = new Set<ValueKindName>(["text", "number", "digits"]);

/** Questions that a fact may answer as well as anything else. */
const LEAVES_IT_OPEN: ReadonlySet<Question> = new Set<Question>([
  "other-yes-no",
  "other-open",
  "rhetorical",
  "provider",
  "when",
  "amount",
  "number",
  "statement",
]);

/** The question that an "again" or a "Sind Sie noch da?" leaves standing. */
function replyToStanding(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  const { pending, pendingSentence: sentence } = mind;
  const question = pending === null || pending === "again" ? "other-open" : pending;
  if (mind.part === "front-desk") {
    const act = answerAtFrontDesk(mind, question);
    if (act !== null) return act;
  }
  const choice = CALL_ITSELF.has(question) ? null : choose(mind, { question, sentence }, heard);
  return choice ?? reply(mind, question, { ...words, sentence }, heard);
}

/** Who has meant no more than a value, answers the question that stands. */
function sayWhich(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  const named = namedBetween(words.sentence);
  return (mind.meant === null && mind.way === null) || named === null
    ? replyToStanding(mind, words, heard)
    : sayWhichOf(mind, named, mind.meant);
}

const PROVIDED = ["has-provider", "has-provider", "under-contract"] as const;

/** Who is easily won is not content with what there is. */
const DISSATISFIED = 0.35;

/** Who has declined says so by a yes, or by one more no; who wants it after all says when. */
function sayWhetherNone(mind: Mind, wants: ValueKindName | null, sentence: string): CallerAct {
  if (mind.stance === "later") return putOff(mind);
  const isWanted = mind.stance === "agreed" || (mind.stance === "open" && agrees(mind));
  if (wants === "date" || wants === "time" || wants === "date-time" || wants === null) {
    if (isWanted) return giveTerm(mind, wants ?? "date");
  } else if (isWanted || mind.wantsInfo) {
    return tellValue(mind, wants === "text" ? "email" : wants, sentence);
  }
  mind.stance = "declined";
  return speak(
    mind,
    mind.random.on("means none").chance(MEANS_IT_BY_YES) ? "yes" : "not-interested",
  );
}

const MEANS_IT_BY_YES = 0.75;

/** Fewer agree to being written to than to what they called for. */
function giveConsent(mind: Mind): CallerAct {
  const { random, stance, temper } = mind;
  if (stance === "declined") return refuse(mind);
  return speak(
    mind,
    random.on("consents").chance(0.2 + 0.6 * temper.behaviour.distrusts) ? "no" : "yes",
  );
}

function agreeToRecording(mind: Mind): CallerAct {
  const { distrusts } = mind.temper.behaviour;
  const refuses = mind.random.on("minds recording").chance(0.15 + 0.7 * distrusts);
  return speak(mind, refuses ? "refuses-recording" : "agrees-to-recording");
}

/** Back from a "Moment bitte": the question is answered if it is asked again. */
function comeBack(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  mind.isAway = false;
  if (words.sentence !== "" && words.question !== "still-there") {
    const choice = CALL_ITSELF.has(words.question) ? null : choose(mind, words, heard);
    return choice ?? reply(mind, words.question, words, heard);
  }
  mind.invitesRepeat = true;
  const text = lineOn(mind, "still-here");
  return { type: "speak", text, topic: "still-here", after: AWAY + thinking(mind) };
}

/** Milliseconds that somebody is away who said "Moment". */
const AWAY = 3_000;

/** "Ja, bin noch da", or at once what was asked before. */
function bePresent(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  mind.invitesRepeat = true;
  if (mind.pending !== null && mind.random.on("answers at once").chance(0.35)) {
    return replyToStanding(mind, words, heard);
  }
  return speak(mind, "still-here");
}

/** He was told something, or asked what he does not quite follow. */
function sayAnything(mind: Mind, question: Question, sentence: string): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later") return putOff(mind);
  const facts = sentence === "" ? null : (quantitiesFor(sentence) ?? factsHere(mind, sentence));
  if (facts !== null) {
    const about = countedIn(sentence) ?? facts;
    return utter(
      mind,
      toldBefore(mind, about, () => random.on("fact").pickSteadily(facts)),
    );
  }
  if (question !== "statement") return speak(mind, random.on("is vague").pick(VAGUE));
  if (!mind.knowsWhatFor) return speak(mind, "what-is-it-about");
  return speak(mind, random.on("listens").chance(0.8) ? "listens" : "yes");
}

const VAGUE = ["maybe", "chatter", "chatter", "repeat-please"] as const;
