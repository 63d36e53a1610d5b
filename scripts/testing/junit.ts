export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a JUnit report as `bun test` writes it; `null` if it is none. */
export function readJunitCounts(report: string): Counts | null {
  const root = /<testsuites\b[^>]*>/.exec(report)?.[0];
  if (!root) return null;
  const tests = count(root, "tests");
  const failed = count(root, "failures") + count(root, "errors");
  const skipped = count(root, "skipped");
  return { passed: tests - failed - skipped, failed, skipped };
}

function count(tag: string, attribute: string): number {
  return Number(new RegExp(`\\b${attribute}="(\\d+)"`).exec(tag)?.[1] ?? 0);
}
