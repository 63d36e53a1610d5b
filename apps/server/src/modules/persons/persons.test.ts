import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import {
  appendConsentEntries,
  type DataCopy,
  endCall,
  eraseUnlessInCall,
  insertCall,
  insertConsentStatement,
  insertContact,
  type LastingEntry,
  listAuditEntries,
  listPendingErasures,
  readSubjectKey,
  recordTurns,
  saveRecording,
  saveSnapshot,
  suppressNumber,
  type Traces,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { CarrierError } from "@rufbaum/telephony";
import { sampleTree } from "@rufbaum/tree/sample";
import { strFromU8, unzipSync } from "fflate";
import { onlyEnd } from "../../carrier-ends.ts";
import { clientOf, LOCAL_TOKEN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { createHeldSound } from "../recordings/held-sound.ts";
import { createPersons } from "./service.ts";

const NUMBER = "+491719876543";
const MINE = "twilio:AC0000000000000000000000000000cdef";
const OTHER = "twilio:AC0000000000000000000000000000abcd";
const AWAY = new CarrierError("away", { retryable: true, fateUnknown: false });

let store: TestStore;
let running: TestApp;
let remembered: LastingEntry[] = [];
let deleted: string[] = [];
let isAway = false;
let isClear = true;
let heard: string[] = [];
let stop = async () => {};
const copies: DataCopy[] = [
  {
    path: "backups/x.tar.zst",
    kind: "regular",
    madeAt: 0,
    lastDay: Date.UTC(2026, 0, 12),
    endsAfter: null,
  },
  { path: "backups/y.tar.zst", kind: "by-hand", madeAt: 0, lastDay: null, endsAfter: 3 },
  { path: "data.aside-x", kind: "set-aside", madeAt: null, lastDay: null, endsAfter: null },
];

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  remembered = [];
  deleted = [];
  isAway = false;
  isClear = true;
  running = await startTestApp(store);
  const { time, logged } = running;
  heard = logged;
  const traces: Traces = {
    areLeft: async () => !isClear,
    bytes: async () => 1024 ** 3,
    remove: async () => {
      isClear = true;
    },
  };
  const persons = createPersons({
    runtime: { clock: time, timers: time, random: seededRandom(3) },
    db: store.db,
    sideDb: store.db,
    sound: createHeldSound({
      ends: onlyEnd({
        name: MINE,
        carrier: fakeCarrier({
          fetchRecording: async (sid) => {
            if (sid === "RE_gone") return null;
            if (sid === "RE_away") throw AWAY;
            return new Response(`RIFF ${sid}`);
          },
          deleteRecording: async (sid) => {
            if (isAway) throw AWAY;
            deleted.push(sid);
            return sid !== "RE_gone";
          },
        }),
      }),
    }),
    traces,
    dataCopies: async () => copies,
    remember: async (entry) => void remembered.push(entry),
    log: (line) => void logged.push(line),
  });
  running = await startTestApp({ ...store, time, overrides: { persons } });
  stop = persons.start();
});
afterEach(() => stop());
afterAll(() => store.close());

const asked = (person: string | null = "Ada Löwe") =>
  clientOf(running.app, {
    authorization: `Bearer ${LOCAL_TOKEN}`,
    ...(person !== null && { "rufbaum-person": encodeURIComponent(person) }),
  }).api.persons;
const number = "0171 9876543";

/** A contact who was called, with two sounds at the carrier that are had, and two that are not. */
async function known({ isOver = true } = {}): Promise<void> {
  const { db } = store;
  const at = running.time.now();
  await insertContact(db, {
    number: NUMBER,
    subject: subjectOf(await readSubjectKey(db, seededRandom(9)), NUMBER),
    kind: "mobile",
    country: "DE",
    regions: "",
    postcode: "",
    firstName: "Erna",
    lastName: "Kanarienvogel",
    company: "",
    email: "erna@example.org",
    status: "lead",
    customFields: { Hobby: "Zwitschern" },
    createdAt: at,
  });
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertCall(db, {
    id: "call_1",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId: await saveSnapshot(db, tree, at),
    direction: "outbound",
    from: "+493023125800",
    to: NUMBER,
    createdAt: at,
  });
  const said = { confidence: null, intent: null, condition: null, nodeId: null, origin: null };
  await recordTurns(db, [
    {
      callId: "call_1",
      state: { variables: { Termin: "Dienstag" } } as never,
      currentNodeId: null,
      outcome: null,
      endReason: null,
      messages: [
        { id: "m1", at, speaker: "ai", text: "Guten Tag!", ...said },
        { id: "m2", at: at + 5_000, speaker: "caller", text: "Dienstag passt mir.", ...said },
      ],
    },
  ]);
  for (const sid of ["RE_1", "RE_2", "RE_gone", "RE_away"]) {
    const recording = { sid, callId: "call_1", duration: 3, createdAt: at } as const;
    await saveRecording(db, { ...recording, status: "completed", carrier: MINE });
  }
  if (!isOver) return;
  await endCall(db, {
    callId: "call_1",
    status: "completed",
    outcome: "success",
    endReason: "end",
    errorCode: null,
    at,
  });
}

