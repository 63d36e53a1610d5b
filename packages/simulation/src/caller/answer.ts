import type { ValueKindName } from "@rufbaum/tree";
import type { Topic } from "../corpus/topic.ts";
import { giveValue, hangUp, lineOn, speak, thinking, utter, valueWords } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import { aside } from "./aside.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { answerFact, decide, putOff, refuse } from "./decide.ts";
import { answerAtFrontDesk, comeToThePhone } from "./front-desk.ts";
import type { Mind } from "./mind.ts";
import type { Question } from "./question.ts";

/** What he answers to what was asked, or brings up in its place. */
export function answer(mind: Mind, words: AgentWords, heard: AgentTurn): CallerAct {
  if (mind.part === "handing-over") return comeToThePhone(mind);
  if (words.keys !== null && heard.takesKeys && mind.dice.chance(0.75)) {
    return { type: "press", digits: words.keys, after: thinking(mind) };
  }
  if (mind.isAway) return comeBack(mind, words, heard);
  const beside = aside(mind, words);
  if (beside !== null) return beside;
  if (mind.part === "front-desk") {
    const act = answerAtFrontDesk(mind, words.question);
    if (act !== null) return act;
  }
  return reply(mind, words.question, heard);
}

/** Values that are asked for by their name. */
const VALUE_OF: Partial<Record<Question, ValueKindName>> = {
  email: "email",
  phone: "phone-number",
  postcode: "postcode",
  spelling: "spelled-name",
  name: "text",
  amount: "amount",
  number: "number",
};

function reply(mind: Mind, question: Question, heard: AgentTurn): CallerAct {
  const { dice } = mind;
  if (mind.stance === "not-me") return insistThatItIsNotHim(mind, question);
  switch (question) {
    case "right-person":
    case "transfer":
      return tellWhoHeIs(mind, question);
    case "may-i":
      return tellWhetherHeHasTime(mind);
    case "interest":
      return decide(mind);
    case "other-yes-no":
    case "rhetorical":
      return answerFact(mind);
    case "provider":
      return speak(mind, mind.isProvided ? dice.pick(PROVIDED) : "no");
    case "satisfied":
      return speak(mind, mind.resistance < 0.35 ? "no" : "yes");
    case "why":
      return speak(mind, mind.stance === "later" ? "no-time" : "not-interested");
    case "send-info":
      return acceptInfo(mind);
    case "may-call-again":
      return speak(mind, mind.stance === "declined" ? "no" : "yes");
    case "callback-when":
      return sayWhen(mind);
    case "day":
      return giveTerm(mind, "date");
    case "time":
      return giveTerm(mind, "time");
    case "half-day":
      return giveTerm(mind, "time");
    case "proposal":
      return answerProposal(mind);
    case "confirm":
      return confirm(mind);
    case "what-to-change":
      return giveTerm(mind, dice.chance(0.5) ? "time" : "date");
    case "recording":
      return agreeToRecording(mind);
    case "opt-out-offer":
      return speak(mind, mind.stance === "declined" && mind.mood < 0 ? "yes" : "no");
    case "human-offer":
      return speak(mind, dice.chance(mind.temper.behaviour.distrusts) ? "yes" : "no");
    case "anything-else":
      return speak(mind, "no");
    case "still-there":
      return comeBack(mind, null, heard);
    case "again":
      return reply(mind, mind.pending ?? "other-open", heard);
    case "waits":
      return speak(mind, "listens");
    default: {
      const kind = VALUE_OF[question] ?? heard.wants;
      if (kind !== null) return tellValue(mind, kind);
      return answerSomething(mind, question);
    }
  }
}

const PROVIDED = ["has-provider", "has-provider", "under-contract"] as const;

function tellWhoHeIs(mind: Mind, question: Question): CallerAct {
  const { dice } = mind;
  if (mind.stance !== "open") {
    return speak(mind, mind.stance === "later" ? "no-time" : "that-is-me");
  }
  if (mind.decides) {
    if (!mind.hasTime && dice.chance(0.3)) return putOff(mind);
    return speak(mind, "that-is-me");
  }
  if (question === "transfer") return speak(mind, mind.isBossAway ? "boss-away" : "no-authority");
  mind.stance = "not-me";
  return speak(mind, dice.pick(NOT_HIM));
}

const NOT_HIM = ["not-me", "wrong-person", "no-authority"] as const;

function insistThatItIsNotHim(mind: Mind, question: Question): CallerAct {
  const { dice } = mind;
  mind.refusals += 1;
  if (mind.refusals > 3) return hangUp(mind, "lost", "hangs-up");
  switch (question) {
    case "transfer":
      return speak(mind, mind.isBossAway ? "boss-away" : "no-authority");
    case "callback-when":
      return mind.isBossAway ? giveValue(mind, "time") : speak(mind, "no-authority");
    case "confirm":
      return speak(mind, "yes");
    case "still-there":
      return speak(mind, "listens");
    case "anything-else":
      return speak(mind, "no");
    default:
      return speak(mind, dice.chance(0.6) ? "not-me" : "no-authority");
  }
}

