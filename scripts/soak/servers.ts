import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanEnvironment } from "../testing/clean-environment.ts";
import { runSuite } from "../testing/run-suite.ts";

const ROUNDS = 10;

/**
 * Tries whole servers again and again: several on one database, killed, frozen, the database
 * restarted, gone and frozen in the middle of calls. `true` if every promise was kept.
 */
export async function soakServers([given = String(ROUNDS)]: readonly string[]): Promise<boolean> {
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error(`bun run soak servers wants a whole number of rounds, not "${given}".`);
    return false;
  }
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-soak-"));
  const sum = { passed: 0, failed: 0 };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { passed, failed, milliseconds, output } = await runSuite({
        name: "servers",
        files: ["./e2e/src/servers"],
        env: cleanEnvironment(process.env),
        directory,
        processes: 3,
        isIsolated: true,
      });
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) console.log(output);
      const seconds = Math.round(milliseconds / 1_000);
      console.log(`round ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${seconds} s`);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}