/** The archive as it is sent: the treaty would take it for a text. */
function exported(): Promise<Response> {
  return running.app.handle(
    new Request("http://localhost/api/persons/export", {
      method: "POST",
      body: JSON.stringify({ number }),
      headers: {
        host: "localhost",
        "content-type": "application/json",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "rufbaum-person": "Ada",
      },
    }),
  );
}

test("what is known of a number is told in counts, however the number is written", async () => {
  await known();
  const { data } = await asked().show.post({ number });
  expect(data).toMatchObject({
    number: NUMBER,
    counts: { contacts: 1, calls: 1, messages: 2, recordings: 4, suppressions: 0 },
    isBlocked: false,
    erasedAt: [],
  });
});

test("an export holds everything, and names the recordings that could not be had", async () => {
  await known();
  await suppressNumber(store.db, { number: NUMBER, callId: "call_1", createdAt: 0 });
  const response = await exported();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="person-2026-01-05.zip"',
  );
  const files = unzipSync(await response.bytes());
  const text = (name = "") => strFromU8(files[name] ?? new Uint8Array());
  const call = "2026-01-05-0900-call_1";
  expect(Object.keys(files).sort()).toEqual([
    "LIESMICH.txt",
    "person.json",
    `recordings/${call}-2.wav`,
    `recordings/${call}.wav`,
    `transcripts/${call}.txt`,
  ]);
  expect(JSON.parse(text("person.json"))).toMatchObject({
    number: NUMBER,
    contact: { lastName: "Kanarienvogel", customFields: { Hobby: "Zwitschern" } },
    lists: [],
    suppression: { reason: "asked", createdAt: "1970-01-01T00:00:00.000Z" },
    calls: [
      {
        to: NUMBER,
        outcome: "success",
        values: { Termin: "Dienstag" },
        messages: [{ text: "Guten Tag!" }, { speaker: "caller", text: "Dienstag passt mir." }],
        recordings: [{}, {}, {}, {}],
      },
    ],
  });
  expect(text(`transcripts/${call}.txt`)).toContain("Angerufener: Dienstag passt mir.");
  expect(text(`recordings/${call}.wav`)).toBe("RIFF RE_1");
  // Both are named: one is gone, for the other the carrier gave no answer.
  expect(text("LIESMICH.txt")).toContain(`recordings/${call}-3.wav\nrecordings/${call}-4.wav`);
  const [entry] = await listAuditEntries(store.db, { limit: 1 });
  expect(entry).toMatchObject({ action: "person-exported", by: "Ada" });
});

test("an export holds the files that show the person's consents, under names that lead nowhere", async () => {
  await known();
  const { db } = store;
  const subject = subjectOf(await readSubjectKey(db, seededRandom(9)), NUMBER);
  const said = { wording: "Ja", source: "Messe", evidence: "", channel: "ai-voice" } as const;
  for (const [id, name] of [
    ["statement_1", "../../Formular, Köln.pdf"],
    ["statement_2", "b.pdf"],
  ] as const) {
    const content = new TextEncoder().encode(`%PDF ${id}`);
    await insertConsentStatement(db, {
      ...said,
      id,
      company: "Muster GmbH",
      purpose: null,
      endsAt: null,
      recordedAt: 0,
      recordedBy: "Ada",
      evidenceFile: { id: `file_${id}`, name, type: "application/pdf", content, createdAt: 0 },
    });
  }
  const grant = { kind: "grant", statementId: "statement_1", callId: null, at: 0 } as const;
  const recorded = { recordedAt: 0, recordedBy: "Ada" };
  const others = { ...grant, subject: "other", statementId: "statement_2" };
  await appendConsentEntries(db, [{ ...grant, subject }, others], recorded);
  const files = unzipSync(await (await exported()).bytes());
  const names = Object.keys(files).filter((name) => name.startsWith("evidence/"));
  expect(names).toEqual(["evidence/statement_1-Formular, Köln.pdf"]);
  expect(strFromU8(files[names[0] ?? ""] ?? new Uint8Array())).toBe("%PDF statement_1");
  expect(strFromU8(files["person.json"] ?? new Uint8Array())).toContain("statement_1");
  expect(strFromU8(files["LIESMICH.txt"] ?? new Uint8Array())).toContain("evidence:");
});

