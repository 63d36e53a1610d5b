import {
  type Expected,
  type ImmediateUnderstanding,
  openUnderstanding,
  type Reading,
} from "@rufbaum/understanding";
import { ownConditions } from "./own-conditions.ts";
import { LABELS, type Reply, replies } from "./replies.ts";
import { percentile, type Row } from "./row.ts";
import { xsid } from "./xsid.ts";

const NONE = "none";

/** How well replies are read that the library's authors never saw; percent. */
export async function understanding(): Promise<Row[]> {
  const part = process.env.REPLIES === "development" ? "development" : "held-back";
  const all = replies(part);
  const reader = await openUnderstanding();
  const offered = expecting(LABELS);
  const read = all.map((reply) => ({ reply, reading: reader.read(reply.text, offered) }));
  const easy = read.filter(({ reply }) => !reply.hard);
  const hard = read.filter(({ reply }) => reply.hard);
  const surest = read
    .toSorted((one, other) => other.reading.confidence - one.reading.confidence)
    .slice(0, Math.round(read.length * 0.8));
  const polar = all
    .filter(({ label }) => [NONE, "Ja", "Nein", "Vielleicht"].includes(label))
    .map((reply) => ({ reply, reading: reader.read(reply.text, expecting(LABELS.slice(0, 3))) }));
  const four = all.map((reply, index) => ({
    reply,
    reading: reader.read(reply.text, expecting(fourKeys(reply, index))),
  }));
  const none = read.filter(({ reply }) => reply.label === NONE);
  const saidNone = read.filter(({ reading }) => reading.condition === null);
  const rightNone = none.filter(({ reading }) => reading.condition === null).length;
  return [
    row(`15 labels (${all.length} replies, ${part})`, right(read), "≥ 80, aim 87"),
    row("  easy", right(easy), "≥ 92, aim 96"),
    row("  hard", right(hard), "≥ 62, aim 74"),
    row(`Ja / Nein / Vielleicht only (${polar.length})`, right(polar), "≥ 80, aim 90"),
    row("a node with four conditions", right(four), "≥ 90, aim 94"),
    row("“none” recall", rightNone / none.length, "≥ 70, aim 85"),
    row("“none” precision", rightNone / saidNone.length, "≥ 75, aim 85"),
    row("the surest 80 %", right(surest), "≥ 90, aim 95"),
    ...(await speed(all)),
    ...(await ownConditions()),
    ...(await xsid()),
  ];
}

export function expecting(keys: readonly string[]): Expected {
  const conditions = keys.map((key) => ({ id: key, key, examples: [] }));
  return { conditions, intents: [], value: null, question: "" };
}

interface Read {
  reply: Reply;
  reading: Reading;
}

/** The part that was read rightly. */
function right(read: readonly Read[]): number {
  const count = read.filter(({ reply, reading }) => (reading.condition ?? NONE) === reply.label);
  return count.length / read.length;
}

/** The right one and three others, or four others where none is right; the same ones each time. */
function fourKeys({ label }: Reply, index: number): string[] {
  const keys = label === NONE ? [] : [label];
  for (let step = index * 7; keys.length < 4; step += 4) {
    const key = LABELS[step % LABELS.length];
    if (key !== undefined && !keys.includes(key)) keys.push(key);
  }
  return LABELS.filter((key) => keys.includes(key));
}

async function speed(all: readonly Reply[]): Promise<Row[]> {
  const first = expecting(LABELS);
  const second = expecting(LABELS.slice(0, 3));
  const fresh = await openUnderstanding();
  // A reader for each round: at the first node its texts are new, at the second they are known.
  const remembering = await Promise.all(
    Array.from({ length: ROUNDS }, () => openUnderstanding({ remembers: 4 * all.length })),
  );
  const readerOf = (round: number) => remembering[round] ?? fresh;
  return [
    { ...time("one reply", all, first, () => fresh), promise: "p99 ≤ 1 ms" },
    time("  remembered, new", all, first, readerOf),
    time("  remembered, at another node", all, second, readerOf),
    time("  remembered, at the same node", all, second, readerOf),
  ];
}

const ROUNDS = 5;

function time(
  name: string,
  all: readonly Reply[],
  expected: Expected,
  readerOf: (round: number) => ImmediateUnderstanding,
): Row {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reader = readerOf(round);
    for (const { text } of all) {
      const start = performance.now();
      reader.read(text, expected);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  const inMicroseconds = (part: number) => (percentile(times, part) * 1000).toFixed(1);
  return {
    name,
    value: `${inMicroseconds(0.5)} µs`,
    spread: `p99 ${inMicroseconds(0.99)} µs`,
    promise: "",
  };
}

export function row(name: string, part: number, promise: string): Row {
  return { name, value: (part * 100).toFixed(1), spread: "", promise };
}
