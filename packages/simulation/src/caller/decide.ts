import { hangUp, lineOn, speak, thinking } from "./acts.ts";
import type { CallerAct } from "./caller.ts";
import { isAskedAgain } from "./memory.ts";
import type { Mind } from "./mind.ts";
import { TROUBLE } from "./question.ts";
import { bareTerm } from "./term.ts";

/** Between a yes and a no he hesitates; so much of the way lies between them. */
const HESITATION = 0.2;

/** Whether he wants what he is offered. Who hesitated may come round, who declined does not. */
export function decide(mind: Mind): CallerAct {
  const { random, stance } = mind;
  if (stance === "agreed") return speak(mind, "yes");
  if (stance === "declined") return refuse(mind);
  if (stance === "later" && random.on("puts off").chance(0.7)) return putOff(mind);
  if (agrees(mind)) return agree(mind);
  if (hasHesitated(mind)) return hesitateNoMore(mind);
  if (mind.resistance >= readiness(mind) + HESITATION) {
    return random.on("brushes off").chance(BRUSHES_OFF) ? askForPapers(mind) : refuse(mind);
  }
  if (random.on("reads first").chance(READS_FIRST)) return askForPapers(mind);
  mind.raised.push("undecided");
  return speak(mind, random.on("hesitates").chance(0.5) ? "undecided" : "maybe");
}

/** Who does not want it may ask for papers all the same, to be rid of the call; who hesitates, to read them. */
const BRUSHES_OFF = 0.25;
const READS_FIRST = 0.25;

function askForPapers(mind: Mind): CallerAct {
  mind.wantsInfo = true;
  mind.stance = "declined";
  return speak(mind, "send-info");
}

/** Whether he says yes as things stand. */
export function agrees(mind: Mind): boolean {
  return mind.resistance < readiness(mind) + (hasHesitated(mind) ? HESITATION / 2 : 0);
}

/** Why not; who has nothing against it has not made up his mind. */
export function sayWhyNot(mind: Mind): CallerAct {
  if (mind.stance === "later") return speak(mind, "no-time");
  if (mind.stance === "declined") return speak(mind, "not-interested");
  return mind.stance === "agreed" || agrees(mind) ? speak(mind, "undecided") : refuse(mind);
}

/** A question of fact that nobody could foresee. */
export function answerFact(mind: Mind, question: string): CallerAct {
  const { random, temper } = mind;
  if (mind.stance === "declined") {
    if (mind.noes >= MOST_NOES || !random.on("says what is").chance(SAYS_WHAT_IS))
      return refuse(mind);
    mind.noes += 1;
    return speak(mind, "is-not-so");
  }
  if (!isAskedAgain(mind) && random.on("knows not").chance(UNSURE)) return speak(mind, "maybe");
  const yes = TROUBLE.test(question) ? IN_TROUBLE : 0.35 + 0.4 * temper.behaviour.agrees;
  return speak(mind, random.on("is so").chance(yes) ? "is-so" : "is-not-so");
}

/** How many do not know what is so with them; and who wants nothing mostly says that it is not so. */
const UNSURE = 0.05;
const SAYS_WHAT_IS = 0.7;

/** How many have what nobody likes to have. */
const IN_TROUBLE = 0.2;

/** To be called once more commits to little. */
export function letCallAgain(mind: Mind): CallerAct {
  const mayCall = mind.stance !== "open" || mind.resistance < readiness(mind) + WRITTEN;
  if (mind.stance === "declined" || !mayCall) return refuse(mind);
  if (mind.stance === "open") mind.stance = "later";
  return speak(mind, "yes");
}

/** Something in writing is taken by more people than an appointment; by so much. */
const WRITTEN = 0.32;

export function acceptInfo(mind: Mind): CallerAct {
  const { random } = mind;
  const takesIt =
    mind.wantsInfo || mind.stance === "agreed" || mind.resistance < readiness(mind) + WRITTEN;
  if (!takesIt) return refuse(mind);
  mind.wantsInfo = true;
  return speak(mind, random.on("takes papers").chance(0.8) ? "yes" : "send-info");
}

export function tellWhetherHeHasTime(mind: Mind): CallerAct {
  if (mind.stance === "declined") return refuse(mind);
  return mind.hasTime && mind.stance !== "later" ? speak(mind, "has-time") : putOff(mind);
}

export function putOff(mind: Mind): CallerAct {
  mind.stance = "later";
  mind.refusals += 1;
  return speak(mind, mind.random.on("how he puts off").chance(0.55) ? "no-time" : "call-later");
}

/** He says no; asked on and on he says it more shortly, and then puts the phone down. */
export function refuse(mind: Mind): CallerAct {
  mind.stance = "declined";
  mind.refusals += 1;
  mind.noes += 1;
  if (
    mind.noes > MOST_NOES ||
    (mind.noes === MOST_NOES && mind.random.on("has enough").chance(0.5))
  ) {
    return hangUp(mind, "rejected", "hangs-up");
  }
  if (mind.noes > 1) mind.isBrief = true;
  return speak(mind, mind.random.on("how he refuses").chance(0.6) ? "not-interested" : "no");
}

const MOST_NOES = 3;

function readiness({ mood, temper }: Mind): number {
  return temper.behaviour.agrees + 0.2 * mood;
}

function hasHesitated({ raised }: Mind): boolean {
  return raised.includes("undecided");
}

/** Some name a day in the same breath. */
function agree(mind: Mind): CallerAct {
  const { random } = mind;
  mind.stance = "agreed";
  if (!random.on("names a day").chance(0.05)) {
    return speak(mind, random.on("how he agrees").chance(0.5) ? "interested" : "yes");
  }
  const text = `${lineOn(mind, "yes")} ${bareTerm(mind, "date")}.`;
  return { type: "speak", text, topic: "yes", after: thinking(mind) };
}

function hesitateNoMore(mind: Mind): CallerAct {
  return mind.random.on("hesitates no more").chance(0.4) ? askForPapers(mind) : refuse(mind);
}
