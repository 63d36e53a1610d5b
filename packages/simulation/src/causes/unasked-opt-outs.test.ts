import { expect, test } from "bun:test";
import type { CallerAct } from "../caller/caller.ts";
import { counterOf } from "../engine/count-run.ts";
import { emptyTally } from "../engine/tally.ts";
import { calling, PLAIN, says } from "../engine/testing/scripted-run.ts";
import { unaskedOptOuts } from "./unasked-opt-outs.ts";

const WORDS = "Rufen Sie mich nie wieder an!";
const meant = (topic: "opt-out" | "front-desk"): CallerAct => ({
  ...{ type: "speak", text: WORDS, topic, after: 200 },
});
const chosen: CallerAct = { ...meant("front-desk"), topic: null, chosen: "Nein" } as CallerAct;

function causesOf(...acts: CallerAct[]) {
  const tally = emptyTally(PLAIN, 5);
  const count = counterOf(PLAIN);
  acts.forEach((act, index) => {
    count(tally, { ...calling(PLAIN, [act]).traced, index });
  });
  const counted = { ...tally, runs: acts.length, nodes: {}, answers: {}, successes: 0 };
  return unaskedOptOuts(PLAIN, counted);
}

test("who is taken to want no more calls, and meant something else, is named", () => {
  expect(causesOf(meant("front-desk"), meant("opt-out"), chosen)).toEqual([
    {
      ...{ code: "opt-out-unasked", nodeId: "ask", title: "ask", count: 2, runs: 3 },
      ...{ examples: [0, 2], lines: [{ said: WORDS, text: WORDS, count: 2, run: 0 }] },
    },
  ]);
});

test("who asks for it, or of whom nobody knows what he meant, is none", () => {
  expect(causesOf(meant("opt-out"), says(WORDS))).toEqual([]);
});
