export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a JUnit report as `bun test` and `rufbaum test` write it; `null` if it is none. */
export function readJunitCounts(report: string): Counts | null {
  const root = /<testsuites\b[^>]*>/.exec(report)?.[0];
  if (!root) return null;
  const tests = count(root, "tests");
  const failed = count(root, "failures") + count(root, "errors");
  // The common schema knows them at each suite alone.
  const suites = report.match(/<testsuite\b[^>]*>/g) ?? [];
  const skipped = root.includes(" skipped=")
    ? count(root, "skipped")
    : suites.reduce((sum, suite) => sum + count(suite, "skipped"), 0);
  return { passed: tests - failed - skipped, failed, skipped };
}

function count(tag: string, attribute: string): number {
  return Number(new RegExp(`\\b${attribute}="(\\d+)"`).exec(tag)?.[1] ?? 0);
}
