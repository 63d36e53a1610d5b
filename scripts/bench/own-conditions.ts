import { readFileSync } from "node:fs";
import {
  type Asked,
  type Expected,
  type ImmediateUnderstanding,
  openUnderstanding,
  type Reading,
} from "@rufbaum/understanding";
import { type ExplainConditions, openExplainer } from "@rufbaum/understanding/explaining";
import {
  matchingOf,
  openMatchedNode,
  openTexts,
  readMatchingFile,
  readModelFile,
  type Situation,
  scores,
} from "@rufbaum/understanding/training";
import {
  EARLIER_SITUATIONS,
  HELD_BACK_SITUATIONS,
  MATCHING_FILE,
  MODEL_FILE,
  readSituationsFolder,
} from "../model/understanding-files.ts";
import { percentile, type Row } from "./row.ts";

/** How replies are read where conditions bear names and examples of their author's own; percent. */
export async function ownConditions(): Promise<Row[]> {
  const reader = await openUnderstanding();
  const heldBack = readSituationsFolder(HELD_BACK_SITUATIONS);
  const earlier = readSituationsFolder(EARLIER_SITUATIONS);
  return [
    heading("lines of business held back", heldBack),
    ...table(reader, heldBack, AIMS),
    alwaysDeciding(heldBack),
    ...alike(await openExplainer(), heldBack),
    heading("lines of business by another hand", earlier),
    ...table(reader, earlier, {}),
    oneReading(reader, heldBack),
    firstReading(reader, earlier.concat(heldBack)),
    size(),
  ];
}

const AIMS: Readonly<Record<string, string>> = {
  "right at once": "≥ 48 / 62, aim 60 / 75",
  "taken wrongly": "≤ 12 / 12",
  "right, or among the two asked": "≥ 72 / 82, aim 80 / 90",
  "none taken for a condition": "≤ 15 / 15",
  "right of those 0.9 sure": "≥ 90 / 90",
};

interface Read {
  reading: Reading;
  /** The key that is meant; `null` for none. */
  meant: string | null;
  level: string;
}

function heading(name: string, situations: readonly Situation[]): Row {
  const replies = situations.reduce((sum, one) => sum + one.replies.length, 0);
  return {
    name: `${name}: ${situations.length} situations, ${replies} replies`,
    value: "without / with three examples",
    spread: "",
    promise: "",
  };
}

/** Figure by figure, without / with the examples of the situations. */
export function table(
  reader: ImmediateUnderstanding,
  situations: readonly Situation[],
  aims: Readonly<Record<string, string>>,
): Row[] {
  const figuresOf = (withExamples: boolean) =>
    figures(situations.flatMap((situation) => readAll(reader, situation, withExamples)));
  const without = figuresOf(false);
  const withThree = figuresOf(true);
  return [...without].map(([figure, value]) => ({
    name: `  ${figure}`,
    value: `${percent(value)} / ${percent(withThree.get(figure) ?? Number.NaN)}`,
    spread: "",
    promise: aims[figure] ?? "",
  }));
}

/** A situation as its author's tree has it. */
function askedIn({ question, conditions }: Situation, withExamples: boolean): Asked {
  return {
    question,
    conditions: conditions.map(({ name, examples }, place) => ({
      id: String(place),
      key: name,
      examples: withExamples ? examples : [],
    })),
  };
}

function readAll(
  reader: ImmediateUnderstanding,
  situation: Situation,
  withExamples: boolean,
): Read[] {
  const expected: Expected = { ...askedIn(situation, withExamples), intents: [], value: null };
  return situation.replies.map(({ text, meant, level }) => ({
    reading: reader.read(text, expected),
    meant: situation.conditions[meant]?.name ?? null,
    level,
  }));
}

const SURE = 0.9;

function figures(all: readonly Read[]): Map<string, number> {
  const isRight = ({ reading, meant }: Read) => reading.condition === meant;
  const isTaken = ({ reading }: Read) => reading.condition !== null;
  const isSure = (read: Read) => isTaken(read) && read.reading.confidence >= SURE;
  const isAsked = ({ reading, meant }: Read) =>
    reading.alternatives.length === 0
      ? reading.condition === meant
      : reading.alternatives.some(({ condition }) => condition === meant);
  const ofLevel = (level: string) => all.filter((read) => read.level === level);
  const none = all.filter(({ meant }) => meant === null);
  const share = (part: readonly Read[], holds: (read: Read) => boolean) =>
    part.filter(holds).length / part.length;
  return new Map([
    ["right at once", share(all, isRight)],
    ["  easy", share(ofLevel("easy"), isRight)],
    ["  indirect", share(ofLevel("indirect"), isRight)],
    ["  hard", share(ofLevel("hard"), isRight)],
    ["taken wrongly", share(all, (read) => isTaken(read) && !isRight(read))],
    ["missed", share(all, (read) => !isTaken(read) && read.meant !== null)],
    ["right, or among the two asked", share(all, isAsked)],
    ["asked between two", share(all, ({ reading }) => reading.alternatives.length > 0)],
    ["none taken for a condition", share(none, isTaken)],
    ["right of those 0.9 sure", share(all.filter(isSure), isRight)],
    ["  how many are that sure", share(all, isSure)],
  ]);
}

