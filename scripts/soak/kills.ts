import { seededRandom } from "@rufbaum/runtime/virtual";
import { faultsOfKilled, openKillGround, SPEED } from "@rufbaum/server/kills";

/** Calls that are in progress, or ring, when the server is killed. */
const CALLS = 3;
/** Milliseconds of the first call's time, from its request, in which it happens. */
const WITHIN = 40_000;

/**
 * `bun run soak kills [N]`: a real server, killed N times with SIGKILL in the first seconds of
 * calls and started again on the same data; `true` if each call was led to its end, greeted once.
 */
export async function soakKills(words: readonly string[]): Promise<boolean> {
  const kills = Number(words[0] ?? 20);
  if (!Number.isInteger(kills) || kills < 1 || words.length > 1) {
    console.error('"soak kills" wants how often, such as 20.');
    return false;
  }
  const random = seededRandom(1);
  const ground = await openKillGround();
  let broken = 0;
  let untold = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const at = performance.now() + (random.number() * WITHIN) / SPEED;
      const calls = await ground.round({ calls: CALLS, isTime: () => performance.now() > at });
      for (const call of calls) {
        if (call.isUntold) untold += 1;
        const faults = faultsOfKilled(call);
        if (faults.length === 0) continue;
        broken += 1;
        console.log(
          `kill ${kill}, ${call.killedAfter ?? "before the answer"}: ${faults.join("; ")}`,
        );
        console.log(call.heard.map((text) => `    ${text}`).join("\n"));
      }
      console.log(`${kill} kills, ${kill * CALLS} calls, ${broken} broken`);
    }
    if (untold > 0) {
      console.log(`${untold} were greeted twice, killed before it could be stored that they were.`);
    }
  } finally {
    await ground.close();
  }
  return broken === 0;
}
