import { expect, test } from "bun:test";
import { formatRows, median, percentile } from "./row.ts";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
  [[7], 0.99, 7],
])("percentile of %p at %p is %p", (values, fraction, expected) => {
  expect(percentile(values, fraction)).toBe(expected);
});

test("the median does not mind the order", () => expect(median([9, 1, 5])).toBe(5));

test("rows stand in columns", () => {
  const row = { name: "a row", value: "1.0 ms", spread: "p99 2.0 ms", promise: "< 5 ms" };
  expect(formatRows([row])).toBe(
    "what   median  spread      promised\na row  1.0 ms  p99 2.0 ms  < 5 ms",
  );
});
