/** What one part of the tests came to. */
export interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that were tried again. */
  secondTries?: readonly string[];
  milliseconds: number;
  /** Shown in full if something failed. */
  output: string;
}

export function sumUp(tallies: readonly Tally[]): Pick<Tally, "passed" | "failed" | "skipped"> {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}
