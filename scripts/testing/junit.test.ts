import { expect, test } from "bun:test";
import { readJunitCounts } from "./junit.ts";

test("counts what a report of bun test tells", () => {
  const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="9" assertions="8" failures="2" skipped="1" time="0.02">
  <testsuite name="a.test.ts" tests="9" failures="2" skipped="1"></testsuite>
</testsuites>`;
  expect(readJunitCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 1 });
});

test("counts what was left out where only the suites tell it", () => {
  const report = `<testsuites tests="5" failures="1" errors="0">
  <testsuite name="a" tests="2" failures="1" errors="0" skipped="1"></testsuite>
  <testsuite name="b" tests="3" failures="0" errors="0" skipped="1"></testsuite>
</testsuites>`;
  expect(readJunitCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test("knows a report that was never finished", () => {
  expect(readJunitCounts("")).toBeNull();
});
