import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { PRESETS } from "@rufbaum/dialing/lawful-calling";
import {
  insertCallerNumber,
  makeDefaultCallerNumber,
  setSetting,
  suppressNumber,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { wishedForCallBack } from "../../testing/call-back-wish.ts";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { USUAL_DIAL_SETTINGS, writeDialSettings } from "./dial-settings.ts";

const NUMBER = "+493023125001";
/** A Wednesday, noon in Berlin. */
const NOON = "2026-11-25T12:00:00+01:00";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp({ db: store.db });
});
afterAll(() => store.close());

const asked = (question: object) =>
  ownerOf(running.app).api["may-dial"].post({ number: NUMBER, at: NOON, ...question });

async function rulesOf(question: object): Promise<string[] | undefined> {
  return (await asked(question)).data?.denials.map(({ rule }) => rule);
}

/** Yesterday, with the test's carrier. */
function wished() {
  const at = Date.parse(NOON) - 24 * 60 * 60_000;
  return wishedForCallBack(store.db, { number: NUMBER, at, carrier: "emulator" });
}

function nameCompany() {
  return setSetting(store.db, "telephony", { company: "Sonnwerk GmbH" });
}

async function haveCallerNumber() {
  await insertCallerNumber(store.db, {
    number: "+493023125800",
    label: "",
    kind: "fixed",
    proof: "Vertrag",
    carrierSid: null,
    carrierSource: null,
    inboundTreeId: null,
    problem: null,
    checkedAt: null,
    createdAt: 0,
  });
  await makeDefaultCallerNumber(store.db, "+493023125800");
}

test("each rule that forbids a call is told, with its source in words", async () => {
  await haveCallerNumber();
  await nameCompany();
  const { data } = await asked({ at: "2026-12-25T21:30:00+01:00" });
  expect(data).toMatchObject({
    number: NUMBER,
    written: "+49 30 23125001",
    allowed: false,
    isBinding: false,
    consentId: null,
    local: { country: "DE", date: "2026-12-25", time: "21:30", zone: "Europe/Berlin" },
  });
  expect(data?.local.regions).toEqual(["DE-BB", "DE-BE"]);
  expect(data?.denials.map(({ rule, code }) => [rule, code])).toEqual([
    ["consent", "no-consent"],
    ["holiday", "holiday"],
    ["window", "outside-window"],
  ]);
  expect(data?.denials[0]).toMatchObject({
    message: "Keine Einwilligung dokumentiert.",
    source: "uwg-7",
    sourceName: "§ 7 Abs. 2 UWG",
    againAt: null,
  });
  expect(data?.denials[1]?.message).toContain("Weihnachtstag");
  expect(data?.denials[1]?.againAt).toMatch(/^2026-12-2[678]T/);
});

test("as long as no company is named nobody can have agreed, and that is said", async () => {
  await haveCallerNumber();
  const { data } = await asked({});
  expect(data).toMatchObject({ allowed: false, company: null });
  expect(data?.denials).toMatchObject([{ rule: "consent", code: "no-company" }]);
  expect(data?.denials[0]?.message).toContain("für welche Firma angerufen wird");
  await nameCompany();
  expect((await asked({})).data?.denials).toMatchObject([{ rule: "consent", code: "no-consent" }]);
});

test("who asked for no calls is called for nothing; a call-back needs his wish alone", async () => {
  await haveCallerNumber();
  expect(await rulesOf({ kind: "call-back" })).toEqual(["consent"]);
  await wished();
  expect(await rulesOf({ kind: "call-back" })).toEqual([]);
  expect((await asked({ kind: "call-back" })).data?.allowed).toBe(true);
  await suppressNumber(store.db, { number: NUMBER, callId: null, createdAt: 0 });
  expect(await rulesOf({ kind: "call-back" })).toEqual(["suppression"]);
});

test("without a number to show no call is possible, and asking enters none", async () => {
  await wished();
  expect(await rulesOf({ kind: "call-back" })).toEqual(["caller-number"]);
  expect(await rulesOf({ kind: "call-back" })).toEqual(["caller-number"]);
});

test.each([
  [{ number: "112" }, 400, "invalid-number"],
  [{ campaign: "campaign_1" }, 404, "unknown-campaign"],
  [{ kind: "all" }, 422, "invalid-request"],
  [{ at: "morgen" }, 422, "invalid-request"],
])("%j is refused: %d %s", async (question, status, reason) => {
  const answer = await asked(question);
  expect(answer.status).toBe(status);
  expect(answer.error?.value).toMatchObject({ reason });
});

test("it is told in the language of who asks, and to nobody who isn't signed in", async () => {
  await nameCompany();
  const english = clientOf(running.app, {
    authorization: "Bearer local-token-of-the-tests",
    "rufbaum-language": "en",
  });
  const { data } = await english.api["may-dial"].post({ number: NUMBER, at: NOON });
  expect(data?.denials[0]?.message).toBe("No consent on record.");
  expect((await clientOf(running.app).api["may-dial"].post({ number: NUMBER })).status).toBe(401);
});

test("in the emulator the answer holds back only where that was chosen", async () => {
  const chosen = { ...USUAL_DIAL_SETTINGS, purpose: "Beratung", applyInEmulator: true };
  await writeDialSettings(store.db, chosen);
  expect((await asked({})).data).toMatchObject({ isBinding: true, purpose: "Beratung" });
});

test("rules that somebody loosened are told with his reason, whether or not they decide it", async () => {
  const owner = clientOf(running.app, {
    authorization: `Bearer ${LOCAL_TOKEN}`,
    "rufbaum-person": "Ada",
  });
  const rules = owner.api.settings["lawful-calling"];
  const question = { kind: "campaign" };
  expect((await asked(question)).data?.loosened).toEqual([]);
  const reason = "Mit dem Anwalt besprochen.";
  await rules.put({ rules: { ...PRESETS.DE, consent: "not-needed" }, reason });
  const by = { by: "Ada", reason };
  expect((await asked(question)).data?.loosened).toMatchObject([
    { field: "consent", value: "not-needed", usual: "express", reason: by },
  ]);
  await rules.put({ rules: PRESETS.AT, reason });
  expect((await asked(question)).data?.loosened).toEqual([]);
  await rules.put({ rules: PRESETS.none, reason });
  expect((await asked(question)).data?.loosened).toMatchObject([
    { field: "preset", name: "Vorgabe", value: "none", usual: "DE", reason: by },
  ]);
});
