import type { Topic } from "../corpus/topic.ts";

/** What a caller brings up that decides what can come of the call. */
export const CONCERNS = [
  "not-the-one",
  "front-desk",
  "boss-away",
  "no-time",
  "price",
  "provided",
  "distrust",
  "in-writing",
  "refuses",
] as const;
export type Concern = (typeof CONCERNS)[number];

/** What a caller meant last of all that he brought up, and where. */
export interface Raised {
  nodeId: string;
  concern: Concern;
  /** The node had a condition for it, or the tree an objection. */
  hasWay: boolean;
  /** And it was read as that. */
  isUnderstood: boolean;
}

/** What became of those who brought something up and came to no result. */
export type RaisedFate =
  /** Nothing in the tree was there for it. */
  | "no-way"
  /** They were understood, and the tree led them to its end. */
  | "led-off"
  /** They left, were taken to mean something else, or something failed. */
  | "left";

const CONCERN_OF: Partial<Record<Topic, Concern>> = {
  "not-me": "not-the-one",
  "no-authority": "not-the-one",
  "front-desk": "front-desk",
  "boss-away": "boss-away",
  "no-time": "no-time",
  "call-later": "no-time",
  "too-expensive": "price",
  "has-provider": "provided",
  "under-contract": "provided",
  "just-renewed": "provided",
  distrusts: "distrust",
  "bad-experience": "distrust",
  "send-info": "in-writing",
  "wants-written-offer": "in-writing",
  no: "refuses",
  "not-interested": "refuses",
};

/** What a caller brings up by speaking on a topic. */
export function concernOn(topic: Topic): Concern | null {
  return CONCERN_OF[topic] ?? null;
}

/** Who says one of these has left behind what he brought up before; of a wrong number nothing can be kept. */
const SETTLING: ReadonlySet<Topic> = new Set<Topic>([
  ...(["yes", "interested", "has-time", "that-is-me", "decides", "puts-through"] as const),
  ...(["new-on-the-line", "confirms", "wrong-person"] as const),
]);

/** What holds after a reply on a topic, by what held before; `null` is a value, or words of leave. */
export function raisedBy(
  before: Raised | null,
  said: {
    nodeId: string;
    topic: Topic | null;
    chosen: string | null;
    read: string | null;
    /** An objection of the tree is for it. */
    isAnswered: boolean;
  },
): Raised | null {
  const { nodeId, topic, chosen, read, isAnswered } = said;
  if (topic === null) return before;
  if (SETTLING.has(topic)) return null;
  const concern = concernOn(topic);
  if (!concern) return before;
  const isChoice = chosen !== null;
  return {
    ...{ nodeId, concern, hasWay: isChoice || isAnswered },
    isUnderstood: isChoice && read === chosen,
  };
}
