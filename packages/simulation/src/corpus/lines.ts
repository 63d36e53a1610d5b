import type { Manner } from "../personas/persona.ts";
import { readVoices } from "./read-voices.ts";
import { SPEAKERS, type Speaker, suits } from "./speakers.ts";
import { TOPICS, type Topic } from "./topic.ts";
import { TOPIC_FILES } from "./topic-files.ts";
import { type Region, type TopicLines, VOICES, type Voice } from "./voices.ts";

/** All that people say, by topic and voice. */
export const CORPUS: Readonly<Record<Topic, TopicLines>> = byTopic((topic) =>
  readVoices(`corpus/${topic}.txt`, TOPIC_FILES[topic]),
);

/**
 * What somebody of this manner says on a topic; never empty, and always the same array. `region`
 * tells dialects apart and means nothing to other manners; without `speaker` it may be anybody.
 */
export function linesFor(
  topic: Topic,
  manner: Manner,
  region: Region = "bavarian",
  speaker: Speaker | null = null,
): readonly string[] {
  return SPOKEN[topic][manner === "dialect" ? region : manner][speaker ?? "anybody"];
}

/** With fewer lines of their own than this, these voices also say what matter-of-fact people say. */
const FEW: Partial<Record<Voice, number>> = { friendly: 8, chatty: 8 };

type BySpeaker = Record<Speaker | "anybody", readonly string[]>;

const SPOKEN = byTopic((topic) => {
  const lines = CORPUS[topic];
  const spoken = VOICES.map((voice) => [voice, bySpeaker(spokenBy(lines, voice))] as const);
  return Object.fromEntries(spoken) as Record<Voice, BySpeaker>;
});

function spokenBy(lines: TopicLines, voice: Voice): readonly string[] {
  const own = lines[voice] ?? [];
  if (own.length >= (FEW[voice] ?? 1)) return own;
  return [...new Set([...own, ...lines["matter-of-fact"]])];
}

function bySpeaker(lines: readonly string[]): BySpeaker {
  const [woman, man] = SPEAKERS.map((speaker) => lines.filter((line) => suits(line, speaker)));
  return { anybody: lines, woman: woman ?? lines, man: man ?? lines };
}

function byTopic<Value>(make: (topic: Topic) => Value): Record<Topic, Value> {
  return Object.fromEntries(TOPICS.map((topic) => [topic, make(topic)])) as Record<Topic, Value>;
}
