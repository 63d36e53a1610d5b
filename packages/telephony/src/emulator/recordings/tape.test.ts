import { describe, expect, test } from "bun:test";
import { SAMPLE_RATE, soundOf, type Tape, tapeDuration, trimTape } from "./tape.ts";
import { wavOf } from "./wav.ts";

const TAPE: Tape = {
  startedAt: 5_000,
  endedAt: 15_000,
  channels: 2,
  track: "both",
  utterances: [
    { who: "agent", text: "Guten Tag, hier ist die Praxis.", at: 6_000, milliseconds: 2_000 },
    { who: "callee", text: "Ja, bitte?", at: 9_000, milliseconds: 1_000 },
  ],
  pauses: [],
};

/** Loudness between two milliseconds of a tape, by channel. */
function loudness(tape: Tape, from: number, to: number): number[] {
  const sound = soundOf(tape);
  const [first, count] = [(from * SAMPLE_RATE) / 1_000, ((to - from) * SAMPLE_RATE) / 1_000];
  const samples = sound.read(first, count);
  return Array.from({ length: sound.channels }, (_, channel) => {
    const own = samples.filter((_, index) => index % sound.channels === channel);
    return Math.round(Math.sqrt(own.reduce((sum, value) => sum + value ** 2, 0) / own.length));
  });
}

describe("the sound of a tape", () => {
  test("is there where somebody spoke, and nowhere else", () => {
    expect(loudness(TAPE, 0, 900)).toEqual([0, 0]);
    const [callee, agent] = loudness(TAPE, 1_000, 3_000);
    expect(callee).toBe(0);
    expect(agent).toBeGreaterThan(500);
    const [calleeLater, agentLater] = loudness(TAPE, 4_000, 5_000);
    expect(calleeLater).toBeGreaterThan(500);
    expect(agentLater).toBe(0);
    expect(loudness(TAPE, 5_100, 10_000)).toEqual([0, 0]);
  });

  test("has both on one channel where there is one", () => {
    const mono: Tape = { ...TAPE, channels: 1 };
    for (const from of [1_000, 4_000]) {
      expect(loudness(mono, from, from + 1_000)[0]).toBeGreaterThan(500);
    }
  });

  test("has only the track that was wanted", () => {
    const inbound: Tape = { ...TAPE, track: "inbound" };
    expect(loudness(inbound, 1_000, 3_000)).toEqual([0, 0]);
    expect(loudness(inbound, 4_000, 5_000)[0]).toBeGreaterThan(500);
  });

  test("is the same for the same tape, in pieces or at once", () => {
    const whole = soundOf(TAPE).read(0, 10 * SAMPLE_RATE);
    const again = soundOf(structuredClone(TAPE));
    const pieces: number[] = [];
    for (let first = 0; first < again.length; first += 777) pieces.push(...again.read(first, 777));
    expect<Int16Array>(Int16Array.from(pieces)).toEqual(whole);
  });

  test("moves away from no value by more than the line could carry", () => {
    const crowd = Array.from({ length: 40 }, () => TAPE.utterances).flat();
    const samples = soundOf({ ...TAPE, channels: 1, utterances: crowd }).read(0, 80_000);
    expect(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBe(32_768);
  });

  test.each([
    ["is silent through a pause", false, 10_000],
    ["has no place for one that is left out", true, 8_000],
  ])("%s", (_, leftOut, milliseconds) => {
    const tape: Tape = { ...TAPE, pauses: [{ from: 6_000, to: 8_000, leftOut }] };
    expect(tapeDuration(tape)).toBe(milliseconds);
    expect(soundOf(tape).length).toBe(milliseconds * 8);
    const answer = leftOut ? 2_000 : 4_000;
    expect(loudness(tape, 0, answer)).toEqual([0, 0]);
    expect(loudness(tape, answer, answer + 1_000)[0]).toBeGreaterThan(500);
  });

  test("can be trimmed to what was said, if anything was", () => {
    expect(trimTape(TAPE)).toMatchObject({ startedAt: 6_000, endedAt: 10_000 });
    expect(trimTape({ ...TAPE, track: "inbound" })).toMatchObject({ startedAt: 9_000 });
    expect(trimTape({ ...TAPE, utterances: [] })).toBeNull();
  });

  test("survives what nobody can pronounce", () => {
    const texts = ["", "…", "123", "a", "Tschss"];
    const utterances = texts.map((text) => ({
      ...(TAPE.utterances[0] as Tape["utterances"][number]),
      text,
    }));
    expect(soundOf({ ...TAPE, utterances }).read(0, 80_000)).toHaveLength(160_000);
  });
});

test("a WAV file says what is in it", async () => {
  const { size, stream } = wavOf(soundOf(TAPE));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect(bytes).toHaveLength(size);
  const view = new DataView(bytes.buffer);
  const text = (at: number) => String.fromCharCode(...bytes.slice(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(size - 8);
  expect(view.getUint32(40, true)).toBe(size - 44);
  expect([view.getUint16(22, true), view.getUint32(24, true)]).toEqual([2, 8_000]);
  expect([view.getUint32(28, true), view.getUint16(34, true)]).toEqual([32_000, 16]);
});
