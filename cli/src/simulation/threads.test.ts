import { expect, test } from "bun:test";
import { threadsFor } from "./threads.ts";

test.each([
  [1, 8, 1],
  [399_999, 8, 1],
  [400_000, 8, 2],
  [1_000_000, 8, 4],
  [1_000_000, 2, 2],
  [1_000_000, 1, 1],
])("%p conversations on %p cores are led by %p threads", (runs, cores, threads) => {
  expect(threadsFor(runs, cores)).toBe(threads);
});
