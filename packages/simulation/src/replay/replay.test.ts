import { expect, test } from "bun:test";
import { node, tree as treeOf } from "@rufbaum/conversation/testing";
import type { Tree } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { openSimulation } from "../engine/open-simulation.ts";
import type { Conversation } from "../engine/run.ts";
import { PERSONAS } from "../personas/built-in.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";
import { recordedOf } from "./recorded-of.ts";
import { replayCalls } from "./replay.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-05T08:00:00.000Z" });
const reader = await openUnderstanding({ remembers: 5_000 });
const SIMULATION = openSimulation(
  { tree: TREE, personas: PERSONAS, seed: 3, noise: 0.1 },
  { reader },
);
const TOLD = Array.from({ length: 120 }, (_, index) => SIMULATION.tell(index));
const CALLS = TOLD.map(recordedOf);
const MACHINES = TOLD.filter(({ isMailbox }) => isMailbox).length;

test("calls go the same way through the tree they were made with, cut in or silent as they were", () => {
  expect(TOLD.some(({ lines }) => lines.some(({ type }) => type === "silence"))).toBe(true);
  expect(TOLD.some(({ lines }) => lines.some((line) => "heard" in line))).toBe(true);
  const { changed, same, unfollowed } = replayCalls(TREE, CALLS, reader);
  expect({ changed: changed.count, same, unfollowed }).toEqual({
    changed: 0,
    same: CALLS.length - MACHINES,
    unfollowed: { machine: MACHINES },
  });
  const people = replayCalls(
    TREE,
    CALLS.filter(({ isMachine }) => !isMachine),
    reader,
  );
  expect(people.lines.followed).toBe(people.lines.total);
});

test("where an answer leads elsewhere, those calls part there that gave it, and no others", () => {
  const changed = edited((nodes) => {
    const way = nodes
      .find(({ id }) => id === "interest")
      ?.conditions?.find(({ condition }) => condition === "Ja");
    if (way) way.targetNodeId = "mail";
  });
  const wentOn = TOLD.filter(wasAskedForDay).map(({ index }) => `call_${index}`);
  const { calls, elsewhere } = replayCalls(changed, CALLS, reader);
  const parted = calls.filter(({ result }) => result.type === "elsewhere");
  expect(elsewhere).toBeGreaterThan(5);
  expect(parted.map(({ id }) => id)).toEqual(wentOn);
  for (const { result } of parted) {
    if (result.type !== "elsewhere") continue;
    expect(result.at).toMatchObject({ nodeId: "interest", nodeNow: "mail" });
    expect(APPOINTMENT.has(result.at.nodeThen)).toBe(true);
    expect(result.at.conditionNow).toBe(result.at.conditionThen);
  }
});

test("another outcome at the same end is told, and a text that was rewritten is not", () => {
  const changed = edited((nodes) => {
    for (const one of nodes) {
      if (one.type === "end" && one.id === "end-appointment") one.outcome = "success";
      if (one.id === "interest") one.content = textOf(one).replace("einspart", "erbringt");
    }
  });
  // Who cuts in has heard another part of other words.
  const heardOut = TOLD.filter(({ lines }) => !lines.some((line) => "heard" in line));
  const { calls, elsewhere, endOtherwise } = replayCalls(changed, heardOut.map(recordedOf), reader);
  const ended = heardOut.filter(
    ({ path, endReason }) => path.at(-1) === "end-appointment" && endReason === "completed",
  );
  expect(ended.length).toBeGreaterThan(5);
  expect({ elsewhere, endOtherwise }).toEqual({ elsewhere: 0, endOtherwise: ended.length });
  expect(calls.find(({ result }) => result.type === "ends-otherwise")?.result).toEqual({
    type: "ends-otherwise",
    before: { outcome: "appointment", endReason: "completed" },
    after: { outcome: "success", endReason: "completed" },
  });
});

