import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { seededRandom, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import { listOwnNumbers, suppressNumber } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { CarrierError } from "@rufbaum/telephony";
import { DEFAULT_LANGUAGE, wordsIn } from "@rufbaum/words";
import { onlyEnd } from "../../carrier-ends.ts";
import { ACCOUNT } from "../../testing/own-numbers.ts";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { USUAL_DIAL_SETTINGS, writeDialSettings } from "../lawful-calling/dial-settings.ts";
import { drawCode, hashOfCode } from "./code.ts";
import { createMayTell } from "./may-tell.ts";
import { createOwnNumbers } from "./service.ts";

const NUMBER = "+4917604069001";

const LANDLINE = "+493023125001";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Until ten in Berlin on the next workday that no holiday is. */
function untilMorning(): number {
  const now = time.now();
  for (let day = Math.ceil(now / DAY) * DAY; ; day += DAY) {
    if (new Date(day).getUTCDay() === 2) return day + 9 * HOUR - now;
  }
}

let store: TestStore;
let running: TestApp;
/** No timers of the program hang on it: days pass at once. */
let time: VirtualTime;
let sent: { from: string; to: string; text: string }[] = [];
let spoken: { to: string; script: readonly object[] }[] = [];
let ended: string[] = [];
let isDown = false;
/** While the carrier is asked for a call. */
let whileAsked: (() => Promise<unknown>) | null = null;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  sent = [];
  spoken = [];
  ended = [];
  whileAsked = null;
  isDown = false;
  time = virtualTime();
  running = await startTestApp(store);
});
afterAll(() => store.close());

function service(kind: "emulator" | "twilio" = "twilio") {
  return createOwnNumbers({
    runtime: { clock: time, random: seededRandom(7) },
    db: running.db,
    timeZone: () => "Europe/Berlin",
    ends: onlyEnd({
      name: kind === "twilio" ? ACCOUNT : kind,
      carrier: fakeCarrier({
        async sendMessage(message) {
          if (isDown) throw new CarrierError("down", { retryable: true, fateUnknown: false });
          sent.push(message);
          return { messageSid: "SM" };
        },
        async announce({ to, script }) {
          spoken.push({ to, script });
          await whileAsked?.();
          return { callSid: `CA${spoken.length}` };
        },
        endCall: async (callSid) => void ended.push(callSid),
      }),
    }),
    mayTell: createMayTell(() => (kind === "twilio" ? ACCOUNT : kind)),
    callerNumber: async () => "+493023125800",
    words: () => wordsIn(DEFAULT_LANGUAGE),
    log: () => {},
  });
}

const codeOf = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
/** What was thrown. */
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("a number is one's own once its code was entered", async () => {
  const own = service();
  const added = await own.add("0176 04069001", "Ada Löwe");
  expect(added).toMatchObject({ number: NUMBER, isConfirmed: false, emulatedText: null });
  expect(sent).toMatchObject([{ from: "+493023125800", to: NUMBER }]);
  const code = codeOf(sent[0]?.text);
  expect(JSON.stringify(await listOwnNumbers(running.db, ACCOUNT))).not.toContain(code);
  const confirmed = await own.confirm(NUMBER, ` ${code.slice(0, 3)} ${code.slice(3)}`, "Grete");
  expect(confirmed).toMatchObject({ isConfirmed: true, addedBy: "Ada Löwe", codeEndsAt: null });
  expect(await refused(own.confirm(NUMBER, code, "Grete"))).toMatchObject({
    reason: "no-code-open",
  });
  expect(await refused(own.add(NUMBER, "Grete"))).toMatchObject({ reason: "own-number-known" });
});

test("a national number is one of the country whose rules are kept", async () => {
  const own = service();
  const rules = { ...USUAL_DIAL_SETTINGS.rules, preset: "AT" as const };
  await writeDialSettings(running.db, { ...USUAL_DIAL_SETTINGS, rules });
  expect(await own.add("0664 1234567", "Ada")).toMatchObject({ number: "+436641234567" });
  const code = codeOf(sent.at(-1)?.text);
  expect(await own.confirm("0664 1234567", code, "Ada")).toMatchObject({ isConfirmed: true });
  await own.remove("0664 1234567", "Ada");
  expect(await own.list()).toEqual([]);
});

