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
/** How much the voice sinks to the end of an utterance, and in how many steps. */
const SINKS = 0.16;
const STEPS = 16;
/** Values of a wave table: one period of a voice, or the rise and fall of a syllable. */
const TABLE = 512;

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
    const sunken = Math.round((STEPS * index) / text.length) / STEPS;
    const pitch = VOICES[utterance.who] * (1 + SINKS * (0.5 - sunken));
    const wave = waveOf(pitch, vowel[0] ?? "e");
    const [perSample, swell] = [(pitch / sampleRate) * TABLE, TABLE / length];
    return {
      first: Math.floor(begin + index * perCharacter),
      length,
      sample: (at) =>
        ((wave[(at * perSample) & (TABLE - 1)] ?? 0) * (SWELL[(at * swell) | 0] ?? 0)) | 0,
    };
  });
}

/** Rises and falls without a click. */
const SWELL = Float32Array.from(
  { length: TABLE },
  (_, at) => Math.sin((Math.PI * (at + 0.5)) / TABLE) ** 0.6,
);

const waves = new Map<string, Float32Array>();

/** One period of a vowel at a pitch; there are no more than some hundred. */
function waveOf(pitch: number, vowel: string): Float32Array {
  const key = `${vowel} ${pitch}`;
  const known = waves.get(key);
  if (known) return known;
  const wave = makeWave(pitch, VOWELS[vowel] ?? [400, 2_100]);
  waves.set(key, wave);
  return wave;
}

function makeWave(pitch: number, [first, second]: readonly [number, number]): Float32Array {
  const amplitudes = Array.from({ length: HARMONICS }, (_, number) => {
    const frequency = pitch * (number + 1);
    return resonance(frequency, first, 120) + 0.4 * resonance(frequency, second, 180);
  });
  const whole = amplitudes.reduce((sum, amplitude) => sum + amplitude, 0);
  return Float32Array.from({ length: TABLE }, (_, at) => {
    const angle = (2 * Math.PI * at) / TABLE;
    const value = amplitudes.reduce(
      (sum, amplitude, number) => sum + amplitude * Math.sin(angle * (number + 1)),
      0,
    );
    return (LOUDNESS * 2 * value) / whole;
  });
}

function resonance(frequency: number, centre: number, width: number): number {
  return 1 / (1 + ((frequency - centre) / width) ** 2) + 0.03;
}
