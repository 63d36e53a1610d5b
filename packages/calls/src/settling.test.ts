import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
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
    carrier: { findCall: async () => null },
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
    endsWithUs: false,
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
