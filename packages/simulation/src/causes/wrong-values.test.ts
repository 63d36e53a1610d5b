import { describe, expect, test } from "bun:test";
import { begin, type KnownInput } from "@rufbaum/conversation";
import { node, tree } from "@rufbaum/conversation/testing";
import type { Topic } from "../corpus/topic.ts";
import { counterOf } from "../engine/count-run.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { openRecogniser } from "../engine/recogniser.ts";
import { emptyTally } from "../engine/tally.ts";
import { calling, GOOD, START, says } from "../engine/testing/scripted-run.ts";
import type { Source } from "../engine/value-sources.ts";
import { hoursOffered, weekdaysOffered } from "./offered.ts";
import { wrongSuccesses } from "./wrong-successes.ts";
import { openWrongValues } from "./wrong-values.ts";

const asking = (value: "text" | "date" | "time", content: string, confirm = false) =>
  tree(
    [
      START,
      node("ask", "input", { title: "Was?", content, input: { variable: "was", value, confirm } }),
      GOOD,
    ],
    [
      ["start", "ask"],
      ["ask", "good"],
    ],
  );

const reader = await openSimulationReader();

const DAY = asking("date", "An welchem Tag passt es Ihnen?");
const WEEK = asking("date", "Wir haben Montag bis Freitag Zeit. Wann passt es?");
const HOUR = asking("time", "Um wie viel Uhr, zwischen neun und 17 Uhr?");
const BRANCH = asking("text", "In welche Filiale möchten Sie kommen?");

function wrongIn(
  called: ReturnType<typeof asking>,
  kept: string,
  ...words: { said: string; text?: string; topic?: Topic }[]
) {
  const recogniser = openRecogniser(called, 0, reader);
  const state = begin(called, { was: kept });
  const situation = recogniser.expect({ ...state, nodeId: "ask", phase: "listening" });
  const all = words.map(({ said, text = said, topic = null }): Source => {
    return { nodeId: "ask", said, text, topic, chosen: null, situation };
  });
  const input: KnownInput = {
    ...{ nodeId: "ask", variable: "was" },
    kind: called === HOUR ? "time" : called === BRANCH ? "text" : "date",
  };
  const sources = { all, note() {}, of: () => all[0] ?? null };
  const found = openWrongValues(called, recogniser)({ ...state, inputs: [input] }, sources);
  return found.map(({ fault, said }) => [fault, said]);
}

describe("a value that a success keeps", () => {
  test.each([
    ["is the day that was said", wrongIn(DAY, "2026-01-07", { said: "Am Mittwoch." }), []],
    [
      "is another day than was said",
      wrongIn(DAY, "2026-01-06", { said: "Am Mittwoch.", text: "Am Dienstag." }),
      [["other", "Am Mittwoch."]],
    ],
    [
      "is one of two that were left open",
      wrongIn(DAY, "2026-01-06", { said: "Dienstag oder Mittwoch." }),
      [],
    ],
    [
      "was taken back in the same breath",
      wrongIn(DAY, "2026-01-06", { said: "Am Dienstag, nein, lieber am Freitag." }),
      [["other", "Am Dienstag, nein, lieber am Freitag."]],
    ],
    [
      "was put right, and not changed",
      wrongIn(DAY, "2026-01-06", { said: "Am Dienstag." }, { said: "Nein, lieber am Freitag." }),
      [["other", "Nein, lieber am Freitag."]],
    ],
    [
      "is a day that is not sure from what was said",
      wrongIn(DAY, "2026-01-06", { said: "Mittwoch kann ich nicht." }),
      [],
    ],
    [
      "is a day that the question does not offer",
      wrongIn(WEEK, "2026-01-10", { said: "Am Samstag." }),
      [["not-offered", "Am Samstag."]],
    ],
    ["is a day that it offers", wrongIn(WEEK, "2026-01-07", { said: "Am Mittwoch." }), []],
    [
      "is an hour of another part of the day",
      wrongIn(HOUR, "09:00", { said: "Um drei." }),
      [["other", "Um drei."]],
    ],
    [
      "is an hour that was misheard",
      wrongIn(HOUR, "10:00", { said: "Um elf Uhr.", text: "Um zehn Uhr." }),
      [["other", "Um elf Uhr."]],
    ],
    [
      "is an hour that the question does not offer",
      wrongIn(HOUR, "18:00", { said: "Um achtzehn Uhr." }),
      [["not-offered", "Um achtzehn Uhr."]],
    ],
    [
      "is a refusal to tell one",
      wrongIn(BRANCH, "Sag ich nicht.", { said: "Sag ich nicht.", topic: "refuses-value" }),
      [["no-value", "Sag ich nicht."]],
    ],
    ["is what was told", wrongIn(BRANCH, "Innenstadt", { said: "Innenstadt" }), []],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected as typeof found);
  });
});

