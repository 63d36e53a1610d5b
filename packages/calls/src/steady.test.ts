import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { createSteady } from "./steady.ts";

const away = () => Object.assign(new Error("no database"), { code: "57P01" });

/** What fails until `downFor` milliseconds have passed. */
function work(downFor: number, error = away) {
  const time = virtualTime();
  const began = time.now();
  let tries = 0;
  const store = { isOutage: (error: unknown) => (error as { code: string }).code === "57P01" };
  const { steady, untilDone, stop } = createSteady({ store, timers: time });
  const run = async () => {
    tries += 1;
    if (time.now() - began < downFor) throw error();
    return time.now() - began;
  };
  return { time, steady, untilDone, stop, run, tries: () => tries };
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message);

test("what fails in a short outage is done within half a second of its end", async () => {
  const { time, steady, run } = work(2_500);
  const done = steady(run);
  await time.pass(3_000);
  expect(await done).toBeWithin(2_500, 3_001);
  expect(time.waiting).toBe(0);
});

test("what fails for a minute fails, and for good only what need not be done", async () => {
  const { time, steady, untilDone, run } = work(300_000);
  const [held, needed] = [outcome(steady(run)), outcome(untilDone(run))];
  await time.pass(62_000);
  expect(await held).toBe("no database");
  await time.pass(300_000);
  expect(await needed).toBeWithin(300_000, 301_000);
});

test("a fault of our own is not repeated", async () => {
  const { steady, run, tries } = work(1_000, () =>
    Object.assign(new Error("ours"), { code: "23505" }),
  );
  expect(await outcome(steady(run))).toBe("ours");
  expect(tries()).toBe(1);
});

test("a stop waits for nothing", async () => {
  const { time, untilDone, stop, run } = work(300_000);
  const needed = outcome(untilDone(run));
  await time.pass(1_000);
  stop();
  expect(await needed).toBe("no database");
  expect(time.waiting).toBe(0);
});

test("by whatever a clock is set meanwhile, it is held for a minute", async () => {
  for (const by of [3_600_000, -3_600_000]) {
    const time = virtualTime();
    let set = 0;
    const clock = { now: () => time.now() + set };
    const deps = { store: { isOutage: () => true }, clock, timers: time };
    let end: unknown = null;
    const held = outcome(createSteady(deps).steady(() => Promise.reject(away())));
    void held.then((how) => {
      end = how;
    });
    await time.pass(10_000);
    set = by;
    await time.pass(48_000);
    expect(end).toBeNull();
    await time.pass(4_000);
    expect([end, time.waiting]).toEqual(["no database", 0]);
  }
});
