import { expect, test } from "bun:test";
import { localMoment, momentOf } from "./local-moment.ts";

test.each(["2026-07-01T09:30", "2026-11-24T23:05", "2026-03-29T03:10"])(
  "%s of this clock stays itself",
  (local) => {
    expect(localMoment(momentOf(local) ?? "")).toBe(local);
  },
);

test("nothing is no moment", () => {
  expect(momentOf("")).toBeNull();
});
