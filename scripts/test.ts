import { rm } from "node:fs/promises";
import { join } from "node:path";
import { check } from "./check.ts";
import { inSeconds, step } from "./prepare/step.ts";
import { prepare } from "./prepare.ts";
import { ROOT } from "./process/run-child.ts";
import { cleanEnvironment } from "./testing/clean-environment.ts";
import { ENGINE_OPTIONS } from "./testing/engine-options.ts";
import { partsOf, type TestPart } from "./testing/parts.ts";
import { runParts } from "./testing/run-parts.ts";
import { runTreeSuites } from "./testing/run-tree-suites.ts";
import { withScratch } from "./testing/scratch.ts";
import { tellSecondTries } from "./testing/second-tries.ts";
import { sumUp, type Tally } from "./testing/tally.ts";
import { ensureChromium, ensureNginx, ensurePostgres, type Tool } from "./testing/tools.ts";

const HELP = `bun run test             everything that has to hold, from a fresh clone to walks in a real browser
bun run test <path…>     the tests of some files and folders, set up the same way`;

/**
 * `bun run test`: format, lint, types, the suites of trees and every test; `bun run test <path…>`: the
 * tests of some files and folders.
 */
async function test(parts: readonly TestPart[], isAll: boolean): Promise<Tally[]> {
  const notes: string[] = [];
  const tool = (name: string, ensure: () => Promise<Tool>) =>
    step(name, async () => {
      const { state, problem } = await ensure();
      if (problem) notes.push(problem);
      return state;
    });
  await rm(join(ROOT, "test-results"), { recursive: true, force: true });
  await prepare();
  const names = parts.map(({ name }) => name);
  if (names.includes("walks")) await tool("Chromium", ensureChromium);
  if (names.includes("tests") || names.includes("servers")) {
    await tool("PostgreSQL", ensurePostgres);
  }
  if (names.includes("servers")) await tool("nginx", ensureNginx);
  for (const note of notes) console.log(`\n${note}\n`);

  const tallies: Tally[] = [];
  const tell = (tally: Tally) => {
    tallies.push(tally);
    report(tally);
  };
  await withScratch(async (directory) => {
    const env = {
      ...cleanEnvironment(process.env),
      ...ENGINE_OPTIONS,
      RUFBAUM_DATA: join(directory, "data"),
      RUFBAUM_CHROMIUM: process.env.RUFBAUM_CHROMIUM,
    };
    if (isAll) {
      for (const tally of await check()) tell(tally);
      tell(await runTreeSuites({ env }));
    }
    await runParts({ parts, env, directory, tell });
  });
  return tallies;
}

function report({ name, passed, failed, skipped, milliseconds, output }: Tally): void {
  if (failed > 0) console.log(`\n${output}`);
  const counts = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  console.log(`  ${name.padEnd(14)}${counts.join(", ").padEnd(36)}${inSeconds(milliseconds)}`);
}

const paths = process.argv.slice(2);
if (paths.includes("--help") || paths.includes("-h")) {
  console.log(HELP);
  process.exit(0);
}
const parts = partsOf(paths);
if (typeof parts === "string") {
  console.error(`${parts}\n\n${HELP}`);
  process.exit(2);
}
const tallies = await test(parts, paths.length === 0).catch((error: unknown): Tally[] => {
  console.error(error);
  return [{ name: "preparation", passed: 0, failed: 1, skipped: 0, milliseconds: 0, output: "" }];
});
const { passed, failed } = sumUp(tallies);
console.log(`\n${tellSecondTries(tallies.flatMap(({ secondTries = [] }) => secondTries))}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
