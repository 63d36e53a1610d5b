import type { Random } from "@rufbaum/runtime";
import type { CalleeAct, HeardByCallee } from "./callee.ts";
import type { Character, CharacterPart, CharacterState, Reply } from "./character.ts";
import { keysAskedFor } from "./keys.ts";
import { questionIn } from "./question.ts";

/** Below this an utterance is over before anybody could cut in. Milliseconds. */
const LONG_UTTERANCE = 5_000;
/** How long it takes until somebody else is on the phone. Milliseconds. */
const HANDING_OVER = [3_000, 7_000] as const;
const STILL_THERE = ["Hallo? Sind Sie noch dran?", "Hallo?", "Sind Sie noch da?"];
const NOBODY_THERE = [
  "Hm, da ist wohl keiner mehr. Wiederhören.",
  "Dann leg ich auf.",
  "Hallo? Na gut.",
];
const GOODBYE = [
  "Auf Wiederhören.",
  "Danke, Ihnen auch. Tschüss.",
  "Wiederhören.",
  "Ja, tschüss.",
  "Gleichfalls, auf Wiederhören.",
];
const LISTENS = ["Mhm.", "Okay.", "Ja.", "Verstehe.", "Aha."];

export interface Reaction {
  state: CharacterState;
  acts: readonly CalleeAct[];
}

/** What a character does about what it hears; the random values choose among phrasings. */
export function react(
  character: Character,
  state: CharacterState,
  heard: HeardByCallee,
  random: Random,
): Reaction {
  switch (heard.type) {
    case "picked-up":
    case "agent-pressed":
      return { state, acts: [] };
    case "agent-began":
      return { state, acts: interrupt(character, heard.milliseconds, random) };
    case "silence":
      return { state, acts: meetSilence(heard.times, random) };
    case "agent-finished":
      return answer(character, state, heard.text, random);
  }
}

function answer(
  character: Character,
  state: CharacterState,
  text: string,
  random: Random,
): Reaction {
  const after = thinkingTime(character, random);
  const question = questionIn(text);
  if (question === "farewell") return { state, acts: leave(pick(GOODBYE, random), after) };

  const part = partOf(character, state.part);
  const keys = character.pressesKeys ? keysAskedFor(text) : null;
  if (question === "statement" && keys === null) {
    const text = pick(part.listens ?? LISTENS, random);
    return { state, acts: [{ type: "say", text, after: after + 1_200 }] };
  }
  const answers = state.answers + 1;
  if (answers > character.patience) {
    return { state: { ...state, answers }, acts: leave(pick(character.leaves, random), after) };
  }
  if (keys !== null) {
    return { state: { ...state, answers }, acts: [{ type: "press", digits: keys, after }] };
  }
  const times = state.asked[question] ?? 0;
  const replies = part.replies[question] ?? part.otherwise;
  const reply = replies[Math.min(times, replies.length - 1)] as Reply;
  const asked = { ...state.asked, [question]: times + 1 };
  return give(character, { ...state, answers, asked }, reply, after, random);
}

function give(
  character: Character,
  state: CharacterState,
  reply: Reply,
  after: number,
  random: Random,
): Reaction {
  const text = pick(reply.say, random);
  if (reply.hangUp) return { state, acts: leave(text, after) };
  const acts: CalleeAct[] = [{ type: "say", text, after }];
  if (reply.handsTo === undefined) return { state, acts };

  const next = partOf(character, reply.handsTo);
  const [shortest, longest] = HANDING_OVER;
  const handingOver = Math.round(shortest + random.number() * (longest - shortest));
  if (next.greets) {
    acts.push({ type: "say", text: pick(next.greets, random), after: handingOver, firm: true });
  }
  return { state: { ...state, part: next.name, asked: {} }, acts };
}

function interrupt(character: Character, milliseconds: number, random: Random): CalleeAct[] {
  if (milliseconds < LONG_UTTERANCE || random.number() >= character.interrupts) return [];
  const after = milliseconds * (0.4 + random.number() * 0.3);
  return [{ type: "say", text: pick(character.interjections, random), after }];
}

function meetSilence(times: number, random: Random): readonly CalleeAct[] {
  if (times === 1) return [{ type: "say", text: pick(STILL_THERE, random), after: 0 }];
  return leave(pick(NOBODY_THERE, random), 0);
}

function leave(text: string, after: number): CalleeAct[] {
  return [
    { type: "say", text, after },
    { type: "hang-up", after: 700 },
  ];
}

function partOf(character: Character, name: string): CharacterPart {
  return character.parts.find((part) => part.name === name) ?? character.parts[0];
}

function thinkingTime({ thinks: [least, most] }: Character, random: Random): number {
  return Math.round(least + random.number() * (most - least));
}

function pick(phrasings: readonly string[], random: Random): string {
  return phrasings[Math.floor(random.number() * phrasings.length)] ?? "";
}
