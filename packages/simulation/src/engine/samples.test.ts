import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { PERSONAS } from "../personas/built-in.ts";
import { MOST_TEXT } from "./samples.ts";
import { simulate } from "./simulate.ts";
import { BAD, GOOD, START } from "./testing/scripted-run.ts";

const ACTIONS = 1_500;
const clock = { now: () => 0 };

function following(ids: readonly string[]): [string, string][] {
  return ids.slice(1).map((id, index) => [ids[index] ?? "", id]);
}

test("conversations to read are not more than somebody can load, however long each one is", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `m${index}`);
  const speech = "Guten Tag, liebe Kundin. ".repeat(800);
  const told = tree(
    [START, ...ids.map((id) => node(id, "message", { content: speech })), GOOD],
    following(["start", ...ids, "good"]),
  );
  const job = { tree: told, personas: PERSONAS, seed: 1, noise: 0.1, discovery: true };
  const { samples } = await simulate({ ...job, runs: 40 }, { clock });
  expect(samples.length).toBeGreaterThan(0);
  const characters = samples.reduce((sum, sample) => sum + JSON.stringify(sample).length, 0);
  // The last one may go beyond.
  expect(characters).toBeLessThan(MOST_TEXT + 61 * (speech.length + 200));
});

test("thousands of actions in a row are done one after the other", async () => {
  const ids = Array.from({ length: ACTIONS }, (_, index) => `a${index}`);
  const action = { kind: "set-variable", variable: "x", value: "1" } as const;
  const busy = tree(
    [START, ...ids.map((id) => node(id, "action", { action })), BAD],
    following(["start", ...ids, "bad"]),
    { maxSteps: 5_000, maxSeconds: 14_400 },
  );
  const job = { tree: busy, personas: PERSONAS, seed: 1, noise: 0, discovery: false };
  const { averagePathLength } = await simulate({ ...job, runs: 2 }, { clock });
  expect(averagePathLength).toBe(ACTIONS + 2);
});
