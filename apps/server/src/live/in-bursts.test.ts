import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { inBursts } from "./in-bursts.ts";

function bursts() {
  const time = virtualTime();
  const start = time.now();
  const sent: [number, string][] = [];
  const push = inBursts<string>((items) => sent.push([time.now() - start, items.join("")]), {
    gap: 10,
    clock: time,
    timers: time,
  });
  return { time, sent, push };
}

test("what comes rarely goes at once", async () => {
  const { time, sent, push } = bursts();
  push("a");
  await time.advance(10);
  push("b");
  await time.advance(100);
  expect(sent).toEqual([
    [0, "a"],
    [10, "b"],
  ]);
});

test("what comes quickly goes in bursts, in order, and nothing waits longer than the gap", async () => {
  const { time, sent, push } = bursts();
  for (const item of "abcdefghijklmnopqrstuvwxyz") {
    push(item);
    await time.advance(1);
  }
  await time.advance(10);
  expect(sent).toEqual([
    [0, "a"],
    [10, "bcdefghij"],
    [20, "klmnopqrst"],
    [30, "uvwxyz"],
  ]);
});

test("what is sent because of what was sent goes with the next burst", async () => {
  const time = virtualTime();
  const sent: string[][] = [];
  const push = inBursts<string>(
    (items) => {
      sent.push([...items]);
      if (items.includes("a")) push("because");
    },
    { gap: 10, clock: time, timers: time },
  );
  push("a");
  push("b");
  await time.advance(10);
  expect(sent).toEqual([["a"], ["because", "b"]]);
});