test("a remark that is kept is named, with how often, what was said and where to read it", () => {
  const tally = emptyTally(BRANCH, 5);
  const count = counterOf(BRANCH);
  const remark = { ...says("Der Hund spinnt."), topic: "chatter" as const };
  [remark, says("Innenstadt"), remark, remark].forEach((act, index) => {
    count(tally, { ...calling(BRANCH, [act as ReturnType<typeof says>]).traced, index });
  });
  const counted = { ...tally, runs: 4, nodes: {}, answers: {}, successes: tally.all.successes };
  expect(tally.wrongSuccesses).toEqual({ count: 3, first: [0, 2, 3] });
  expect(wrongSuccesses(BRANCH, counted)).toEqual([
    {
      ...{ code: "success-with-wrong-value", nodeId: "ask", title: "Was?", variable: "was" },
      ...{ count: 3, successes: 4, runs: 4, examples: [0, 2, 3] },
      lines: [
        {
          ...{ fault: "no-value", said: "Der Hund spinnt.", kept: "Der Hund spinnt." },
          ...{ count: 3, run: 0 },
        },
      ],
    },
  ]);
});

test("a wrong value of a question that reads back what it keeps was accepted", () => {
  const wrong = new Map([
    [JSON.stringify(["ask", "was", "other", "Am Mittwoch.", "2026-01-06"]), seen(3)],
  ]);
  const counted = { runs: 9, nodes: {}, answers: {}, successes: 9, wrong };
  const none = { open: new Map(), unasked: new Map() };
  const [found] = wrongSuccesses(asking("date", "Wann?", true), { ...counted, ...none });
  expect(found).toMatchObject({ count: 3, isConfirmed: true });
  const [unconfirmed] = wrongSuccesses(DAY, { ...counted, ...none });
  expect(unconfirmed).not.toHaveProperty("isConfirmed");
});

function seen(count: number) {
  return { count, first: [0] };
}

test("a day that is read back, denied and put right is the one that was meant last", () => {
  const called = asking("date", "An welchem Tag passt es Ihnen?", true);
  const acts = [says("Am Dienstag"), says("Nein, am Freitag"), says("Ja, richtig")];
  const { traced } = calling(called, acts);
  expect(traced.outcome).toBe("appointment");
  expect(traced.wrong).toEqual([]);
});

test.each([
  ["Dienstag oder Donnerstag?", ["dienstag", "donnerstag"]],
  ["Wir haben montags bis mittwochs Zeit.", ["montag", "dienstag", "mittwoch"]],
  ["Passt es zum Beispiel Dienstag oder Mittwoch?", []],
  ["Montag und Dienstag geht es nicht.", []],
  ["Wann passt es Ihnen?", []],
])("%s leaves to choose from %p", (text, days) => {
  expect(weekdaysOffered(text)).toEqual(days);
});

test.each([
  ["zwischen vierzehn und achtzehn Uhr", { from: "14:00", to: "18:00" }],
  ["von 8:30 bis 17 Uhr", { from: "08:30", to: "17:00" }],
  ["zwischen Tür und Angel", null],
])("%s", (text, hours) => {
  expect(hoursOffered(text)).toEqual(hours);
});
