import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { callSid } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { type DialLimits, findCall, insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type CarrierCall, CarrierError, type PlacedCall } from "@rufbaum/telephony";
import { wordsIn } from "@rufbaum/words";
import type { DomainError } from "../../errors.ts";
import { createLive } from "../../live/live.ts";
import { CALLEE, CALLER, callsProgram, faultOf, SMALL_TREE } from "../../testing/calls-program.ts";
import { ACCOUNT } from "../../testing/own-numbers.ts";
import { sentenceOf } from "../../testing/sentence-of.ts";
import { createLawfulDialling } from "../lawful-calling/lawful-dialling.ts";
import { CALL_DEFAULTS } from "../settings/call-settings.ts";
import { createCalls } from "./service.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const REQUEST = { to: CALLEE, treeId: SMALL_TREE.id };

/** A carrier that says nothing of the calls it takes until it is told to answer. */
async function silentCarrier(known: (at: number) => Partial<CarrierCall>[]) {
  const answers: ((callSid: string) => void)[] = [];
  let isSilent = true;
  const app = await callsProgram(store.db, {
    carrier: {
      placeCall() {
        if (isSilent) throw new CarrierError("silent", { retryable: false, fateUnknown: true });
        return new Promise((resolve) => {
          answers.push((callSid) => resolve({ callSid, status: "queued" }));
        });
      },
      findCallsTo: async () =>
        known(app.time.now()).map((call) => ({
          callSid: callSid(1),
          to: CALLEE,
          from: CALLER,
          status: "ringing",
          createdAt: app.time.now(),
          duration: null,
          ...call,
        })),
    },
  });
  return {
    ...app,
    answers,
    answersFromNowOn() {
      isSilent = false;
    },
  };
}

test.each([
  [undefined, 900],
  [1_800, 1_860],
  [14_400, 14_400],
])(
  "a tree that may talk for %p seconds is not cut off before its goodbye",
  async (maxSeconds, limit) => {
    const limits: number[] = [];
    const app = await callsProgram(store.db, {
      carrier: {
        async placeCall({ timeLimit }) {
          limits.push(timeLimit);
          return { callSid: callSid(1), status: "queued" };
        },
      },
    });
    const long = {
      ...SMALL_TREE,
      id: "tree_long",
      ...(maxSeconds && { settings: { maxSeconds } }),
    };
    await insertTree(store.db, long);
    await app.calls.place({ to: CALLEE, treeId: long.id });
    expect(limits).toEqual([limit]);
  },
);

describe("a call of which the carrier said nothing", () => {
  test("is the one that the carrier has between these two numbers", async () => {
    const app = await silentCarrier(() => [{}]);
    const placed = await app.calls.place(REQUEST);
    expect(await findCall(store.db, placed.callId)).toMatchObject({ callSid: callSid(1) });
  });

  test("is none that another program of the account placed from another number", async () => {
    const app = await silentCarrier(() => [{ from: "+493023125801" }]);
    expect(await faultOf(app.calls.place(REQUEST))).toMatchObject({ reason: "carrier-silent" });
    expect(await listOpenCalls(store.db)).toMatchObject([{ callSid: null }]);
  });

  test("keeps its number until its fate is known", async () => {
    const app = await silentCarrier(() => []);
    await faultOf(app.calls.place(REQUEST));
    const [lost] = await listOpenCalls(store.db);
    app.answersFromNowOn();
    expect(await faultOf(app.calls.place(REQUEST))).toMatchObject({
      reason: "number-in-call",
      details: { callId: lost?.id, callSid: null },
    });
    // Two looks have to see it unplaced, and a third one gives it up.
    await until(async () => {
      app.time.advance(30_000);
      return (await listOpenCalls(store.db)).length === 0;
    });
    const again = app.calls.place(REQUEST);
    await until(() => app.answers.length > 0);
    app.answers[0]?.(callSid(1));
    expect(await again).toMatchObject({ callSid: callSid(1) });
  });
});

test("a clock that is set forward while the carrier is asked closes no call, and frees no number", async () => {
  const time = virtualTime();
  let ahead = 0;
  const clock = { now: () => time.now() + ahead };
  const asked = Promise.withResolvers<PlacedCall>();
  let isAsked = false;
  const app = await callsProgram(store.db, {
    carrier: {
      placeCall: () => {
        isAsked = true;
        return asked.promise;
      },
    },
    deps: {
      runtime: { clock, timers: time, random: seededRandom(1) },
      lawful: createLawfulDialling({ db: store.db, clock, carrier: () => ACCOUNT }),
      endsWithUs: () => false,
    },
  });
  const placing = app.calls.place(REQUEST);
  await until(() => isAsked);
  ahead = 120_000;
  for (let look = 0; look < 4; look++) {
    time.advance(30_000);
    for (let round = 0; round < 20; round++) await listOpenCalls(store.db);
  }
  expect(await listOpenCalls(store.db)).toHaveLength(1);
  expect(await faultOf(app.calls.place(REQUEST))).toMatchObject({ reason: "number-in-call" });
  asked.resolve({ callSid: callSid(1), status: "queued" });
  const { callId } = await placing;
  expect(await findCall(store.db, callId)).toMatchObject({
    ...{ status: "queued", callSid: callSid(1), closedAt: null },
  });
});

