import { hangUp, speak } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import type { CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";

/**
 * What somebody does about words that no decent caller says: insults, what nobody can understand,
 * and what nobody hands out to a stranger. `null` where there are none, or he lets them pass.
 */
export function rebuff(mind: Mind, { wording }: AgentWords): CallerAct | null {
  const { random } = mind;
  if (wording.insults) {
    mind.stance = "declined";
    return random.chance(0.6) ? hangUp(mind, "rejected", "hangs-up") : speak(mind, "angry");
  }
  if (wording.demands) {
    const { distrusts } = mind.temper.behaviour;
    // Who has agreed to something expects to be asked for what it takes.
    const likelihood = mind.stance === "agreed" ? 0.5 * distrusts : 0.5 + 0.5 * distrusts;
    if (!random.chance(likelihood)) return null;
    mind.stance = "declined";
    return random.chance(0.35) ? hangUp(mind, "rejected", "hangs-up") : speak(mind, "distrusts");
  }
  if (wording.isGibberish) {
    const isAgain = mind.puzzled > 0;
    mind.puzzled += 1;
    if (isAgain && random.chance(0.5)) return hangUp(mind, "lost", "hangs-up");
    return random.chance(0.8) ? speak(mind, "repeat-please") : null;
  }
  return null;
}
