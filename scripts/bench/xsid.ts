import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Expected,
  type ImmediateUnderstanding,
  openUnderstanding,
} from "@rufbaum/understanding";
import type { Row } from "./row.ts";

const DIALECTS = ["de-st", "de-ba", "de-muc", "gsw"];
const DRAWS = 10;

interface Utterance {
  text: string;
  intent: string;
}

/**
 * Conditions that an author makes up, told by examples alone: the German part of xSID
 * (github.com/mainlp/xsid, CC BY-SA 4.0, not part of this repository). `XSID` names the folder with
 * its `.conll` files; without it nothing is measured.
 */
export async function xsid(): Promise<Row[]> {
  const folder = process.env.XSID;
  if (folder === undefined || !existsSync(folder)) {
    return [{ name: "xSID German", value: "–", spread: "XSID=<folder> not given", promise: "" }];
  }
  const reader = await openUnderstanding();
  const train = load(folder, "de.valid");
  const test = load(folder, "de.test");
  const few = (count: number) =>
    mean(
      Array.from({ length: DRAWS }, (_, draw) => right(reader, draws(train, count, draw), test)),
    );
  const dialects = DIALECTS.map((dialect) => right(reader, train, load(folder, `${dialect}.test`)));
  const firstCalls = Array.from({ length: DRAWS }, () => firstCall(reader, train));
  return [
    row(
      `xSID German, ${train.length} examples → ${test.length}`,
      right(reader, train, test),
      "≥ 93, aim 95",
    ),
    row("xSID German, 10 examples an intent", few(10), "≥ 88, aim 90"),
    row("xSID German, 5 examples an intent", few(5), "≥ 82, aim 85"),
    {
      ...row("xSID, four dialects", mean(dialects), "≥ 80, aim 85"),
      spread: DIALECTS.map((name, index) => `${name} ${percent(dialects[index] ?? 0)}`).join(", "),
    },
    {
      name: "first call at a node with 300 examples",
      value: `${Math.min(...firstCalls).toFixed(1)} ms`,
      spread: `max ${Math.max(...firstCalls).toFixed(1)} ms`,
      promise: "",
    },
  ];
}

function load(folder: string, part: string): Utterance[] {
  const name = readdirSync(folder).find((file) => new RegExp(`(^|_)${part}\\.conll$`).test(file));
  if (name === undefined) throw new Error(`${folder} has no ${part}.conll`);
  return readFileSync(join(folder, name), "utf8")
    .split(/\n\n+/)
    .flatMap((block) => {
      const text = /^# text = (.*)$/m.exec(block)?.[1];
      const intent = /^# intent = (.*)$/m.exec(block)?.[1]?.trim();
      return text === undefined || intent === undefined ? [] : [{ text, intent }];
    });
}

function expectedOf(train: readonly Utterance[]): Expected {
  const intents = [...new Set(train.map(({ intent }) => intent))];
  const conditions = intents.map((intent) => ({
    id: intent,
    key: intent,
    examples: train.filter((one) => one.intent === intent).map(({ text }) => text),
  }));
  return { conditions, intents: [], value: null, question: "" };
}

function right(
  reader: ImmediateUnderstanding,
  train: readonly Utterance[],
  test: readonly Utterance[],
): number {
  const expected = expectedOf(train);
  const hits = test.filter(({ text, intent }) => reader.read(text, expected).condition === intent);
  return hits.length / test.length;
}

/** Some examples of each intent, others at each draw. */
function draws(train: readonly Utterance[], count: number, draw: number): Utterance[] {
  let state = draw * 7_919 + 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const taken = new Map<string, number>();
  return train
    .map((one) => ({ one, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ one }) => {
      const before = taken.get(one.intent) ?? 0;
      taken.set(one.intent, before + 1);
      return before < count ? [one] : [];
    });
}

/** Milliseconds. */
function firstCall(reader: ImmediateUnderstanding, train: readonly Utterance[]): number {
  const expected = expectedOf(train);
  const start = performance.now();
  reader.read("Wie wird das Wetter morgen?", expected);
  return performance.now() - start;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(part: number): string {
  return (part * 100).toFixed(1);
}

function row(name: string, part: number, promise: string): Row {
  return { name, value: percent(part), spread: "", promise };
}
