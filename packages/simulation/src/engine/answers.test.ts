import { expect, test } from "bun:test";
import type { CallerAct } from "../caller/caller.ts";
import type { Topic } from "../corpus/topic.ts";
import { alsoLed } from "./answers.ts";
import { counterOf } from "./count-run.ts";
import type { TracedRun } from "./open-simulation.ts";
import { answersIn } from "./sum-up-answers.ts";
import { emptyTally } from "./tally.ts";
import { calling, hangsUp, PLAIN, silent } from "./testing/scripted-run.ts";

const means = (topic: Topic, text: string): CallerAct => ({
  ...{ type: "speak", text, topic, after: 200 },
});

const TO_GOOD = { from: "ask", to: "good", condition: "Ja" };
const TO_BAD = { from: "ask", to: "bad", condition: "Nein" };

test.each<[string, CallerAct[], object[]]>([
  ["agrees", [means("yes", "Ja, gern")], [{ nodeId: "ask", attitude: "agrees", way: TO_GOOD }]],
  ["declines", [means("no", "Nein")], [{ nodeId: "ask", attitude: "declines", way: TO_BAD }]],
  // What counts is what he meant, and by which way the conversation left the question at last.
  ["is misread", [means("interested", "Nein")], [{ attitude: "agrees", way: TO_BAD }]],
  [
    "is not understood at first",
    [means("interested", "Lila Wolken"), means("yes", "Ja")],
    [{ attitude: "agrees", way: TO_GOOD }],
  ],
  [
    "says something else first",
    [means("chatter", "Lila Wolken"), means("yes", "Ja")],
    [{ attitude: "agrees", way: TO_GOOD }],
  ],
  [
    "hangs up after it",
    [means("yes", "Lila"), hangsUp("lost")],
    [{ attitude: "agrees", way: null }],
  ],
  ["says nothing", [silent, hangsUp("lost")], []],
])("somebody who %s", (_what, acts, answers) => {
  expect(calling(PLAIN, acts).traced.answers).toMatchObject(answers);
});

test("what became of those who agreed is told by the way, with the runs that were no success", () => {
  const tally = emptyTally(PLAIN, 5);
  const count = counterOf(PLAIN);
  const traced = (index: number, topic: Topic, text: string): TracedRun => ({
    ...calling(PLAIN, [means(topic, text)]).traced,
    index,
  });
  for (const run of [
    traced(0, "yes", "Ja"),
    traced(1, "yes", "Nein"),
    traced(2, "no", "Nein"),
    traced(3, "yes", "Ja"),
  ]) {
    count(tally, run);
  }
  expect(answersIn(PLAIN, tally)).toEqual({
    ask: {
      agrees: {
        runs: 3,
        successes: 2,
        ways: [
          {
            ...{ condition: "Ja", to: "good", runs: 2, successes: 2, examples: [] },
            outcomes: { appointment: 2 },
          },
          {
            ...{ condition: "Nein", to: "bad", runs: 1, successes: 0, examples: [1] },
            outcomes: { "not-interested": 1 },
          },
        ],
      },
      declines: {
        runs: 1,
        successes: 0,
        ways: [
          {
            ...{ condition: "Nein", to: "bad", runs: 1, successes: 0, examples: [2] },
            outcomes: { "not-interested": 1 },
          },
        ],
      },
      aside: { runs: 0, successes: 0, ways: [] },
    },
  });
});

test("who had not agreed and is led where those are who did, is counted beside them", () => {
  const tally = emptyTally(PLAIN, 5);
  const count = counterOf(PLAIN);
  const run = (index: number, topic: Topic, text: string) =>
    count(tally, { ...calling(PLAIN, [means(topic, text)]).traced, index });
  run(0, "yes", "Ja");
  run(1, "chatter", "Ja");
  run(2, "no", "Ja");
  run(3, "no", "Nein");
  const { ask } = answersIn(PLAIN, tally);
  expect(ask && alsoLed(ask)).toBe(2);
});
