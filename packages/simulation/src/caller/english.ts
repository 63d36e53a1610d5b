import { isInEnglish } from "@rufbaum/conversation";
import type { ValueKindName } from "@rufbaum/tree";
import { LITTLE_GERMAN, withName } from "../corpus/pick-up.ts";
import { emailInEnglish } from "../corpus/values/contact.ts";
import type { Person } from "../corpus/values/person.ts";
import type { SeededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { choiceIn } from "./english-choice.ts";
import { wayMeant } from "./ways/meant-by.ts";
import type { SayableWay } from "./ways/sayable-way.ts";

type EnglishLines = Extract<keyof typeof LITTLE_GERMAN, `english-${string}`>;
type Asked = readonly (readonly [EnglishLines, RegExp])[];

/** What an agent wants to have that goes on in English, the first that fits. */
const ASKED_FOR: Asked = [
  ["english-spelling", /\bspell\b/iu],
  ["english-name", /\b(?:your (?:\w+ )?name|who (?:am i|is) speaking|who i am speaking)\b/iu],
  ["english-email", /\b(?:e-?mail address|your (?:\w+ )?e-?mail)\b/iu],
  ["english-postcode", /\b(?:post ?code|postal code|zip(?: code)?)\b/iu],
  [
    "english-phone",
    /\b(?:(?:phone|mobile|telephone|callback|your) number|number .*(?:call|reach))\b/iu,
  ],
  ["english-address", /\byour (?:\w+ )?address\b/iu],
  ["english-number", /\bhow (?:many|much|old|large|big|often)\b/iu],
];

/** What it asks where it names nothing to choose from. */
const ASKED: Asked = [
  [
    "english-when",
    /\b(?:when|(?:what|which) (?:day|time|date)|(?:day|time) (?:that )?(?:suits|would suit))\b/iu,
  ],
  ["english-open", /(?:^|[.!?,] *)(?:what|which|why|where|how|who)\b/iu],
];

/** What is waited for, where the words do not tell. */
const WANTED: Partial<Record<ValueKindName, EnglishLines>> = {
  "spelled-name": "english-spelling",
  email: "english-email",
  postcode: "english-postcode",
  "phone-number": "english-phone",
  number: "english-number",
  date: "english-when",
  time: "english-when",
};

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

/** "Please tell me your phone number.": asks for something without a question. */
function requestIn(text: string): string | null {
  const sentences = text.match(/[^.!?]+/gu) ?? [];
  return sentences.findLast((sentence) => REQUEST.test(sentence))?.trim() ?? null;
}

const REQUEST =
  /\b(?:(?:tell|give|let) (?:me|us)|spell|(?:please|kindly) (?:say|name|state|leave|provide|enter)|(?:i|we)(?:'d|’d| would| will|'ll|’ll)? (?:just |only |still |also )*(?:need|require|like (?:to have|to know)))\b/iu;

/** Somebody who speaks English, and what he has answered. */
export interface EnglishSpeaker {
  agrees: number;
  person: Person;
  random: SeededRandom;
  /** By the question, a number for which of several things; asked again, he says the same. */
  said: Map<string, "yes" | "no" | number>;
}

/**
 * Answers an agent that speaks English: plainly, with what is asked for, one of the things that are asked
 * between, or a yes or no by `agrees`.
 */
export function answerInEnglish(
  { text, wants, ways = [] }: AgentTurn,
  speaker: EnglishSpeaker,
): Extract<CallerAct, { type: "speak" }> {
  const question = questionIn(text);
  const asked = question ?? requestIn(text);
  if (asked === null) return say("english-okay", speaker);
  const wanted = linesIn(ASKED_FOR, asked);
  if (wanted) return say(wanted, speaker);
  const options = question === null ? null : choiceIn(question);
  if (options) return choose(asked, options, ways, speaker);
  const isText = wants === "text" && REQUEST.test(asked);
  const lines = linesIn(ASKED, asked) ?? (isText ? "english-open" : wants && WANTED[wants]);
  if (lines) return say(lines, speaker);
  return question === null ? say("english-okay", speaker) : agree(question, ways, speaker);
}

function linesIn(asked: Asked, text: string): EnglishLines | null {
  return asked.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function say(lines: EnglishLines, { person, random }: EnglishSpeaker) {
  const text = inHisWords(random.on(lines).pickSteadily(LITTLE_GERMAN[lines]), person);
  return { type: "speak" as const, text, topic: null, after: 0 };
}

/** The line with his name, its letters and his address put in. */
function inHisWords(line: string, person: Person): string {
  return withName(line, person)
    .replaceAll("{letters}", lettersOf(person.last))
    .replaceAll("{email}", emailInEnglish(person));
}

function lettersOf(name: string): string {
  return [...name.replaceAll("-", "")]
    .map((letter) => (letter === "ß" ? "double S" : letter.toUpperCase()))
    .join(", ");
}

function agree(question: string, ways: readonly SayableWay[], speaker: EnglishSpeaker) {
  const { agrees, random, said } = speaker;
  const before = said.get(question);
  const topic =
    typeof before === "string" ? before : random.on("agrees").chance(agrees) ? "yes" : "no";
  said.set(question, topic);
  const chosen = wayMeant(ways, topic)?.key;
  return { ...say(`english-${topic}`, speaker), topic, ...(chosen !== undefined && { chosen }) };
}

/** One of the things that are asked between, and the way that is named like it, if there is one. */
function choose(
  question: string,
  options: readonly string[],
  ways: readonly SayableWay[],
  { random, said }: EnglishSpeaker,
) {
  const before = said.get(question);
  const at = typeof before === "number" ? before : random.on("which one").below(options.length);
  said.set(question, at);
  const option = options[at] ?? "";
  const chosen = wayLike(ways, option)?.key;
  const text = `${option.charAt(0).toUpperCase()}${option.slice(1)}.`;
  return {
    ...{ type: "speak" as const, text, topic: null, after: 0 },
    ...(chosen !== undefined && { chosen }),
  };
}

/** The way that shares most words with it. */
function wayLike(ways: readonly SayableWay[], option: string): SayableWay | null {
  const named = new Set(longWords(option));
  let best: SayableWay | null = null;
  let most = 0;
  for (const way of ways) {
    const shared = new Set(
      longWords([way.key, ...way.lines].join(" ")).filter((w) => named.has(w)),
    );
    if (shared.size <= most) continue;
    [best, most] = [way, shared.size];
  }
  return best;
}

/** In small letters, without "my" and "the". */
function longWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => word !== "the");
}
