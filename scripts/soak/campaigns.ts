import {
  type KilledCampaignOptions,
  killCampaign,
  mixedNumbers,
} from "@rufbaum/server/kill-campaign";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";

const KILLS = 1_000;
/** Of one campaign: numbers, servers and kills. */
const ON_POSTGRES = { amount: 2_000, servers: 3, kills: 150 };
const EMBEDDED = { amount: 400, servers: 1, kills: 50 };
const HOW = {
  every: [300, 4_000],
  downFor: 2_000,
  factor: 4,
  speed: 4,
  settledWithin: 60_000,
  limit: 1_800_000,
} as const;

/**
 * `bun run soak campaigns [N]`: campaigns of test numbers, by turns on one PostgreSQL with two or three
 * servers and on the embedded database with one, killed N times in all with SIGKILL while one in ten
 * answers to a placing is lost. `true` if the carrier's own log shows that everybody was called as
 * often as he should, never twice at once, and nobody is left.
 */
export async function soakCampaigns([given = String(KILLS)]: readonly string[]): Promise<boolean> {
  const wanted = Number(given);
  if (!Number.isInteger(wanted) || wanted < 1) {
    console.error(`bun run soak campaigns wants a whole number of kills, not "${given}".`);
    return false;
  }
  const bin = await findPostgres();
  if (bin === null)
    console.log("There is no PostgreSQL here: the embedded database is tried alone.");
  let done = 0;
  let broken = 0;
  for (let round = 1; done < wanted; round += 1) {
    const isShared = bin !== null && round % 2 === 1;
    const { amount, ...size } = isShared ? ON_POSTGRES : EMBEDDED;
    const kills = Math.min(size.kills, wanted - done);
    const servers = isShared ? 2 + (Math.floor(round / 2) % 2) : size.servers;
    const numbers = mixedNumbers(Math.min(amount, kills * 20), round);
    const options = { ...HOW, kills, servers, numbers, seed: round };
    const { faults, calls, lost, slowest, milliseconds } = isShared
      ? await onPostgres(bin, options)
      : await killCampaign({ ...options, databaseUrl: null });
    done += kills;
    broken += faults.length;
    for (const fault of faults) console.log(`    ${fault}`);
    console.log(
      `round ${round}: ${servers} on ${isShared ? "PostgreSQL" : "PGlite"}, ${numbers.length} numbers, ${calls} calls, ${lost} answers lost, settled within ${Math.round(slowest)} ms, ${kills} kills, ${Math.round(milliseconds / 1_000)} s, ${faults.length} faults; ${done} kills in all`,
    );
  }
  console.log(broken === 0 ? "Every promise was kept." : `${broken} faults.`);
  return broken === 0;
}

async function onPostgres(bin: string, options: Omit<KilledCampaignOptions, "databaseUrl">) {
  const database = await startPostgres(bin);
  try {
    return await killCampaign({ ...options, databaseUrl: database.url });
  } finally {
    await database.stop();
  }
}
