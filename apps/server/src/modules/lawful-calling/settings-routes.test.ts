import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { PRESETS } from "@rufbaum/dialing/lawful-calling";
import { listAuditEntries, setSetting } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientOf, LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";
import { TELEPHONY_DEFAULTS } from "../settings/telephony-settings.ts";
import { readDialSettings, USUAL_DIAL_SETTINGS } from "./dial-settings.ts";

let store: TestStore;
let api: ReturnType<typeof clientOf>["api"];
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  const { app } = await startTestApp({ db: store.db });
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  ({ api } = clientOf(app, headers));
});
afterAll(() => store.close());

test("the company is set with the rules, stands in telephony, and is written down", async () => {
  const records = { ...TELEPHONY_DEFAULTS, records: true };
  await setSetting(store.db, "telephony", records);
  const { data } = await api.settings["lawful-calling"].put({ company: " Sonnwerk GmbH " });
  expect(data).toMatchObject({ company: "Sonnwerk GmbH", rules: PRESETS.DE });
  const { data: telephony } = await api.settings.telephony.get();
  expect(telephony).toMatchObject({ ...records, company: "Sonnwerk GmbH" });
  const [entry] = await listAuditEntries(store.db, { limit: 1 });
  expect(entry).toMatchObject({
    action: "rules-changed",
    details: { changed: ["company"], company: "Sonnwerk GmbH", purpose: null },
  });
  const attempts = { ...PRESETS.DE.attempts, perDay: 1 };
  await api.settings["lawful-calling"].put({
    rules: { ...PRESETS.DE, attempts },
    purpose: "Solar",
  });
  const reason = "Wir rufen in Österreich an.";
  await api.settings["lawful-calling"].put({ rules: PRESETS.AT, reason });
  const { data: audit } = await api.audit.get({ query: {} });
  expect(audit?.map(({ description }) => description)).toEqual([
    "Anrufregeln gelockert (Vorgabe)",
    "Anrufregeln geändert (Zweck, Versuche am Tag)",
    "Anrufregeln geändert (Firma)",
  ]);
  expect((await api.settings["lawful-calling"].put({ company: " " })).data?.company).toBeNull();
});

test("that the emulator keeps the rules no longer needs a reason, which is written down", async () => {
  const rules = api.settings["lawful-calling"];
  expect((await rules.put({ applyInEmulator: true })).status).toBe(200);
  const { error } = await rules.put({ applyInEmulator: false });
  expect(error?.value).toMatchObject({
    reason: "reason-needed",
    details: { fields: ["applyInEmulator"] },
  } as never);
  expect(await readDialSettings(store.db)).toMatchObject({ applyInEmulator: true });
  const reason = "The trial of the week is over.";
  expect((await rules.put({ applyInEmulator: false, reason })).data?.applyInEmulator).toBe(false);
  expect(await listAuditEntries(store.db, { limit: 1 })).toMatchObject([
    { action: "rules-loosened", by: "Ada", details: { loosened: ["applyInEmulator"], reason } },
  ]);
});

test("another purpose needs a name, and stands in the audit with the one before", async () => {
  await api.settings["lawful-calling"].put({ purpose: "Beratung" });
  await api.settings["lawful-calling"].put({ purpose: "Umfrage" });
  expect(await listAuditEntries(store.db, { limit: 1 })).toMatchObject([
    { by: "Ada", details: { purpose: "Umfrage", before: { purpose: "Beratung" } } },
  ]);
});

test("what stands so already needs no reason, and is written down nowhere", async () => {
  const rules = api.settings["lawful-calling"];
  const looser = { ...PRESETS.DE, attempts: { ...PRESETS.DE.attempts, perDay: 3 } };
  const change = { rules: looser, purpose: "Beratung", company: "Sonnwerk GmbH" };
  await rules.put({ ...change, reason: "Der Betriebsrat ist einverstanden." });
  const settings = await readDialSettings(store.db);
  expect((await rules.put(change)).status).toBe(200);
  expect((await rules.put({ ...change, reason: "Noch einmal gespeichert." })).status).toBe(200);
  expect((await rules.put({})).status).toBe(200);
  expect(await readDialSettings(store.db)).toEqual(settings);
  expect(await listAuditEntries(store.db, { limit: 9 })).toHaveLength(1);
  // As an older version left it.
  await setSetting(store.db, "lawful-calling", { ...settings, reasons: {} });
  expect((await rules.put(change)).status).toBe(200);
  expect(await listAuditEntries(store.db, { limit: 9 })).toHaveLength(1);
  expect((await rules.put({ purpose: "Umfrage" })).error?.value).toMatchObject({
    reason: "reason-needed",
  } as never);
});