describe("a number that is in a call", () => {
  test("is not called again; the refusal says which call it is", async () => {
    const app = await callsProgram(store.db);
    const { callId, callSid } = await app.calls.place(REQUEST);
    const refused = await faultOf(app.calls.place({ ...REQUEST, to: "030 / 231 25-001" }));
    expect(refused).toMatchObject({
      reason: "number-in-call",
      status: 409,
      details: { callId, callSid, treeName: SMALL_TREE.name, direction: "outbound" },
    });
    expect(sentenceOf(refused)).toMatch(
      /^Zu \+49 30 23125001 läuft schon ein Anruf, seit \d\d:\d\d Uhr mit „Kleiner Baum“\./,
    );
    expect(await listOpenCalls(store.db)).toHaveLength(1);
    const done = { type: "status-changed", status: "busy", sequence: 2, duration: 0 } as const;
    await app.calls.statusChanged(callId, { ...done, callSid });
    expect((await app.calls.place(REQUEST)).callId).not.toBe(callId);
  });

  test("is not called while it calls us", async () => {
    const app = await callsProgram(store.db);
    await app.calls.arrived({
      type: "call-arrived",
      callSid: callSid(9),
      from: CALLEE,
      to: CALLER,
    });
    const refused = await faultOf(app.calls.place(REQUEST));
    expect(refused).toMatchObject({ reason: "number-in-call", details: { callSid: callSid(9) } });
    expect(sentenceOf(refused)).toStartWith("+49 30 23125001 ruft gerade selbst an, seit ");
  });

  test("is called once by two servers that are asked at the same moment", async () => {
    const app = await callsProgram(store.db);
    const runtime = { ...app.deps.runtime, random: seededRandom(2) };
    const other = createCalls({ ...app.deps, runtime, live: createLive() });
    const attempts = [app.calls, other, app.calls, other].map((calls) => calls.place(REQUEST));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("a limit of the server", () => {
  const numbered = (index: number) => ({ ...REQUEST, to: `+4930231250${10 + index}` });

  async function limited(limits: Partial<DialLimits>) {
    const none = { atOnce: null, perMinute: null, minutesPerDay: null };
    const app = await callsProgram(store.db, {
      deps: { limits: async () => ({ ...none, ...limits }) },
      ownNumbers: Array.from({ length: 10 }, (_, index) => numbered(index).to),
      carrier: {
        findCall: async (callSid) => ({
          callSid,
          to: "",
          from: CALLER,
          status: "in-progress",
          createdAt: 0,
          duration: null,
        }),
      },
    });
    const settled = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => app.calls.place(numbered(index))),
    );
    const refused = settled.flatMap((attempt) =>
      attempt.status === "rejected" ? [attempt.reason as DomainError] : [],
    );
    return { ...app, refused };
  }

  test("holds for calls at once", async () => {
    const { refused } = await limited({ atOnce: 4 });
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      reason: "too-many-calls",
      status: 429,
      details: { limit: 4, used: 4, freeAt: null },
    });
    expect(sentenceOf(refused[0])).toBe(
      "Die Grenze für gleichzeitige Anrufe ist erreicht (4 von 4). Der nächste ist möglich, sobald einer endet. Sie steht in den Einstellungen unter „Grenzen“.",
    );
  });

  test("holds for calls a minute, and says when the next one may begin", async () => {
    const { refused, time, calls } = await limited({ perMinute: 5 });
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      reason: "too-many-calls-per-minute",
      status: 429,
      details: { limit: 5, used: 5, retryAfterSeconds: 60 },
    });
    time.advance(59_999);
    const late = await faultOf(calls.place(numbered(7)));
    expect(sentenceOf(late)).toContain("ist in 1 s möglich");
    time.advance(1);
    expect(await faultOf(calls.place(numbered(7)))).toBeNull();
  });

  test("holds for minutes a day, until midnight in Berlin", async () => {
    const { refused, time, calls } = await limited({ minutesPerDay: 3 });
    expect(refused).toEqual([]);
    const [open] = await listOpenCalls(store.db);
    const { id: callId = "", callSid } = open ?? {};
    const moved = { type: "status-changed", callSid: callSid ?? "", duration: null } as const;
    await calls.statusChanged(callId, { ...moved, status: "in-progress", sequence: 2 });
    time.advance(2 * 60_000);
    expect(await faultOf(calls.place(numbered(8)))).toBeNull();
    time.advance(1_000);
    const late = await faultOf(calls.place(numbered(9)));
    expect(sentenceOf(late)).toContain("ab Mitternacht");
    expect(late).toMatchObject({
      reason: "too-many-minutes",
      status: 429,
      details: { limit: 3, used: 3, freeAt: "2026-01-05T23:00:00.000Z" },
    });
  });

  test("of none at all stops every call", async () => {
    const { refused } = await limited({ atOnce: 0 });
    expect(refused).toHaveLength(6);
    expect(sentenceOf(refused[0])).toContain("Bei 0 wird niemand angerufen.");
    expect(refused[0]?.details).not.toHaveProperty("retryAfterSeconds");
  });
});

