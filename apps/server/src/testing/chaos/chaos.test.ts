import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { FAULTS, type Fault, type Ground, openGround, type Run, runSeed } from "./run-seed.ts";

const isSoak = process.env.RUFBAUM_SOAK !== undefined;
const SEEDS = isSoak ? 200 : 60;
/** Few: on a slow and busy machine a run takes ten seconds and more, and no test may take five minutes. */
const IN_ONE_TEST = 5;
/** How often each fault has to strike for these seeds to prove anything. */
const LEAST_STRIKES = isSoak ? 10 : 3;
/** What forbids a call to somebody in the runs, by the denial's code. */
const RULES = [
  "suppressed",
  "no-consent",
  "consent-withdrawn",
  "holiday",
  "day-off",
  "outside-window",
  "too-many-today",
];

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

/** What is left of the runs for the tests after them. */
const runs = new Map<number, Run>();
const struck = new Map<Fault, number>();
const denied = new Map<string, number>();
let seedsWithConversation = 0;
let allConversations = 0;
let campaignCalls = 0;

async function keptPromises(seed: number): Promise<Run> {
  const run = await runSeed(seed, ground);
  if (run.violations.length > 0) {
    console.error(`SEED=${seed} (bun run soak --from ${seed} --seeds 1 --show)`);
  }
  return run;
}

describe("whatever goes wrong", () => {
  for (let first = 1; first <= SEEDS; first += IN_ONE_TEST) {
    test(`every promise is kept: seeds ${first} to ${first + IN_ONE_TEST - 1}`, async () => {
      const broken: Record<number, readonly string[]> = {};
      for (let seed = first; seed < first + IN_ONE_TEST; seed++) {
        const run = await keptPromises(seed);
        const { violations, faults, conversations } = run;
        campaignCalls += run.campaignCalls;
        for (const [rule, count] of run.denied) denied.set(rule, (denied.get(rule) ?? 0) + count);
        runs.set(seed, run);
        if (violations.length > 0) broken[seed] = violations;
        for (const [fault, count] of faults) struck.set(fault, (struck.get(fault) ?? 0) + count);
        if (conversations > 0) seedsWithConversation += 1;
        allConversations += conversations;
      }
      expect(broken).toEqual({});
    });
  }

  test("each fault struck often enough, and calls were led all the same", () => {
    expect(runs.size).toBe(SEEDS);
    const rare = FAULTS.filter((fault) => (struck.get(fault) ?? 0) < LEAST_STRIKES);
    expect(rare).toEqual([]);
    // Runs of one call or two have one by chance; over all of them there are two a run.
    expect(seedsWithConversation).toBeGreaterThan(SEEDS * 0.5);
    expect(allConversations).toBeGreaterThan(SEEDS * 1.8);
    expect(campaignCalls).toBeGreaterThan(SEEDS / 4);
  });

  test("each rule that protects people held calls back", () => {
    const rare = RULES.filter((rule) => (denied.get(rule) ?? 0) < LEAST_STRIKES);
    expect(rare).toEqual([]);
  });

  test("the same seed runs the same way, to the last byte", async () => {
    for (const seed of [3, 18, 57]) {
      // The second time others have run in between.
      const [once, again] = [
        runs.get(seed) ?? (await runSeed(seed, ground)),
        await runSeed(seed, ground),
      ];
      expect(again.notes.join("\n")).toBe(once.notes.join("\n"));
      expect(again.fingerprint).toBe(once.fingerprint);
    }
  });
});
