import { beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import { createAcrossServers } from "../../live/across-servers.ts";
import { exchange } from "../../testing/exchange.ts";
import { createLeaders } from "./leaders.ts";

let time: VirtualTime;
let between: ReturnType<typeof exchange>;
let seed = 0;
beforeEach(() => {
  time = virtualTime();
  between = exchange();
});

/** A server as far as it tells and hears who leads what. */
async function server(bus = between.bus()) {
  seed += 1;
  const across = createAcrossServers({
    bus,
    clock: time,
    timers: time,
    random: seededRandom(seed),
    live: { tell() {}, renew() {}, closeSession() {} },
    log() {},
  });
  const leaders = createLeaders(across, () => {});
  await across.start({ ...leaders, answer: async () => null });
  return { ...leaders, id: across.id, crash: across.stop };
}

const SECOND = 1_000;

test("a call falls to its leader alone, for as long as that one is there", async () => {
  const [a, b] = [await server(), await server()];
  a.began("call_1");
  for (let second = 0; second < 200; second += 1) {
    await time.pass(SECOND);
    expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([true, false]);
  }
});

test("of two servers that begin to lead a call at the same time one does, and both know which", async () => {
  const [a, b] = [await server(), await server()];
  a.began("call_1");
  b.began("call_1");
  for (let second = 0; second < 200; second += 1) {
    await time.pass(SECOND);
    expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([false, true]);
    expect(a.elsewhere("call_1")).not.toBeNull();
    expect(b.elsewhere("call_1")).toBeNull();
  }
});

test("who took a call over while its words were lost leads it, and hears of the next who does", async () => {
  const [a, b] = [await server(), await server()];
  between.state.isBroken = true;
  b.began("call_1");
  await time.pass(SECOND);
  between.state.isBroken = false;
  await time.pass(20 * SECOND);
  expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([false, true]);
  a.began("call_1");
  await time.pass(SECOND);
  expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([true, false]);
});

test("who began to lead a call while its words were lost says so again", async () => {
  const [a, b] = [await server(), await server()];
  a.began("call_1");
  await time.pass(SECOND);
  between.state.isBroken = true;
  b.began("call_1");
  await time.pass(SECOND);
  between.state.isBroken = false;
  await time.pass(20 * SECOND);
  expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([false, true]);
});

test("whose words are lost leaves a call to who began to lead it meanwhile", async () => {
  const [a, b] = [await server(), await server()];
  a.began("call_1");
  await time.pass(SECOND);
  between.state.losesOf = a.id;
  // It says once more what it leads, which nobody hears.
  a.notice("newcomer", { hello: true, nth: 1 });
  b.began("call_1");
  await time.pass(SECOND);
  between.state.losesOf = null;
  await time.pass(20 * SECOND);
  expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([false, true]);
});

test("who leads ten thousands of calls says so", async () => {
  const [a, b] = [await server(), await server()];
  const calls = Array.from({ length: 20_000 }, (_, n) => `call_${String(n).padStart(22, "0")}`);
  for (const call of calls) a.placed(call);
  await time.pass(10 * SECOND);
  const c = await server();
  for (const other of [b, c]) await until(() => other.ids().length === calls.length);
  expect(calls.every((call) => c.elsewhere(call) === a.id)).toBe(true);
});

test("an orphan falls to exactly one of the others, and only after a minute", async () => {
  const a = await server();
  const others = [await server(), await server(), await server()];
  a.began("call_1");
  await time.pass(10 * SECOND);
  a.crash();
  const fallsTo = () => others.filter(({ fallsToUs }) => fallsToUs("call_1")).length;
  await time.pass(50 * SECOND);
  expect(fallsTo()).toBe(0);
  await time.pass(20 * SECOND);
  expect(fallsTo()).toBe(1);
});

test("a newcomer waits for a minute before a call that nobody speaks of falls to it", async () => {
  const b = await server();
  await time.pass(55 * SECOND);
  expect(b.fallsToUs("call_1")).toBe(false);
  await time.pass(10 * SECOND);
  expect(b.fallsToUs("call_1")).toBe(true);
});

test("who leads a call is known again after every word of it was lost", async () => {
  const [a, b] = [await server(), await server()];
  between.state.isBroken = true;
  a.began("call_1");
  await time.pass(SECOND);
  between.state.isBroken = false;
  await time.pass(10 * SECOND);
  expect(b.elsewhere("call_1")).not.toBeNull();
  await time.pass(120 * SECOND);
  expect(b.fallsToUs("call_1")).toBe(false);
});

test("nothing falls to who was cut off, while it is nor after it", async () => {
  const [a, b] = [await server(), await server()];
  a.began("call_1");
  await time.pass(10 * SECOND);
  between.state.isBroken = true;
  for (let second = 0; second < 300; second += 1) {
    await time.pass(SECOND);
    expect(b.fallsToUs("call_1")).toBe(false);
  }
  between.state.isBroken = false;
  for (let second = 0; second < 300; second += 1) {
    await time.pass(SECOND);
    expect(b.fallsToUs("call_1")).toBe(false);
  }
});

test("nothing falls to who was frozen, when it looks at its calls before it hears", async () => {
  const a = await server();
  let hold: string[] | null = null;
  const listeners: ((text: string) => void)[] = [];
  const bus = between.bus();
  const b = await server({
    ...bus,
    listen(take, heard) {
      listeners.push(take);
      return bus.listen((text) => (hold ? hold.push(text) : take(text)), heard);
    },
  });
  a.began("call_1");
  await time.pass(10 * SECOND);
  // Its socket fills up meanwhile.
  const missed: string[] = [];
  hold = missed;
  await time.pass(14 * SECOND);
  const frozen = time.now();
  await time.pass(100 * SECOND);
  expect(time.now() - frozen).toBe(100 * SECOND);
  expect(b.fallsToUs("call_1")).toBe(false);
  hold = null;
  for (const text of missed) {
    for (const take of listeners) take(text);
    expect(b.fallsToUs("call_1")).toBe(false);
  }
  await time.pass(SECOND);
  expect([a.fallsToUs("call_1"), b.fallsToUs("call_1")]).toEqual([true, false]);
});
