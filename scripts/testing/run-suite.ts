import { join } from "node:path";
import { runChild } from "../process/run-child.ts";
import { readJunitCounts } from "./junit.ts";
import type { TestPart } from "./parts.ts";
import { secondTriesIn } from "./second-tries.ts";
import type { Tally } from "./tally.ts";
import { TEST_LIMIT } from "./test-limit.ts";

export interface Suite extends TestPart {
  env: Record<string, string | undefined>;
  /** Where its report may be written. */
  directory: string;
}

/** Runs test files with `bun test` and counts their tests. It is ended if none ends for five minutes. */
export async function runSuite(suite: Suite): Promise<Tally> {
  const report = join(suite.directory, `${suite.name}.xml`);
  const processes = Math.min(suite.processes, suite.files.length);
  const { code, output, milliseconds } = await runChild(
    [
      process.execPath,
      "--no-orphans",
      "test",
      `--timeout=${TEST_LIMIT}`,
      ...(processes > 1 ? [`--parallel=${processes}`] : []),
      suite.isIsolated ? "--isolate" : "--no-isolate",
      "--reporter=junit",
      `--reporter-outfile=${report}`,
      ...suite.files,
    ],
    { env: suite.env, word: TEST_ENDED },
  );
  const file = Bun.file(report);
  const counts = (await file.exists()) ? readJunitCounts(await file.text()) : null;
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  // A file that can't be loaded, or a fault between two tests, is in no report.
  const unreported = code !== 0 && failed === 0 ? 1 : 0;
  return {
    name: suite.name,
    passed,
    failed: failed + unreported,
    skipped,
    secondTries: secondTriesIn(output),
    milliseconds,
    output: withoutPassed(output),
  };
}

/** What `bun test` writes when a test has ended; with several processes, when its file has. */
const TEST_ENDED = /^\((pass|fail|skip|todo)\) /m;

/** Nobody wants to read what passed. */
function withoutPassed(output: string): string {
  const files = output.replace(/^\(pass\) .*\n/gm, "").split(/^(?=\S+\.test\.tsx?:\n)/m);
  return files.filter((file) => /^(\(fail\)|error:|#|.*failed)/m.test(file)).join("");
}
