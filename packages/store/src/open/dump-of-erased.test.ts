import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { packContacts } from "../contact-batch.ts";
import { message, NOON, state, storedCall } from "../contract/samples.ts";
import { appendAuditEntry } from "../queries/audit.ts";
import { appendConsentEntries } from "../queries/consent-entries.ts";
import { insertConsentStatement } from "../queries/consent-statements.ts";
import { beginContactImport } from "../queries/contact-imports.ts";
import { eraseUnlessInCall } from "../queries/erase-person.ts";
import { importContacts } from "../queries/import-contacts.ts";
import { saveRecording } from "../queries/recordings.ts";
import { readSubjectKey } from "../queries/subject-key.ts";
import { suppressNumber } from "../queries/suppressions.ts";
import { recordTurns } from "../queries/turns.ts";
import { verifyConsents } from "../queries/verify-consents.ts";
import { calls } from "../schema/calls.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { openStore, type Store } from "./open-store.ts";

const NUMBER = "+491719876543";
const NAMES = ["1719876543", "0171 9876543", "Kanarienvogel", "kanari@example.org", "Zwitschern"];
/** A dump has bytes in hexadecimal. */
const SPELLINGS = [...NAMES, ...NAMES.map((name) => Buffer.from(name).toString("hex"))];

const bin = await findPostgres();
const pgDump = bin && (await Bun.file(join(bin, "pg_dump")).exists()) ? join(bin, "pg_dump") : null;
if (!pgDump)
  console.warn("What PostgreSQL holds of who was erased is not tested: pg_dump is missing.");

describe.skipIf(!pgDump)("a dump of PostgreSQL", () => {
  const runtime = realRuntime();
  let server: PostgresServer;
  let store: Store;
  let dataDirectory = "";
  beforeAll(async () => {
    server = await startPostgres(bin ?? "");
    dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-dump-"));
    store = await openStore({ runtime, dataDirectory, databaseUrl: server.url, log() {} });
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  });

  /** What of it a dump holds, as text, everything in it. */
  async function found(): Promise<string[]> {
    const ran = Bun.spawn([pgDump ?? "", "--format=plain", `--dbname=${server.url}`]);
    const text = await new Response(ran.stdout).text();
    expect(await ran.exited).toBe(0);
    expect(text).toContain("COPY public.contacts");
    return SPELLINGS.filter((spelling) => text.includes(spelling));
  }

  test("holds nothing of a person who was erased", async () => {
    const { db } = store;
    const subject = subjectOf(await readSubjectKey(db, runtime.random), NUMBER);
    const begun = {
      otherColumns: ["Hobby"],
      statementId: null,
      importedBy: "Ada",
      startedAt: NOON,
    };
    const names = { name: "Kanarienvogel 0171 9876543", fileName: "Kanarienvogel.csv" };
    await beginContactImport(db, { id: "import_1", ...names, ...begun });
    const row = { line: 2, number: NUMBER, subject, kind: "mobile", country: "DE" } as const;
    const person = { firstName: "Erna", lastName: "Kanarienvogel", email: "kanari@example.org" };
    const rest = { regions: "", postcode: "", company: "", customFields: { Hobby: "Zwitschern" } };
    const batch = packContacts([{ ...row, ...person, ...rest }]);
    await importContacts(db, { importId: "import_1", batch, at: NOON });
    await storedCall(db, { id: "call_1", to: NUMBER });
    const variables = { lastName: "Kanarienvogel", hobby: "Zwitschern" };
    const turn = { currentNodeId: null, outcome: null, endReason: null };
    const messages = [message("m_1", { text: "Kanarienvogel, ich will nur Zwitschern." })];
    await recordTurns(db, [{ callId: "call_1", ...turn, state: state({ variables }), messages }]);
    const recording = { sid: "RE_1", callId: "call_1", duration: 3, createdAt: NOON } as const;
    await saveRecording(db, { ...recording, status: "completed", carrier: "twilio:AC1" });
    await db.update(calls).set({ closedAt: NOON });
    const content = new TextEncoder().encode("%PDF Kanarienvogel 0171 9876543");
    const file = { id: "file_1", name: "Kanarienvogel.pdf", type: "application/pdf", content };
    await insertConsentStatement(db, {
      id: "statement_1",
      wording: "Ich, Kanarienvogel, will Anrufe.",
      source: "Brief von kanari@example.org",
      evidence: "Karte von Kanarienvogel, 0171 9876543",
      evidenceFile: { ...file, createdAt: NOON },
      channel: "ai-voice",
      company: "Muster GmbH",
      purpose: null,
      endsAt: null,
      recordedAt: NOON,
      recordedBy: "Ada",
    });
    const grant = { kind: "grant", statementId: "statement_1", callId: null, at: NOON } as const;
    const recorded = { recordedAt: NOON, recordedBy: "Ada" };
    await appendConsentEntries(db, [{ subject, ...grant }], recorded);
    const note = "Frau Kanarienvogel, 0171 9876543, rief an.";
    await suppressNumber(db, { number: NUMBER, callId: "call_1", createdAt: NOON, note });
    const about = { at: NOON, by: "Ada", subject };
    await appendAuditEntry(db, { ...about, action: "consent-withdrawn", details: { note } });
    await appendAuditEntry(db, {
      ...about,
      action: "suppression-lifted",
      details: { reason: note, blockedBy: ["asked"] },
    });
    // Each in its plain form somewhere, and in the bytes of the file.
    expect((await found()).length).toBeGreaterThan(NAMES.length);

    expect(
      await eraseUnlessInCall(db, { number: NUMBER, subject, at: NOON, by: "Ada" }),
    ).not.toBeNull();
    expect(await found()).toEqual([]);
    expect(await verifyConsents(db)).toMatchObject({ ok: true });
  });
});
