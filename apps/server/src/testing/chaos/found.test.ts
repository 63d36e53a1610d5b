import { afterAll, beforeAll, expect, test } from "bun:test";
import { type FaultChances, type Ground, openGround, runSeed } from "./run-seed.ts";

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

const SEEDS = [1, 2, 3, 4];
/** Strikes after which a kind of trouble has been tried enough, but for the soak. */
const ENOUGH = 8;
const isSoak = process.env.RUFBAUM_SOAK !== undefined;

/** What the simulation found once, as trouble of this one kind: it stays found whatever seeds draw. */
const FOUND: readonly (readonly [string, FaultChances])[] = [
  [
    "a webhook that overtakes the answer to its own call's request: the call is led to its end",
    { "rest-answer-lost": 0.8, "callback-doubled": 0.5 },
  ],
  [
    "a carrier that took the call, says 500, and can't be asked: the call is found later",
    { "rest-fault-after": 0.7 },
  ],
  [
    "a carrier that can't be reached, or has no time: nothing is remembered of such calls",
    { "rest-unreachable": 0.5, "rest-too-many": 0.5, "rest-fault-before": 0.3 },
  ],
  [
    "a query that fails after the carrier took the call: the call goes on",
    { "database-fails": 0.08, "database-answer-lost": 0.08 },
  ],
  [
    "a frozen database: the carrier gets its script in time",
    { "database-frozen": 0.03, "database-slow": 0.1 },
  ],
  [
    "a database that is away for less than three seconds, again and again: no call ends by it",
    { "database-away": 0.04 },
  ],
  [
    "a database that is gone for a minute and a half: every call ends, and no opt-out is lost",
    { "database-gone": 0.015 },
  ],
  [
    "callbacks late, twice and in any order, and a clock that is set back: nothing is left",
    { "clock-jump": 0.02, "callback-doubled": 0.6, "callback-shuffled": 0.8, "callback-lost": 0.2 },
  ],
  [
    "a clock that is set forward while the carrier is asked for a call: nobody is called twice",
    { "clock-forward": 0.8, "crash-at-event": 0.01, "rest-answer-lost": 0.2 },
  ],
  [
    "sockets that break again and again: nobody is greeted twice",
    { "socket-cut": 0.02, "socket-cut-midframe": 0.01, "socket-refused": 0.3 },
  ],
  [
    "a process that ends again and again: each call ends once",
    { "crash-at-event": 0.02, "crash-after-write": 0.06 },
  ],
];

test.each(FOUND)("%s", async (_, chances) => {
  const broken: Record<number, readonly string[]> = {};
  let struck = 0;
  for (const seed of SEEDS) {
    const { violations, faults } = await runSeed(seed, ground, { chances });
    if (violations.length > 0) broken[seed] = violations;
    for (const count of faults.values()) struck += count;
    if (struck >= ENOUGH && !isSoak) break;
  }
  expect(broken).toEqual({});
  expect(struck).toBeGreaterThanOrEqual(ENOUGH);
});
