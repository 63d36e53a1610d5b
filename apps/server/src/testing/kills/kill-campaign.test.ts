import { expect, test } from "bun:test";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { killCampaign, mixedNumbers } from "./kill-campaign.ts";

/** `bun run soak campaigns` has the long form. */
const SHORTLY = {
  kills: 3,
  every: [500, 2_000],
  downFor: 500,
  factor: 5,
  speed: 4,
  seed: 1,
  // The pace goes on while a busy machine starts a server anew; how fast it is, the long form measures.
  settledWithin: 400_000,
  limit: 200_000,
} as const;
const bin = await findPostgres();

test.concurrent("a campaign calls everybody as often as it should, once at a time, though its server is killed", async () => {
  const numbers = mixedNumbers(30, 1);
  const { faults, kills, lost } = await killCampaign({
    ...{ ...SHORTLY, databaseUrl: null, servers: 1, numbers },
  });
  expect(faults).toEqual([]);
  expect(kills).toBe(SHORTLY.kills);
  expect(lost).toBeGreaterThan(0);
});

(bin === null ? test.skip : test.concurrent)("so do two servers on one database", async () => {
  const database = await startPostgres(bin as string);
  try {
    const { faults, kills, lost } = await killCampaign({
      ...{ ...SHORTLY, databaseUrl: database.url, servers: 2, numbers: mixedNumbers(40, 2) },
    });
    expect(faults).toEqual([]);
    expect(kills).toBe(SHORTLY.kills);
    expect(lost).toBeGreaterThan(0);
  } finally {
    await database.stop();
  }
});
