import { expect, test } from "bun:test";
import { isSubject, subjectOf } from "./index.ts";

// RFC 4231, test cases 1 and 2: the first 16 bytes of HMAC-SHA-256, as base64url.
const CASES = [
  ["\x0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b"],
  ["Jefe", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c7"],
] as const;

test.each(CASES)("a subject is the beginning of an HMAC-SHA-256", (key, text, hex) => {
  expect(subjectOf(key, text)).toBe(Buffer.from(hex, "hex").toString("base64url"));
});

test("a subject is the same for one number, another for each other and for each other key", () => {
  const subjects = ["+493023125001", "+493023125002"].flatMap((number) =>
    ["one", "two"].map((key) => subjectOf(key, number)),
  );
  expect(new Set(subjects).size).toBe(4);
  expect(subjects.every(isSubject)).toBe(true);
  expect(subjectOf("one", "+493023125001")).toBe(subjects[0] ?? "");
});

test.each(["", "+493023125001", "a".repeat(21), "a".repeat(22), `${"a".repeat(21)}A\n`])(
  "%j is no subject",
  (text) => expect(isSubject(text)).toBe(false),
);
