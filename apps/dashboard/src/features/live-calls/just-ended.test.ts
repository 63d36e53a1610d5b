import { expect, test } from "bun:test";
import type { Call } from "../../api/calls.ts";
import { justEnded, STAY_AT_MOST, STAYS_MILLISECONDS } from "./just-ended.ts";

const NOW = Date.parse("2026-05-04T10:00:00.000Z");

function call(id: string, endedBefore: number | null): Call {
  const endTime = endedBefore === null ? null : new Date(NOW - endedBefore).toISOString();
  return { id, endTime } as Call;
}

test("the calls of the last half hour, the latest first", () => {
  const recent = [
    call("old", STAYS_MILLISECONDS + 1),
    call("first", 90_000),
    call("running", null),
    call("last", 1000),
  ];
  expect(justEnded(recent, [], NOW).map(({ id }) => id)).toEqual(["last", "first"]);
});

test("of many the latest ones", () => {
  const recent = Array.from({ length: STAY_AT_MOST + 3 }, (_, n) => call(`c${n}`, n * 1000));
  const shown = justEnded(recent, [], NOW).map(({ id }) => id);
  expect(shown).toHaveLength(STAY_AT_MOST);
  expect(shown[0]).toBe("c0");
});

test("a call still listed as running is not shown twice", () => {
  expect(justEnded([call("a", 0)], [{ id: "a" }], NOW)).toEqual([]);
});
