import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { inBursts } from "./in-bursts.ts";

/** Capital letters have time. */
function bursts(sent: (items: string) => void = () => {}) {
  const time = virtualTime();
  const start = time.now();
  const bursts: [number, string][] = [];
  const push = inBursts<string>(
    (items) => {
      bursts.push([time.now() - start, items.join("")]);
      sent(items.join(""));
    },
    { gap: 2, longGap: 50, rest: 8, hasTime: (item) => item < "a", timers: time },
  );
  return { time, bursts, push };
}

test("what comes within the gap goes together, in order, and what comes after it once it is rested", async () => {
  const { time, bursts: sent, push } = bursts();
  push("a");
  await time.advance(1);
  push("b");
  await time.advance(1);
  push("c");
  await time.advance(100);
  push("d");
  push("e");
  await time.advance(2);
  expect(sent).toEqual([
    [2, "ab"],
    [10, "c"],
    [104, "de"],
  ]);
});

test("what has time goes with the next that has none, in its place, or late by itself", async () => {
  const { time, bursts: sent, push } = bursts();
  push("A");
  await time.advance(30);
  push("b");
  push("C");
  await time.advance(2);
  push("D");
  await time.advance(40);
  push("E");
  await time.advance(100);
  expect(sent).toEqual([
    [32, "AbC"],
    [82, "DE"],
  ]);
});

test("what is sent because of what was sent goes with the next burst", async () => {
  const { time, bursts: sent, push } = bursts((items) => items === "a" && push("b"));
  push("a");
  await time.advance(10);
  expect(sent).toEqual([
    [2, "a"],
    [10, "b"],
  ]);
});

test("whatever comes when, everything goes once, in order, and none too close to the one before", () => {
  const random = seededRandom(5);
  const { time, bursts: sent, push } = bursts();
  const pushed: string[] = [];
  for (let count = 0; count < 500; count++) {
    const item = String.fromCharCode((random.number() < 0.5 ? 65 : 97) + (count % 26));
    pushed.push(item);
    push(item);
    time.advance(Math.floor(random.number() * 12));
  }
  time.advance(100);
  expect(sent.map(([, items]) => items).join("")).toBe(pushed.join(""));
  const gaps = sent.slice(1).map(([at], index) => at - (sent[index]?.[0] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(time.waiting).toBe(0);
});