test("a landline is called, and told the code twice, digit by digit", async () => {
  const own = service();
  time.advance(untilMorning());
  expect(await own.add(LANDLINE, "Ada")).toMatchObject({ number: LANDLINE, sentBy: "call" });
  expect(sent).toEqual([]);
  expect(spoken).toMatchObject([{ to: LANDLINE, script: [{ do: "say" }, { do: "hang-up" }] }]);
  const told = JSON.stringify(spoken).match(/\d(?:, \d){5}/g) ?? [];
  expect(told).toHaveLength(2);
  expect(told[1]).toBe(told[0] as string);
  const code = (told[0] ?? "").replaceAll(", ", "");
  expect(await own.confirm(LANDLINE, code, "Ada")).toMatchObject({ isConfirmed: true });
});

test("nobody's landline rings at night for a code, and none is counted", async () => {
  const own = service();
  time.advance(untilMorning() - 8 * HOUR);
  expect(await refused(own.add(LANDLINE, "Ada"))).toMatchObject({ reason: "may-not-dial" });
  expect(spoken).toEqual([]);
  expect(await own.list()).toEqual([]);
  // The emulator's rings nowhere.
  await service("emulator").add(LANDLINE, "Ada");
  expect(spoken).toHaveLength(1);
});

test("of several who ask at once for a landline's code one call comes, and two a day", async () => {
  time.advance(untilMorning());
  const own = service();
  const asked = await Promise.all([1, 2, 3, 4].map(() => refused(own.add(LANDLINE, "Ada"))));
  expect(asked.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(asked.find((refusal) => refusal !== null)).toMatchObject({ reason: "number-busy" });
  time.advance(3 * 60_000);
  await own.add(LANDLINE, "Ada");
  time.advance(3 * 60_000);
  expect(await refused(own.add(LANDLINE, "Ada"))).toMatchObject({ reason: "may-not-dial" });
  expect(spoken).toHaveLength(2);
});

test("calls with a code count in the week, each on its own day", async () => {
  time.advance(untilMorning());
  const own = service();
  const days = [0, 0, 1, 2, 3].map((day, at) => ({ day, at }));
  const begun = time.now();
  for (const { day, at } of days) {
    time.advance(begun + day * DAY + at * HOUR - time.now());
    await own.add(LANDLINE, "Ada");
    await own.remove(LANDLINE, "Ada");
  }
  // The Monday after, six days later.
  time.advance(begun + 6 * DAY - time.now());
  expect(await refused(own.add(LANDLINE, "Ada"))).toMatchObject({
    reason: "may-not-dial",
    refusal: { denials: [{ code: "too-many-this-week", used: 5, limit: 5 }] },
  });
  time.advance(DAY + 1);
  await own.add(LANDLINE, "Ada");
  expect(spoken).toHaveLength(6);
});

test("a call with a code ends where its number is blocked meanwhile, and no other one", async () => {
  time.advance(untilMorning());
  const own = service();
  const other = "+493023125003";
  const block = (number: string) =>
    suppressNumber(running.db, { number, callId: null, createdAt: time.now() });
  whileAsked = () => block(LANDLINE);
  await own.add(LANDLINE, "Ada");
  expect(ended).toEqual(["CA1"]);
  whileAsked = null;
  await own.add(other, "Ada");
  await own.endForbidden((number) => number === other);
  expect(ended).toEqual(["CA1"]);
  await block(other);
  await own.endForbidden((number) => number === LANDLINE);
  await own.endForbidden((number) => number === other);
  expect(ended).toEqual(["CA1", "CA1", "CA2"]);
  time.advance(2 * 60_000 + 1);
  await own.endForbidden(() => true);
  expect(ended).toHaveLength(3);
});

test("with the emulator the text is told, for it reaches nobody", async () => {
  const own = service("emulator");
  const { emulatedText } = await own.add(NUMBER, "Ada");
  expect(emulatedText).toBe(sent[0]?.text ?? "");
  expect(await own.confirm(NUMBER, codeOf(emulatedText ?? ""), "Ada")).toMatchObject({
    isConfirmed: true,
  });
});

test("five wrong codes, and the right one helps no more", async () => {
  const own = service();
  await own.add(NUMBER, "Ada");
  const code = codeOf(sent[0]?.text);
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(await refused(own.confirm(NUMBER, wrong(code), "Ada"))).toMatchObject({
      reason: "wrong-code",
      details: { triesLeft },
    });
  }
  expect(await refused(own.confirm(NUMBER, code, "Ada"))).toMatchObject({ reason: "no-code-open" });
});

