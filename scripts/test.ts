import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "./check.ts";
import { inSeconds, step } from "./prepare/step.ts";
import { prepare } from "./prepare.ts";
import { ROOT } from "./process/run-child.ts";
import { cleanEnvironment } from "./testing/clean-environment.ts";
import { runSuite } from "./testing/run-suite.ts";
import { runTreeSuites } from "./testing/run-tree-suites.ts";
import { sumUp, type Tally } from "./testing/tally.ts";
import { ensureChromium, ensureNginx, ensurePostgres, type Tool } from "./testing/tools.ts";

/** `bun run test`: everything that has to hold, from a fresh clone to walks in a real browser. */
async function test(): Promise<Tally[]> {
  const notes: string[] = [];
  const tool = (name: string, ensure: () => Promise<Tool>) =>
    step(name, async () => {
      const { state, problem } = await ensure();
      if (problem) notes.push(problem);
      return state;
    });
  await rm(join(ROOT, "test-results"), { recursive: true, force: true });
  await prepare();
  await tool("Chromium", ensureChromium);
  await tool("PostgreSQL", ensurePostgres);
  await tool("nginx", ensureNginx);
  for (const note of notes) console.log(`\n${note}\n`);

  const directory = await mkdtemp(join(tmpdir(), "rufbaum-tests-"));
  const env = {
    ...cleanEnvironment(process.env),
    RUFBAUM_DATA: join(directory, "data"),
    RUFBAUM_CHROMIUM: process.env.RUFBAUM_CHROMIUM,
  };
  const tallies: Tally[] = [];
  const tell = (tally: Tally) => {
    tallies.push(tally);
    report(tally);
  };
  try {
    for (const tally of await check()) tell(tally);
    tell(await runTreeSuites({ env }));
    const suite = { env, directory };
    // Side by side: a walk waits more than it computes, and what tries whole servers waits for calls
    // to last and for a database to come back.
    const parts = [
      { name: "tests", paths: ["./apps", "./packages", "./cli", "./scripts"], processes: 2 },
      { name: "servers", paths: ["./e2e/src/servers"], processes: 3 },
      { name: "walks", paths: ["./e2e/src/walks"], processes: 1 },
    ];
    await Promise.all(parts.map((part) => runSuite({ ...suite, ...part }).then(tell)));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return tallies;
}

function report({ name, passed, failed, skipped, milliseconds, output }: Tally): void {
  if (failed > 0) console.log(`\n${output}`);
  const counts = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  console.log(`  ${name.padEnd(14)}${counts.join(", ").padEnd(36)}${inSeconds(milliseconds)}`);
}

const tallies = await test().catch((error: unknown): Tally[] => {
  console.error(error);
  return [{ name: "preparation", passed: 0, failed: 1, skipped: 0, milliseconds: 0, output: "" }];
});
const { passed, failed } = sumUp(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
