import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { CallerAct } from "../caller/caller.ts";
import type { Topic } from "../corpus/topic.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { counterOf } from "./count-run.ts";
import { simulate } from "./simulate.ts";
import { emptyTally } from "./tally.ts";
import { BAD, calling, GOOD, START } from "./testing/scripted-run.ts";
import { understoodIn } from "./understood.ts";
import { understoodAll } from "./understood-all.ts";
import { untestedNodes } from "./untested.ts";

const CHOICE = node("ask", "decision", {
  content: "Geht es um die Fenster oder um die Haustür?",
  conditions: [
    { id: "w", condition: "Fenster", targetNodeId: "good", examples: ["die Fenster bitte"] },
    { id: "d", condition: "Haustür", targetNodeId: "bad", examples: ["nur die Haustür"] },
  ],
});
const WINDOWS = tree([START, CHOICE, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });

const simulated = (called: typeof WINDOWS) =>
  simulate(
    { tree: called, personas: PERSONAS, runs: 200, seed: 1, noise: 0, discovery: false },
    { clock: { now: () => 0 } },
  );

test("callers choose between what only this tree offers, and it is told how that was read", async () => {
  const { understood = {} } = await simulated(WINDOWS);
  expect(Object.keys(understood.ask?.conditions ?? {})).toEqual(["Fenster", "Haustür"]);
  const all = understoodAll(understood);
  expect(all?.of).toBeGreaterThan(80);
  expect(all?.percent).toBeGreaterThan(90);
});

test("what was meant and read as another is told with its words", () => {
  const says = { type: "speak", text: "die Haustür", topic: null, after: 200 } as const;
  const { traced } = calling(WINDOWS, [{ ...says, chosen: "Fenster" }]);
  expect(traced.meant).toEqual([
    {
      nodeId: "ask",
      chosen: "Fenster",
      read: "Haustür",
      isBetween: false,
      mayBeNo: false,
      said: "die Haustür",
      text: "die Haustür",
    },
  ]);
});

test("a question back that is taken for an answer is told, and one that isn't counts for it", () => {
  const asks = (text: string) =>
    calling(WINDOWS, [{ type: "speak", text, topic: "technical-question", after: 200 } as const]);
  const tally = emptyTally(WINDOWS, 1);
  const count = counterOf(WINDOWS);
  count(tally, { ...asks("bei der Haustür").traced, index: 0 });
  count(tally, { ...asks("Lila Wolken").traced, index: 1 });
  const { beside } = understoodIn(WINDOWS, tally).ask ?? {};
  expect(beside).toMatchObject({
    rate: { count: 1, of: 2 },
    misread: [{ said: "bei der Haustür", read: "Haustür", count: 1, run: 0 }],
  });
});

const objects = (text: string, topic: Topic) =>
  ({ type: "speak", text, topic, after: 200 }) as const;

test.each<[string, CallerAct, number, number]>([
  ["an objection taken for a yes", objects("Das passt zu teuer", "too-expensive"), 0, 1],
  ["one that is taken for nothing", objects("Lila Wolken", "too-expensive"), 1, 1],
  // Where there is no way for it, a no is near enough.
  ["one that is taken for a no", objects("Lieber nicht", "too-expensive"), 0, 0],
  ["one beside a yes", objects("Ja, gern, aber teuer ist es", "too-expensive"), 0, 0],
])("%s", (_, act, count, of) => {
  const asks = node("ask", "decision", {
    content: "Haben Sie Interesse?",
    conditions: [
      { id: "yes", condition: "Ja", targetNodeId: "good", examples: ["das passt so"] },
      { id: "no", condition: "Nein", targetNodeId: "bad" },
    ],
  });
  const called = tree([START, asks, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });
  const tally = emptyTally(called, 1);
  counterOf(called)(tally, { ...calling(called, [act]).traced, index: 0 });
  const { beside = null } = understoodIn(called, tally).ask ?? {};
  if (of === 0) expect(beside).toBeNull();
  else expect(beside).toMatchObject({ rate: { count, of } });
  expect(beside?.misread ?? []).toHaveLength(of - count);
});

test("at a question that nobody can agree to, an objection is no misread yes", () => {
  const asks = node("ask", "decision", {
    content: "Haben Sie schon einen Anbieter?",
    conditions: [{ id: "yes", condition: "Ja", targetNodeId: "good" }],
  });
  const called = tree([START, asks, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });
  const tally = emptyTally(called, 1);
  const act = objects("Da haben wir schon jemanden", "has-provider");
  counterOf(called)(tally, { ...calling(called, [act]).traced, index: 0 });
  expect(understoodIn(called, tally).ask?.beside ?? null).toBeNull();
});

test("a way that has an intent and no words of its author is said by its name", async () => {
  const conditions = [
    { id: "n", condition: "Sofort", targetNodeId: "good" },
    { id: "j", condition: "Später", targetNodeId: "bad" },
  ];
  const content = "Soll es sofort gelten oder erst später?";
  const ask = node("ask", "decision", { content, conditions });
  const { understood = {} } = await simulated(
    tree([START, ask, GOOD, BAD], [["start", "ask"]], { reprompts: 1 }),
  );
  expect(Object.keys(understood.ask?.conditions ?? {})).toEqual(["Sofort", "Später"]);
});

test("what nobody can say is not tried, and fails nothing", async () => {
  const coded = node("ask", "decision", {
    content: "Was darf es sein?",
    conditions: [
      { id: "a", condition: "cond_1", targetNodeId: "good" },
      { id: "b", condition: "cond_2", targetNodeId: "bad" },
    ],
  });
  const called = tree([START, coded, GOOD, BAD], [["start", "ask"]], { reprompts: 1 });
  expect([...untestedNodes(called)]).toEqual(["ask"]);
  const { failurePoints, untested } = await simulated(called);
  expect(untested).toEqual(["ask"]);
  expect(failurePoints.ask).toBeUndefined();
});