test("an export tells days as days, why and how long data are kept, and where they came from", async () => {
  await known();
  const api = clientOf(running.app, {
    authorization: `Bearer ${LOCAL_TOKEN}`,
    "rufbaum-person": "Ada",
  }).api;
  const said = { wording: "Ja", source: "Messe", evidence: "x", company: "Muster GmbH" };
  const dated = { grantedAt: "2025-10-01", endsAt: "2026-12-31" };
  await api.consents.post({ number, ...said, ...dated });
  await api.consents.withdraw.post({ number, at: "2025-11-20", note: "per Brief" });
  await api.suppressions.post({ number, note: "rief selbst an" });
  const reason = "Er hat es schriftlich zurückgenommen.";
  await api.suppressions.lift.post({ number, reason });
  await api.suppressions.import.post("0171 9876543\n" as never, {
    query: { list: "own", name: "gesperrt.csv" },
  });
  const query = { name: "messe.csv", list: "Messe Köln" };
  await api.contacts.import.post("phone\n0171 9876543\n" as never, { query } as never);
  await api.settings["lawful-calling"].put({ purpose: "Beratung", company: "Muster GmbH" });
  const files = unzipSync(await (await exported()).bytes());
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(text("person.json"))).toMatchObject({
    company: "Muster GmbH",
    purpose: "Beratung",
    keptForDays: { recordings: 90, contacts: null, consents: 1_827 },
    lists: [{ name: "Messe Köln", fileName: "messe.csv", importedBy: "Ada", line: 2 }],
    suppression: { note: "gesperrt.csv", createdBy: "Ada" },
    suppressionHistory: [
      { action: "suppression-added", by: "Ada" },
      { action: "suppression-lifted", by: "Ada", reason },
    ],
    consents: [
      {
        kind: "grant",
        at: "2025-09-30T22:00:00.000Z",
        grantedOn: "2025-10-01",
        endsOn: "2026-12-31",
      },
      { kind: "withdrawal", withdrawnOn: "2025-11-20", note: "per Brief" },
    ],
  });
  const readMe = text("LIESMICH.txt");
  for (const line of [
    "Verantwortlich: Muster GmbH",
    "Zweck der Anrufe: Beratung",
    "Liste „Messe Köln“ (Datei messe.csv, Zeile 2), eingelesen am 05.01.2026",
    "Aufnahmen: 90 Tage",
    "Kontakt: bis ihn jemand löscht",
    "Einwilligungen: fünf Jahre",
  ]) {
    expect(readMe).toContain(line);
  }
});

test("an erasure deletes all but the block, is written down, and names what still holds data", async () => {
  await known();
  isClear = false;
  const { data } = await asked().erase.post({ number, reason: "asked" });
  expect(data).toMatchObject({
    counts: { contacts: 1, calls: 1, messages: 2, recordings: 4 },
    pendingRecordings: [],
    hasTraces: false,
    copies: [
      { path: "backups/x.tar.zst", lastDay: "2026-01-12" },
      { path: "backups/y.tar.zst", lastDay: null, endsAfter: 3 },
      { path: "data.aside-x", lastDay: null, endsAfter: null },
    ],
  });
  expect(deleted.sort()).toEqual(["RE_1", "RE_2", "RE_away", "RE_gone"]);
  expect(remembered.map(({ kind }) => kind)).toEqual(["suppression", "erasure"]);
  expect(JSON.stringify(remembered)).not.toContain(NUMBER);
  const [entry] = await listAuditEntries(store.db, { limit: 1 });
  expect(entry).toMatchObject({ action: "person-erased", by: "Ada Löwe" });
  expect(entry?.details).toMatchObject({ reason: "asked", calls: 1 });
  const { data: after } = await asked().show.post({ number });
  expect(after).toMatchObject({ counts: { contacts: 0, calls: 0 }, isBlocked: true });
  expect(after?.erasedAt).toHaveLength(1);
  expect(heard.join()).not.toContain(NUMBER);
});

