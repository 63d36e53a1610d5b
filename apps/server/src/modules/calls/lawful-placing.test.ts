import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import {
  confirmOwnNumber,
  findCall,
  insertTree,
  listAuditEntries,
  markOutcome,
  readConsents,
  removeOwnNumber,
  suppressNumber,
  takeOwnNumberCode,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { CarrierError, type CarrierName } from "@rufbaum/telephony";
import { openUnderstanding } from "@rufbaum/understanding";
import { onlyEnd } from "../../carrier-ends.ts";
import { createLive } from "../../live/live.ts";
import { createTelephony } from "../../telephony.ts";
import { agreed, namedCompany } from "../../testing/agreed.ts";
import { CALLEE, CALLER, callsProgram, faultOf, SMALL_TREE } from "../../testing/calls-program.ts";
import { ACCOUNT, ownNumbers } from "../../testing/own-numbers.ts";
import { ownerOf, startTestApp } from "../../testing/test-app.ts";
import { USUAL_DIAL_SETTINGS, writeDialSettings } from "../lawful-calling/dial-settings.ts";
import { TELEPHONY_DEFAULTS } from "../settings/telephony-settings.ts";

const REQUEST = { to: CALLEE, treeId: SMALL_TREE.id };
/** No test number of the emulator. */
const REAL = "+4917604069001";
const OTHER = "+493023125002";
const THIRD = "+493023125003";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A server before that carrier, over HTTP. Monday, 10 o'clock in Berlin. */
async function program(kind: "twilio" | "emulator") {
  const time = virtualTime();
  const telephony = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(7) },
    db: store.db,
    carrierEnds: onlyEnd({
      kind,
      name: kind === "twilio" ? ACCOUNT : kind,
      carrier: fakeCarrier(),
      authToken: "0".repeat(32),
      from: CALLER,
      voiceToken: async () => null,
    }),
    publicUrl: "http://localhost",
    understanding: await openUnderstanding(),
    live: createLive(),
    log: () => {},
  });
  const { app } = await startTestApp({ db: store.db, overrides: { telephony } });
  await insertTree(store.db, SMALL_TREE);
  return ownerOf(app);
}

const nameCompany = () => namedCompany(store.db);
const agree = (number: string, now: number) => agreed(store.db, number, now);

test("a real carrier calls nobody without consent, and says which rule it is", async () => {
  const owner = await program("twilio");
  await nameCompany();
  const { error } = await owner.api["make-call"].post(REQUEST);
  expect(error?.status).toBe(409 as never);
  expect(error?.value).toMatchObject({
    reason: "may-not-dial",
    message: "Diese Nummer darf nicht angerufen werden: Keine Einwilligung dokumentiert.",
    details: {
      denials: [
        {
          rule: "consent",
          code: "no-consent",
          message: "Keine Einwilligung dokumentiert.",
          source: "uwg-7",
          againAt: null,
        },
      ],
    },
  } as never);
  expect((await owner.api.calls.get({ query: { limit: 9 } })).data).toEqual([]);
});

test("a blocked number keeps the reason that clients know", async () => {
  const owner = await program("twilio");
  await suppressNumber(store.db, { number: CALLEE, callId: null, createdAt: 0 });
  const { error } = await owner.api["make-call"].post(REQUEST);
  expect(error?.value).toMatchObject({ reason: "opted-out" } as never);
});

test("a call stands on a consent, and uses it", async () => {
  const { calls, time } = await callsProgram(store.db, { ownNumbers: [] });
  const subject = await agree(CALLEE, time.now());
  const { callId } = await calls.place({ ...REQUEST, madeBy: "Ada" });
  expect(await findCall(store.db, callId)).toMatchObject({
    purpose: "test",
    madeBy: "Ada",
    denials: null,
  });
  expect(await readConsents(store.db, subject)).toMatchObject([{ lastUsedAt: time.now() }]);
  expect(await listAuditEntries(store.db, { limit: 9 })).toEqual([]);
});

test("a trial that only an own number allows is written down", async () => {
  const { calls, time } = await callsProgram(store.db);
  const { callId } = await calls.place({ ...REQUEST, madeBy: "Ada" });
  expect(await listAuditEntries(store.db, { limit: 1 })).toMatchObject([
    { action: "own-number-called", by: "Ada", at: time.now(), details: { callId } },
  ]);
});

