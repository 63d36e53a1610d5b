import { expect, test } from "bun:test";
import { shortSid } from "./short-sid.ts";

test("a call's badge shows eight characters", () =>
  expect(shortSid("CA0123456789")).toBe("CA012345…"));
