import { conceptsOf } from "@rufbaum/understanding/lexicon";
import type { Topic } from "../corpus/topic.ts";
import { isTalk } from "../discovery/as-meant.ts";
import type { MissedGroup } from "../discovery/missed-group.ts";

/** What was said at a node and not understood, and meant none of its conditions. */
export interface SaidWithoutWay {
  nodeId: string;
  /** `value`: a day, a time or a number that nothing asked for. */
  topic: Topic | "value";
  count: number;
  /** After how many of them nothing more was said, and the call was no success. */
  lost: number;
  /** The most frequent sentences. */
  examples: string[];
}

const MOST_TOLD = 200;
const MOST_EXAMPLES = 5;

/** What callers said that the nodes have no condition for, by what it was about, the most frequent first. */
export function saidWithoutWay(missed: readonly MissedGroup[]): SaidWithoutWay[] {
  const told = new Map<string, SaidWithoutWay>();
  for (const group of missed) {
    const { nodeId, text, chosen, isMisheard, count, lost = 0 } = group;
    const topic = topicOf(group);
    if (chosen || isMisheard || topic === null) continue;
    const key = JSON.stringify([nodeId, topic]);
    const known = told.get(key) ?? { nodeId, topic, count: 0, lost: 0, examples: [] };
    known.count += count;
    known.lost += lost;
    if (known.examples.length < MOST_EXAMPLES && !known.examples.includes(text)) {
      known.examples.push(text);
    }
    told.set(key, known);
  }
  return [...told.values()].sort((one, other) => other.count - one.count).slice(0, MOST_TOLD);
}

function topicOf(group: MissedGroup): SaidWithoutWay["topic"] | null {
  const { topic, text } = group;
  if (topic) return isTalk(group) ? null : topic;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => conceptsOf(word).some((one) => OF_VALUES.has(one))) ? "value" : null;
}

const OF_VALUES: ReadonlySet<string> = new Set(["weekday", "month", "clock", "daytime", "number"]);