test("nobody is called who is just being told a code by a call", async () => {
  const { calls, time } = await callsProgram(store.db, { ownNumbers: [] });
  const place = (to = CALLEE) => faultOf(calls.place({ ...REQUEST, to }));
  const ask = (number: string, carrier: CarrierName = ACCOUNT) =>
    takeOwnNumberCode(store.db, {
      ...{ number, carrier, addedBy: "Ada", codeHash: "x", now: time.now() },
      ...{ dayStart: 0, perNumber: 9, inAll: 9, subject: "s".repeat(22) },
    });
  for (const number of [CALLEE, REAL, OTHER]) await agree(number, time.now());
  await ask(CALLEE);
  time.advance(60_000);
  const busy = { reason: "number-busy", status: 409 };
  expect(await place()).toMatchObject(busy);
  await removeOwnNumber(store.db, { number: CALLEE, carrier: ACCOUNT, dayStart: 0 });
  expect(await place()).toMatchObject(busy);
  time.advance(61_000);
  expect(await place()).toBeNull();
  // A text takes no line, the emulator's calls reach nobody, and who typed the code has heard it.
  await ask(REAL);
  expect(await place(REAL)).toBeNull();
  await ask(OTHER, "emulator");
  expect(await place(OTHER)).toBeNull();
  await ask(THIRD);
  expect(await place(THIRD)).toMatchObject({ reason: "may-not-dial" });
  const own = { number: THIRD, carrier: ACCOUNT, codeHash: "x", now: time.now() };
  await confirmOwnNumber(store.db, own);
  expect(await place(THIRD)).toBeNull();
});

test("what was confirmed through another carrier is nobody's own number", async () => {
  const { calls } = await callsProgram(store.db, { ownNumbers: [] });
  for (const carrier of ["emulator", "twilio:ACother"] as const) {
    await ownNumbers(store.db, [CALLEE], carrier);
    expect(await faultOf(calls.place(REQUEST))).toMatchObject({ reason: "may-not-dial" });
  }
  await ownNumbers(store.db, [CALLEE]);
  await calls.place(REQUEST);
});

test("nobody is called whose hour ended while the carrier was busy", async () => {
  const asked: number[] = [];
  const app = await callsProgram(store.db, {
    ownNumbers: [],
    carrier: {
      placeCall: async () => {
        asked.push(app.time.now());
        const later = { retryAfter: 3_000 };
        throw new CarrierError("busy", { retryable: true, fateUnknown: false, later });
      },
    },
  });
  await agree(CALLEE, app.time.now());
  // 19:59:59 in Berlin.
  app.time.advance(10 * 60 * 60_000 - 1_000);
  const placing = faultOf(app.calls.place(REQUEST));
  await until(() => asked.length > 0);
  let isOver = false;
  void placing.then(() => {
    isOver = true;
  });
  await until(() => {
    app.time.advance(100);
    return isOver;
  });
  expect(await placing).toMatchObject({
    reason: "may-not-dial",
    refusal: { denials: [{ rule: "window", code: "outside-window" }] },
  });
  expect(asked).toHaveLength(1);
  const [ended] = app.published.filter(({ type }) => type === "call-ended");
  const call = await findCall(store.db, (ended as { callId: string }).callId);
  expect(call).toMatchObject({ status: "canceled", endReason: "may-not-dial" });
});

test("a call-back needs the wish for it, and by whom is called", async () => {
  const { calls, time } = await callsProgram(store.db, { ownNumbers: [CALLEE] });
  const { callId: callBackOf, callSid } = await calls.place(REQUEST);
  await calls.statusChanged(callBackOf, {
    type: "status-changed",
    callSid,
    status: "completed",
    sequence: 2,
    duration: 9,
  });
  const back = (to: string) => faultOf(calls.place({ ...REQUEST, to, callBackOf }));
  expect(await back(CALLEE)).toMatchObject({ reason: "no-call-back-wish", status: 409 });
  await markOutcome(store.db, callBackOf, "callback");
  expect(await back("+493023125002")).toMatchObject({ reason: "no-call-back-wish" });
  const unknown = faultOf(calls.place({ ...REQUEST, callBackOf: "call_none" }));
  expect(await unknown).toMatchObject({ reason: "unknown-call" });
  expect(await back(CALLEE)).toBeNull();
  time.advance(11 * 60 * 60_000);
  // At nine in the evening, even who wished for it.
  expect(await back(CALLEE)).toMatchObject({ reason: expect.stringMatching(/may-not|in-call/) });
});

