import { expect, test } from "bun:test";
import type { EmulatedCall } from "./call.ts";
import type { CallRecord } from "./call-record.ts";
import { createCalls } from "./calls.ts";

test("calls that are over are forgotten, the oldest first, and those in progress never", () => {
  const calls = createCalls(2);
  const make = (sid: string): EmulatedCall => ({
    record: { sid } as CallRecord,
    hangUp: () => true,
    redirect: () => true,
    close() {},
  });
  const all = ["a", "b", "c", "d"].map(make);
  for (const call of all) calls.add(call);
  for (const call of all.slice(1)) calls.retire(call.record);
  expect(calls.records().map(({ sid }) => sid)).toEqual(["a", "c", "d"]);
  expect(calls.find("b")).toBeNull();
});