test("a code ends after ten minutes, and with the next one", async () => {
  const own = service();
  await own.add(NUMBER, "Ada");
  time.advance(10 * 60_000 + 1);
  expect(await refused(own.confirm(NUMBER, codeOf(sent[0]?.text), "Ada"))).toMatchObject({
    reason: "no-code-open",
  });
  expect(await own.list()).toMatchObject([{ codeEndsAt: null, isConfirmed: false }]);
  await own.add(NUMBER, "Ada");
  expect(await refused(own.confirm(NUMBER, codeOf(sent[0]?.text), "Ada"))).toMatchObject({
    reason: "wrong-code",
  });
  await own.confirm(NUMBER, codeOf(sent[1]?.text), "Ada");
});

test.each([
  ["112", "invalid-number"],
  ["Anna", "invalid-number"],
])("%s gets no code: %s", async (number, reason) => {
  expect(await refused(service().add(number, "Ada"))).toMatchObject({ reason });
  expect(sent).toEqual([]);
});

test("who wants no calls gets no code either", async () => {
  await suppressNumber(running.db, { number: NUMBER, callId: null, createdAt: 0 });
  expect(await refused(service().add(NUMBER, "Ada"))).toMatchObject({ reason: "opted-out" });
  expect(sent).toEqual([]);
});

test("three codes go to a number each day, also where it is removed in between", async () => {
  const own = service();
  for (let n = 0; n < 3; n++) {
    await own.add(NUMBER, "Ada");
    await own.remove(NUMBER, "Ada");
  }
  expect(await refused(own.add(NUMBER, "Ada"))).toMatchObject({
    reason: "too-many-codes",
    status: 429,
  });
  time.advance(24 * 60 * 60_000);
  await own.add(NUMBER, "Ada");
});

test("a carrier that takes no text is told of, and the number waits for its code", async () => {
  isDown = true;
  expect(await refused(service().add(NUMBER, "Ada"))).toMatchObject({ reason: "carrier-refused" });
  expect(await service().list()).toMatchObject([{ number: NUMBER, isConfirmed: false }]);
});

test("codes are six digits, and their hashes are of one number", () => {
  const random = seededRandom(1);
  const codes = Array.from({ length: 2_000 }, () => drawCode(random));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_990);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  expect(hashOfCode("+491", "000000")).not.toBe(hashOfCode("+492", "000000"));
});

test("without a name nothing is sent; each step is written down, without the number", async () => {
  const { access } = running;
  const telephony = { ownNumbers: service("emulator") };
  const { app } = await startTestApp({ ...running, overrides: { access } });
  const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
  const nameless = await clientOf(app, local).api["own-numbers"].post({ number: NUMBER });
  expect(nameless.status).toBe(409);
  expect(nameless.error?.value).toMatchObject({ reason: "person-unknown" });

  await telephony.ownNumbers.add(NUMBER, "Ada");
  const code = codeOf(sent[0]?.text);
  const ada = clientOf(app, { ...local, "rufbaum-person": "Ada" });
  const own = ada.api["own-numbers"];
  expect((await own.confirm.post({ number: NUMBER, code })).data).toMatchObject({
    isConfirmed: true,
  });
  expect((await ada.api["own-numbers"].get()).data).toMatchObject([{ number: NUMBER }]);
  expect((await own.remove.post({ number: NUMBER })).data).toEqual({ ok: true });
  expect((await own.remove.post({ number: NUMBER })).status).toBe(404);

  const { data: entries } = await ada.api.audit.get({ query: {} });
  expect(entries?.map(({ action, by }) => [action, by])).toEqual([
    ["own-number-removed", "Ada"],
    ["own-number-confirmed", "Ada"],
    ["own-number-added", "Ada"],
  ]);
  expect(entries?.[0]?.subject).toMatch(/^[\w-]{8}$/);
  expect(JSON.stringify(entries)).not.toContain("4069001");
  const { data: removed } = await ada.api.audit.get({
    query: { action: "own-number-removed", limit: 1 },
  });
  expect(removed).toMatchObject([{ description: "Eigene Nummer entfernt" }]);
  const odd = await ada.api.audit.get({ query: { action: "anything" as "person-erased" } });
  expect(odd.status).toBe(422);
});
