import { expect, test } from "bun:test";
import { versionOf } from "./state-version.ts";

test("the same values are the same version, in whatever order; others are another", () => {
  const one = { line: "relay", days: { calls: 1, contacts: null }, list: [1, 2] };
  expect(versionOf({ list: [1, 2], days: { contacts: null, calls: 1 }, line: "relay" })).toBe(
    versionOf(one),
  );
  for (const other of [
    { ...one, line: "gather" },
    { ...one, days: { calls: 1, contacts: 2 } },
    { ...one, list: [2, 1] },
  ]) {
    expect(versionOf(other)).not.toBe(versionOf(one));
  }
});
