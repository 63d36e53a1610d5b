import type { Topic } from "../corpus/topic.ts";

/** What somebody who is no success had against it, by his own words. */
export type Refusal = "rejected" | "no-time" | "wrong-person";

/** The refusal that is spoken of; `null` where it is none. */
export function refusalOf(topic: Topic | null): Refusal | null {
  return topic === null ? null : (REFUSALS[topic] ?? null);
}

const REFUSALS: Partial<Record<Topic, Refusal>> = {
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