function tellWhetherHeHasTime(mind: Mind): CallerAct {
  if (mind.stance === "declined") return refuse(mind);
  return mind.hasTime && mind.stance !== "later" ? speak(mind, "has-time") : putOff(mind);
}

function acceptInfo(mind: Mind): CallerAct {
  const { dice, resistance, temper } = mind;
  const { agrees } = temper.behaviour;
  const takesIt = resistance < agrees + 0.2 + 0.2 * mind.mood || mind.stance === "agreed";
  mind.wantsInfo ||= takesIt;
  if (takesIt) return speak(mind, dice.chance(0.8) ? "yes" : "send-info");
  return refuse(mind);
}

/** When he can be called, in words that fit no calendar now and then. */
function sayWhen(mind: Mind): CallerAct {
  const { dice } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (dice.chance(0.1 + 0.25 * mind.temper.behaviour.distrusts)) {
    return speak(mind, dice.chance(0.5) ? "refuses-value" : "value-later");
  }
  if (dice.chance(0.3)) {
    const words = `${withoutStop(valueWords(mind, "date"))}, ${valueWords(mind, "time")}`;
    return utter(mind, words, 400);
  }
  return giveValue(mind, dice.chance(0.6) ? "date" : "time");
}

/** A day or an hour for what he agreed to; one who did not agree yet says what he thinks of it. */
function giveTerm(mind: Mind, kind: "date" | "time"): CallerAct {
  const { dice } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later") return mind.refusals > 1 ? giveValue(mind, kind) : putOff(mind);
  if (mind.stance === "open") mind.stance = "agreed";
  if (dice.chance(0.03)) return speak(mind, "value-later");
  if (dice.chance(0.04)) {
    // Changes his mind while he speaks.
    const first = withoutStop(valueWords(mind, kind));
    return utter(mind, `${first}, nein, ${valueWords(mind, kind)}`, 600);
  }
  return giveValue(mind, kind);
}

function answerProposal(mind: Mind): CallerAct {
  const { dice } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later" && dice.chance(0.5)) return putOff(mind);
  if (dice.chance(0.65)) {
    if (mind.stance === "open") mind.stance = "agreed";
    return speak(mind, "confirms");
  }
  return dice.chance(0.5)
    ? utter(mind, `Nein, ${valueWords(mind, "date")}`, 500)
    : speak(mind, "denies");
}

function confirm(mind: Mind): CallerAct {
  if (mind.stance === "declined") return refuse(mind);
  if (!mind.hasCorrected && mind.dice.chance(0.06)) {
    mind.hasCorrected = true;
    return speak(mind, "denies");
  }
  return speak(mind, "confirms");
}

function agreeToRecording(mind: Mind): CallerAct {
  const { distrusts } = mind.temper.behaviour;
  const agrees = !mind.dice.chance(0.15 + 0.7 * distrusts);
  return speak(mind, agrees ? "agrees-to-recording" : "refuses-recording");
}

/** What nobody likes to hand out. */
const PRIVATE: ReadonlySet<ValueKindName> = new Set([
  "email",
  "phone-number",
  "amount",
  "postcode",
]);

function tellValue(mind: Mind, kind: ValueKindName): CallerAct {
  const { dice } = mind;
  if (kind === "date" || kind === "time") return giveTerm(mind, kind);
  if (kind === "yes-no") return answerFact(mind);
  if (mind.stance === "declined" && !mind.wantsInfo) return refuse(mind);
  const { distrusts } = mind.temper.behaviour;
  const reluctance = PRIVATE.has(kind) ? 0.04 + 0.3 * distrusts : 0.03 + 0.1 * distrusts;
  if (dice.chance(reluctance)) {
    return speak(mind, dice.chance(0.75) ? "refuses-value" : "value-later");
  }
  return giveValue(mind, kind);
}

function comeBack(mind: Mind, words: AgentWords | null, heard: AgentTurn): CallerAct {
  const { dice, pending } = mind;
  const wasAway = mind.isAway;
  mind.isAway = false;
  if (words !== null && words.sentence !== "" && words.question !== "still-there") {
    return reply(mind, words.question, heard);
  }
  mind.invitesRepeat = true;
  if (pending !== null && dice.chance(0.35)) return reply(mind, pending, heard);
  const text = lineOn(mind, "listens");
  const after = thinking(mind) + (wasAway ? 3_000 : 0);
  return { type: "speak", text, topic: "listens", after };
}

/** He was told something, or asked what he did not quite follow. */
function answerSomething(mind: Mind, question: Question): CallerAct {
  const { dice } = mind;
  if (mind.stance === "declined") return refuse(mind);
  if (mind.stance === "later") return putOff(mind);
  if (question === "statement") {
    const topic: Topic = mind.knowsWhatFor ? "listens" : "what-is-it-about";
    return speak(mind, dice.chance(0.8) ? topic : "yes");
  }
  return speak(mind, dice.pick(VAGUE));
}

const VAGUE = ["undecided", "maybe", "what-is-it-about", "chatter", "yes", "no"] as const;

function withoutStop(words: string): string {
  return words.replace(/[.!?…\s]+$/u, "");
}
