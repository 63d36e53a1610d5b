import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { insertCallerNumber, listAuditEntries, setSetting } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { readTelephonySettings, TELEPHONY_DEFAULTS } from "./telephony-settings.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

function adaOf(app: TestApp["app"]) {
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  return clientOf(app, headers).api.settings;
}

const CHOSEN = {
  line: "gather",
  detectsMachines: false,
  operatorNumber: "+493023125002",
  company: "Sonnwerk GmbH",
  records: true,
} as const;

test("what nobody has set stands as by default", async () => {
  const { app } = await startTestApp(store);
  const { data } = await ownerOf(app).api.settings.telephony.get();
  expect(data).toEqual({
    line: "relay",
    detectsMachines: true,
    operatorNumber: null,
    company: null,
    records: false,
    version: expect.any(String),
  });
});

test("what is made of a state that stands no more is refused, and told what stands", async () => {
  const { app } = await startTestApp(store);
  const settings = adaOf(app);
  const { telephony, limits, retention } = settings;
  const rules = settings["lawful-calling"];
  const [calls, used, days, ruled] = await Promise.all([
    telephony.get(),
    limits.get(),
    retention.get(),
    rules.get(),
  ]);
  const [first, second] = [
    [
      telephony.put({ version: calls.data?.version, records: true }),
      limits.put({ version: used.data?.version, atOnce: 5 }),
      retention.put({ version: days.data?.version, calls: 30 }),
    ],
    [
      () => telephony.put({ version: calls.data?.version, line: "gather" }),
      () => limits.put({ version: used.data?.version, perMinute: 5 }),
      () => retention.put({ version: days.data?.version, recordings: 30 }),
      // The company of the telephony settings is among what the rules show.
      () => rules.put({ version: ruled.data?.version, purpose: "Umfrage" }),
    ],
  ];
  for (const { status } of await Promise.all(first)) expect(status).toBe(200);
  expect((await telephony.put({ company: "Sonnwerk GmbH" })).status).toBe(200);
  for (const again of second) {
    const { status, error } = await again();
    expect(status).toBe(409);
    expect(error?.value).toMatchObject({ reason: "setting-changed" });
  }
  const stale = await telephony.put({ version: calls.data?.version, line: "gather" });
  const current = (await telephony.get()).data;
  expect(stale.error?.value).toMatchObject({ details: { current } } as never);
  expect(current).toMatchObject({ records: true, line: "relay" });
  // Who undoes names the state that his change has made.
  const undone = await telephony.put({
    version: (await telephony.get()).data?.version,
    ...{ records: false, company: null },
  });
  expect(undone.data).toEqual(calls.data as NonNullable<typeof calls.data>);
});

test("of two who change one state at the same moment one is refused", async () => {
  const { app } = await startTestApp(store);
  const { telephony } = adaOf(app);
  const { version } = (await telephony.get()).data ?? {};
  const answers = await Promise.all([
    telephony.put({ version, line: "gather" }),
    telephony.put({ version, records: true }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("another company needs a name, and is written down; the rest does not", async () => {
  const { app } = await startTestApp(store);
  const { telephony } = ownerOf(app).api.settings;
  const answer = await telephony.put(CHOSEN);
  expect(answer.error?.value).toMatchObject({ reason: "person-unknown" } as never);
  await adaOf(app).telephony.put(CHOSEN);
  const { company } = CHOSEN;
  const entry = {
    by: "Ada",
    details: { changed: ["company"], company, before: { company: null } },
  };
  const audited = () => listAuditEntries(store.db, { limit: 9 });
  expect(await audited()).toMatchObject([{ action: "rules-changed", ...entry }]);
  expect((await telephony.put({ ...CHOSEN, records: !CHOSEN.records })).status).toBe(200);
  expect(await audited()).toHaveLength(1);
});

test("what is set is kept, the operator's number as E.164", async () => {
  const { app } = await startTestApp(store);
  const { telephony } = adaOf(app);
  const written = { ...CHOSEN, operatorNumber: " 030 / 231 25-002 " };
  expect((await telephony.put(written)).data).toMatchObject(CHOSEN);
  expect((await telephony.get()).data).toMatchObject(CHOSEN);
  const blank = { ...CHOSEN, operatorNumber: " ", company: " " };
  expect((await telephony.put(blank)).data).toMatchObject({ operatorNumber: null, company: null });
  expect((await telephony.put({ ...CHOSEN, company: "x".repeat(81) })).status).toBe(422);
});

test.each([
  ["110", "invalid-number"],
  ["0221/115", "invalid-number"],
  ["0900 1234567", "invalid-number"],
  ["Empfang", "invalid-number"],
])("an operator's number that can't be called changes nothing: %s", async (written, reason) => {
  const { app } = await startTestApp(store);
  const { telephony } = adaOf(app);
  await telephony.put(CHOSEN);
  const { status, error } = await telephony.put({ ...CHOSEN, operatorNumber: written });
  expect(status).toBe(400);
  expect(error?.value).toMatchObject({ reason });
  expect((await telephony.get()).data).toMatchObject(CHOSEN);
});

test("an operator can't be reached under a number that is answered here", async () => {
  const { app } = await startTestApp(store);
  await insertCallerNumber(store.db, {
    number: "+493023125801",
    label: "Zentrale",
    kind: "fixed",
    proof: null,
    carrierSid: "PN1",
    carrierSource: "owned",
    inboundTreeId: null,
    problem: null,
    checkedAt: null,
    createdAt: 0,
  });
  const { telephony } = adaOf(app);
  const { status, error } = await telephony.put({ ...CHOSEN, operatorNumber: "030 23125801" });
  expect(status).toBe(400);
  expect(error?.value).toMatchObject({ reason: "own-number" });
});

test.each([
  [null, TELEPHONY_DEFAULTS],
  ["alt", TELEPHONY_DEFAULTS],
  [{ line: "carrier-pigeon" }, TELEPHONY_DEFAULTS],
  [{ records: true }, { ...TELEPHONY_DEFAULTS, records: true }],
  [{ ...CHOSEN, more: 1 }, CHOSEN],
])("what an older version stored is read as far as it goes: %j", async (stored, settings) => {
  if (stored !== null) await setSetting(store.db, "telephony", stored);
  expect(await readTelephonySettings(store.db)).toEqual(settings);
});