describe("a carrier that says later", () => {
  const later = (retryAfter: number | null = null, code = 20429) =>
    new CarrierError("later", {
      retryable: true,
      fateUnknown: false,
      status: 429,
      code,
      later: { retryAfter },
    });

  /** A carrier that refuses with these, one request after the other, and then takes the call. */
  async function busyCarrier(
    refusals: CarrierError[],
    options: { endCall?(sid: string): void } = {},
  ) {
    const asked: number[] = [];
    const left = [...refusals];
    const app = await callsProgram(store.db, {
      carrier: {
        async placeCall() {
          asked.push(app.time.now());
          const refusal = left.shift();
          if (refusal) throw refusal;
          return { callSid: callSid(1), status: "queued" };
        },
        endCall: async (sid) => options.endCall?.(sid),
      },
    });
    const begin = app.time.now();
    const waitingAtRest = app.time.waiting;
    /** Lets so many requests be made; time passes while one waits, and stands while the database answers. */
    const untilAsked = (count: number) =>
      until(() => {
        if (asked.length < count && app.time.waiting > waitingAtRest) app.time.advance(10);
        return asked.length >= count;
      });
    return { ...app, asked, untilAsked, waits: () => asked.map((at) => at - begin) };
  }

  test("is asked again after growing waits, and the call is led as any", async () => {
    const app = await busyCarrier([later(), later(null, 10004), later()]);
    const placing = app.calls.place(REQUEST);
    await app.untilAsked(4);
    expect(await placing).toMatchObject({ callSid: callSid(1) });
    const [first, second, third, fourth] = app.waits() as [number, number, number, number];
    expect(second - first).toBeWithin(500, 1_000);
    expect(third - second).toBeWithin(1_000, 2_000);
    expect(fourth - third).toBeWithin(2_000, 4_000);
    expect(app.published.map(({ type }) => type)).toEqual(["call-started"]);
  });

  test("is not asked before the time it named", async () => {
    const app = await busyCarrier([later(3_000)]);
    const placing = app.calls.place(REQUEST);
    await app.untilAsked(2);
    await placing;
    expect(app.waits()[1]).toBeGreaterThanOrEqual(3_000);
  });

  test("for too long is told at once, with when to try again; the call is not to blame", async () => {
    const app = await busyCarrier([later(30_000, 10004)]);
    const refused = (await faultOf(app.calls.place(REQUEST))) as DomainError;
    expect(refused).toMatchObject({ reason: "carrier-busy", status: 503 });
    expect(sentenceOf(refused)).toMatch(
      /Konto erlaubt\..* Ein neuer Versuch lohnt sich in 3\d s\.$/,
    );
    const { callId, retryAfterSeconds } = refused.details ?? {};
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(30);
    expect(await findCall(store.db, String(callId))).toMatchObject({
      status: "canceled",
      outcome: "abandoned",
      endReason: "carrier-busy",
      error: { code: "10004" },
    });
    expect(app.asked).toHaveLength(1);
    // The number is free at once.
    expect(await faultOf(app.calls.place(REQUEST))).toBeNull();
  });

  test("is left alone when somebody hangs up meanwhile", async () => {
    const app = await busyCarrier([later()]);
    const placing = faultOf(app.calls.place(REQUEST));
    await app.untilAsked(1);
    const [call] = await listOpenCalls(store.db);
    const told = (await faultOf(app.calls.hangUp(call?.id ?? ""))) as DomainError;
    expect(told).toMatchObject({ reason: "hang-up-pending", status: 409 });
    expect(sentenceOf(told)).toContain("noch nicht angenommen");
    await until(async () => {
      app.time.advance(100);
      return (await listOpenCalls(store.db)).length === 0;
    });
    expect(await placing).toMatchObject({ reason: "called-off", status: 409 });
    expect(app.asked).toHaveLength(1);
    expect(await findCall(store.db, call?.id ?? "")).toMatchObject({
      status: "canceled",
      endReason: "operator-hung-up",
    });
  });

  test.each([
    ["a connection refused", { retryable: true, fateUnknown: false }],
    ["a fault of its own", { retryable: false, fateUnknown: true, status: 500 }],
    ["a number refused", { retryable: false, fateUnknown: false, status: 400, code: 21217 }],
  ])("is no other one: after %s nothing is asked again", async (_, details) => {
    const app = await busyCarrier([new CarrierError("no", details)]);
    const refused = faultOf(app.calls.place(REQUEST));
    app.time.advance(10_000);
    expect(await refused).toBeInstanceOf(Error);
    app.time.advance(10_000);
    expect(app.asked).toHaveLength(1);
  });
});

