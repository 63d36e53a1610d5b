import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { Tree } from "@rufbaum/tree";
import type { CallerAct } from "../caller/caller.ts";
import type { Topic } from "../corpus/topic.ts";
import { openSimulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import type { Failure } from "./run.ts";
import {
  ASK,
  BAD,
  calling,
  GOOD,
  hangsUp,
  PLAIN,
  START,
  says,
  silent,
} from "./testing/scripted-run.ts";

const reader = await openSimulationReader();

const LONG = node("speech", "message", {
  content: "Wir sind ein sehr großes Unternehmen. ".repeat(9),
});
const ROUND = tree(
  [
    START,
    node("first", "decision", {
      content: "Ist es der Strom?",
      conditions: [
        { id: "a", condition: "Ja", targetNodeId: "second" },
        { id: "b", condition: "Nein", targetNodeId: "good" },
      ],
    }),
    node("second", "decision", {
      content: "Ist es das Gas?",
      conditions: [
        { id: "c", condition: "Ja", targetNodeId: "first" },
        { id: "d", condition: "Nein", targetNodeId: "good" },
      ],
    }),
    GOOD,
  ],
  [["start", "first"]],
);
const yes = Array.from({ length: 5 }, () => says("Ja"));

const speaksOf = (topic: Topic, text: string): CallerAct => ({
  ...{ type: "speak", text, topic, after: 200 },
});

const FAILURES: [string, Tree, CallerAct[], Failure][] = [
  [
    "somebody whose patience is over, where he was asked",
    PLAIN,
    [hangsUp("impatient")],
    { nodeId: "ask", reason: "hung-up-impatient" },
  ],
  [
    "somebody whose patience is over after a long text, at that text",
    tree(
      [START, LONG, ASK, GOOD, BAD],
      [
        ["start", "speech"],
        ["speech", "ask"],
      ],
    ),
    [hangsUp("impatient")],
    { nodeId: "speech", reason: "hung-up-impatient" },
  ],
  [
    "somebody who says that he wants none of it",
    PLAIN,
    [{ type: "hang-up", cause: "rejected", says: "Schluss jetzt.", after: 0 }],
    { nodeId: "ask", reason: "rejected" },
  ],
  [
    "somebody who puts the phone down without a word",
    PLAIN,
    [hangsUp("rejected")],
    { nodeId: "ask", reason: "hung-up-wordless" },
  ],
  [
    "somebody who has asked something, and puts the phone down",
    PLAIN,
    [speaksOf("how-long", "Wie lange dauert das?"), hangsUp("rejected")],
    { nodeId: "ask", reason: "hung-up" },
  ],
  [
    "somebody who has no time",
    PLAIN,
    [speaksOf("no-time", "Wurstbrot"), hangsUp("rejected")],
    { nodeId: "ask", reason: "no-time" },
  ],
  [
    "somebody who is not the right one",
    PLAIN,
    [speaksOf("not-me", "Wurstbrot"), hangsUp("rejected")],
    { nodeId: "ask", reason: "wrong-person" },
  ],
  [
    "somebody who was not the right one, and wants none of it",
    PLAIN,
    [speaksOf("not-me", "Moment"), speaksOf("not-interested", "Wurstbrot"), hangsUp("rejected")],
    { nodeId: "ask", reason: "rejected" },
  ],
  [
    "somebody who speaks no German",
    PLAIN,
    [hangsUp("foreign-language")],
    { nodeId: "ask", reason: "foreign-language" },
  ],
  ["somebody who was lost", PLAIN, [], { nodeId: "ask", reason: "hung-up" }],
  [
    "what was not understood, again and again",
    PLAIN,
    [says("Wurstbrot"), says("Apfelbaum")],
    { nodeId: "ask", reason: "unmatched" },
  ],
  [
    "what was not understood, where the way for everything else ends",
    tree(
      [START, ASK, GOOD, BAD, node("lost", "end", { content: "Oje.", outcome: "failed" })],
      [
        ["start", "ask"],
        ["ask", "lost"],
      ],
      { reprompts: 0 },
    ),
    [says("Wurstbrot")],
    { nodeId: "ask", reason: "unmatched" },
  ],
  [
    "a message after which nothing follows",
    tree([START, node("stop", "message", { content: "Ach so." })], [["start", "stop"]]),
    [],
    { nodeId: "stop", reason: "dead-end" },
  ],
  [
    "messages that lead round and round",
    tree(
      [START, node("a", "message", { content: "A." }), node("b", "message", { content: "B." })],
      [
        ["start", "a"],
        ["a", "b"],
        ["b", "a"],
      ],
    ),
    [],
    { nodeId: "b", reason: "loop" },
  ],
  [
    "questions that lead round and round, until somebody has had enough",
    ROUND,
    [...yes, hangsUp("impatient")],
    { nodeId: "first", reason: "loop" },
  ],
  [
    "questions that lead round and round, until the tree itself has had enough",
    { ...ROUND, settings: { maxSteps: 6 } },
    yes,
    { nodeId: "first", reason: "loop" },
  ],
  ["nobody who says anything", PLAIN, [silent, silent], { nodeId: "ask", reason: "silent" }],
  [
    "somebody who wants no more calls",
    PLAIN,
    [says("Rufen Sie mich nie wieder an!")],
    { nodeId: "ask", reason: "opt-out" },
  ],
  [
    "somebody who wants to speak with a person",
    PLAIN,
    [says("Ich möchte mit einem richtigen Menschen sprechen")],
    { nodeId: "ask", reason: "wants-human" },
  ],
  [
    "somebody who says goodbye",
    PLAIN,
    [says("Auf Wiederhören")],
    { nodeId: "ask", reason: "goodbye" },
  ],
  [
    "a call that takes too long",
    { ...PLAIN, settings: { maxSeconds: 5 } },
    [{ type: "speak", text: "Wurstbrot", topic: null, after: 9_000 }],
    { nodeId: "ask", reason: "too-long" },
  ],
  ["a tree that has no beginning", tree([GOOD], []), [], { nodeId: "", reason: "not-startable" }],
];

test.each(FAILURES)("a run fails with %s", (_, called, acts, failure) => {
  expect(calling(called, acts).failure).toEqual(failure);
});

test("a mailbox is no failure, however the call went on", () => {
  const behaviour = { isMailbox: 1 };
  const machine = {
    id: "m",
    name: "M",
    type: "Kunde",
    personality: [],
    patienceLevel: 5,
    behaviour,
  };
  const job = { tree: PLAIN, personas: [machine], seed: 1, noise: 0.5 };
  const simulation = openSimulation(job, { reader });
  const runs = Array.from({ length: 60 }, (_, index) => simulation.run(index));
  expect(runs.filter(({ isMailbox }) => !isMailbox)).toEqual([]);
  expect(runs.filter(({ failure }) => failure !== null)).toEqual([]);
  expect(runs.some(({ endReason }) => endReason === "voicemail")).toBe(true);
});

test("who puts the phone down at once does so for the words that were being said", () => {
  const act = { ...hangsUp("rejected"), heard: "Guten Tag," } as CallerAct;
  const run = calling(PLAIN, [act]);
  expect(run.failure).toEqual({ nodeId: "start", reason: "hung-up-wordless" });
  expect(run.milliseconds).toBeLessThan(2_000);
  expect(run.lines[0]).toMatchObject({ type: "agent", heard: "Guten Tag," });
});
