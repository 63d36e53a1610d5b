import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { subjectOf } from "@rufbaum/dialing/subjects";
import {
  eraseUnlessInCall,
  findSuppression,
  isSuppressed,
  listAuditEntries,
  readSubjectKey,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";

const HANS = "+493023125101";
const MOBILE = "+491712345678";
const KNOWN = "+493023125103";
const GONE = "+493023125104";
const FILE = [
  "Telefon;Mobil;Vorname;Nachname;Notiz",
  "030 23125 101;;Hans;Groß;",
  "030/23125101;0171 2345678;Grete;Klein;Bitte nicht mehr anrufen!",
  "030 23125 103 Werbesperre;;Otto;Alt;",
  "030 23125 104;;Uta;Neu;keine Anrufe",
  "030 23125 105;;Eva;Frei;",
].join("\n");
const local = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };

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

const api = () => clientOf(running.app, local).api;

async function send(path: string, body = FILE) {
  const query = new URLSearchParams({ name: "kunden.csv" });
  const bytes = new TextEncoder().encode(body);
  const headers = {
    ...local,
    host: "localhost",
    "content-type": "text/csv",
    "content-length": String(bytes.length),
  };
  const request = new Request(`http://localhost/api/contacts/${path}?${query}`, {
    method: "POST",
    body: bytes,
    headers,
  });
  return (await (await running.app.handle(request)).json()) as Record<string, unknown>;
}

async function subjectWith(number: string): Promise<string> {
  return subjectOf(await readSubjectKey(store.db, { secret: () => "" }), number);
}

test("whose row says that nobody should call is blocked, on every number of it", async () => {
  await api().suppressions.post({ number: KNOWN, note: "Brief" });
  expect(await send("check")).toMatchObject({
    unwanted: 4,
    reasons: { dropped: { "not-wanted": 3 } },
  });
  expect(await isSuppressed(store.db, HANS)).toBe(false);

  const made = await send("import");
  expect(made).toMatchObject({
    counts: { added: 2, dropped: 3, reasons: { "not-wanted": 3 } },
    blocked: { added: 3, known: 1 },
  });
  expect(await findSuppression(store.db, { number: MOBILE })).toMatchObject({
    number: MOBILE,
    reason: "imported",
    note: "kunden.csv, Zeile 3",
    createdBy: "Ada",
  });
  expect(await isSuppressed(store.db, HANS)).toBe(true);
  expect(await isSuppressed(store.db, "+493023125105")).toBe(false);
  expect(await findSuppression(store.db, { number: KNOWN })).toMatchObject({ note: "Brief" });
  const audited = async () =>
    (await listAuditEntries(store.db, { limit: 9, action: "suppression-added" })).filter(
      ({ subject }) => subject === null,
    );
  expect(await audited()).toMatchObject([
    { by: "Ada", details: { list: made.id, added: 3, known: 1, notUnderstood: 0 } },
  ]);
  expect(JSON.stringify(await audited())).not.toContain("kunden");

  expect(await send("import")).toMatchObject({ blocked: { added: 0, known: 4 } });
  expect(await audited()).toHaveLength(1);
  const lifted = { number: HANS, reason: "Er hat wieder zugesagt." };
  expect((await api().suppressions.lift.post(lifted)).data).toMatchObject({ lifted: true });
  expect(await isSuppressed(store.db, HANS)).toBe(false);
});

test("who was erased is blocked by no number, and what is noted goes with who is erased", async () => {
  const erase = async (number: string) =>
    eraseUnlessInCall(store.db, { number, subject: await subjectWith(number), at: 1, by: "Ada" });
  await erase(GONE);
  await api().suppressions.lift.post({ number: GONE, reason: "Er hat wieder zugesagt." });
  await send("import");
  expect(await findSuppression(store.db, { number: GONE })).toMatchObject({ number: null });
  await erase(MOBILE);
  expect(await findSuppression(store.db, { number: MOBILE })).toMatchObject({
    number: null,
    note: "",
  });
});
