import type { Topic } from "../corpus/topic.ts";

/** What somebody who is no success had against it, by his own words. */
export type Concern = "rejected" | "no-time" | "wrong-person";

/** The concern that is spoken of; `null` where it is none. */
export function concernOf(topic: Topic | null): Concern | null {
  return topic === null ? null : (CONCERNS[topic] ?? null);
}

const CONCERNS: Partial<Record<Topic, Concern>> = {
  no: "rejected",
  "not-interested": "rejected",
  angry: "rejected",
  pressured: "rejected",
  distrusts: "rejected",
  "opt-out": "rejected",
  "no-time": "no-time",
  "call-later": "no-time",
  "not-me": "wrong-person",
  "wrong-person": "wrong-person",
  "no-authority": "wrong-person",
  "front-desk": "wrong-person",
  "boss-away": "wrong-person",
};
