import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { CallerAct } from "../caller/caller.ts";
import { counterOf } from "../engine/count-run.ts";
import { emptyTally } from "../engine/tally.ts";
import { calling, GOOD, says } from "../engine/testing/scripted-run.ts";
import { hollowSuccesses } from "./hollow-successes.ts";

const LETTER = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
    node("mail", "input", {
      title: "E-Mail?",
      content: "An welche E-Mail-Adresse darf ich das schicken?",
      input: { variable: "mail", value: "email" },
      conditions: [
        {
          ...{ id: "post", condition: "Lieber per Post", targetNodeId: "good" },
          examples: ["lieber mit der post"],
        },
      ],
    }),
    GOOD,
  ],
  [
    ["start", "mail"],
    ["mail", "good"],
  ],
  { reprompts: 0 },
);

function causesOf(...runs: CallerAct[][]) {
  const tally = emptyTally(LETTER, 5);
  const count = counterOf(LETTER);
  runs.forEach((acts, index) => {
    count(tally, { ...calling(LETTER, acts).traced, index });
  });
  const { open, all } = tally;
  const counted = { runs: runs.length, nodes: {}, answers: {}, successes: all.successes, open };
  return hollowSuccesses(LETTER, counted);
}

const WITHOUT = [says("Die gebe ich nicht heraus"), says("Nein, die gebe ich nicht heraus")];
const WITH = [says("info at beispiel punkt de"), says("Ja, richtig")];
const BY_POST = [says("Lieber mit der Post")];

test("successes that lack what was asked are named, with where it is asked and what to read", () => {
  expect(causesOf(WITHOUT, WITH, WITHOUT, WITHOUT)).toEqual([
    {
      ...{ code: "success-without-value", nodeId: "mail", title: "E-Mail?", variable: "mail" },
      ...{ count: 3, successes: 4, runs: 4, examples: [0, 2, 3] },
    },
  ]);
});

test("one or two leave out what others tell", () => {
  expect(causesOf(WITHOUT, WITH, WITH, WITH)).toEqual([]);
});

test("who takes a way that the tree has for it leaves nothing out", () => {
  expect(causesOf(BY_POST, BY_POST, BY_POST, WITH)).toEqual([]);
});
