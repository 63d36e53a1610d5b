import type { Manner } from "../personas/persona.ts";
import { SPEAKERS, type Speaker, suits } from "./speakers.ts";
import { ANSWERS } from "./themes/answers.ts";
import { ASIDES } from "./themes/asides.ts";
import { CHECKS } from "./themes/checks.ts";
import { CIRCUMSTANCES } from "./themes/circumstances.ts";
import { CONCERNS } from "./themes/concerns.ts";
import { COURTESIES } from "./themes/courtesies.ts";
import { DOUBTS } from "./themes/doubts.ts";
import { FRONT_DESK } from "./themes/front-desk.ts";
import { IDENTITY } from "./themes/identity.ts";
import { INTEREST } from "./themes/interest.ts";
import { MOODS } from "./themes/moods.ts";
import { OBJECTIONS } from "./themes/objections.ts";
import { QUESTIONS } from "./themes/questions.ts";
import { SWABIAN } from "./themes/swabian.ts";
import { TIES } from "./themes/ties.ts";
import { TIME } from "./themes/time.ts";
import { WITHHELD } from "./themes/withheld.ts";
import { TOPICS, type Topic } from "./topic.ts";
import { REGIONS, type Region, type TopicLines, type Voice } from "./voices.ts";

const BY_THEME: Readonly<Record<Topic, TopicLines>> = {
  ...ANSWERS,
  ...ASIDES,
  ...CHECKS,
  ...CIRCUMSTANCES,
  ...CONCERNS,
  ...COURTESIES,
  ...DOUBTS,
  ...FRONT_DESK,
  ...IDENTITY,
  ...INTEREST,
  ...MOODS,
  ...OBJECTIONS,
  ...QUESTIONS,
  ...TIES,
  ...TIME,
  ...WITHHELD,
};

/** All that people say, by topic and voice. */
export const CORPUS: Readonly<Record<Topic, TopicLines>> = byTopic((topic) => ({
  ...BY_THEME[topic],
  swabian: SWABIAN[topic],
}));

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

const VOICES: readonly Voice[] = ["matter-of-fact", "friendly", "curt", "chatty", ...REGIONS];

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
