import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { inBursts } from "./in-bursts.ts";

test("what comes within the gap goes together, in order, and nothing waits longer", async () => {
  const time = virtualTime();
  const start = time.now();
  const sent: [number, string][] = [];
  const push = inBursts<string>((items) => sent.push([time.now() - start, items.join("")]), {
    gap: 10,
    timers: time,
  });
  push("a");
  await time.advance(9);
  push("b");
  await time.advance(1);
  push("c");
  await time.advance(100);
  push("d");
  push("e");
  await time.advance(10);
  expect(sent).toEqual([
    [10, "ab"],
    [20, "c"],
    [120, "de"],
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
    { gap: 10, timers: time },
  );
  push("a");
  await time.advance(10);
  push("b");
  await time.advance(10);
  expect(sent).toEqual([["a"], ["because", "b"]]);
});
