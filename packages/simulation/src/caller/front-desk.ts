import { giveValue, hangUp, lineOn, speak } from "./acts.ts";
import type { CallerAct } from "./caller.ts";
import { refuse } from "./decide.ts";
import { handOver, type Mind } from "./mind.ts";
import type { Question } from "./question.ts";
import { BOSS } from "./temper.ts";

/**
 * Somebody who answers for others: asks what it is about, puts through whoever is let through, and
 * else says when the boss is there; at home, one of the household, who fetches the one who is meant.
 * Nothing personal is answered for him. `null`: answers as anybody would.
 */
export function answerAtFrontDesk(mind: Mind, question: Question): CallerAct | null {
  switch (question) {
    case "right-person":
      return mind.refusals > 1 ? letThrough(mind) : nameTheHouse(mind);
    case "may-i":
      return answerForTheHouse(mind);
    case "transfer":
      return letThrough(mind);
    case "interest":
    case "provider":
    case "satisfied":
    case "why":
    case "amount":
    case "number":
    case "other-yes-no":
    case "day":
    case "proposal":
    case "other-open":
    case "when":
    case "time":
    case "half-day":
    case "rhetorical":
    case "consent":
      return passOn(mind);
    case "callback-when":
    case "may-call-again":
      return sayWhenBossIsThere(mind, question);
    case "send-info":
      mind.wantsInfo = true;
      return speak(mind, mind.stance === "declined" ? "no" : "yes");
    default:
      return null;
  }
}

function nameTheHouse(mind: Mind): CallerAct {
  mind.refusals += 1;
  if (isAtHome(mind) && !mind.random.on("says whose").chance(SAYS_WHOSE)) return letThrough(mind);
  const namesIt = isAtHome(mind) || mind.random.on("names the house").chance(0.75);
  return speak(mind, namesIt ? "front-desk" : "no-authority");
}

/** At home, so many say first whom one wants; the others fetch him, or say that he is out. */
const SAYS_WHOSE = 0.4;

function isAtHome({ around }: Mind): boolean {
  return around.audience === "households";
}

/** Whether it is a good time depends on what it is about. */
function answerForTheHouse(mind: Mind): CallerAct {
  if (!mind.knowsWhatFor) return speak(mind, "what-is-it-about");
  return mind.refusals === 0 ? nameTheHouse(mind) : passOn(mind);
}

/** Who waits on the line hears the one who was asked for, or that he is not there after all. */
export function comeToThePhone(mind: Mind): CallerAct {
  const { random } = mind;
  if (random.on("boss is away").chance(0.08)) {
    mind.part = "front-desk";
    mind.isBossAway = true;
    const text = lineOn(mind, "boss-away");
    return {
      type: "speak",
      text,
      topic: "boss-away",
      after: 3_000 + random.on("comes").below(4_000),
    };
  }
  handOver(mind, BOSS);
  const text = lineOn(mind, "new-on-the-line");
  return {
    type: "speak",
    text,
    topic: "new-on-the-line",
    after: 2_500 + random.on("comes").below(4_500),
  };
}

/** Half of those who are let through are; the mood decides, and what was asked before. */
function letThrough(mind: Mind): CallerAct {
  const { random, temper } = mind;
  if (mind.isBossAway) return speak(mind, "boss-away");
  if (mind.stance === "declined") return screen(mind);
  if (isAtHome(mind)) {
    mind.part = "handing-over";
    return speak(mind, "puts-through");
  }
  if (
    !mind.raised.includes("what-is-it-about") &&
    random.on("screens").chance(temper.behaviour.asksBack)
  ) {
    mind.raised.push("what-is-it-about");
    mind.invitesRepeat = true;
    return speak(mind, "what-is-it-about");
  }
  if (mind.resistance < temper.behaviour.agrees + 0.2 + 0.3 * mind.mood) {
    mind.part = "handing-over";
    return speak(mind, "puts-through");
  }
  return screen(mind);
}

/** Nobody is put through; some are told so for good, some may write. */
function screen(mind: Mind): CallerAct {
  const { random } = mind;
  mind.refusals += 1;
  if (mind.refusals > MOST_REFUSALS) return hangUp(mind, "rejected", "hangs-up");
  if (mind.stance === "declined" || random.on("turns off").chance(0.35)) return refuse(mind);
  if (random.on("has no say").chance(0.5)) return speak(mind, "no-authority");
  mind.wantsInfo = true;
  return speak(
    mind,
    random.on("asks in writing").chance(0.6) ? "send-info" : "wants-written-offer",
  );
}

const MOST_REFUSALS = 4;

/**
 * It is not hers to answer; asked on and on, she puts the caller through or off. Who was told at home that
 * the other one knows, and asks again, gets him, or hears that he is out.
 */
function passOn(mind: Mind): CallerAct {
  mind.refusals += 1;
  // At home nobody says "das bin ich nicht" who was not asked whether he is.
  const isPlain = isAtHome(mind) || mind.random.on("passes on").chance(0.6);
  const enough = isAtHome(mind) ? 1 : 2;
  if (mind.refusals <= enough) return speak(mind, isPlain ? "no-authority" : "front-desk");
  return letThrough(mind);
}

function sayWhenBossIsThere(mind: Mind, question: Question): CallerAct {
  const { random } = mind;
  if (mind.stance === "declined") return speak(mind, "not-interested");
  if (question === "may-call-again") return speak(mind, "yes");
  if (random.on("leaves it open").chance(0.12)) return speak(mind, "value-later");
  return giveValue(mind, random.on("says when").chance(0.5) ? "time" : "date");
}
