import type { Utterance } from "./recordings.ts";
import { type Syllable, syllablesOf } from "./syllables.ts";

/** Samples a second: what a telephone line carries. */
export const SAMPLE_RATE = 8_000;

/** What was recorded. Times in the emulator's milliseconds since the call was made. */
export interface Tape {
  startedAt: number;
  endedAt: number;
  channels: 1 | 2;
  track: "inbound" | "outbound" | "both";
  utterances: Utterance[];
  /** Stretches in which nothing was recorded: silent on the tape, or left out of it. */
  pauses: readonly Pause[];
}

export interface Pause {
  from: number;
  to: number;
  leftOut: boolean;
}

/** The sound of a tape, stretch by stretch; the same for the same tape. */
export interface TapeSound {
  /** Samples of one channel. */
  readonly length: number;
  readonly channels: 1 | 2;
  /** `count` samples from the one numbered `first`, the channels interleaved. */
  read(first: number, count: number): Int16Array;
}

/**
 * Makes a tape audible: every word as a row of voiced syllables, the agent's higher than the
 * callee's. With two channels the callee is on the first, as at Twilio, and the agent on the second.
 */
export function soundOf(tape: Tape): TapeSound {
  const { channels } = tape;
  const stretches = stretchesOf(tape);
  const length = stretches.reduce((sum, { from, to }) => sum + samples(to - from), 0);
  const voices = (["callee", "agent"] as const).map((who) => audible(tape, who));

  function read(first: number, count: number): Int16Array {
    const size = Math.max(0, Math.min(count, length - first));
    const sound = new Int16Array(size * channels);
    let begin = 0;
    for (const { from, to, isSilent } of stretches) {
      const end = begin + samples(to - from);
      const [start, stop] = [Math.max(first, begin), Math.min(first + size, end)];
      if (start < stop && !isSilent) {
        const at = samples(from) + start - begin;
        voices.forEach((syllables, voice) => {
          const channel = channels === 1 ? 0 : voice;
          mix(sound, {
            syllables,
            at,
            offset: start - first,
            count: stop - start,
            channel,
            channels,
          });
        });
      }
      begin = end;
    }
    return sound;
  }

  return { length, channels, read };
}

/** Milliseconds of a tape, without what was left out. */
export function tapeDuration(tape: Tape): number {
  return stretchesOf(tape).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The same tape from its first word to its last; `null` where nobody said any. */
export function trimTape(tape: Tape): Tape | null {
  const heard = tape.utterances.filter(({ who }) => isOnTrack(tape, who));
  if (heard.length === 0) return null;
  return {
    ...tape,
    startedAt: Math.max(tape.startedAt, Math.min(...heard.map(({ at }) => at))),
    endedAt: Math.min(
      tape.endedAt,
      Math.max(...heard.map(({ at, milliseconds }) => at + milliseconds)),
    ),
  };
}

interface Stretch {
  from: number;
  to: number;
  isSilent: boolean;
}

function stretchesOf({ startedAt, endedAt, pauses }: Tape): Stretch[] {
  const stretches: Stretch[] = [];
  let from = startedAt;
  for (const pause of pauses) {
    const [begin, end] = [Math.max(from, pause.from), Math.min(endedAt, pause.to)];
    if (begin >= end) continue;
    stretches.push({ from, to: begin, isSilent: false });
    if (!pause.leftOut) stretches.push({ from: begin, to: end, isSilent: true });
    from = end;
  }
  stretches.push({ from, to: Math.max(from, endedAt), isSilent: false });
  return stretches;
}

function audible(tape: Tape, who: Utterance["who"]): Syllable[] {
  if (!isOnTrack(tape, who)) return [];
  return tape.utterances
    .filter((utterance) => utterance.who === who)
    .flatMap((utterance) => syllablesOf(utterance, SAMPLE_RATE));
}

function isOnTrack({ track }: Tape, who: Utterance["who"]): boolean {
  return track === "both" || track === (who === "callee" ? "inbound" : "outbound");
}

/** Adds what of the syllables lies in `count` samples from `at` on, both in the call's time. */
function mix(
  sound: Int16Array,
  place: {
    syllables: readonly Syllable[];
    at: number;
    offset: number;
    count: number;
    channel: number;
    channels: number;
  },
): void {
  const { syllables, at, offset, count, channel, channels } = place;
  for (const syllable of syllables) {
    const begin = Math.max(at, syllable.first);
    const end = Math.min(at + count, syllable.first + syllable.length);
    for (let sample = begin; sample < end; sample++) {
      const index = (offset + sample - at) * channels + channel;
      const value = (sound[index] ?? 0) + syllable.sample(sample - syllable.first);
      sound[index] = Math.max(-32_768, Math.min(32_767, value));
    }
  }
}

function samples(milliseconds: number): number {
  return Math.round((milliseconds * SAMPLE_RATE) / 1_000);
}
