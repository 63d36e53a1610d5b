import { type Frame, frameOf } from "./frame.ts";
import type { Memory } from "./memory.ts";
import type { Expected, Reading } from "./reading.ts";
import type { Said } from "./said.ts";

/** A text with what it was read as. */
export interface KnownText {
  said: Said;
  readings: Map<Frame, Reading>;
}

/** Frames that the same words are known in; of more, the last ones. */
const MOST_READINGS = 64;

/** Reads each text once, and each once more where something else is expected. */
export function readFromMemory(
  memory: Memory<string, KnownText>,
  takeApart: (text: string) => Said,
  read: (said: Said, expected: Expected) => Reading,
): (text: string, expected: Expected) => Reading {
  return (text, expected) => {
    let known = memory.get(text);
    if (known === undefined) {
      known = { said: takeApart(text), readings: new Map() };
      memory.put(text, known);
    }
    const { said, readings } = known;
    const frame = frameOf(said, expected);
    const before = readings.get(frame);
    if (before !== undefined) return before;
    const reading = read(said, expected);
    if (readings.size >= MOST_READINGS) {
      for (const oldest of readings.keys()) {
        readings.delete(oldest);
        break;
      }
    }
    readings.set(frame, reading);
    return reading;
  };
}
