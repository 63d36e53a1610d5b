import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import type { Tree, TreeNode } from "@rufbaum/tree";
import type { CallerAct } from "../caller/caller.ts";
import { counterOf } from "../engine/count-run.ts";
import { emptyTally } from "../engine/tally.ts";
import { calling, GOOD, says } from "../engine/testing/scripted-run.ts";
import { hollowSuccesses } from "./hollow-successes.ts";

const BY_POST_TOO = {
  ...{ id: "post", condition: "Lieber per Post", targetNodeId: "good" },
  examples: ["lieber mit der post"],
};

function asking(conditions: NonNullable<TreeNode["conditions"]>, good = GOOD) {
  return tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
      node("mail", "input", {
        title: "E-Mail?",
        content: "An welche E-Mail-Adresse darf ich das schicken?",
        input: { variable: "mail", value: "email" },
        conditions,
      }),
      good,
    ],
    [
      ["start", "mail"],
      ["mail", "good"],
    ],
    { reprompts: 0 },
  );
}

const saying = (content: string) =>
  node("good", "end", { title: "Schön", content, outcome: "appointment" });

const NO_WAY = asking([]);
const LETTER = asking([BY_POST_TOO]);

function causesOf(called: Tree, ...runs: CallerAct[][]) {
  const tally = emptyTally(called, 5);
  const count = counterOf(called);
  runs.forEach((acts, index) => {
    count(tally, { ...calling(called, acts).traced, index });
  });
  const { all } = tally;
  const counted = { ...tally, runs: runs.length, nodes: {}, answers: {}, successes: all.successes };
  return hollowSuccesses(called, counted);
}

const WITHOUT = [says("Die gebe ich nicht heraus"), says("Nein, die gebe ich nicht heraus")];
const WITH = [says("info at beispiel punkt de"), says("Ja, richtig")];
const BY_POST = [says("Lieber mit der Post")];

test("successes that lack what was asked are named, with where it is asked and what to read", () => {
  expect(causesOf(NO_WAY, WITHOUT, WITH, WITHOUT, WITHOUT)).toEqual([
    {
      ...{ code: "success-without-value", nodeId: "mail", title: "E-Mail?", variable: "mail" },
      ...{ count: 3, successes: 4, runs: 4, examples: [0, 2, 3] },
    },
  ]);
});

test("one or two leave out what others tell", () => {
  expect(causesOf(NO_WAY, WITHOUT, WITH, WITH, WITH)).toEqual([]);
});

test("who takes a way that the tree has for it leaves nothing out", () => {
  expect(causesOf(LETTER, BY_POST, BY_POST, BY_POST, WITH)).toEqual([]);
});

test("what the question itself lets people do without is no fault where nothing needs it", () => {
  expect(causesOf(LETTER, WITHOUT, WITHOUT, WITHOUT, WITH)).toEqual([]);
});

test.each([
  ["said at the end", saying("Die Unterlagen gehen an [mail]."), 1],
  ["said with words for its lack", saying("Die Unterlagen gehen an [mail|Sie]."), 0],
])("a value that may be left out and is %s", (_, good, named) => {
  const called = asking([BY_POST_TOO], good);
  expect(causesOf(called, WITHOUT, WITHOUT, WITHOUT, WITH)).toHaveLength(named);
});
