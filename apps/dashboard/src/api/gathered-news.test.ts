import { expect, test } from "bun:test";
import { createGatheredNews, NEWS_MILLISECONDS } from "./gathered-news.ts";

function stage() {
  const told: string[][] = [];
  const timers: { milliseconds: number; task: () => void; isCancelled: boolean }[] = [];
  const news = createGatheredNews({
    renew: (ids) => told.push([...ids]),
    after(milliseconds, task) {
      const timer = { milliseconds, task, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
  });
  return { news, told, timers, pass: () => timers.at(-1)?.task() };
}

test("the first news is told at once, what follows together a second later", () => {
  const { news, told, timers, pass } = stage();
  for (const id of ["a", "b", "a", "c"]) news.changed(id);
  expect(told).toEqual([["a"]]);
  pass();
  expect(told).toEqual([["a"], ["b", "a", "c"]]);
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([
    NEWS_MILLISECONDS,
    NEWS_MILLISECONDS,
  ]);
});

test("after a second without news the next one is told at once again", () => {
  const { news, told, timers, pass } = stage();
  news.changed("a");
  pass();
  expect(timers).toHaveLength(1);
  news.changed("b");
  expect(told).toEqual([["a"], ["b"]]);
});

test("ended, it tells nothing any more", () => {
  const { news, told, timers, pass } = stage();
  news.changed("a");
  news.changed("b");
  news.end();
  expect(timers[0]?.isCancelled).toBe(true);
  pass();
  expect(told).toEqual([["a"]]);
});
