import { expect, test } from "bun:test";
import { STAYS_MILLISECONDS, type Watched, watchNext } from "./watched-call.ts";

const NOW = 1_000_000;
const runs = (id: string): Watched => ({ id, overAt: null });

test.each([
  ["none runs: none", null, [], null, null],
  ["the first that runs", null, ["a", "b"], null, runs("a")],
  ["the one it shows, whatever begins besides", runs("b"), ["a", "b"], null, runs("b")],
  ["the one that is wanted", runs("a"), ["a", "b"], "b", runs("b")],
  ["one that is wanted and not told of yet is waited for", null, ["a"], "new", runs("a")],
  ["one that has just ended stays", runs("a"), ["b"], "a", { id: "a", overAt: NOW }],
  ["until its time is over", { id: "a", overAt: NOW - STAYS_MILLISECONDS }, ["b"], "a", runs("b")],
  [
    "where no other runs it stays",
    { id: "a", overAt: NOW - 10 * STAYS_MILLISECONDS },
    [],
    "a",
    { id: "a", overAt: NOW - 10 * STAYS_MILLISECONDS },
  ],
  [
    "another that is wanted does not wait for that",
    { id: "a", overAt: NOW },
    ["b"],
    "b",
    runs("b"),
  ],
] as const)("%s", (_, shown, running, wanted, next) => {
  expect(watchNext(shown, { running, wanted, now: NOW })).toEqual(next);
});

test("nothing is new where nothing changed", () => {
  const shown = runs("a");
  expect(watchNext(shown, { running: ["a"], wanted: null, now: NOW })).toBe(shown);
  const over = { id: "a", overAt: NOW };
  expect(watchNext(over, { running: [], wanted: null, now: NOW + 1 })).toBe(over);
});
