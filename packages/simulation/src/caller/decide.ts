import { lineOn, speak, thinking, valueWords } from "./acts.ts";
import type { CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";

/** Between a yes and a no he hesitates; so much of the way lies between them. */
const HESITATION = 0.2;

/** Whether he wants what he is offered. He may come round once he hesitated, but not once he declined. */
export function decide(mind: Mind): CallerAct {
  const { dice, stance } = mind;
  if (stance === "agreed") return speak(mind, "yes");
  if (stance === "declined") return refuse(mind);
  if (stance === "later" && dice.chance(0.7)) return putOff(mind);
  const readiness = mind.temper.behaviour.agrees + 0.2 * mind.mood;
  const hesitated = mind.raised.includes("undecided");
  if (mind.resistance < readiness + (hesitated ? HESITATION / 2 : 0)) return agree(mind);
  if (hesitated) return hesitateNoMore(mind);
  if (mind.resistance < readiness + HESITATION) {
    mind.raised.push("undecided");
    return speak(mind, dice.chance(0.5) ? "undecided" : "maybe");
  }
  return refuse(mind);
}

/** A question of fact that nobody could foresee. */
export function answerFact(mind: Mind): CallerAct {
  if (mind.stance === "declined") return refuse(mind);
  const { dice, temper } = mind;
  if (dice.chance(0.1)) return speak(mind, "maybe");
  return speak(mind, dice.chance(0.35 + 0.4 * temper.behaviour.agrees) ? "yes" : "no");
}

export function putOff(mind: Mind): CallerAct {
  mind.stance = "later";
  mind.refusals += 1;
  return speak(mind, mind.dice.chance(0.55) ? "no-time" : "call-later");
}

export function refuse(mind: Mind): CallerAct {
  mind.stance = "declined";
  mind.refusals += 1;
  return speak(mind, mind.dice.chance(0.6) ? "not-interested" : "no");
}

function agree(mind: Mind): CallerAct {
  const { dice } = mind;
  mind.stance = "agreed";
  const topic = dice.chance(0.5) ? "interested" : "yes";
  if (!dice.chance(0.06)) return speak(mind, topic);
  const text = `${lineOn(mind, "yes")} ${valueWords(mind, "date")}`;
  return { type: "speak", text, topic: "yes", after: thinking(mind) };
}

function hesitateNoMore(mind: Mind): CallerAct {
  if (!mind.dice.chance(0.4)) return refuse(mind);
  mind.wantsInfo = true;
  mind.stance = "declined";
  return speak(mind, "send-info");
}