const SMALL = treeOf(
  [
    node("start", "start", { content: "Hallo, hier spricht eine KI." }),
    node("roof", "decision", {
      content: "Gehört Ihnen das Dach?",
      conditions: [
        { id: "1", condition: "Ja", targetNodeId: "yes" },
        { id: "2", condition: "Nein", targetNodeId: "no" },
      ],
    }),
    node("yes", "end", { content: "Schön.", outcome: "success" }),
    node("no", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [["start", "roof"]],
);

/** A line a message: who, where, what, and for the caller what it was taken for. */
function recorded(
  lines: [by: RecordedMessage["by"], nodeId: string, text: string, condition?: string][],
  more: Partial<RecordedCall> = {},
): RecordedCall {
  return {
    id: "call_1",
    startedAt: 0,
    outcome: "not-interested",
    endReason: "completed",
    isOutcomeByHand: false,
    isTakenOver: false,
    isMachine: false,
    messages: lines.map(([by, nodeId, text, condition = null], index) => ({
      at: index * 5_000,
      by,
      nodeId,
      text,
      condition,
      intent: null,
    })),
    ...more,
  };
}

const OPENING: Parameters<typeof recorded>[0][number] = ["agent", "roof", "Gehört Ihnen das Dach?"];

test("what was said on picking up answered nothing, and leads nowhere", () => {
  const call = recorded([
    OPENING,
    ["caller", "roof", "Ja bitte?"],
    ["caller", "roof", "nein", "Nein"],
    ["agent", "no", "Schade."],
  ]);
  const { same, lines } = replayCalls(SMALL, [call], reader);
  expect({ same, lines: lines.followed }).toEqual({ same: 1, lines: 2 });
});

test("words that were not understood then and are now are told with both", () => {
  const call = recorded([
    OPENING,
    ["caller", "roof", "wir haben ein Flachdach"],
    ["agent", "roof", "Gehört Ihnen das Dach?"],
    ["caller", "roof", "nein", "Nein"],
    ["agent", "no", "Schade."],
  ]);
  expect(replayCalls(SMALL, [call], reader).same).toBe(1);
  const better = structuredClone(SMALL);
  better.nodes[1]?.conditions?.push({
    id: "3",
    condition: "Flachdach",
    targetNodeId: "no",
    examples: ["es ist ein Flachdach", "wir haben ein flaches Dach"],
  });
  const [replayed] = replayCalls(better, [call], reader).calls;
  expect(replayed?.result).toEqual({
    type: "elsewhere",
    at: {
      line: 1,
      heard: "wir haben ein Flachdach",
      nodeId: "roof",
      conditionThen: null,
      conditionNow: "Flachdach",
      intentNow: null,
      nodeThen: "roof",
      nodeNow: "no",
      endsNow: { outcome: "not-interested", endReason: "completed" },
    },
  });
});

const BETWEEN = treeOf(
  [
    node("start", "start", { content: "Hallo, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Was möchten Sie tun?",
      conditions: [
        { id: "1", condition: "weiter", targetNodeId: "yes", examples: ["alles so lassen"] },
        { id: "2", condition: "Kündigen", targetNodeId: "no" },
        { id: "3", condition: "Umzug", targetNodeId: "moves", examples: ["ich ziehe um"] },
      ],
    }),
    node("yes", "end", { content: "Schön.", outcome: "success" }),
    node("no", "end", { content: "Schade.", outcome: "not-interested" }),
    node("moves", "end", { content: "Gut.", outcome: "callback" }),
  ],
  [["start", "ask"]],
);

/** Of one reply it is unsure which of the two it means. */
const UNSURE: typeof reader = {
  ...reader,
  read: (text, expected) => ({
    ...reader.read(text, expected),
    ...(text === "der Vertrag" && {
      ...{ condition: null, intent: null },
      alternatives: [
        { condition: "weiter", confidence: 0.31 },
        { condition: "Kündigen", confidence: 0.28 },
      ],
    }),
  }),
};

test.each<[string, string, [string, string, string]]>([
  ["Was meinen Sie: „alles so lassen“ oder Kündigen?", "das zweite", ["Kündigen", "no", "Schade."]],
  ["Entschuldigung, das habe ich nicht verstanden.", "Umzug", ["Umzug", "moves", "Gut."]],
])(
  "a call that was asked “%s” is answered as it was then",
  (question, reply, [key, end, words]) => {
    const outcome = end === "no" ? "not-interested" : "callback";
    const call = recorded(
      [
        ["agent", "ask", "Was möchten Sie tun?"],
        ["caller", "ask", "der Vertrag"],
        ["agent", "ask", question],
        ["caller", "ask", reply, key],
        ["agent", end, words],
      ],
      { outcome },
    );
    expect(replayCalls(BETWEEN, [call], UNSURE).calls).toMatchObject([
      { result: { type: "same" } },
    ]);
  },
);

test.each<[string, RecordedCall, object]>([
  ["nothing was said", recorded([]), { type: "unfollowed", why: "nothing-said" }],
  [
    "it still goes on",
    recorded([OPENING], { outcome: null, endReason: null }),
    { type: "unfollowed", why: "not-ended" },
  ],
  ["a machine answered", recorded([OPENING], { isMachine: true }), { why: "machine" }],
  [
    "keys were pressed, perhaps",
    recorded([OPENING, ["agent", "yes", "Schön."]]),
    { type: "unfollowed", why: "unexplained-turn" },
  ],
  [
    "an operator had something said",
    recorded([
      OPENING,
      ["operator", "roof", "Es geht um eine Solaranlage."],
      ["caller", "roof", "nein", "Nein"],
      ["agent", "no", "Schade."],
    ]),
    { type: "same" },
  ],
  [
    "a second word came too late to count",
    recorded([
      OPENING,
      ["caller", "roof", "nein", "Nein"],
      ["agent", "no", "Schade."],
      ["caller", "roof", "ja"],
    ]),
    { type: "same" },
  ],
  [
    "a person set the outcome",
    recorded([OPENING, ["caller", "roof", "ja", "Ja"], ["agent", "yes", "Schön."]], {
      outcome: "callback",
      isOutcomeByHand: true,
    }),
    { type: "same" },
  ],
  [
    "the first node is another one",
    recorded([["agent", "hello", "Hallo"]]),
    { type: "elsewhere", at: { line: 0, nodeThen: "hello", nodeNow: "roof" } },
  ],
  [
    "it was over then and would not be now",
    recorded([OPENING], { outcome: "failed", endReason: "dead-end" }),
    { type: "ends-otherwise", before: { endReason: "dead-end" }, after: null },
  ],
])("a call of which %s", (_, call, result) => {
  expect(replayCalls(SMALL, [call], reader).calls[0]?.result).toMatchObject(result);
});

test("a transfer is followed with its announcement, whether somebody picked up or not", () => {
  const passing = treeOf(
    [
      node("start", "start", { content: "Hallo, hier spricht eine KI." }),
      node("ask", "decision", {
        content: "Darf ich Sie verbinden?",
        conditions: [{ id: "1", condition: "Ja", targetNodeId: "pass" }],
      }),
      node("pass", "action", {
        action: { kind: "transfer", to: "+493023125001", announce: "Ich verbinde." },
      }),
      node("nobody", "end", { content: "Es ist niemand da.", outcome: "callback" }),
    ],
    [
      ["start", "ask"],
      ["pass", "nobody", "failed"],
    ],
  );
  const agreed: Parameters<typeof recorded>[0] = [
    ["agent", "start", "Hallo, hier spricht eine KI."],
    ["agent", "ask", "Darf ich Sie verbinden?"],
    ["caller", "ask", "ja", "Ja"],
    ["agent", "pass", "Ich verbinde."],
  ];
  const opened = (call: RecordedCall): RecordedCall => ({
    ...call,
    messages: call.messages.map((message, index) => ({
      ...message,
      at: index < 2 ? 0 : message.at,
    })),
  });
  const through = recorded(agreed, { outcome: "transferred", endReason: "transferred" });
  const back = recorded([...agreed, ["agent", "nobody", "Es ist niemand da."]], {
    outcome: "callback",
  });
  const { calls } = replayCalls(passing, [through, back].map(opened), reader);
  expect(calls.map(({ result }) => result.type)).toEqual(["same", "same"]);
});

/** Who says the day at once is not asked for it. */
const APPOINTMENT: ReadonlySet<string | null> = new Set(["day", "hour", "confirm"]);

/** What was answered to the question for interest led to an appointment. */
function wasAskedForDay({ lines }: Conversation): boolean {
  let isAnswer = false;
  let nodeId = "";
  for (const line of [...lines, null]) {
    if (line?.type === "agent") nodeId = line.nodeId;
    if (line?.type !== "caller" && line !== null) continue;
    if (isAnswer && APPOINTMENT.has(nodeId)) return true;
    isAnswer = line?.nodeId === "interest";
  }
  return false;
}

function edited(change: (nodes: Tree["nodes"]) => void): Tree {
  const copy = structuredClone(TREE);
  change(copy.nodes);
  return copy;
}
