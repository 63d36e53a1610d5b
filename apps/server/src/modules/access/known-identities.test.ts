import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import type { Identity } from "./identity.ts";
import { createKnownIdentities } from "./known-identities.ts";

const TAB: Identity = { kind: "tab", id: "session_1", tokenHash: "t", expiresAt: 10_000 };

/** Who knows, and how often the database was asked; `answer` is what it says. */
function open() {
  const time = virtualTime(0);
  const known = createKnownIdentities(time);
  const asked = { count: 0, answer: TAB as Identity | null };
  const look = async () => {
    asked.count += 1;
    return asked.answer;
  };
  return { time, known, asked, find: () => known.find("key", look) };
}

test("the database is asked once, and again before its word is a second old", async () => {
  const { time, asked, find } = open();
  expect(await find()).toEqual(TAB);
  await time.advance(499);
  await find();
  expect(asked.count).toBe(1);
  await time.advance(1);
  await Promise.all([find(), find()]);
  expect(asked.count).toBe(2);
  await time.advance(499);
  await find();
  expect(asked.count).toBe(2);
});

test("what the database no longer says counts for less than a second", async () => {
  const { time, asked, find } = open();
  await find();
  asked.answer = null;
  await time.advance(999);
  expect(await find()).toEqual(TAB);
  expect(await find()).toBeNull();
  await time.advance(1);
  expect(await find()).toBeNull();
});

test("where the database can't be asked, its word counts for a second and no longer", async () => {
  const { time, known, find } = open();
  await find();
  const gone = () => known.find("key", () => Promise.reject(new Error("gone")));
  await time.advance(999);
  expect(await gone()).toEqual(TAB);
  await time.advance(1);
  await expect(gone()).rejects.toThrow("gone");
});

test("a clock that is set back makes nothing count for longer", async () => {
  let now = 5_000;
  const known = createKnownIdentities({ now: () => now });
  await known.find("key", async () => TAB);
  now -= 1;
  expect(await known.find("key", async () => null)).toBeNull();
});

test("a right that ended is over at once, also if the database was asked just before", async () => {
  const { time, known, asked, find } = open();
  await find();
  known.forget("session_1");
  let answer = (_: Identity | null) => {};
  const slow = known.find("key", () => new Promise((resolve) => (answer = resolve)));
  known.forget("session_1");
  answer(TAB);
  await slow;
  asked.answer = null;
  expect(await find()).toBeNull();
  expect(time.now()).toBe(0);
});

test("a session does not outlive its time in memory", async () => {
  const { time, asked, find } = open();
  await time.advance(9_900);
  await find();
  asked.answer = null;
  await time.advance(100);
  expect(await find()).toBeNull();
});

test("who is refused is asked for each time, and fills no memory", async () => {
  const { asked, find } = open();
  asked.answer = null;
  await find();
  await find();
  expect(asked.count).toBe(2);
});
