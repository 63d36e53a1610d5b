import type { Manner } from "../personas/persona.ts";
import { BEGINNINGS } from "./themes/beginnings.ts";
import { TOPICS, type Topic } from "./topic.ts";
import { REGIONS, type Region, type TopicLines, type Voice } from "./voices.ts";

/** All that people say, by topic and voice. */
export const CORPUS: Readonly<Record<Topic, TopicLines>> = { ...BEGINNINGS };

/**
 * What somebody of this manner says on a topic; never empty, and always the same array. `region`
 * tells dialects apart and means nothing to other manners.
 */
export function linesFor(
  topic: Topic,
  manner: Manner,
  region: Region = "bavarian",
): readonly string[] {
  return SPOKEN[topic][manner === "dialect" ? region : manner];
}

/** So few lines of its own that a voice also says what matter-of-fact people say. */
const FEW = 6;

const VOICES: readonly Voice[] = ["matter-of-fact", "friendly", "curt", "chatty", ...REGIONS];

const SPOKEN = byTopic((topic) => {
  const lines = CORPUS[topic];
  const spoken = VOICES.map((voice) => [voice, spokenBy(lines, voice)] as const);
  return Object.fromEntries(spoken) as Record<Voice, readonly string[]>;
});

function spokenBy(lines: TopicLines, voice: Voice): readonly string[] {
  const own = lines[voice] ?? [];
  if (own.length >= FEW || voice === "matter-of-fact") return own;
  return [...new Set([...own, ...lines["matter-of-fact"]])];
}

function byTopic<Value>(make: (topic: Topic) => Value): Record<Topic, Value> {
  return Object.fromEntries(TOPICS.map((topic) => [topic, make(topic)])) as Record<Topic, Value>;
}
