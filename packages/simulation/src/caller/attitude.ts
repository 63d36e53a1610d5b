import type { Topic } from "../corpus/topic.ts";
import type { CallerAct } from "./caller.ts";

/** How somebody stands towards what he was asked; `aside`: he says something else. */
export type Attitude = "agrees" | "declines" | "aside";

/** What he means by what he does, however it is understood; `null` where he says nothing. */
export function attitudeOf(act: CallerAct): Attitude | null {
  if (act.type !== "speak" && act.type !== "interrupt") return null;
  // Of the ways that only this tree has, those that decline bear the topic of a no.
  if (act.topic === null) return act.type === "speak" && act.chosen ? "agrees" : "aside";
  if (AGREES.has(act.topic)) return "agrees";
  return DECLINES.has(act.topic) ? "declines" : "aside";
}

/** Topics with which he says yes to what was asked, in whatever words a node has for that. */
export const AGREEING: ReadonlySet<Topic> = new Set<Topic>([
  "yes",
  "interested",
  "confirms",
  "has-time",
  "that-is-me",
  "decides",
  "agrees-to-recording",
]);

/** Topics with which he says no to it. */
export const REFUSING: ReadonlySet<Topic> = new Set<Topic>(["no", "not-interested"]);

/** Also what is so, and what is done: no other yes of the node could stand for these. */
const AGREES: ReadonlySet<Topic> = new Set<Topic>([...AGREEING, "is-so", "puts-through"]);

const DECLINES: ReadonlySet<Topic> = new Set<Topic>([
  ...REFUSING,
  "is-not-so",
  "not-me",
  "denies",
  "no-time",
  "call-later",
  "refuses-recording",
  "boss-away",
]);
