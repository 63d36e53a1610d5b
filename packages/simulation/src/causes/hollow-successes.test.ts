import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { CallerAct } from "../caller/caller.ts";
import { counterOf } from "../engine/count-run.ts";
import { emptyTally } from "../engine/tally.ts";
import { calling, GOOD, says } from "../engine/testing/scripted-run.ts";
import { hollowSuccesses } from "./hollow-successes.ts";

const APPOINTMENT = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
    node("day", "input", {
      title: "Welcher Tag?",
      content: "An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
      conditions: [
        {
          ...{ id: "open", condition: "Weiß noch nicht", targetNodeId: "good" },
          examples: ["das weiß ich noch nicht"],
        },
      ],
    }),
    GOOD,
  ],
  [
    ["start", "day"],
    ["day", "good"],
  ],
  { reprompts: 0 },
);

function causesOf(...runs: CallerAct[][]) {
  const tally = emptyTally(APPOINTMENT, 5);
  const count = counterOf(APPOINTMENT);
  runs.forEach((acts, index) => {
    count(tally, { ...calling(APPOINTMENT, acts).traced, index });
  });
  const { open, all } = tally;
  const counted = { runs: runs.length, nodes: {}, answers: {}, successes: all.successes, open };
  return hollowSuccesses(APPOINTMENT, counted);
}

const WITHOUT = [says("Das weiß ich noch nicht")];
const WITH = [says("Am dritten Februar")];

test("successes that lack what was asked are named, with where it is asked and what to read", () => {
  expect(causesOf(WITHOUT, WITH, WITHOUT, WITHOUT)).toEqual([
    {
      ...{ code: "success-without-value", nodeId: "day", title: "Welcher Tag?", variable: "tag" },
      ...{ count: 3, successes: 4, runs: 4, examples: [0, 2, 3] },
    },
  ]);
});

test("one or two leave out what others tell", () => {
  expect(causesOf(WITHOUT, WITH, WITH, WITH)).toEqual([]);
});
