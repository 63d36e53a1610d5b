import { describe, expect, test } from "bun:test";
import { loadQuietly } from "./load-quietly.ts";

describe("what is loaded ahead", () => {
  test("comes one after the other, also where one can't be had", async () => {
    const page = idlePage();
    const loaded: string[] = [];
    loadQuietly(
      [
        async () => void loaded.push("first"),
        () => Promise.reject(new Error("The server is gone.")),
        async () => void loaded.push("third"),
      ],
      page,
    );
    await page.pass(240);
    expect(loaded).toEqual([]);
    await page.pass(10);
    expect(loaded).toEqual(["first"]);
    await page.pass(0);
    await page.pass(0);
    expect(loaded).toEqual(["first", "third"]);
    expect(page.isWatched()).toBe(false);
  });

  test("waits while somebody drags, and until the hand has rested", async () => {
    const page = idlePage();
    let loaded = 0;
    const load = async () => void loaded++;
    loadQuietly([load, load], page);
    for (let step = 0; step < 40; step++) {
      page.handle();
      await page.pass(16);
    }
    expect(loaded).toBe(0);
    await page.pass(200);
    expect(loaded).toBe(0);
    await page.pass(60);
    expect(loaded).toBe(1);
  });

  test("is called off", async () => {
    const page = idlePage();
    let loaded = 0;
    loadQuietly([async () => void loaded++], page)();
    await page.pass(1000);
    expect(loaded).toBe(0);
    expect(page.isWatched()).toBe(false);
  });
});

/** A browser that is idle whenever no timer is due. */
function idlePage() {
  let time = 0;
  let due: { at: number; task: () => void }[] = [];
  let handled: (() => void) | null = null;
  const after = (milliseconds: number, task: () => void) => {
    const timer = { at: time + milliseconds, task };
    due.push(timer);
    return () => {
      due = due.filter((other) => other !== timer);
    };
  };
  return {
    now: () => time,
    after,
    whenIdle: (task: () => void) => after(0, task),
    onHandled(task: () => void) {
      handled = task;
      return () => {
        handled = null;
      };
    },
    handle: () => handled?.(),
    isWatched: () => handled !== null,
    /** Lets time pass, and what is due happen once: the timer, and then the idle moment. */
    async pass(milliseconds: number) {
      time += milliseconds;
      for (let moment = 0; moment < 2; moment++) {
        const now = due.filter(({ at }) => at <= time);
        due = due.filter(({ at }) => at > time);
        for (const { task } of now) task();
      }
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
