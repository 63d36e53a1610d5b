import { expect, test } from "bun:test";
import { settle, virtualTime } from "@rufbaum/runtime/virtual";
import type { CallRecord } from "./call.ts";
import { NO_OTHERS } from "./leaders.ts";
import { createSettling, type SettlingDeps } from "./settling.ts";

const MINUTE = 60_000;

/** What settles one call without an id, which the carrier does not know; its clock can be set. */
function settling({
  isUnderWay = false,
  asked = "never-placed",
  ...more
}: {
  isUnderWay?: boolean;
  asked?: string;
  createdAt?: number;
} = {}) {
  const time = virtualTime();
  let ahead = 0;
  const clock = { now: () => time.now() + ahead };
  const call = {
    ...{ id: "call_1", callSid: null, status: "placing", createdAt: clock.now() },
    ...more,
  } as CallRecord;
  const finished: string[] = [];
  const created = createSettling({
    store: {
      listOpen: async () => (finished.length > 0 ? [] : [call]),
      moveStatus: async () => null,
    },
    carrierOf: () => ({ findCall: async () => null }),
    clock,
    timers: time,
    leaders: NO_OTHERS,
    placing: { findLostCall: async () => asked, isUnderWay: () => isUnderWay },
    sessions: { heardAt: () => 0, ids: () => [] },
    lastWord: new Map(),
    ended: async () => {},
    finish: async (callId) => void finished.push(callId),
    watch() {},
    asItStands: async () => call,
    forget() {},
    endsWithUs: () => false,
    log() {},
  } satisfies SettlingDeps);
  return {
    ...created,
    time,
    finished,
    setClock: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

test.each([
  ["goes right", 0],
  ["is set forward two minutes", 2 * MINUTE],
  ["is set forward a day", 1_440 * MINUTE],
  ["is set back an hour", -60 * MINUTE],
])("where the clock %s, a call is given up once it was seen for a minute", async (_, jump) => {
  const { time, finished, setClock } = settling();
  await time.pass(1_000);
  setClock(jump);
  await time.pass(88_000);
  expect(finished).toEqual([]);
  await time.pass(2_000);
  expect(finished).toEqual(["call_1"]);
});

test("by whichever clock another server wrote a call down, it has its minute", async () => {
  for (const behind of [-120_000, 120_000]) {
    const { time, finished } = settling({ createdAt: virtualTime().now() - behind });
    await time.pass(89_000);
    expect(finished).toEqual([]);
    await time.pass(2_000);
    expect(finished).toEqual(["call_1"]);
  }
});

test("what is being placed here is left alone, however long that takes", async () => {
  const { time, finished, setClock } = settling({ isUnderWay: true });
  setClock(2 * MINUTE);
  await time.pass(10 * MINUTE);
  expect(finished).toEqual([]);
});

test("what the start finds unplaced has a minute from then on", async () => {
  const { time, finished, recover } = settling({ createdAt: 0 });
  await recover();
  await time.pass(59_000);
  expect(finished).toEqual([]);
  await time.pass(2_000);
  expect(finished).toEqual(["call_1"]);
});

test("where the carrier can't be asked, nothing is given up", async () => {
  const { time, finished } = settling({ asked: "unknown" });
  await time.pass(10 * MINUTE);
  expect(finished).toEqual([]);
});

/** What an earlier process left open, with a carrier that answers once it is told to. */
function leftOpen(calls: Partial<CallRecord>[], more: Partial<SettlingDeps> = {}) {
  const time = virtualTime();
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  function answered<Value>(id: string, answer: Value): Promise<Value> {
    asked.push(id);
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  }
  const created = createSettling({
    store: {
      listOpen: async () => calls as CallRecord[],
      moveStatus: async () => null,
    },
    carrierOf: () => ({ findCall: (callSid) => answered(callSid, null) }),
    clock: time,
    timers: time,
    leaders: NO_OTHERS,
    placing: {
      findLostCall: ({ id }) => answered(id, "never-placed"),
      isUnderWay: () => false,
    },
    sessions: { heardAt: () => 0, ids: () => [] },
    lastWord: new Map(),
    ended: async () => {},
    finish: async () => {},
    watch() {},
    asItStands: async (call) => call,
    forget() {},
    endsWithUs: () => false,
    log() {},
    ...more,
  });
  return { ...created, time, asked, answers };
}

test("after a crash the carrier is asked for ten calls at a time, first for those it may not have", async () => {
  const placed = Array.from({ length: 30 }, (_, n) => ({
    ...{ id: `call_${n}`, callSid: `CA${n}`, status: "in-progress" as const, createdAt: 0 },
  }));
  const unplaced = { id: "call_x", callSid: null, status: "placing" as const, createdAt: 0 };
  const { recover, asked, answers } = leftOpen([...placed, unplaced]);
  const recovered = recover();
  await settle();
  expect(asked).toHaveLength(10);
  expect(asked[0]).toBe("call_x");
  while (answers.length > 0) {
    answers.shift()?.();
    await settle();
  }
  await recovered;
  expect(asked.toSorted()).toEqual(["call_x", ...placed.map(({ callSid }) => callSid)].toSorted());
});

test("calls that cannot be settled keep no other from it", async () => {
  const calls = Array.from({ length: 30 }, (_, n) => ({
    ...{ id: `call_${n}`, callSid: `CA${n}`, status: "completed" as const, createdAt: 0 },
  }));
  const ended: string[] = [];
  const { recover } = leftOpen(calls, {
    async ended({ id }) {
      if (Number(id.slice("call_".length)) < 12) throw new Error("no room");
      ended.push(id);
    },
  });
  await expect(recover()).rejects.toThrow("no room");
  expect(ended).toHaveLength(18);
});

test("nobody is said to lead a call for ever that was over when he said so", async () => {
  const led = new Set(["call_over", "call_open"]);
  const open = { id: "call_open", callSid: "CA1", status: "ringing" as const, createdAt: 0 };
  const { time } = leftOpen([open], {
    leaders: { ...NO_OTHERS, ids: () => [...led], ended: (callId) => void led.delete(callId) },
  });
  await time.pass(31_000);
  expect([...led]).toEqual(["call_open"]);
});