test("the emulator calls all the same, and tells whom it would not", async () => {
  const owner = await program("emulator");
  await nameCompany();
  const { data: free } = await owner.api["make-call"].post(REQUEST);
  expect(free?.wouldNotBeCalled).toEqual([]);
  const { data } = await owner.api["make-call"].post({ ...REQUEST, to: REAL });
  const [rule, code] = ["consent", "no-consent"] as const;
  const told = [{ rule, code, message: "Keine Einwilligung dokumentiert." }];
  expect(data?.wouldNotBeCalled).toEqual(told);
  const call = await owner.api.calls({ id: data?.callId ?? "" }).get();
  expect(call.data?.wouldNotBeCalled).toEqual(told);
  const { data: active } = await owner.api.calls.active.get();
  const rules = active?.map(({ phoneNumber, overriddenRules }) => [phoneNumber, overriddenRules]);
  expect(rules).toContainEqual([REAL, ["consent"]]);
  expect(rules).toContainEqual([CALLEE, []]);
  await ownNumbers(store.db, ["+4917604069002"], "emulator");
  const own = await owner.api["make-call"].post({ ...REQUEST, to: "+4917604069002" });
  expect(own.data?.wouldNotBeCalled).toEqual([]);
});

test("a national number is the same one to all who read it", async () => {
  const owner = await program("emulator");
  const rules = { ...USUAL_DIAL_SETTINGS.rules, preset: "AT" as const };
  await writeDialSettings(store.db, { ...USUAL_DIAL_SETTINGS, rules });
  const { data } = await owner.api["make-call"].post({ ...REQUEST, to: "0512 583777" });
  expect(data).toMatchObject({ to: "+43512583777" });
  await owner.api.settings.telephony.put({ ...TELEPHONY_DEFAULTS, operatorNumber: "0512 583779" });
  const settings = await owner.api.settings.telephony.get();
  expect(settings.data).toMatchObject({ operatorNumber: "+43512583779" });
  const asked = await owner.api["may-dial"].post({ number: "0512 583777" });
  expect(asked.data).toMatchObject({ number: data?.to });
});

test("calls are found by a national number as it was called, and as far as it is typed", async () => {
  const owner = await program("emulator");
  const rules = { ...USUAL_DIAL_SETTINGS.rules, preset: "AT" as const };
  await writeDialSettings(store.db, { ...USUAL_DIAL_SETTINGS, rules });
  // The same digits, a mobile phone in Austria and a landline in Lauterbach.
  for (const to of ["0664 1234567", "+49 6641 234567"]) {
    expect((await owner.api["make-call"].post({ ...REQUEST, to })).status).toBe(200);
  }
  const found = async (number: string) =>
    (await owner.api.calls.search.post({ number, limit: 9 })).data?.map(
      ({ phoneNumber }) => phoneNumber,
    );
  expect(await found("0664 1234567")).toEqual(["+436641234567"]);
  expect(await found("0664 12")).toEqual(["+436641234567"]);
  expect(await found("4567")).toHaveLength(2);
  await writeDialSettings(store.db, USUAL_DIAL_SETTINGS);
  expect(await found("06641 234567")).toEqual(["+496641234567"]);
});

test("where the settings say so, the emulator keeps the rules", async () => {
  const owner = await program("emulator");
  await writeDialSettings(store.db, { ...USUAL_DIAL_SETTINGS, applyInEmulator: true });
  const { error } = await owner.api["make-call"].post(REQUEST);
  expect(error?.value).toMatchObject({ reason: "may-not-dial" } as never);
});

test("it rings as long as the rules allow", async () => {
  const rings: number[] = [];
  const { calls } = await callsProgram(store.db, {
    carrier: {
      placeCall: async ({ ringTimeout }) => {
        rings.push(ringTimeout);
        return { callSid: `CA${"1".repeat(32)}`, status: "queued" };
      },
    },
  });
  const { rules } = USUAL_DIAL_SETTINGS;
  const ringing = { least: 15, most: 22 };
  await writeDialSettings(store.db, { ...USUAL_DIAL_SETTINGS, rules: { ...rules, ringing } });
  await calls.place(REQUEST);
  expect(rings).toEqual([22]);
});