test.each([
  [{ firma: "Sonnwerk" }, "firma"],
  [{ purpose: "Beratung", preset: "AT" }, "preset"],
  [{ rules: { ...PRESETS.DE, attempt: 3 } }, "rules.attempt"],
  [
    { rules: { ...PRESETS.DE, windows: { ...PRESETS.DE.windows, monday: null } } },
    "rules.windows.monday",
  ],
])("a field that nobody knows changes nothing and is named: %j", async (body, path) => {
  const { status, error } = await api.settings["lawful-calling"].put(body as object);
  expect(status).toBe(422);
  expect(error?.value as unknown).toMatchObject({
    reason: "invalid-request",
    details: { problems: [{ path, message: "Ein solches Feld gibt es nicht." }] },
  });
  expect(await readDialSettings(store.db)).toEqual(USUAL_DIAL_SETTINGS);
});

test("so is one of retention, limits, telephony and the others", async () => {
  const unknown = { more: 1 };
  const answers = await Promise.all([
    api.settings.retention.put(unknown as object),
    api.settings.limits.put(unknown as object),
    api.settings.telephony.put({ ...TELEPHONY_DEFAULTS, ...unknown }),
    api["may-dial"].post({ number: "030 23125001", ...unknown }),
    api.suppressions.post({ number: "030 23125001", ...unknown }),
    api.consents.withdraw.post({ number: "030 23125001", ...unknown }),
    api.consents.post({ number: "030 23125001", statementId: "s", ...unknown }),
    api["own-numbers"].post({ number: "017604069001", ...unknown }),
  ]);
  for (const { status, error } of answers) {
    expect(status).toBe(422);
    expect(JSON.stringify(error?.value)).toContain("Ein solches Feld gibt es nicht.");
  }
});

test("what is too short, no moment, or not among the choices is told in words", async () => {
  async function told(asked: Promise<{ error: { value: unknown } | null }>): Promise<unknown> {
    const { details } = ((await asked).error as { value: { details: Record<string, unknown> } })
      .value;
    return details.problems;
  }
  const short = { number: "03023125001", reason: "kurz" };
  expect(await told(api.suppressions.lift.post(short))).toEqual([
    { path: "reason", message: "Das muss mindestens 10 Zeichen haben." },
  ]);
  const number = "03023125001";
  expect(await told(api["may-dial"].post({ number, at: "morgen" }))).toMatchObject([
    { path: "at", message: expect.stringContaining("ISO 8601") },
  ]);
  const kind = "all" as "test";
  expect(await told(api["may-dial"].post({ number, kind }))).toMatchObject([
    { path: "kind", message: "Möglich ist: „test“, „call-back“, „campaign“." },
  ]);
  expect(await told(api["may-dial"].post({} as { number: string }))).toEqual([
    { path: "number", message: "Das fehlt." },
  ]);
});

test.each([
  ["ringing", { least: 50, most: 40 }, "Das Mindeste darf nicht über dem Höchsten liegen."],
  [
    "lostCalls",
    { slowFrom: 0.04, pauseFrom: 0.03, leastCalls: 50 },
    "Pausiert werden darf erst, wo schon langsamer gewählt wird.",
  ],
])("rules that contradict each other are refused in words: %s", async (field, value, message) => {
  const rules = { ...PRESETS.DE, [field]: value };
  const { status, error } = await api.settings["lawful-calling"].put({ rules });
  expect(status).toBe(422);
  expect(error?.value).toMatchObject({
    details: { problems: [{ path: `rules.${field}`, message }] },
  } as never);
});
