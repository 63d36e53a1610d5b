import type { Offence } from "../wording/kinds.ts";
import { hangUp, speak } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import type { CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";

/** How many of those who are offended put up with it no longer; the rest want it less. */
const ANSWERS_BACK = 0.45;

/**
 * What somebody does about words that no decent caller says: what offends him, what nobody hands out
 * to a stranger, and what nobody can understand. `null` where there are none, or he lets them pass.
 *
 * @param offence what he takes amiss in them
 */
export function rebuff(
  mind: Mind,
  { wording }: AgentWords,
  offence: Offence | null,
): CallerAct | null {
  const { random } = mind;
  if (offence === "insult") return answerBack(mind, 0.6);
  if (offence === "threat" || offence === "condescending" || offence === "familiar") {
    return random.on("answers back").chance(ANSWERS_BACK) ? answerBack(mind, 0.4) : null;
  }
  if (offence === "private" || offence === "absurd") {
    const { distrusts } = mind.temper.behaviour;
    // Who has agreed to something expects to be asked for what it takes.
    const likelihood = mind.stance === "agreed" ? 0.5 * distrusts : 0.5 + 0.5 * distrusts;
    if (!random.on("rebuffs").chance(likelihood)) return null;
    mind.stance = "declined";
    return random.on("rebuffs by hanging up").chance(0.35)
      ? hangUp(mind, "rejected", "hangs-up")
      : speak(mind, "distrusts");
  }
  if (wording.isGibberish) {
    const isAgain = mind.puzzled > 0;
    mind.puzzled += 1;
    if (isAgain && random.on("is lost").chance(0.5)) return hangUp(mind, "lost", "hangs-up");
    return random.on("asks again").chance(0.8) ? speak(mind, "repeat-please") : null;
  }
  return null;
}

function answerBack(mind: Mind, hangsUp: number): CallerAct {
  mind.stance = "declined";
  const { random } = mind;
  return random.on("hangs up on it").chance(hangsUp)
    ? hangUp(mind, "rejected", "hangs-up")
    : speak(mind, "angry");
}
