import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { findCall, insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type CallStatus, type Carrier, CarrierError, type PlacedCall } from "@rufbaum/telephony";
import { openUnderstanding } from "@rufbaum/understanding";
import { onlyEnd } from "../../carrier-ends.ts";
import { createLive } from "../../live/live.ts";
import { createTelephony } from "../../telephony.ts";
import { agreed } from "../../testing/agreed.ts";
import { CALLEE, CALLER, callsProgram, faultOf, SMALL_TREE } from "../../testing/calls-program.ts";
import { ACCOUNT } from "../../testing/own-numbers.ts";
import { clientOf, LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";
import { createLawfulDialling } from "../lawful-calling/lawful-dialling.ts";

const REQUEST = { to: CALLEE, treeId: SMALL_TREE.id };
/** From 10 o'clock in Berlin, when tests begin, until two seconds before eight at night. */
const UNTIL_EVENING = 10 * 60 * 60_000 - 2_000;
const ADA = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A server with a real carrier that lets every call wait; somebody agreed to be called. */
async function server(overrides: Partial<Carrier> = {}) {
  const time = virtualTime();
  const ended: string[] = [];
  const logged: string[] = [];
  const live = createLive();
  const endCall = async (callSid: string) => void ended.push(callSid);
  const telephony = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(7) },
    db: store.db,
    carrierEnds: onlyEnd({
      kind: "twilio",
      name: ACCOUNT,
      carrier: fakeCarrier({ endCall, ...overrides }),
      authToken: "0".repeat(32),
      from: CALLER,
      voiceToken: async () => null,
    }),
    publicUrl: "http://localhost",
    understanding: await openUnderstanding(),
    live,
    log: (line) => void logged.push(line),
  });
  const { app } = await startTestApp({ db: store.db, overrides: { telephony } });
  const { calls } = telephony;
  const place = () => calls.place({ ...REQUEST, madeBy: "Ada" });
  async function tell(call: { callId: string; callSid: string }, status: CallStatus) {
    const event = {
      type: "status-changed",
      callSid: call.callSid,
      status,
      duration: null,
    } as const;
    await calls.statusChanged(call.callId, { ...event, sequence: 1 });
  }
  return { time, live, ended, logged, calls, telephony, place, tell, ada: clientOf(app, ADA).api };
}

async function serverToCall(overrides: Partial<Carrier> = {}) {
  const running = await server(overrides);
  await insertTree(store.db, SMALL_TREE);
  await agreed(store.db, CALLEE, running.time.now());
  return running;
}

type Server = Awaited<ReturnType<typeof server>>;

describe("a call that waits at the carrier while its hour ends", () => {
  /** Lets two seconds pass at a time, with all that is done in them. @returns the seconds it took */
  async function passUntil(running: Server, isSo: () => boolean): Promise<number> {
    for (let seconds = 0; seconds < 20; seconds++) {
      if (isSo()) return seconds;
      running.time.advance(1_000);
      for (let round = 0; round < 20; round++) await listOpenCalls(store.db);
    }
    return Number.POSITIVE_INFINITY;
  }

  test("is taken back within five seconds after it", async () => {
    const running = await serverToCall();
    running.time.advance(UNTIL_EVENING);
    const call = await running.place();
    // Two of them are left of the hour.
    expect(await passUntil(running, () => running.ended.length > 0)).toBeLessThanOrEqual(2 + 5);
    expect(running.ended).toEqual([call.callSid]);
    await running.tell(call, "canceled");
    expect(await findCall(store.db, call.callId)).toMatchObject({
      status: "canceled",
      endReason: "may-not-dial",
      outcome: "abandoned",
    });
    expect(await listOpenCalls(store.db)).toEqual([]);
  });

  test("is tried again where the carrier could not be told", async () => {
    let tries = 0;
    const running = await serverToCall({
      endCall: async () => {
        if (++tries < 3) throw new CarrierError("down", { retryable: true, fateUnknown: false });
      },
    });
    running.time.advance(UNTIL_EVENING);
    await running.place();
    await passUntil(running, () => tries >= 3);
    expect(running.logged.filter((line) => line.includes("it is to end"))).toHaveLength(1);
    await passUntil(running, () => tries > 3);
    expect(tries).toBe(3);
  });

  test("is taken back in time also behind one of which the carrier says nothing", async () => {
    const ended: string[] = [];
    const running = await serverToCall({
      endCall(callSid) {
        ended.push(callSid);
        return new Promise(() => {});
      },
    });
    const other = "+493023125003";
    await agreed(store.db, other, running.time.now());
    running.time.advance(UNTIL_EVENING);
    await running.place();
    await running.calls.place({ ...REQUEST, to: other });
    expect(await passUntil(running, () => ended.length === 2)).toBeLessThanOrEqual(2 + 5);
  });

  test.each(["ringing", "in-progress"] as const)("goes on where it is %s", async (status) => {
    const running = await serverToCall();
    running.time.advance(UNTIL_EVENING);
    await running.tell(await running.place(), status);
    await passUntil(running, () => running.ended.length > 0);
    expect(running.ended).toEqual([]);
  });
});

test("a number that is none any more is told so, and holds up no other call", async () => {
  const time = virtualTime();
  const lawful = createLawfulDialling({ db: store.db, clock: time, carrier: () => ACCOUNT });
  const running = await serverToCall();
  const { callId } = await running.place();
  const call = await findCall(store.db, callId);
  if (!call) throw new Error("The call is not there.");
  const gone = { ...call, id: "gone", to: "+4912" };
  const denied = await lawful.mayStillDial([gone, call]);
  expect([...denied.keys()]).toEqual(["gone"]);
  expect(denied.get("gone")?.denials).toMatchObject([{ code: "uncallable-number" }]);
  const { deciding } = await lawful.forCampaigns();
  const claimed = deciding(null as never);
  expect(claimed({ number: "+4912" } as never, time.now())).toMatchObject({
    allowed: false,
    denials: [{ code: "uncallable-number", againAt: null }],
  });
});