describe("hanging up a call that the carrier has not taken yet", () => {
  /** A carrier that takes the call when it is told to, and notes which it was asked to end. */
  async function slowCarrier() {
    const ended: string[] = [];
    const taken = Promise.withResolvers<void>();
    let isAsked = false;
    const app = await callsProgram(store.db, {
      carrier: {
        async placeCall() {
          isAsked = true;
          await taken.promise;
          return { callSid: callSid(1), status: "queued" };
        },
        endCall: async (sid) => void ended.push(sid),
      },
    });
    const placing = app.calls.place(REQUEST);
    await until(() => isAsked);
    const [call] = await listOpenCalls(store.db);
    const callId = call?.id ?? "";
    expect(await faultOf(app.calls.hangUp(callId))).toMatchObject({ reason: "hang-up-pending" });
    return { ...app, ended, callId, placing, take: taken.resolve };
  }

  test("takes effect when the carrier's answer comes", async () => {
    const { placing, take, ended, calls, callId } = await slowCarrier();
    take();
    await placing;
    expect(ended).toEqual([callSid(1)]);
    const over = { type: "status-changed", status: "canceled", sequence: 1, duration: 0 } as const;
    await calls.statusChanged(callId, { ...over, callSid: callSid(1) });
    expect(await findCall(store.db, callId)).toMatchObject({
      status: "canceled",
      endReason: "operator-hung-up",
    });
  });

  test("takes effect when a webhook is faster than the answer", async () => {
    const { placing, take, ended, calls, callId } = await slowCarrier();
    const rings = {
      type: "status-changed",
      status: "ringing",
      sequence: 1,
      duration: null,
    } as const;
    await calls.statusChanged(callId, { ...rings, callSid: callSid(1) });
    expect(ended).toEqual([callSid(1)]);
    // Nobody is greeted who picked up all the same.
    expect(await calls.answered(callId, callSid(1))).toEqual([{ do: "hang-up" }]);
    take();
    await placing;
  });
});

describe("after a restart, a call without the carrier's id", () => {
  async function restarted(endsWithUs: boolean) {
    const app = await callsProgram(store.db, {
      carrier: { placeCall: () => new Promise(() => {}) },
      deps: { endsWithUs: () => endsWithUs },
    });
    void faultOf(app.calls.place(REQUEST));
    await until(async () => (await listOpenCalls(store.db)).length === 1);
    app.time.advance(1_000);
    const runtime = { ...app.deps.runtime, random: seededRandom(2) };
    const second = createCalls({ ...app.deps, runtime, live: createLive() });
    await second.recover();
    return { ...app, second };
  }

  test("is closed at once where the carrier died with it", async () => {
    const { second } = await restarted(true);
    expect(await listOpenCalls(store.db)).toEqual([]);
    expect(await second.list({ limit: 1 }, wordsIn("de"))).toMatchObject([
      { status: "failed", endReason: "not-placed" },
    ]);
  });

  test("stays open for a minute where the carrier may still get it", async () => {
    const { time } = await restarted(false);
    expect(await listOpenCalls(store.db)).toHaveLength(1);
    time.advance(60_000);
    await until(async () => (await listOpenCalls(store.db)).length === 0);
  });
});

test("settings that can't be read any more leave no call behind that was never placed", async () => {
  let isAway = false;
  const app = await callsProgram(store.db, {
    deps: {
      settings: async () => {
        if (isAway) throw Object.assign(new Error("away"), { code: "57P01" });
        return CALL_DEFAULTS;
      },
      limits: async () => {
        isAway = true;
        return { atOnce: null, perMinute: null, minutesPerDay: null };
      },
    },
  });
  const { callId } = await app.calls.place(REQUEST);
  expect(await findCall(store.db, callId)).toMatchObject({ status: "queued" });
});
