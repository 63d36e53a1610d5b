import { inSeconds } from "./prepare/step.ts";
import { ROOT, runChild } from "./process/run-child.ts";
import type { Tally } from "./testing/tally.ts";

const BIOME = [
  "node_modules/@biomejs/biome/bin/biome",
  "ci",
  "--max-diagnostics=none",
  `--colors=${process.stdout.isTTY ? "force" : "off"}`,
];
// Several checkers of types each check what they share: on two cores one is quicker, too.
const CHECKS = [
  { name: "format, lint", command: [...BIOME, "."] },
  { name: "types", command: ["node_modules/typescript/bin/tsc", "-p", ".", "--checkers", "1"] },
  { name: "commits", command: ["scripts/commits/check-subjects.ts"] },
];

/** Format, lint and types of the whole checkout, and the subjects of its own commits. All of them run, whatever the first one says. */
export function check(): Promise<Tally[]> {
  return Promise.all(
    CHECKS.map(async ({ name, command }) => {
      const { code, output, milliseconds } = await runChild([process.execPath, ...command], {
        cwd: ROOT,
      });
      const isPassed = code === 0;
      return {
        name,
        passed: isPassed ? 1 : 0,
        failed: isPassed ? 0 : 1,
        skipped: 0,
        milliseconds,
        output,
      };
    }),
  );
}

if (import.meta.main) {
  const { installPackages } = await import("./prepare/install.ts");
  await installPackages();
  const tallies = await check();
  for (const { name, failed, output, milliseconds } of tallies) {
    if (failed > 0) console.log(output);
    console.log(
      `  ${name.padEnd(14)}${failed > 0 ? "failed" : "passed"}${inSeconds(milliseconds)}`,
    );
  }
  process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0);
}
