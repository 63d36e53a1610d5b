import { join } from "node:path";
import { runChild } from "../process/run-child.ts";
import { readJunitCounts } from "./junit.ts";
import type { Tally } from "./tally.ts";

export interface Suite {
  name: string;
  /** Folders, as `./packages`. */
  paths: string[];
  env: Record<string, string | undefined>;
  /** Where its report may be written. */
  directory: string;
  /** How many processes share the files. */
  processes: number;
}

/** Milliseconds: it ends what hangs, and times nothing. */
const HANGS_AFTER = 300_000;

/** Runs the tests of some folders with `bun test` and counts them. */
export async function runSuite(suite: Suite): Promise<Tally> {
  const report = join(suite.directory, `${suite.name.replaceAll(" ", "-")}.xml`);
  const { code, output, milliseconds } = await runChild(
    [
      process.execPath,
      "--no-orphans",
      "test",
      `--timeout=${HANGS_AFTER}`,
      ...(suite.processes > 1 ? [`--parallel=${suite.processes}`] : []),
      "--reporter=junit",
      `--reporter-outfile=${report}`,
      ...suite.paths,
    ],
    { env: suite.env },
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
    milliseconds,
    output: withoutPassed(output),
  };
}

/** Each test tells that it ended, so that a part that hangs is known; nobody wants to read that. */
function withoutPassed(output: string): string {
  const files = output.replace(/^\(pass\) .*\n/gm, "").split(/^(?=\S+\.test\.tsx?:\n)/m);
  return files.filter((file) => /^(\(fail\)|error:|#|.*failed)/m.test(file)).join("");
}
