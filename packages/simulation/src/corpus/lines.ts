import type { Manner } from "../personas/persona.ts";
import { AT_HOME_FILES, isTopicAtHome, type TopicAtHome } from "./at-home.ts";
import { readVoices } from "./read-voices.ts";
import { isSaidOf, type Speaker, suits } from "./speakers.ts";
import { TOPICS, type Topic } from "./topic.ts";
import { TOPIC_FILES } from "./topic-files.ts";
import { type Region, type TopicLines, VOICES, type Voice } from "./voices.ts";

/** All that people say, by topic and voice. */
export const CORPUS: Readonly<Record<Topic, TopicLines>> = byTopic((topic) =>
  readVoices(`corpus/${topic}.txt`, TOPIC_FILES[topic]),
);

/**
 * What somebody of this manner says on a topic; never empty, and always the same array. `region`
 * tells dialects apart and means nothing to other manners; without `speaker` it may be anybody, and
 * without `other` it may be said of anybody: of whoever is asked for.
 */
export function linesFor(
  topic: Topic,
  manner: Manner,
  region: Region = "bavarian",
  speaker: Speaker | null = null,
  other: Speaker | null = null,
): readonly string[] {
  const voice = manner === "dialect" ? region : manner;
  return SPOKEN[topic][voice][speaker ?? "anybody"][other ?? "anybody"];
}

/** Topics on which people speak of whoever is asked for. */
export const OF_THE_OTHER: ReadonlySet<Topic> = new Set<Topic>([
  "front-desk",
  "puts-through",
  "boss-away",
  "no-authority",
  "not-me",
]);

/** The same where whoever is called is at home, and nobody has a chief or an office. */
export function linesAtHome(
  topic: Topic,
  manner: Manner,
  region: Region = "bavarian",
  speaker: Speaker | null = null,
  other: Speaker | null = null,
): readonly string[] {
  if (!isTopicAtHome(topic)) return linesFor(topic, manner, region, speaker, other);
  const voice = manner === "dialect" ? region : manner;
  return SPOKEN_AT_HOME[topic][voice][speaker ?? "anybody"][other ?? "anybody"];
}

/** With fewer lines of their own than this, these voices also say what matter-of-fact people say. */
const FEW: Partial<Record<Voice, number>> = { friendly: 8, chatty: 8 };

type ByPerson<Value> = Record<Speaker | "anybody", Value>;

const SPOKEN = byTopic((topic) => byVoice(topic, CORPUS[topic]));

const SPOKEN_AT_HOME = Object.fromEntries(
  Object.entries(AT_HOME_FILES).map(([topic, text]) => [
    topic,
    byVoice(topic as TopicAtHome, readVoices(`corpus/at-home/${topic}.txt`, text)),
  ]),
) as Record<TopicAtHome, Record<Voice, ByPerson<ByPerson<readonly string[]>>>>;

function byVoice(
  topic: Topic,
  lines: TopicLines,
): Record<Voice, ByPerson<ByPerson<readonly string[]>>> {
  const spoken = VOICES.map((voice) => [voice, byPeople(topic, spokenBy(lines, voice))] as const);
  return Object.fromEntries(spoken) as Record<Voice, ByPerson<ByPerson<readonly string[]>>>;
}

function spokenBy(lines: TopicLines, voice: Voice): readonly string[] {
  const own = lines[voice] ?? [];
  if (own.length >= (FEW[voice] ?? 1)) return own;
  return [...new Set([...own, ...lines["matter-of-fact"]])];
}

function byPeople(topic: Topic, lines: readonly string[]): ByPerson<ByPerson<readonly string[]>> {
  const ofOther = (said: readonly string[]) =>
    byPerson((other) =>
      other === null || !OF_THE_OTHER.has(topic)
        ? said
        : said.filter((line) => isSaidOf(line, other)),
    );
  return byPerson((speaker) =>
    ofOther(speaker === null ? lines : lines.filter((line) => suits(line, speaker))),
  );
}

function byPerson<Value>(make: (person: Speaker | null) => Value): ByPerson<Value> {
  return { anybody: make(null), woman: make("woman"), man: make("man") };
}

function byTopic<Value>(make: (topic: Topic) => Value): Record<Topic, Value> {
  return Object.fromEntries(TOPICS.map((topic) => [topic, make(topic)])) as Record<Topic, Value>;
}
