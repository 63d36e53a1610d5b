import { isInEnglish } from "@rufbaum/conversation";
import { LITTLE_GERMAN, withName } from "../corpus/pick-up.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { wayMeant } from "./ways/meant-by.ts";

/** What an agent wants to know that goes on in English, the first that fits. */
const ASKED: readonly (readonly [keyof typeof LITTLE_GERMAN, RegExp])[] = [
  ["english-name", /\b(?:your (?:\w+ )?name|who (?:am i|is) speaking|who i am speaking)\b/iu],
  [
    "english-phone",
    /\b(?:(?:phone|mobile|telephone|callback|your) number|number .*(?:call|reach))\b/iu,
  ],
  ["english-number", /\bhow (?:many|much|old|large|big|often)\b/iu],
  [
    "english-when",
    /\b(?:when|(?:what|which) (?:day|time|date)|(?:day|time) (?:suits|would suit))\b/iu,
  ],
  ["english-open", /(?:^|[.!?,] *)(?:what|which|why|where|how|who)\b/iu],
];

/** Whether the agent goes on in English: what it asks last, whatever it says in German before. */
export function goesOnInEnglish(text: string): boolean {
  return isInEnglish(questionIn(text) ?? text);
}

function questionIn(text: string): string | null {
  return (
    text
      .match(/[^.!?]*\?/gu)
      ?.at(-1)
      ?.trim() ?? null
  );
}

/** Somebody who speaks English, and what he has said yes or no to. */
export interface EnglishSpeaker {
  agrees: number;
  person: Person;
  random: SeededRandom;
  /** By the question; asked again, he says the same. */
  said: Map<string, "yes" | "no">;
}

/** Answers an agent that speaks English: plainly, a yes or no by `agrees`, or what is asked for. */
export function answerInEnglish(
  { text, ways = [] }: AgentTurn,
  { agrees, person, random, said }: EnglishSpeaker,
): Extract<CallerAct, { type: "speak" }> {
  const question = questionIn(text) ?? "";
  const asked = ASKED.find(([, pattern]) => pattern.test(question));
  const topic = question === "" || asked ? null : (said.get(question) ?? yesOrNo(random, agrees));
  if (topic !== null) said.set(question, topic);
  const lines = asked?.[0] ?? (topic === null ? "english-okay" : (`english-${topic}` as const));
  const chosen = topic === null ? null : (wayMeant(ways, topic)?.key ?? null);
  const words = withName(random.pick(LITTLE_GERMAN[lines]), person);
  return { type: "speak", text: words, topic, ...(chosen !== null && { chosen }), after: 0 };
}

function yesOrNo(random: SeededRandom, agrees: number): "yes" | "no" {
  return random.chance(agrees) ? "yes" : "no";
}
