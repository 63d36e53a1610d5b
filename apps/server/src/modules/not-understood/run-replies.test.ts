import { expect, test } from "bun:test";
import { PERSONAS, simulate } from "@rufbaum/simulation";
import { sampleTree } from "@rufbaum/tree/sample";
import { repliesOfRun } from "./run-replies.ts";

test("what a simulation tells of replies is what was said, whatever was heard of it", async () => {
  const tree = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
  const job = { tree, personas: PERSONAS, runs: 60, seed: 1, noise: 0.5, discovery: false };
  const result = await simulate(job, { clock: { now: () => 0 } });
  const lines = result.samples.flatMap(({ conversation }) =>
    conversation.lines.flatMap((line) => (line.type === "caller" ? line : [])),
  );
  const misheard = lines.filter(({ said, text, isMissed }) => said !== text && !isMissed);
  expect(misheard.length).toBeGreaterThan(5);
  const told = new Set(
    repliesOfRun({ text: JSON.stringify(result) }).flatMap(({ text, isMissed }) =>
      isMissed ? [] : text,
    ),
  );
  for (const { said } of misheard) expect([...told]).toContain(said);
});
