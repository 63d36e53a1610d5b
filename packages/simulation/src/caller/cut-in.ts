import type { Topic } from "../corpus/topic.ts";
import { lineOn } from "./acts.ts";
import type { AgentWords } from "./agent-words.ts";
import { isTimeToObject, nextWorry } from "./aside.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";

/** Below this an utterance is over before anybody could cut in. Milliseconds. */
const LONG = 5_000;
/** Characters of an utterance that have to be left to cut it off. */
const LEAST_LEFT = 25;
/** How much of what can be cut off is heard. */
const POINTS = [0.35, 0.5, 0.65] as const;

/** Cuts into a long speech; `null` where he hears it out. */
export function cutIn(mind: Mind, heard: AgentTurn, words: AgentWords): CallerAct | null {
  const { text, firm, milliseconds } = heard;
  if (milliseconds < LONG || text.length - firm < 3 * LEAST_LEFT) return null;
  if (mind.part === "handing-over" || mind.stance === "agreed") return null;
  const { random, temper } = mind;
  const length = Math.min(2, milliseconds / 10_000);
  if (!random.on("cuts in").chance(temper.behaviour.interrupts * length)) return null;
  const topic = whatCannotWait(mind, words);
  if (topic === null) return null;
  const part = firm + (text.length - firm) * random.on("cuts in at").pick(POINTS);
  const end = text.lastIndexOf(" ", part);
  if (end <= firm || text.length - end < LEAST_LEFT) return null;
  mind.invitesRepeat = true;
  mind.asides += 1;
  return { type: "interrupt", heard: text.slice(0, end), text: lineOn(mind, topic), topic };
}

function whatCannotWait(mind: Mind, { soothes, question }: AgentWords): Topic | null {
  if (mind.stance === "declined")
    return mind.random.on("how he refuses").chance(0.5) ? "not-interested" : "no";
  if (mind.stance === "not-me") return "not-me";
  if (mind.stance === "later" || !mind.hasTime) {
    if (mind.stance === "open") mind.stance = "later";
    mind.refusals += 1;
    return mind.random.on("how he puts off").chance(0.5) ? "no-time" : "call-later";
  }
  if (!mind.knowsWhatFor)
    return mind.random.on("asks who calls").chance(0.5) ? "what-is-it-about" : "who-is-calling";
  return soothes || !isTimeToObject(question) ? null : nextWorry(mind);
}
