import { describe, expect, test } from "bun:test";
import {
  CONCERNS,
  type ComparisonNote,
  type DiscoveryAdvice,
  MET_INTENTS,
  type NamelessDiscovery,
  type Recommendation,
  type ReplyRemedy,
  SPOKEN_VALUES,
  type TextFault,
} from "@rufbaum/simulation";
import { LANGUAGES, wordsIn } from "../index.ts";

/** A fact for each code of a union; several where one stands for many. */
type Each<F extends { code: string }> = {
  [Code in F["code"]]: readonly WithCode<F, Code>[];
};
type WithCode<F extends { code: string }, Code> = F extends unknown
  ? Code extends F["code"]
    ? F & { code: Code }
    : never
  : never;

const LONG = "Haben Sie in den nächsten vierzehn Tagen vormittags oder nachmittags Zeit? ".repeat(
  3,
);
const TITLES = ["Frage", LONG, "„Ja“ & $& <b>"];
const COUNTS = [0, 1, 2, 1_234_567];

const CASES = TITLES.flatMap((title) => COUNTS.map((count) => ({ title, count })));

function factsWith({ title, count }: { title: string; count: number }) {
  const at = { nodeId: "a", title };
  const failed = { title, count, runs: count };
  const examples = [title, "Ja.", "Nein."].slice(0, Math.min(3, 1 + count));
  const advice: Each<DiscoveryAdvice> = {
    "add-condition": [{ code: "add-condition", ...at, condition: title, examples }],
    "extend-condition": [{ code: "extend-condition", ...at, condition: title, examples }],
    "teach-objection": [{ code: "teach-objection", ...at, condition: title, examples }],
    "extend-entry": [{ code: "extend-entry", question: title, count, examples }],
    "add-entry": [{ code: "add-entry", question: title, count, examples }],
    "value-left-out": SPOKEN_VALUES.map((value) => ({
      ...{ code: "value-left-out", ...at, value, examples },
    })),
    "value-unread": SPOKEN_VALUES.map((value) => ({
      ...{ code: "value-unread", ...at, value, examples },
    })),
    "answer-in-one-place": [
      { code: "answer-in-one-place", name: title, nodes: count, most: [{ title, count }] },
    ],
    "add-objection": [{ code: "add-objection", name: title, nodes: count, count }],
    "reword-objection": [
      { code: "reword-objection", title, count },
      { code: "reword-objection", title, count, of: count },
    ],
    "met-by-itself": MET_INTENTS.map((intent) => ({
      ...{ code: "met-by-itself", name: title, intent, count },
    })),
    "said-by-the-way": [{ code: "said-by-the-way", count, examples }],
    "nothing-lost": [{ code: "nothing-lost", heard: [{ name: title, count }] }],
    "only-misheard": [{ code: "only-misheard", count, examples }],
    "as-written": [{ code: "as-written", text: `${title}.` }],
  };
  const [anyAdvice] = advice["reword-objection"];
  if (!anyAdvice) throw new Error("there is no advice");
  const taught = { condition: title, examples, count, others: [{ name: title, count }] };
  const remedies: Each<ReplyRemedy> = {
    "add-condition": [{ code: "add-condition", ...taught }],
    "extend-condition": [{ code: "extend-condition", ...taught, others: [] }],
    "read-value": [{ code: "read-value", advice: anyAdvice }],
    "answer-question": [{ code: "answer-question", advice: anyAdvice }],
    "give-ways": [
      {
        code: "give-ways",
        heard: [null, title].map((name) => ({ name, count, example: "Keine Zeit." })),
      },
    ],
    "write-reprompt": [
      { code: "write-reprompt", for: "value" },
      { code: "write-reprompt", for: "conditions" },
    ],
  };
  const faults: Each<TextFault> = {
    offends: (
      ["insult", "condescending", "threat", "pressure", "private", "absurd", "familiar"] as const
    ).map((offence) => ({ code: "offends", offence })),
    gibberish: [{ code: "gibberish" }],
    "too-long": [{ code: "too-long", words: count, seconds: count, most: 15 }],
    presses: [{ code: "presses" }],
    "large-sum": [{ code: "large-sum" }],
    "many-questions": [{ code: "many-questions", questions: count }],
    "idle-questions": [{ code: "idle-questions" }],
    "no-gain": [{ code: "no-gain" }],
  };
  const broughtUp = CONCERNS.flatMap((concern) =>
    concern === "refuses"
      ? []
      : [null, title].map((mostly) => ({ ...failed, concern, mostly, examples: [0, 1_233] })),
  );
  const coverage = { covered: count, total: count + 1, runs: count };
  const agreeing = {
    ...{ nodeId: "a", title, agreed: count, lost: count, outcome: "not-interested" as const },
    ...{ percent: 96.2, runs: count, examples: [0, 4, 1_233], condition: title },
  };
  const recommendations: Each<Recommendation> = {
    "not-startable": [{ code: "not-startable", count, runs: count, finding: null }],
    "no-disclosure": [
      { code: "no-disclosure", count, runs: count, start: null, examples: [] },
      { code: "no-disclosure", count, runs: count, start: title, examples: [0, 1_233] },
    ],
    "opt-outs-not-honoured": [
      { code: "opt-outs-not-honoured", count, asked: count, examples: [count] },
    ],
    "wrong-branch": [null, { condition: null, to: title }, { condition: title, to: title }].map(
      (instead) => ({ code: "wrong-branch", ...agreeing, to: title, instead }),
    ),
    "success-without-value": [
      {
        ...{ code: "success-without-value", nodeId: "a", title, variable: "tag", count },
        ...{ successes: count, runs: count, examples: [0, 1_233] },
      },
    ],
    "success-with-wrong-value": (["no-value", "other", "not-offered"] as const).flatMap((fault) =>
      [undefined, true].map((isConfirmed) => ({
        ...{ code: "success-with-wrong-value", nodeId: "a", title, variable: "tag", count },
        ...{ successes: count, runs: count, examples: [0, 1_233], isConfirmed },
        lines: [{ fault, said: "Am Mittwoch", kept: "2026-01-13", count, run: 0 }],
      })),
    ),
    "opt-out-unasked": ["Lassen Sie das", "lass es das"].map((text) => ({
      ...{ code: "opt-out-unasked", nodeId: "a", title, count, runs: count, examples: [0] },
      lines: [{ said: "Lassen Sie das", text, count, run: 0 }],
    })),
    "branches-swapped": [0, 12.34].map((declinedPercent) => ({
      ...{ code: "branches-swapped", ...agreeing, other: title, declined: count, declinedPercent },
    })),
    "success-never-reached": [true, false].map((isCutOff) => ({
      ...{ code: "success-never-reached", nodeId: "a", title, runs: count, isCutOff },
    })),
    "end-without-outcome": [
      { code: "end-without-outcome", nodeId: "a", title, count, runs: count },
    ],
    "many-opt-outs": [
      { code: "many-opt-outs", percent: 7.2, count, runs: count, most: null },
      { code: "many-opt-outs", percent: 7.2, count, runs: count, most: { title, count } },
    ],
    "no-goal": [{ code: "no-goal", runs: count, treeName: title }],
    "goal-cut-off": [{ code: "goal-cut-off", runs: count, title }],
    "no-led-as-yes": [{ code: "no-led-as-yes", ...failed, condition: title, to: title }],
    "hung-up-impatient": [{ code: "hung-up-impatient", ...failed, times: 1.5 }],
    text: Object.values(faults).flatMap((all) =>
      all.map((fault) => ({ code: "text" as const, ...failed, fault })),
    ),
    "no-way-for": broughtUp.map((each) => ({ code: "no-way-for", ...each })),
    "let-go": broughtUp.map((each) => ({ code: "let-go", ...each })),
    "way-unheard": broughtUp.flatMap((each) =>
      [[], examples].map((said) => ({
        ...{ code: "way-unheard" as const, ...each, condition: title, said },
      })),
    ),
    "dead-end": [{ code: "dead-end", ...failed }],
    "too-long": [{ code: "too-long", ...failed }],
    "action-failed": [{ code: "action-failed", ...failed }],
    "hung-up": [{ code: "hung-up", ...failed }],
    angry: [{ code: "angry", ...failed }],
    "wants-human": [{ code: "wants-human", ...failed }],
    loop: [
      { code: "loop", ...failed, times: null, limit: null },
      { code: "loop", ...failed, times: 2, limit: 100 },
    ],
    silent: [{ code: "silent", ...failed, silences: count }],
    "replies-not-understood": Object.values(remedies).flatMap((all) =>
      all.map((remedy) => ({
        ...{ code: "replies-not-understood" as const, title, missed: count, visits: count },
        ...{ misheard: count, lost: count, runs: count, remedy },
      })),
    ),
    "condition-misread": [null, title].map((read) => ({
      ...{ code: "condition-misread", title, condition: title, percent: 7.2, of: count },
      said: [{ said: title, read, count }],
    })),
    objection: [
      { code: "objection", advice: anyAdvice, example: null },
      { code: "objection", advice: anyAdvice, example: title },
    ],
    "short-runs": [
      { code: "short-runs", count, runs: count, steps: 3, most: null },
      { code: "short-runs", count, runs: count, steps: 3, most: { title, count } },
    ],
    "long-runs": [{ code: "long-runs", percent: 50, steps: 10, average: 12.3, seconds: count }],
    "no-way-there": [
      { code: "no-way-there", ...coverage, titles: [title], more: 0 },
      { code: "no-way-there", ...coverage, titles: [title, "a", "b", "c"], more: count },
    ],
    "never-reached": [{ code: "never-reached", ...coverage, titles: [title, "a"], more: 0 }],
    "few-runs": [
      {
        ...{ code: "few-runs", runs: count, percent: 30, reach: 8.8, low: 0, high: 39.6 },
        ...{ aim: 2, enough: 2_100 },
      },
    ],
    "nothing-to-mend": [
      {
        ...{ code: "nothing-to-mend", runs: count, success: 30, failure: 0, covered: 1, total: 1 },
        ...{ isElse: false, instead: [] },
      },
      {
        ...{ code: "nothing-to-mend", runs: count, success: 30, failure: 0, covered: 1, total: 1 },
        ...{ isElse: true, instead: [{ title, outcome: "callback", count }] },
      },
    ],
  };
  const notes: Each<ComparisonNote> = {
    "other-tree": [{ code: "other-tree", one: title, other: title }],
    "other-personas": [
      { code: "other-personas", gone: [title, "a", "b"], come: [] },
      { code: "other-personas", gone: [], come: [title] },
      { code: "other-personas", gone: [title], come: ["a", "b"] },
    ],
    "other-noise": [{ code: "other-noise", one: 0, other: 0.25 }],
    "few-runs": [{ code: "few-runs", runs: count, reach: 138.6 }],
    "sizes-apart": [{ code: "sizes-apart", fewest: count, most: count * 10 }],
    "same-job-other-figures": [{ code: "same-job-other-figures" }],
    "same-run": [{ code: "same-run" }],
    "part-of-the-other": [{ code: "part-of-the-other" }],
  };
  return { advice, recommendations, notes };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = wordsIn(language);

  test.each(CASES)("every code is told of $count at a node with any title", (given) => {
    const { advice, recommendations, notes } = factsWith(given);
    const told = [
      ...Object.values(advice).flat().map(words.discoveryAdvice),
      ...Object.values(recommendations).flat().map(words.recommendation),
      ...Object.values(notes).flat().map(words.comparisonNote),
    ];
    for (const sentence of told) {
      const own = sentence.replaceAll(given.title, "X");
      expect(own).not.toMatch(/undefined|NaN|\[object|\bnull\b|\s\s|\s[.,;:]|[.,;:]{2}(?!“)/u);
      expect(own).toMatch(/[.!?]$/u);
      if (language === "en") expect(own).not.toMatch(/[äöüßÄÖÜ„]/u);
    }
  });

  test("what needs no condition has a name", () => {
    const nameless: NamelessDiscovery[] = [
      "said-by-the-way",
      ...SPOKEN_VALUES.map((value) => `${value}-unread` as const),
    ];
    const names = nameless.map(words.discoveryName);
    expect(new Set(names).size).toBe(nameless.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/u);
    expect(words.discoveryName("Zu teuer")).toBe("Zu teuer");
    expect(words.discoveryName("constructor")).toBe("constructor");
  });
});

test("one of a kind is told as one", () => {
  const { recommendation, discoveryAdvice } = wordsIn("en");
  const at = { title: "Start", count: 1, runs: 1 };
  expect(recommendation({ code: "wants-human", ...at })).toStartWith(
    "At “Start”, 1 of 1 person called (100.0%) wants to speak to a human.",
  );
  expect(recommendation({ code: "loop", ...at, times: null, limit: null })).toStartWith(
    "At “Start”, 1 of 1 conversation (100.0%) goes round in circles.",
  );
  expect(discoveryAdvice({ code: "reword-objection", title: "Preis", count: 1 })).toBe(
    "Word the objection “Preis” more convincingly: it is answered already and still comes up once after that.",
  );
});
