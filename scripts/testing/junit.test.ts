import { expect, test } from "bun:test";
import { readJunitCounts } from "./junit.ts";

test("counts what a report of bun test tells", () => {
  const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="9" assertions="8" failures="2" skipped="1" time="0.02">
  <testsuite name="a.test.ts" tests="9" failures="2" skipped="1"></testsuite>
</testsuites>`;
  expect(readJunitCounts(report)).toEqual({ passed: 6, failed: 2, skipped: 1 });
});

test("knows a report that was never finished", () => {
  expect(readJunitCounts("")).toBeNull();
});
