import type { Topic } from "../corpus/topic.ts";
import type { CallerAct } from "./caller.ts";

/** How somebody stands towards what he was asked; `aside`: he says something else. */
export type Attitude = "agrees" | "declines" | "aside";

/** What he means by what he does, however it is understood; `null` where he says nothing. */
export function attitudeOf(act: CallerAct): Attitude | null {
  if (act.type !== "speak" && act.type !== "interrupt") return null;
  // Of the ways that only this tree has, those that decline bear the topic of a no.
  if (act.topic === null) return act.type === "speak" && act.chosen ? "agrees" : "aside";
  if (AGREEING.has(act.topic)) return "agrees";
  return DECLINING.has(act.topic) ? "declines" : "aside";
}

const AGREEING: ReadonlySet<Topic> = new Set<Topic>([
  "yes",
  "is-so",
  "that-is-me",
  "interested",
  "confirms",
  "has-time",
  "agrees-to-recording",
  "puts-through",
]);

const DECLINING: ReadonlySet<Topic> = new Set<Topic>([
  "no",
  "is-not-so",
  "not-me",
  "not-interested",
  "denies",
  "no-time",
  "call-later",
  "refuses-recording",
  "boss-away",
]);