test.each([
  ["before it is asked for once more", 4_000, 0],
  ["while the database is asked for once more", 0, 4_000],
])("nobody is called whose hour ended after the claim, %s", async (_, before, meanwhile) => {
  let placed = 0;
  const time = virtualTime();
  let isAsked = false;
  const clock = {
    now() {
      const now = time.now();
      if (isAsked) time.advance(meanwhile);
      return now;
    },
  };
  const lawful = createLawfulDialling({ db: store.db, clock, carrier: () => ACCOUNT });
  const { calls } = await callsProgram(store.db, {
    ownNumbers: [],
    carrier: {
      placeCall: async () => {
        placed += 1;
        return { callSid: `CA${"1".repeat(32)}`, status: "queued" };
      },
    },
    deps: {
      runtime: { clock: time, timers: time, random: seededRandom(1) },
      lawful: {
        ...lawful,
        mayStillDial(asked) {
          time.advance(before);
          isAsked = true;
          return lawful.mayStillDial(asked);
        },
      },
    },
  });
  await agreed(store.db, CALLEE, time.now());
  time.advance(UNTIL_EVENING);
  expect(await faultOf(calls.place(REQUEST))).toMatchObject({
    reason: "may-not-dial",
    refusal: { denials: [{ rule: "window" }] },
  });
  expect(placed).toBe(0);
  expect(await listOpenCalls(store.db)).toEqual([]);
});

describe("who is blocked, or takes a consent back, while a call to him is on its way", () => {
  const number = CALLEE;
  const ways: [string, (running: Server) => Promise<unknown>][] = [
    ["is blocked by hand", ({ ada }) => ada.suppressions.post({ number })],
    ["says so elsewhere", ({ telephony }) => telephony.suppressions.optOut(number, null)],
    ["withdraws", ({ ada }) => ada.consents.withdraw.post({ number })],
    [
      "stands on a list",
      ({ ada }) =>
        ada.suppressions.import.post(`+493023125002\n${number}\n` as never, {
          query: { list: "own" },
        }),
    ],
  ];

  test.each(ways)("%s: it ends, waiting or ringing, wherever it is led", async (_, forbid) => {
    for (const status of ["queued", "ringing"] as const) {
      await store.clear();
      const leading = await serverToCall();
      const call = await leading.place();
      if (status === "ringing") await leading.tell(call, status);
      const other = await server();
      await forbid(other);
      await until(() => other.ended.length > 0);
      expect(other.ended).toEqual([call.callSid]);
      expect(await findCall(store.db, call.callId)).toMatchObject({ endReason: "may-not-dial" });
      // Somebody was faster: he hears nothing any more.
      expect(await leading.calls.answered(call.callId, call.callSid)).toEqual([{ do: "hang-up" }]);
    }
  });

  test.each(ways)("%s: it ends as soon as the carrier has taken it", async (_, forbid) => {
    const taken = Promise.withResolvers<PlacedCall>();
    let isAsked = false;
    const running = await serverToCall({
      placeCall: () => {
        isAsked = true;
        return taken.promise;
      },
    });
    const placing = running.place();
    await until(() => isAsked);
    await forbid(running);
    await until(async () => (await listOpenCalls(store.db))[0]?.endReason === "may-not-dial");
    expect(running.ended).toEqual([]);
    taken.resolve({ callSid: `CA${"1".repeat(32)}`, status: "queued" });
    await placing;
    await until(() => running.ended.length > 0);
  });

  test.each(ways)("%s: who speaks already is left to the conversation", async (_, forbid) => {
    const running = await serverToCall();
    const call = await running.place();
    await running.tell(call, "in-progress");
    await forbid(running);
    expect(running.ended).toEqual([]);
    expect(await findCall(store.db, call.callId)).toMatchObject({ endReason: null });
  });

  test("calls to others go on", async () => {
    const running = await serverToCall();
    await running.place();
    await running.ada.suppressions.post({ number: "+493023125002" });
    expect(running.ended).toEqual([]);
  });
});

test("who is blocked while he is called to be told a code hears no more of it", async () => {
  const { ada, ended } = await serverToCall({ announce: async () => ({ callSid: "CA1" }) });
  expect((await ada["own-numbers"].post({ number: CALLEE })).data).toMatchObject({
    sentBy: "call",
  });
  await ada.suppressions.post({ number: "+493023125002" });
  expect(ended).toEqual([]);
  await ada.suppressions.post({ number: CALLEE });
  expect(ended).toEqual(["CA1"]);
});

test("a call whose claim took so long that another server may have closed it is not placed", async () => {
  const placed: string[] = [];
  const running = await serverToCall({
    async placeCall({ callId }) {
      placed.push(callId);
      return { callSid: `CA${"1".repeat(32)}`, status: "queued" };
    },
  });
  // It is told of between its claim and its placing.
  running.live.attach((_, text) => {
    if (JSON.parse(text).type === "call-started") running.time.advance(41_000);
  });
  expect(await faultOf(running.place())).toMatchObject({ reason: "called-off" });
  expect(placed).toEqual([]);
  expect(await listOpenCalls(store.db)).toEqual([]);
});
