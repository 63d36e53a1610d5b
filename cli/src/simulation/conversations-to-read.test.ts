import { expect, test } from "bun:test";
import { andMore, conversationsToRead, toRead } from "./conversations-to-read.ts";

test("conversations are counted from 1, as --read takes them", () => {
  expect(toRead([11, 0, 300])).toBe("read 1, 12, 301");
  expect(toRead([])).toBe("");
  expect(conversationsToRead([0, 11])).toBe("read them with --read 1 or --read 12");
});

test("a list that is cut says how much it leaves out", () => {
  expect(andMore(13, 10)).toBe("and 3 more");
  expect(andMore(10, 10)).toBeNull();
});
