import type { Offence } from "../wording/kinds.ts";
import type { AgentWords } from "./agent-words.ts";
import type { AgentTurn } from "./caller.ts";
import type { Mind } from "./mind.ts";

/** A turn of ordinary length wears nobody out. Milliseconds. */
export const BEARABLE = 15_000;

/** Asked more than this at once, nobody knows what to answer. */
export const BEARABLE_QUESTIONS = 2;

/** How much less he wants it who has heard a large sum, and how much more who hears of a gain. */
const LARGE_SUM = 0.2;
const GAIN = 0.08;

/** How much more he wants of somebody he knows. */
const ACQUAINTED = 0.25;

/** How much less he wants anything of somebody who has no manners. */
const OFFENDED = 0.18;

/**
 * What hearing the agent does to patience and mood.
 *
 * @param offence what he takes amiss in it: whatever else it holds then wins him no more
 */
export function feel(
  mind: Mind,
  heard: AgentTurn,
  words: AgentWords,
  offence: Offence | null,
): void {
  const { distrusts, mindsPrice } = mind.temper.behaviour;
  let cost = 0.15;
  let mood = 0;

  const over = heard.milliseconds - BEARABLE;
  if (over > 0) {
    cost += (over / 1_000) * (mind.hasTime ? 0.2 : 0.3);
    mood -= 0.1;
  }
  const times = timesAsked(mind, words.sentence);
  if (times > 0) {
    const share = mind.invitesRepeat ? 0.3 : 1;
    cost += (times === 1 ? 0.9 : 1.5) * share;
    mood -= 0.12 * share;
  }
  if (words.apologises) {
    cost += 0.5;
    mood -= 0.06;
  }
  if (words.evades) {
    cost += 0.3;
    mood -= 0.1;
  }
  if (words.presses) {
    cost += 1.3;
    mood -= 0.25;
  }
  if (mind.refusals > 0 && words.sentence !== "" && mind.stance !== "later") {
    cost += 0.45 * mind.refusals;
  }
  if (words.disclosesAi && !mind.mindedAi) {
    mind.mindedAi = true;
    mood -= 0.25 * distrusts;
  }
  const { wording } = words;
  if (wording.isGibberish) cost += 0.8;
  if (offence !== null) {
    cost += 0.8;
    mood -= 0.25;
    if (!mind.isOffended) mind.resistance += OFFENDED;
    mind.isOffended = true;
  }
  const more = Math.max(wording.questions - BEARABLE_QUESTIONS, wording.idleQuestions);
  if (more > 0) {
    cost += 0.7 * more;
    mood -= 0.08 * more;
  }
  if (wording.namesLargeSum && !mind.knowsSum) {
    mind.knowsSum = true;
    mind.resistance += LARGE_SUM * (0.5 + mindsPrice);
  }
  if (wording.knowsHim && offence === null && !mind.isKnown) {
    mind.isKnown = true;
    mind.resistance -= ACQUAINTED;
    mood += 0.1;
  }
  if (wording.promises && offence === null && !mind.knowsGain) {
    mind.knowsGain = true;
    mind.resistance -= GAIN;
  }
  if (words.mentionsPrice) mind.knowsPrice = true;
  if (words.mentionsPrice) mood -= words.soothes ? -0.04 : 0.06 * mindsPrice;
  if (words.soothes) {
    cost -= 0.15;
    mood += 0.05;
  }
  mind.patience -= cost;
  mind.mood = Math.max(-1, Math.min(1, mind.mood + mood));
  mind.isBrief = words.apologises && mind.random.on("is brief").chance(0.6);
  if (words.introduces) mind.knowsWhatFor = true;
  if (words.question === "interest" || words.question === "proposal") mind.wasOffered = true;
  if (words.sentence !== "") mind.offered = words.offered;
  if (words.sentence !== "") mind.asked.push(words.sentence);
}

function timesAsked({ asked }: Mind, sentence: string): number {
  if (sentence === "") return 0;
  let times = 0;
  for (const before of asked) if (before === sentence) times += 1;
  return times;
}
