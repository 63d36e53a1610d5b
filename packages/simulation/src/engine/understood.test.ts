import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { PERSONAS } from "../personas/built-in.ts";
import { simulate } from "./simulate.ts";
import { BAD, calling, GOOD, START } from "./testing/scripted-run.ts";
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
  const says = { type: "speak", text: "nur die Haustür", topic: null, after: 200 } as const;
  const { traced } = calling(WINDOWS, [{ ...says, chosen: "Fenster" }]);
  expect(traced.meant).toEqual([
    {
      nodeId: "ask",
      chosen: "Fenster",
      read: "Haustür",
      isBetween: false,
      said: "nur die Haustür",
      text: "nur die Haustür",
    },
  ]);
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
