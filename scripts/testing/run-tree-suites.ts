import { join } from "node:path";
import { ROOT, runChild } from "../process/run-child.ts";
import { readJunitCounts } from "./junit.ts";
import type { Tally } from "./tally.ts";

/** What CI keeps of them. */
export const TREE_REPORT = "test-results/suites.xml";

/** Runs the suites of `suites/` as anybody would from the terminal, and keeps their JUnit report. */
export async function runTreeSuites({
  env,
}: {
  env: Record<string, string | undefined>;
}): Promise<Tally> {
  const files = [...new Bun.Glob("suites/*.yaml").scanSync({ cwd: ROOT })].sort();
  const { code, output, milliseconds } = await runChild(
    [process.execPath, "cli/src/main.ts", "test", ...files, "--junit", TREE_REPORT],
    { env },
  );
  const report = Bun.file(join(ROOT, TREE_REPORT));
  const counts = (await report.exists()) ? readJunitCounts(await report.text()) : null;
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  // A suite with a mistake is in no report.
  const unreported = code !== 0 && failed === 0 ? 1 : 0;
  return {
    name: "tree suites",
    passed,
    failed: failed + unreported,
    skipped,
    milliseconds,
    output,
  };
}
