import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { virtualTime } from "@rufbaum/runtime/virtual";
import {
  appendConsentEntries,
  endCall,
  findCall,
  findConsentStatement,
  insertCall,
  insertConsentStatement,
  listAuditEntries,
  listMessages,
  listRecordings,
  readConsents,
  recordTurns,
  saveRecording,
  saveSnapshot,
  setSetting,
  verifyConsents,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { CarrierError } from "@rufbaum/telephony";
import { sampleTree } from "@rufbaum/tree/sample";
import { onlyEnd } from "../../carrier-ends.ts";
import { clientOf, LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";
import { createHeldSound } from "../recordings/held-sound.ts";
import { forgetOld } from "./forget-old.ts";
import {
  LEAST_RETENTION,
  readRetention,
  USUAL_RETENTION,
  writeRetention,
} from "./retention-settings.ts";

const DAY = 24 * 3_600_000;
const SID = "RE0000000000000000000000000000001";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A recorded call that ended so many days ago. */
async function callOf(time: ReturnType<typeof virtualTime>, days: number): Promise<void> {
  const at = time.now() - days * DAY;
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertCall(store.db, {
    id: "call_1",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId: await saveSnapshot(store.db, tree, at),
    direction: "outbound",
    from: "+493023125800",
    to: "+493023125001",
    createdAt: at,
  });
  await recordTurns(store.db, [
    {
      callId: "call_1",
      state: null as never,
      currentNodeId: null,
      outcome: null,
      endReason: null,
      messages: [
        {
          id: "message_1",
          at,
          speaker: "caller",
          text: "Ja, gern.",
          confidence: null,
          intent: null,
          condition: null,
          nodeId: null,
          origin: null,
        },
      ],
    },
  ]);
  await endCall(store.db, {
    callId: "call_1",
    status: "completed",
    outcome: "success",
    endReason: "end",
    errorCode: null,
    at,
  });
  const recording = { sid: SID, callId: "call_1", duration: 3, createdAt: at } as const;
  await saveRecording(store.db, { ...recording, status: "completed", carrier: MINE });
}

const MINE = "twilio:AC0000000000000000000000000000cdef";

function soundOf(carrier: Parameters<typeof fakeCarrier>[0]) {
  return createHeldSound({ ends: onlyEnd({ name: MINE, carrier: fakeCarrier(carrier) }) });
}

function depsAt(time: ReturnType<typeof virtualTime>, log = (_line: string) => {}) {
  return { sideDb: store.db, clock: time, signal: new AbortController().signal, log };
}

test("each kind of data goes after its own time, recordings at the carrier, too", async () => {
  const time = virtualTime();
  const deleted: string[] = [];
  const sound = soundOf({ deleteRecording: async (sid) => deleted.push(sid) > 0 });
  const forget = () => forgetOld({ ...depsAt(time), sound });
  await callOf(time, 89);
  expect(await forget()).toMatchObject({ recordings: 0, transcripts: 0, calls: 0 });
  time.advance(2 * DAY);
  expect(await forget()).toMatchObject({ recordings: 1, transcripts: 0 });
  expect(deleted).toEqual([SID]);
  expect(await listRecordings(store.db, "call_1")).toEqual([]);
  time.advance(300 * DAY);
  expect(await forget()).toMatchObject({ transcripts: 1, calls: 0 });
  expect(await listMessages(store.db, "call_1")).toEqual([]);
  await writeRetention(store.db, { calls: null });
  time.advance(3_000 * DAY);
  expect(await forget()).toMatchObject({ calls: 0 });
  await writeRetention(store.db, { calls: 1_095 });
  expect(await forget()).toMatchObject({ calls: 1 });
  expect(await findCall(store.db, "call_1")).toBeNull();
});

test("a recording that the carrier does not delete stays known, and is tried again", async () => {
  const time = virtualTime();
  await callOf(time, 2_000);
  const away = new CarrierError("away", { retryable: true, fateUnknown: false });
  const deps = depsAt(time);
  const dead = soundOf({ deleteRecording: () => Promise.reject(away) });
  const [failed] = await Promise.allSettled([forgetOld({ ...deps, sound: dead })]);
  expect(failed).toMatchObject({ status: "rejected", reason: away });
  expect(await listRecordings(store.db, "call_1")).toHaveLength(1);
  expect(await findCall(store.db, "call_1")).not.toBeNull();
  await forgetOld({ ...deps, sound: soundOf({}) });
  expect(await findCall(store.db, "call_1")).toBeNull();
});

test("a recording that can't be deleted keeps neither the others nor what was said", async () => {
  const time = virtualTime();
  await callOf(time, 2_000);
  const other = { sid: "RE2", callId: "call_1", duration: 3, createdAt: time.now() - 1_999 * DAY };
  await saveRecording(store.db, { ...other, status: "completed", carrier: MINE });
  const deleteRecording = async (sid: string) => {
    if (sid === SID) throw new Error("locked");
    return true;
  };
  const deps = depsAt(time);
  const [failed] = await Promise.allSettled([
    forgetOld({ ...deps, sound: soundOf({ deleteRecording }) }),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "locked" } });
  expect((await listRecordings(store.db, "call_1")).map(({ sid }) => sid)).toEqual([SID]);
  expect(await listMessages(store.db, "call_1")).toEqual([]);
});

test("only the account that has a recording is asked to delete it, and who has the others is told", async () => {
  const time = virtualTime();
  await callOf(time, 2_000);
  const old = { callId: "call_1", duration: 3, createdAt: time.now() - 1_999 * DAY } as const;
  const status = "completed" as const;
  for (let n = 0; n < 120; n++) {
    const carrier = "twilio:AC0000000000000000000000000000abcd";
    const sid = `RE_other_${String(n).padStart(3, "0")}`;
    await saveRecording(store.db, { ...old, sid, status, carrier });
  }
  await saveRecording(store.db, { ...old, sid: "RE_none", status });
  await saveRecording(store.db, { ...old, sid: "RE_some", status });
  await saveRecording(store.db, { ...old, sid: "RE_emulator", status, carrier: "emulator" });
  const asked: string[] = [];
  const logged: string[] = [];
  const deleteRecording = async (sid: string) => asked.push(sid) > 0 && sid !== "RE_none";
  const deps = { ...depsAt(time, (line) => void logged.push(line)) };
  const forgotten = await forgetOld({ ...deps, sound: soundOf({ deleteRecording }) });
  expect(forgotten).toMatchObject({ recordings: 3, calls: 0 });
  expect(asked.toSorted()).toEqual([SID, "RE_none", "RE_some"]);
  expect(await listRecordings(store.db, "call_1")).toHaveLength(121);
  expect(logged).toEqual([
    "recordings whose time is over can't be deleted from here: 1 with an unknown account, 120 with twilio:AC00…abcd",
  ]);
});

test("a consent goes five years after it was last used, and the ledger can be verified still", async () => {
  const time = virtualTime();
  const { db } = store;
  const at = time.now();
  await insertConsentStatement(db, {
    id: "statement_1",
    wording: "Ja",
    source: "Messe",
    evidence: "Karte",
    evidenceFile: null,
    channel: "ai-voice",
    company: "Muster GmbH",
    purpose: null,
    endsAt: null,
    recordedAt: at,
    recordedBy: "Ada",
  });
  const entry = { statementId: "statement_1", callId: null } as const;
  const recorded = { recordedAt: at, recordedBy: "Ada" };
  const grants = ["a", "b"].map((subject) => ({ ...entry, subject, kind: "grant" as const, at }));
  const use = { ...entry, subject: "b", kind: "use" as const, at: at + 100 * DAY };
  await appendConsentEntries(db, [...grants, use], recorded);
  const forget = () => forgetOld({ ...depsAt(time), sound: soundOf({}) });
  time.advance(1_826 * DAY);
  expect(await forget()).toMatchObject({ consents: 0 });
  time.advance(2 * DAY);
  expect(await forget()).toMatchObject({ consents: 1 });
  expect(await readConsents(db, "a")).toEqual([]);
  expect(await readConsents(db, "b")).toHaveLength(1);
  time.advance(100 * DAY);
  expect(await forget()).toMatchObject({ consents: 2 });
  expect(await findConsentStatement(db, "statement_1")).toBeNull();
  expect(await verifyConsents(db)).toMatchObject({ ok: true, head: { sequence: 5 } });
  expect(await forget()).toMatchObject({ consents: 0 });
});

test("the settings show what is usual, and take what may be, of whoever says his name", async () => {
  const { app } = await startTestApp(store);
  const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
  const nameless = clientOf(app, local).api.settings.retention;
  const { retention } = clientOf(app, { ...local, "rufbaum-person": "Ada" }).api.settings;
  expect((await clientOf(app).api.settings.retention.get()).status).toBe(401);
  expect((await retention.get()).data).toEqual({
    days: USUAL_RETENTION,
    usual: USUAL_RETENTION,
    least: LEAST_RETENTION,
    version: expect.any(String),
  });
  const change = { transcripts: 30, calls: 90 };
  expect((await nameless.put(change)).error?.value).toMatchObject({ reason: "person-unknown" });
  expect((await retention.put(change)).data?.days).toEqual({ ...USUAL_RETENTION, ...change });
  const changed = ["retention.transcripts", "retention.calls"];
  const details = { changed, days: change, before: { days: USUAL_RETENTION } };
  const entry = { action: "retention-changed", by: "Ada", details };
  const audited = () => listAuditEntries(store.db, { limit: 9 });
  expect(await audited()).toMatchObject([entry]);
  expect((await retention.put(change)).data?.days).toEqual({ ...USUAL_RETENTION, ...change });
  expect((await retention.put({})).status).toBe(200);
  expect(await audited()).toHaveLength(1);
  const { data: told } = await clientOf(app, local).api.audit.get({ query: {} });
  expect(told?.map(({ description }) => description)).toEqual([
    "Aufbewahrung geändert (Gesprächstexte, Anrufe)",
  ]);
  for (const wrong of [{ calls: 1 }, { calls: 7.5 }, { contacts: "nie" }]) {
    expect((await retention.put(wrong as never)).status).toBe(422);
  }
  await setSetting(store.db, "retention", ["alt"]);
  expect(await readRetention(store.db)).toEqual(USUAL_RETENTION);
});

test.each([
  [{ recordings: null }, ["recordings"]],
  [{ recordings: 91, transcripts: 30 }, ["recordings"]],
  [{ calls: 1_096, audit: 1_827 }, ["calls", "audit"]],
])(
  "what is kept longer than is usual needs a reason, which is written down: %j",
  async (days, kinds) => {
    const { app } = await startTestApp(store);
    const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
    const { retention } = clientOf(app, headers).api.settings;
    const fields = kinds.map((kind) => `retention.${kind}`);
    const { status, error } = await retention.put(days);
    expect(status).toBe(422);
    expect(error?.value).toMatchObject({ reason: "reason-needed", details: { fields } } as never);
    expect(await readRetention(store.db)).toEqual(USUAL_RETENTION);
    expect((await retention.put({ ...days, reason: "zu kurz" })).status).toBe(422);
    const reason = "Der Versuch braucht sie bis Mai.";
    expect((await retention.put({ ...days, reason })).data?.days).toMatchObject(days);
    const [entry] = await listAuditEntries(store.db, { limit: 1 });
    expect(entry).toMatchObject({
      by: "Ada",
      details: { reason, days, before: { days: USUAL_RETENTION } },
    });
    // What stands so already needs none, nor does less.
    expect((await retention.put(days)).status).toBe(200);
    expect((await retention.put({ recordings: 30, transcripts: 365 })).status).toBe(200);
    expect((await retention.put({ contacts: null })).status).toBe(200);
  },
);

test("the audit is kept as long as consents are asked for, also where it once was set to less", async () => {
  const { app } = await startTestApp(store);
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  const { retention } = clientOf(app, headers).api.settings;
  expect((await retention.put({ audit: 1_825 })).status).toBe(422);
  expect((await retention.put({ audit: 1_826 })).data?.days.audit).toBe(1_826);
  await setSetting(store.db, "retention", { audit: 30, calls: 100 });
  expect(await readRetention(store.db)).toEqual({ ...USUAL_RETENTION, audit: 1_826, calls: 100 });
});
