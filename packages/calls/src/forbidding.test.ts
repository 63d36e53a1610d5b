import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { type CallStatus, CarrierError } from "@rufbaum/telephony";
import type { CallRecord } from "./call.ts";
import { createEnding } from "./ending.ts";
import { createForbidding } from "./forbidding.ts";
import { NO_OTHERS } from "./leaders.ts";
import { createTakeUp } from "./taking-up.ts";

const LATER = new CarrierError("later", {
  ...{ retryable: true, fateUnknown: false, status: 429, later: { retryAfter: null } },
});

/** Calls as a database has them: servers come and go over them. */
function data(...statuses: CallStatus[]) {
  const time = virtualTime();
  const calls = statuses.map((status, index) => ({
    ...{ id: `call_${index}`, callSid: `CA${index}`, status, to: `+49${index}`, closedAt: null },
    ...{ endReason: null, stoppedAt: null, attempt: { campaign: 1, contact: index, claim: 1 } },
  })) as unknown as CallRecord[];
  const isUnanswered = ({ status }: CallRecord) => status !== "in-progress";
  const change = (callId: string, changes: Partial<CallRecord>) => {
    const call = calls.find(({ id }) => id === callId);
    return call ? Object.assign(call, changes) : null;
  };
  const isOpen = ({ closedAt }: CallRecord) => closedAt === null;

  /** A server whose carrier says "later" so many times. */
  function server({ later = 0, leads = true } = {}) {
    const [asked, logged]: [string[], string[]] = [[], []];
    let left = later;
    const ending = createEnding({
      carrierOf: () => ({
        async endCall(callSid) {
          asked.push(callSid);
          if (left-- > 0) throw LATER;
        },
      }),
      log: (line) => void logged.push(line),
    });
    const forbidding = createForbidding({
      store: {
        listToEnd: async ({ after, limit }) =>
          calls
            .slice(calls.findIndex(({ id }) => id === after?.id) + 1)
            .filter(isOpen)
            .filter((call) => isUnanswered(call) || call.endReason === "operator-hung-up")
            .slice(0, limit)
            .map((call) => ({ ...call })),
        mayStillDial: async () => new Map(),
        async markUnanswered(callId, endReason) {
          const call = calls.find(({ id }) => id === callId);
          return call && isUnanswered(call) ? change(callId, { endReason }) : null;
        },
        async stopCampaign(_, { endCalls }) {
          for (const { id, status } of calls) {
            if (status === "ringing") change(id, { stoppedAt: time.now() });
            else if (status === "queued" || endCalls) change(id, { endReason: "operator-hung-up" });
          }
          return calls.length;
        },
      },
      ending,
      timers: time,
      leaders: { ...NO_OTHERS, elsewhere: () => (leads ? null : "server_2") },
      log: (line) => void logged.push(line),
    });
    return { ...forbidding, ending, asked, logged };
  }
  return { time, calls, change, server };
}

test("what the carrier would not end is ended by the looks after, and told of once", async () => {
  for (const leads of [true, false]) {
    const { time, server } = data("queued", "queued", "in-progress");
    const { stopCampaign, asked, logged } = server({ later: 5, leads });
    await stopCampaign(1, { endCalls: true });
    await time.pass(60_000);
    expect(asked.toSorted()).toEqual(["CA0", "CA0", "CA0", "CA1", "CA1", "CA1", "CA2", "CA2"]);
    expect(logged).toHaveLength(3);
  }
});

test("of a thousand calls that are to end sixteen are asked for at a time", async () => {
  const { server } = data(...Array.from({ length: 1_000 }, () => "queued" as const));
  let [underWay, most] = [0, 0];
  const ending = createEnding({
    carrierOf: () => ({
      async endCall() {
        most = Math.max(most, ++underWay);
        await Promise.resolve();
        underWay -= 1;
      },
    }),
    log() {},
  });
  for (let index = 0; index < 1_000; index++)
    ending.end({ id: `${index}`, callSid: `${index}`, carrier: null });
  for (let turn = 0; turn < 5_000; turn++) await Promise.resolve();
  expect([most, underWay, ending.hasFailed("1")]).toEqual([16, 0, false]);
  expect(server().asked).toEqual([]);
});

test("who hung up asks the carrier himself; what he could not do a look does", async () => {
  const { time, server, change } = data("in-progress");
  const { watch, asked } = server();
  change("call_0", { endReason: "operator-hung-up" });
  watch();
  await time.pass(2_500);
  expect(asked).toEqual([]);
  await time.pass(2_500);
  expect(asked).toEqual(["CA0"]);
  await time.pass(60_000);
  expect(asked).toEqual(["CA0"]);
});

test("a stopped telephone rings for fifteen seconds, and not much longer", async () => {
  const { time, server } = data("ringing");
  const { stopCampaign, asked } = server();
  await stopCampaign(1, { endCalls: true });
  await time.pass(15_000);
  expect(asked).toEqual([]);
  await time.pass(5_000);
  expect(asked).toEqual(["CA0"]);
});

test("one that has not begun to ring by then has its fifteen seconds, too", async () => {
  const { time, server, change } = data("initiated");
  const { stopCampaign, asked } = server();
  await stopCampaign(1, { endCalls: false });
  change("call_0", { stoppedAt: time.now() });
  await time.pass(20_000);
  change("call_0", { status: "ringing" });
  await time.pass(15_000);
  expect(asked).toEqual([]);
  await time.pass(5_000);
  expect(asked).toEqual(["CA0"]);
});

test("who answers a telephone that was stopped is spoken to", async () => {
  const { time, server, change } = data("ringing");
  const { stopCampaign, asked } = server();
  await stopCampaign(1, { endCalls: false });
  await time.pass(10_000);
  change("call_0", { status: "in-progress" });
  await time.pass(30_000);
  expect(asked).toEqual([]);
});

test("a server that ends leaves what was stopped to the next one", async () => {
  const { time, server } = data("ringing", "queued");
  const first = server({ later: 1 });
  await first.stopCampaign(1, { endCalls: false });
  await time.pass(1_000);
  await first.stop();
  await time.pass(60_000);
  expect(first.asked).toEqual(["CA1"]);
  const second = server();
  second.watch();
  await time.pass(5_000);
  expect(second.asked).toEqual(["CA1"]);
  await time.pass(20_000);
  expect(second.asked).toEqual(["CA1", "CA0"]);
});

test("a call that is over here, and at the carrier after all, is ended until it is", async () => {
  const { time, calls, change, server } = data("failed");
  change("call_0", { closedAt: 1, endReason: "not-placed" });
  const { ending, watch, asked, logged } = server({ later: 2 });
  const takeUp = createTakeUp({
    store: { setPlaced: async () => ({ call: calls[0] as CallRecord, isLate: true }) },
    ending,
    watch,
    log: (line) => void logged.push(line),
  });
  await takeUp({ callId: "call_0", callSid: "CA0", status: "queued" });
  await time.pass(30_000);
  expect(asked).toEqual(["CA0", "CA0", "CA0"]);
  expect(logged).toHaveLength(2);
  expect(time.waiting).toBe(0);
});