/** How often what is likeliest is right, however likely: the matcher alone, without a threshold. */
function alwaysDeciding(situations: readonly Situation[]): Row {
  const model = readModelFile(readFileSync(MODEL_FILE));
  const learnt = readMatchingFile(readFileSync(MATCHING_FILE));
  const matching = matchingOf(model, learnt);
  const { sense } = openTexts(model, learnt.lexicon);
  const rightOf = (withExamples: boolean) => {
    const all = situations.flatMap((situation) => {
      const { question, conditions } = askedIn(situation, withExamples);
      const node = openMatchedNode(matching, conditions);
      const roles = node.roles(question);
      return situation.replies.map(({ text, meant }) => {
        const features = node.features(sense(text), text, question);
        const likely = scores(matching.weights, features, roles);
        const place = likely.indexOf(Math.max(...likely));
        return meant === (place === conditions.length ? -1 : place);
      });
    });
    return all.filter(Boolean).length / all.length;
  };
  return {
    name: "  right if it always decided",
    value: `${percent(rightOf(false))} / ${percent(rightOf(true))}`,
    spread: "",
    promise: "≥ 60 / 75",
  };
}

/** So many easy replies make a condition that means the same as the one they were said for. */
const OF_A_TWIN = 4;

/** How often authors are warned of two conditions alike: as they wrote them, and with one said twice. */
function alike(explain: ExplainConditions, situations: readonly Situation[]): Row[] {
  const figuresOf = (withExamples: boolean) => {
    let warned = 0;
    let twins = 0;
    let found = 0;
    for (const situation of situations) {
      const asked = askedIn(situation, withExamples);
      if (explain(asked).alike.length > 0) warned += 1;
      const said = situation.replies.filter(({ meant, level }) => meant === 0 && level === "easy");
      const [key, ...examples] = said.slice(0, OF_A_TWIN).map(({ text }) => text);
      if (key === undefined || examples.length < OF_A_TWIN - 1) continue;
      twins += 1;
      const twin = { id: "twin", key, examples: withExamples ? examples : [] };
      const pairs = explain({ ...asked, conditions: [...asked.conditions, twin] }).alike;
      if (pairs.some(([one, other]) => one === "0" && other === "twin")) found += 1;
    }
    return { warned: warned / situations.length, found: found / twins, twins };
  };
  const without = figuresOf(false);
  const withThree = figuresOf(true);
  const both = (figure: "warned" | "found") =>
    `${percent(without[figure])} / ${percent(withThree[figure])}`;
  return [
    {
      name: "  warned of two alike, as they were written",
      value: both("warned"),
      spread: "",
      promise: "",
    },
    {
      name: `  warned of a twin that was added (${withThree.twins})`,
      value: both("found"),
      spread: "",
      promise: "",
    },
  ];
}

/** A part of nothing is no figure. */
function percent(part: number): string {
  return Number.isNaN(part) ? "–" : (part * 100).toFixed(1);
}

/** What a page fetches to read replies. */
function size(): Row {
  const packed = [MODEL_FILE, MATCHING_FILE].map(
    (file) => Bun.gzipSync(readFileSync(file), { level: 9 }).byteLength,
  );
  return {
    name: "weights of built-in intents + of own conditions",
    value: packed.map((bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`).join(" + "),
    spread: "gzip",
    promise: "≤ 3 MB",
  };
}

const ROUNDS = 40;
const CONDITIONS = 6;
const EXAMPLES = 10;

/** The first reading at a node: its names and examples, words that nobody said before, are read then. */
function firstReading(reader: ImmediateUnderstanding, situations: readonly Situation[]): Row {
  const texts = situations.flatMap(({ conditions, replies }) => [
    ...conditions.flatMap(({ examples }) => examples),
    ...replies.map(({ text }) => text),
  ]);
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const own = texts.slice(round * CONDITIONS * EXAMPLES, (round + 1) * CONDITIONS * EXAMPLES);
    const conditions = Array.from({ length: CONDITIONS }, (__, place) => ({
      id: String(place),
      key: `Möchte Sorte ${place} aus Lager ${round}`,
      examples: own.slice(place * EXAMPLES, (place + 1) * EXAMPLES),
    }));
    const expected: Expected = { conditions, intents: [], value: null, question: "Welche Sorte?" };
    const start = performance.now();
    reader.read("die zweite bitte", expected);
    return performance.now() - start;
  });
  return {
    name: `first reading at a node of ${CONDITIONS} conditions × ${EXAMPLES} examples`,
    value: `${percentile(times, 0.5).toFixed(1)} ms`,
    spread: `p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    promise: "≤ 10 ms",
  };
}

/** One reading at nodes of the kind that are measured, when they are known. */
function oneReading(reader: ImmediateUnderstanding, situations: readonly Situation[]): Row {
  const times: number[] = [];
  for (const situation of situations) {
    const expected: Expected = { ...askedIn(situation, true), intents: [], value: null };
    reader.read("ja", expected);
    for (const { text } of situation.replies) {
      const start = performance.now();
      reader.read(text, expected);
      times.push(performance.now() - start);
    }
  }
  return {
    name: "one reply at a node with own conditions",
    value: `${(percentile(times, 0.5) * 1000).toFixed(1)} µs`,
    spread: `p99 ${(percentile(times, 0.99) * 1000).toFixed(1)} µs`,
    promise: "p99 ≤ 1 ms",
  };
}
