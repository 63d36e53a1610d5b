import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { MANNERS } from "../personas/persona.ts";
import { CORPUS, linesFor, OF_THE_OTHER } from "./lines.ts";
import { SPEAKERS, type Speaker } from "./speakers.ts";
import { TOPICS, type Topic } from "./topic.ts";
import { REGIONS } from "./voices.ts";

const ALL = TOPICS.flatMap((topic) =>
  Object.values(CORPUS[topic])
    .flat()
    .map((line) => ({ topic, line })),
);

/** What nearly every conversation comes to. */
const WEIGHTY: readonly Topic[] = [
  "yes",
  "no",
  "maybe",
  "interested",
  "not-interested",
  "undecided",
  "has-time",
  "no-time",
  "call-later",
  "too-expensive",
  "asks-price",
  "has-provider",
  "distrusts",
  "no-authority",
  "send-info",
  "who-is-calling",
  "what-is-it-about",
  "front-desk",
  "puts-through",
  "boss-away",
  "opt-out",
  "under-contract",
  "asks-partner",
];

test("on every topic every manner and region has something of its own to say", () => {
  for (const topic of TOPICS) {
    const plain = new Set(CORPUS[topic]["matter-of-fact"]);
    const voices = [...Object.entries(CORPUS[topic])].filter(
      ([voice]) => voice !== "matter-of-fact",
    );
    expect([topic, voices.length]).toEqual([topic, 6]);
    for (const [, lines] of voices) expect(lines.some((line) => !plain.has(line))).toBe(true);
    for (const manner of MANNERS) {
      for (const region of REGIONS) {
        expect(linesFor(topic, manner, region).length).toBeGreaterThanOrEqual(3);
        expect(linesFor(topic, manner, region)).toBe(linesFor(topic, manner, region));
      }
    }
  }
});

test.each([...TOPICS])("%s: there is enough to say, nothing of it twice in one voice", (topic) => {
  const voices = Object.values(CORPUS[topic]);
  const least = WEIGHTY.includes(topic) ? 60 : 25;
  expect(new Set(voices.flat()).size).toBeGreaterThanOrEqual(least);
  for (const lines of voices) expect(new Set(lines).size).toBe(lines.length);
});

test("dialects keep to themselves", () => {
  for (const topic of TOPICS) {
    const all = REGIONS.flatMap((region) => linesFor(topic, "dialect", region));
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  }
});

test("nobody has both a husband and a wife, and everybody has enough to say", () => {
  for (const topic of TOPICS) {
    for (const manner of MANNERS) {
      for (const region of REGIONS) {
        const [woman = [], man = []] = SPEAKERS.map((it) => linesFor(topic, manner, region, it));
        const all = linesFor(topic, manner, region);
        expect(Math.min(woman.length, man.length)).toBeGreaterThanOrEqual(2);
        expect(new Set([...woman, ...man])).toEqual(new Set(all));
        for (const line of woman) expect(line).not.toMatch(/\bmeiner? Frau\b/iu);
        for (const line of man) expect(line).not.toMatch(/\bmein(?:em|en)? Mann\b/iu);
      }
    }
  }
});

test("a man who is asked for is no “sie”, a woman no “er”, and everybody has enough to say of both", () => {
  for (const topic of OF_THE_OTHER) {
    for (const manner of MANNERS) {
      for (const region of REGIONS) {
        for (const speaker of SPEAKERS) {
          const said = (other: Speaker) => linesFor(topic, manner, region, speaker, other);
          expect([topic, manner, region, said("woman").length > 1]).toEqual([
            topic,
            manner,
            region,
            true,
          ]);
          expect([topic, manner, region, said("man").length > 1]).toEqual([
            topic,
            manner,
            region,
            true,
          ]);
          for (const line of said("woman")) {
            expect(line).not.toMatch(/\b(?:Er|er|ihn|ihm|Herrn?|(?:der|den|zum|vom) Chef)\b/u);
          }
          for (const line of said("man"))
            expect(line).not.toMatch(/\bChefin|Frau \{last\}|hole sie/u);
        }
      }
    }
  }
});

test("each line is a sentence that can be said in one breath", () => {
  for (const { line: written } of ALL) {
    const line = written.replaceAll("{last}", "Brandt");
    expect(line).toMatch(/^\p{Lu}.*[.!?]$/u);
    expect(line).not.toMatch(/\s\s|\s[.,!?]|[{}[\]<>]/u);
    expect(line.length).toBeLessThanOrEqual(200);
  }
});

test("no line speaks of a product, so that it fits whatever is sold", () => {
  const product =
    /photovolt|solar|\bdach\b|\bstrom|\bgas\b|wärmepumpe|heizung|versicherung|tarif|software|\bapp\b|glasfaser|\bdsl|lotto|\bwein/iu;
  expect(ALL.filter(({ line }) => product.test(line))).toEqual([]);
});

test("hardly a line of more than three words is one that the reader has learnt by heart", () => {
  const library = new URL("../../../understanding/library/", import.meta.url);
  const learnt = new Set<string>();
  for (const file of readdirSync(library)) {
    for (const line of readFileSync(new URL(file, library), "utf8").split("\n")) {
      learnt.add(plain(line.slice(line.indexOf("\t") + 1)));
    }
  }
  const longer = ALL.filter(({ line }) => plain(line).split(" ").length > 3);
  const known = longer.filter(({ line }) => learnt.has(plain(line)));
  expect(learnt.size).toBeGreaterThan(10_000);
  expect((100 * known.length) / longer.length).toBeLessThan(3);
});

/** Letters and digits in small, without fillers. */
function plain(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.filter((word) => !/^(?:äh+m?|hm+|also|ach|oh|naja|tja)$/u.test(word)).join(" ");
}
