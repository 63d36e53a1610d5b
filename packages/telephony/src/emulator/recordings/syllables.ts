import type { Utterance } from "./recordings.ts";

/** A voiced burst. Places and lengths in samples since the call was made. */
export interface Syllable {
  first: number;
  length: number;
  /** The value of one sample, counted from its first. */
  sample(index: number): number;
}

const VOICES = { agent: 205, callee: 118 } as const;
/** First and second resonance of the German vowels in Hz: enough to tell them apart. */
const VOWELS: Readonly<Record<string, readonly [number, number]>> = {
  a: [750, 1_300],
  e: [400, 2_100],
  i: [290, 2_300],
  o: [430, 850],
  u: [310, 750],
  ä: [560, 1_900],
  ö: [400, 1_450],
  ü: [300, 1_700],
  y: [300, 1_700],
};
const HARMONICS = 12;
const LOUDNESS = 5_200;
/** Of a syllable's time, how much is voice; the rest is the gap before the next. */
const VOICED = 0.82;
/** How much the voice sinks to the end of an utterance. */
const SINKS = 0.16;

/** The syllables of an utterance, spread over its time as its letters are. */
export function syllablesOf(utterance: Utterance, sampleRate: number): Syllable[] {
  const text = utterance.text.toLowerCase();
  const vowels = [...text.matchAll(/[aeiouäöüy]+/g)];
  const perCharacter = (utterance.milliseconds * sampleRate) / 1_000 / Math.max(1, text.length);
  const begin = (utterance.at * sampleRate) / 1_000;
  return vowels.map(({ 0: vowel, index }, number) => {
    const next = vowels[number + 1]?.index ?? text.length;
    const gap = /\s/.test(text.slice(index, next)) ? VOICED * 0.8 : VOICED;
    const length = Math.max(1, Math.floor((next - index) * perCharacter * gap));
    const pitch = VOICES[utterance.who] * (1 + SINKS * (0.5 - index / text.length));
    return {
      first: Math.floor(begin + index * perCharacter),
      length,
      sample: voiced(length, pitch, VOWELS[vowel[0] ?? "e"] ?? [400, 2_100], sampleRate),
    };
  });
}

function voiced(
  length: number,
  pitch: number,
  formants: readonly [number, number],
  sampleRate: number,
): (index: number) => number {
  const amplitudes = Array.from({ length: HARMONICS }, (_, number) => {
    const frequency = pitch * (number + 1);
    return resonance(frequency, formants[0], 120) + 0.4 * resonance(frequency, formants[1], 180);
  });
  const whole = amplitudes.reduce((sum, amplitude) => sum + amplitude, 0);
  const step = (2 * Math.PI * pitch) / sampleRate;
  return (index) => {
    let value = 0;
    for (let number = 0; number < HARMONICS; number++) {
      value += (amplitudes[number] ?? 0) * Math.sin(step * (number + 1) * index);
    }
    // Rises and falls without a click.
    const swell = Math.sin((Math.PI * (index + 0.5)) / length) ** 0.6;
    return Math.round((LOUDNESS * swell * value * 2) / whole);
  };
}

function resonance(frequency: number, centre: number, width: number): number {
  return 1 / (1 + ((frequency - centre) / width) ** 2) + 0.03;
}
