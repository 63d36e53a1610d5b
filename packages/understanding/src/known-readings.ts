import { type Frame, frameOf } from "./frame.ts";
import type { Memory } from "./memory.ts";
import type { Expected, Reading } from "./reading.ts";
import type { Said } from "./said.ts";

/** A text with what it was read as. */
export interface KnownText {
  said: Said;
  /** Side by side: the first in the first frame, and so on. */
  frames: Frame[];
  readings: Reading[];
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
      known = { said: takeApart(text), frames: [], readings: [] };
      memory.put(text, known);
    }
    const { said, frames, readings } = known;
    const frame = frameOf(said, expected);
    const before = readings[frames.indexOf(frame)];
    if (before !== undefined) return before;
    const reading = read(said, expected);
    said.lighten();
    if (readings.length >= MOST_READINGS) {
      frames.shift();
      readings.shift();
    }
    frames.push(frame);
    readings.push(reading);
    return reading;
  };
}