test("recordings that the carrier keeps are tried until they are gone", async () => {
  await known();
  isAway = true;
  const { data } = await asked().erase.post({ number });
  expect(data?.pendingRecordings).toEqual([{ account: "twilio:AC00…cdef", recordings: 4 }]);
  await running.time.pass(60 * 60_000);
  expect(deleted).toEqual([]);
  isAway = false;
  await running.time.pass(60 * 60_000);
  await until(async () => (await listPendingErasures(store.db)).length === 0);
  expect(deleted).toHaveLength(4);
});

test("a recording of another account is asked of nobody else, and stays pending under its name", async () => {
  await known();
  const recording = { callId: "call_1", duration: 3, createdAt: 0, status: "completed" } as const;
  await saveRecording(store.db, { ...recording, sid: "RE_other", carrier: OTHER });
  await saveRecording(store.db, { ...recording, sid: "RE_old" });
  await saveRecording(store.db, { ...recording, sid: "RE_emulator", carrier: "emulator" });
  const { data } = await asked().erase.post({ number });
  const elsewhere = [{ account: "twilio:AC00…abcd", recordings: 1 }];
  expect(data?.pendingRecordings).toEqual(elsewhere);
  expect(deleted).not.toContain("RE_other");
  expect(deleted).toContain("RE_old");
  await running.time.pass(60 * 60_000);
  expect(deleted).not.toContain("RE_other");
  expect((await asked().show.post({ number })).data?.pendingRecordings).toEqual(elsewhere);
  await until(() => heard.join().includes("are left: 1 with twilio:AC00…abcd"));
});

test("a command beside servers, with an emulator of its own, deletes nobody's recordings", async () => {
  await known();
  const sound = createHeldSound({ ends: null });
  const erased = await eraseUnlessInCall(store.db, {
    number: NUMBER,
    subject: subjectOf(await readSubjectKey(store.db, seededRandom(9)), NUMBER),
    at: 0,
    by: "Ada",
  });
  for (const recording of erased?.pendingRecordings ?? []) {
    expect(await sound.remove(recording)).toBe(false);
  }
  expect(await sound.remove({ sid: "RE_emulator", carrier: "emulator" })).toBe(false);
  expect(await sound.remove({ sid: "RE_old", carrier: null })).toBe(false);
  expect(deleted).toEqual([]);
});

test("a call in progress is in the way, and nothing is done", async () => {
  await known({ isOver: false });
  const { error } = await asked().erase.post({ number });
  expect(error).toMatchObject({ status: 409, value: { reason: "person-in-call" } });
  const { data } = await asked().show.post({ number });
  expect(data).toMatchObject({ counts: { contacts: 1, openCalls: 1 }, isBlocked: false });
  expect(remembered).toEqual([]);
  expect(await listAuditEntries(store.db, { limit: 1 })).toEqual([]);
});

test("bytes of it are removed from files once nobody calls", async () => {
  const at = running.time.now();
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await known();
  await insertCall(store.db, {
    id: "other",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId: await saveSnapshot(store.db, tree, at),
    direction: "outbound",
    from: "+493023125800",
    to: "+493023125001",
    createdAt: at,
  });
  isClear = false;
  const { data } = await asked().erase.post({ number });
  expect(data?.hasTraces).toBe(true);
  await endCall(store.db, {
    callId: "other",
    status: "completed",
    outcome: "failed",
    endReason: "end",
    errorCode: null,
    at,
  });
  await running.time.pass(5_000);
  await until(async () => isClear);
});

test("nobody exports or erases without a name, nor what is no number", async () => {
  await known();
  const { error } = await asked(null).erase.post({ number });
  expect(error).toMatchObject({ status: 409, value: { reason: "person-unknown" } });
  expect((await asked(null).export.post({ number })).error).toMatchObject({ status: 409 });
  const client = clientOf(running.app, { authorization: `Bearer ${LOCAL_TOKEN}` });
  const odd = await client.api.persons.show.post({ number: "112" });
  expect(odd.error).toMatchObject({ status: 400, value: { reason: "invalid-number" } });
  const stranger = clientOf(running.app).api.persons;
  expect((await stranger.show.post({ number })).error).toMatchObject({ status: 401 });
});
