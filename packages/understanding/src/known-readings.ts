import type { Memory } from "./memory.ts";
import type { Expected, Reading } from "./reading.ts";
import type { Said } from "./said.ts";
import { isSameList } from "./same-list.ts";

/** A text with the readings it was given, each in a frame of its own. */
export interface KnownText {
  said: Said;
  readings: { expected: Expected; reading: Reading }[];
}

/** Nodes that the same words are heard at; of more, the last ones are known. */
const MOST_READINGS = 12;

/** Reads each text once, and each once more where something else is expected. */
export function readFromMemory(
  memory: Memory<string, KnownText>,
  takeApart: (text: string) => Said,
  read: (said: Said, expected: Expected) => Reading,
): (text: string, expected: Expected) => Reading {
  return (text, expected) => {
    let known = memory.get(text);
    if (known === undefined) {
      known = { said: takeApart(text), readings: [] };
      memory.put(text, known);
    }
    const { said, readings } = known;
    for (const before of readings) {
      if (isSameFrame(before.expected, expected)) return before.reading;
    }
    const reading = read(said, expected);
    if (readings.length >= MOST_READINGS) readings.shift();
    readings.push({ expected, reading });
    return reading;
  };
}

function isSameFrame(one: Expected, other: Expected): boolean {
  return (
    one.conditions === other.conditions &&
    one.value === other.value &&
    one.now === other.now &&
    isSameList(one.intents, other.intents) &&
    isSameList(one.asides, other.asides) &&
    isSameList(one.named, other.named) &&
    one.question === other.question
  );
}
