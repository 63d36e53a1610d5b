import { expect, test } from "bun:test";
import { EMPTY_CHAIN, GENESIS } from "@rufbaum/dialing/consent-ledger";
import { findConsent } from "@rufbaum/dialing/lawful-calling";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { endCall } from "../queries/calls.ts";
import {
  appendConsentEntries,
  appendListedGrants,
  listConsentEntries,
  type NewConsentEntry,
  readChain,
  readConsents,
  recordConsentUse,
} from "../queries/consent-entries.ts";
import {
  findEvidenceFile,
  insertConsentStatement,
  type NewStatement,
} from "../queries/consent-statements.ts";
import { beginContactImport } from "../queries/contact-imports.ts";
import { erasePerson } from "../queries/erase-person.ts";
import { holdDialling } from "../queries/hold-dialling.ts";
import { setCallPlaced } from "../queries/placed-calls.ts";
import { forgetStatements, purgeConsents } from "../queries/purge-consents.ts";
import { setSetting } from "../queries/settings.ts";
import { verifyConsents } from "../queries/verify-consents.ts";
import { calls } from "../schema/calls.ts";
import { consentEvidence, consentStatements } from "../schema/consents.ts";
import { contactImports } from "../schema/contacts.ts";
import { NOON, storedCall } from "./samples.ts";

const ADA = { recordedAt: NOON + 1, recordedBy: "Ada" };
const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

const STANDS = { withdrawnAt: null, allWithdrawnAt: null };

export function consentsContract(db: () => Database) {
  const say = (id: string, evidence = "Formular", more: Partial<NewStatement> = {}) =>
    insertConsentStatement(db(), {
      id,
      wording: "Ich möchte über Angebote angerufen werden, auch von einer KI.",
      source: "Messe Köln",
      evidence,
      evidenceFile: {
        id: `file_${id}`,
        name: "Formular.pdf",
        type: "application/pdf",
        content,
        createdAt: NOON,
      },
      channel: "ai-voice",
      company: "Muster GmbH",
      purpose: null,
      endsAt: NOON + 9_000,
      recordedAt: NOON,
      recordedBy: "Ada",
      ...more,
    });
  const entry = (subject: string, more: Partial<NewConsentEntry> = {}): NewConsentEntry => ({
    subject,
    kind: "grant",
    statementId: "s1",
    callId: null,
    at: NOON,
    ...more,
  });
  const append = (...entries: NewConsentEntry[]) => appendConsentEntries(db(), entries, ADA);

  async function smallLedger() {
    await say("s1");
    await say("s2", "Anruf");
    await append(entry("a"), entry("b"), entry("a", { statementId: "s2" }));
    await recordConsentUse(db(), { consentId: "1", callId: "call_1", at: NOON + 5 }, ADA);
    await append(entry("b", { kind: "withdrawal", statementId: null, at: NOON + 6 }));
  }

  test("a person's consents are read with their use and withdrawal", async () => {
    await smallLedger();
    const scope = { channel: "ai-voice", company: "Muster GmbH", purpose: null } as const;
    const consent = { ...scope, grantedAt: NOON, endsAt: NOON + 9_000, ...STANDS };
    expect(await readConsents(db(), "a")).toEqual([
      { id: "1", ...consent, lastUsedAt: NOON + 5 },
      { id: "3", ...consent, lastUsedAt: null },
    ]);
    expect(await readConsents(db(), "b")).toMatchObject([{ id: "2", withdrawnAt: NOON + 6 }]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 5 } });
    const file = await findEvidenceFile(db(), "file_s1");
    expect(Bun.hash(file?.content ?? "")).toBe(Bun.hash(content));
  });

  test("texts that the database can't hold as they are break no chain", async () => {
    await say("s1", "\0 \ud800");
    await append(entry("a"));
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
    expect(await append(entry("b", { at: 0.5 })).catch(String)).toContain("RangeError");
  });

  test("many who write at once make one chain, and a batch sent twice grants once", async () => {
    await say("s1");
    const batches = Array.from({ length: 8 }, (_, batch) =>
      Array.from({ length: 300 }, (_, index) => entry(`p${batch}_${index}`)),
    );
    const added = await Promise.all([...batches, ...batches].map((batch) => append(...batch)));
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(2_400);
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 2_400 } });
  });

  test("a list brings back nobody's consent who withdrew or was erased, and that is counted", async () => {
    await smallLedger();
    const list = (...subjects: string[]) =>
      appendListedGrants(
        db(),
        subjects.map((subject) => entry(subject)),
        ADA,
      );
    await append(entry("c"));
    await erasePerson(db(), { number: null, subject: "c", at: NOON + 9, by: "Ada" });
    await erasePerson(db(), { number: null, subject: "d", at: NOON + 9, by: "Ada" });
    expect(await list("a", "b", "c", "d", "e", "f")).toEqual({
      added: 2,
      known: 1,
      withdrawn: 1,
      erased: 2,
    });
    expect(await list("e")).toEqual({ added: 0, known: 1, withdrawn: 0, erased: 0 });
    expect(await readConsents(db(), "d")).toEqual([]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  test("who agrees to the same anew after a withdrawal or an erasure has agreed anew", async () => {
    await smallLedger();
    const anew = entry("b", { at: NOON + 7 });
    expect(await append(anew)).toBe(1);
    expect(await append(anew)).toBe(0);
    expect(await readConsents(db(), "b")).toMatchObject([
      { id: "2", withdrawnAt: NOON + 6 },
      { id: "6", grantedAt: NOON + 7, withdrawnAt: null },
    ]);
    // The end of one says nothing of the other.
    await append(entry("a", { kind: "withdrawal", statementId: "s2", at: NOON + 8 }));
    expect(await append(entry("a", { at: NOON + 9 }))).toBe(0);
    expect(await append(entry("a", { statementId: "s2", at: NOON + 9 }))).toBe(1);
    await erasePerson(db(), { number: null, subject: "b", at: NOON + 10, by: "Ada" });
    expect(await append(entry("b", { at: NOON + 11 }))).toBe(1);
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  test("who agreed anew counts, though it was written down with a day before the withdrawal first", async () => {
    await smallLedger();
    expect(await append(entry("b", { at: NOON + 2 }))).toBe(1);
    expect(await append(entry("b", { at: NOON + 7 }))).toBe(1);
    expect(await append(entry("b", { at: NOON + 7 }))).toBe(0);
    expect(await readConsents(db(), "b")).toMatchObject([
      { withdrawnAt: NOON + 6 },
      { withdrawnAt: NOON + 6 },
      { grantedAt: NOON + 7, withdrawnAt: null },
    ]);
  });

  /** As somebody would who owns the database, and so can switch off what guards the ledger. */
  async function tamper(on: Database, change: string): Promise<void> {
    await on.execute(sql`alter table consent_entries disable trigger user`);
    await on.execute(sql.raw(change));
    await on.execute(sql`alter table consent_entries enable trigger user`);
  }

  test("the database itself refuses to change, delete or empty the ledger's entries", async () => {
    await smallLedger();
    for (const change of [
      "update consent_entries set recorded_by = 'Eve' where sequence = 1",
      "delete from consent_entries where sequence = 5",
      "truncate consent_entries cascade",
      "insert into consent_entries select * from consent_entries where sequence = 1 on conflict (sequence) do update set kind = 'use'",
    ]) {
      const refused = await db().execute(sql.raw(change)).then(String, causeOf);
      expect(refused).toContain("only ever added to");
    }
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 5 } });
  });

  const CHANGES: [string, string][] = [
    ["subject", "update consent_entries set subject = 'x' where sequence = 2"],
    ["kind", "update consent_entries set kind = 'grant' where sequence = 5"],
    ["statement", "update consent_entries set statement_id = 's2' where sequence = 2"],
    ["no statement", "update consent_entries set statement_id = null where sequence = 2"],
    ["call", "update consent_entries set call_id = 'call_2' where sequence = 4"],
    ["time", "update consent_entries set at = at - interval '1 ms' where sequence = 3"],
    ["time of writing", "update consent_entries set recorded_at = at where sequence = 3"],
    ["writer", "update consent_entries set recorded_by = 'ada' where sequence = 1"],
    ["hash", "update consent_entries set hash = repeat('0', 64) where sequence = 2"],
    ["last hash", "update consent_entries set hash = repeat('0', 64) where sequence = 5"],
    ["place", "update consent_entries set sequence = 9 where sequence = 5"],
    [
      "order",
      "update consent_entries a set subject = b.subject, hash = b.hash from consent_entries b where a.sequence + b.sequence = 3",
    ],
    ["first entry", "delete from consent_entries where sequence = 1"],
    ["entry within", "delete from consent_entries where sequence = 3"],
    ["last entry", "delete from consent_entries where sequence = 5"],
    ["all entries", "delete from consent_entries"],
    [
      "added entry",
      "insert into consent_entries select 6, subject, kind, statement_id, call_id, at, recorded_at, recorded_by, hash from consent_entries where sequence = 5",
    ],
    ["wording", "update consent_statements set wording = wording || ' ' where id = 's1'"],
    ["source", "update consent_statements set source = 'Messe' where id = 's1'"],
    ["evidence", "update consent_statements set evidence = 'Brief' where id = 's2'"],
    ["no evidence", "update consent_statements set evidence = null where id = 's2'"],
    ["evidence's hash", "update consent_statements set evidence_hash = '' where id = 's2'"],
    ["file", "update consent_statements set evidence_file = null where id = 's1'"],
    ["channel", "update consent_statements set channel = 'voice' where id = 's1'"],
    ["company", "update consent_statements set company = 'Muster AG' where id = 's1'"],
    ["purpose", "update consent_statements set purpose = 'Strom' where id = 's1'"],
    ["end", "update consent_statements set ends_at = null where id = 's1'"],
    ["statement's time", "update consent_statements set recorded_at = now() where id = 's1'"],
    ["statement's writer", "update consent_statements set recorded_by = '' where id = 's1'"],
    ["statement's hash", "update consent_statements set hash = '' where id = 's1'"],
    ["file's name", "update consent_evidence set name = 'x' where id = 'file_s1'"],
    ["file's type", "update consent_evidence set type = 'x' where id = 'file_s1'"],
    ["file's hash", "update consent_evidence set sha256 = '' where id = 'file_s1'"],
    ["file's time", "update consent_evidence set created_at = now() where id = 'file_s1'"],
    [
      "file's byte",
      "update consent_evidence set content = set_byte(content, 69999, 7) where id = 'file_s2'",
    ],
  ];

  test("whatever is changed in the ledger is found", async () => {
    await smallLedger();
    for (const [what, change] of CHANGES) {
      const undone = new Error("undone");
      await db()
        .transaction(async (tx) => {
          await tamper(tx, change);
          expect({ what, ...(await verifyConsents(tx)) }).toMatchObject({ what, ok: false });
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
    }
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  test("entries that were cut off stay missing, whatever is added after them", async () => {
    await smallLedger();
    await tamper(db(), "delete from consent_entries where sequence >= 4");
    await append(entry("c"));
    const finding = { of: "entry", sequence: 4, why: "missing" } as const;
    expect(await verifyConsents(db())).toEqual({ ok: false, finding });
  });

  test("a head kept elsewhere shows a ledger that was cut short or made anew", async () => {
    await smallLedger();
    const first = await verifyConsents(db());
    if (!first.ok) throw new Error("The ledger is not whole.");
    const kept = first.head;
    expect(await verifyConsents(db(), kept)).toMatchObject({ ok: true, head: kept });
    await append(entry("c"));
    expect(await verifyConsents(db(), kept)).toMatchObject({ ok: true, head: { sequence: 6 } });
    const finding = { of: "kept-head", sequence: 5, last: 6, why: "changed" } as const;
    for (const hash of ["f".repeat(64), GENESIS]) {
      expect(await verifyConsents(db(), { ...kept, hash })).toEqual({ ok: false, finding });
    }
    expect(await verifyConsents(db(), { ...kept, sequence: 9 })).toEqual({
      ok: false,
      finding: { ...finding, sequence: 9, why: "missing" },
    });
    const wrong = { sequence: 0, hash: kept.hash };
    expect(await verifyConsents(db(), wrong)).toMatchObject({ ok: false });

    // Everything written anew, each hash right: only who kept a head can tell.
    await tamper(db(), "delete from consent_entries");
    await setSetting(db(), "consent-head", EMPTY_CHAIN);
    await append(entry("a"), entry("b"), entry("a", { statementId: "s2" }));
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 3 } });
    expect(await verifyConsents(db(), kept)).toEqual({
      ok: false,
      finding: { ...finding, last: 3, why: "missing" },
    });
    await append(entry("d"), entry("e"));
    expect(await verifyConsents(db(), kept)).toEqual({
      ok: false,
      finding: { ...finding, last: 5, why: "changed" },
    });
  });

  test("an erasure takes what shows only one person's consent, and the ledger holds", async () => {
    await smallLedger();
    await erasePerson(db(), { number: null, subject: "a", at: NOON + 9, by: "Ada" });
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 6 } });
    const kept = await db()
      .select({ id: consentStatements.id, evidence: consentStatements.evidence })
      .from(consentStatements)
      .orderBy(consentStatements.id);
    expect(kept).toEqual([
      { id: "s1", evidence: "Formular" },
      { id: "s2", evidence: null },
    ]);
    expect(await db().select({ id: consentEvidence.id }).from(consentEvidence)).toEqual([
      { id: "file_s1" },
    ]);
    const consents = await readConsents(db(), "a");
    expect(consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual([NOON + 9, NOON + 9]);
  });

  test("evidence of several people goes with the last of them, and may be missing only then", async () => {
    await smallLedger();
    const erase = (subject: string) =>
      erasePerson(db(), { number: null, subject, at: NOON + 9, by: "Ada" });
    const finding = { of: "statement", id: "s1", why: "evidence-missing" } as const;
    await erase("a");
    const isGone = new Error("undone");
    await db()
      .transaction(async (tx) => {
        const gone = { evidence: null, evidenceFile: null };
        await tx.update(consentStatements).set(gone).where(eq(consentStatements.id, "s1"));
        expect(await verifyConsents(tx)).toEqual({ ok: false, finding });
        throw isGone;
      })
      .catch((error: unknown) => {
        if (error !== isGone) throw error;
      });
    expect((await erase("b")).counts.evidence).toBe(1);
    expect(await db().$count(consentEvidence)).toBe(0);
    expect(await db().$count(consentStatements, isNull(consentStatements.evidence))).toBe(2);
    expect(await append(entry("c")).catch(String)).toContain("was erased");
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  test("evidence stays for who agreed to it after an erasure", async () => {
    await say("s1");
    await append(entry("a"), entry("b"));
    const erase = (subject: string) =>
      erasePerson(db(), { number: null, subject, at: NOON + 9, by: "Ada" });
    await erase("b");
    await append(entry("b", { at: NOON + 10 }));
    expect((await erase("a")).counts.evidence).toBe(0);
    const undone = new Error("undone");
    await db()
      .transaction(async (tx) => {
        await tx.update(consentStatements).set({ evidence: null, evidenceFile: null });
        const finding = { of: "statement", id: "s1", why: "evidence-missing" } as const;
        expect(await verifyConsents(tx)).toEqual({ ok: false, finding });
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    expect((await erase("b")).counts.evidence).toBe(1);
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  const purge = (before: number, after = 0, limit = 100) =>
    purgeConsents(db(), { before, after, limit }, { recordedAt: NOON + 99, recordedBy: "Rufbaum" });

  test("a consent is purged once neither granted nor used since, and the chain holds", async () => {
    await smallLedger();
    const whole = await verifyConsents(db());
    if (!whole.ok) throw new Error("The ledger is not whole.");
    await append(entry("c", { at: NOON + 50 }));
    expect(await purge(NOON)).toEqual({ entries: 0, last: null });
    expect(await purge(NOON + 5)).toMatchObject({ entries: 1 });
    expect(await readConsents(db(), "a")).toMatchObject([{ id: "1", lastUsedAt: NOON + 5 }]);
    expect(await purge(NOON + 6)).toMatchObject({ entries: 2 });
    expect(await readConsents(db(), "a")).toEqual([]);
    expect(await readConsents(db(), "b")).toHaveLength(1);
    expect(await readConsents(db(), "c")).toHaveLength(1);
    const checked = await verifyConsents(db());
    expect(checked).toMatchObject({ ok: true, head: { sequence: 8 } });
    // A head of before stands there still, and what was added since hangs on it.
    for (const sequence of [1, 2, 3, 4, 5]) {
      const [at] = await readChain(db(), sequence - 1, 1);
      const kept = { sequence, hash: at?.hash ?? "" };
      expect(await verifyConsents(db(), kept)).toMatchObject({ ok: true, head: { sequence: 8 } });
    }
    expect(await verifyConsents(db(), whole.head)).toMatchObject({ ok: true });
    // That he withdrew stays, so that no list brings him back.
    const listed = await appendListedGrants(db(), [entry("b")], ADA);
    expect(listed).toMatchObject({ added: 0, withdrawn: 1 });
    await append(entry("d"));
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 9 } });
  });

  test("a purge goes slice by slice, and a slice with nothing due writes nothing", async () => {
    await say("s1");
    await append(...["a", "b", "c", "d", "e"].map((subject) => entry(subject)));
    await append(entry("c", { kind: "use", at: NOON + 9 }));
    let after = 0;
    const purged: number[] = [];
    for (let last: number | null = 0; last !== null; after = last ?? after) {
      const slice = await purge(NOON + 1, after, 2);
      purged.push(slice.entries);
      last = slice.last;
    }
    expect(purged).toEqual([2, 1, 1, 0, 0]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 9 } });
  });

  test("a ledger that is purged while it is verified is whole", async () => {
    for (let n = 0; n < 40; n++) await say(`s${n}`);
    const subjects = Array.from({ length: 2_000 }, (_, index) => `p${index}`);
    await append(...subjects.map((one, index) => entry(one, { statementId: `s${index % 40}` })));
    let isOver = false;
    const purging = (async () => {
      for (let after: number | null = 0; after !== null; ) {
        after = (await purge(NOON + 1, after, 50)).last;
      }
    })().finally(() => {
      isOver = true;
    });
    while (!isOver) expect(await verifyConsents(db())).toMatchObject({ ok: true });
    await purging;
    expect(await db().$count(consentStatements)).toBe(0);
  });

  const CHANGES_AFTER_PURGE: [string, string][] = [
    ["hash", "update consent_purged set hash = repeat('0', 64) where sequence = 3"],
    ["place", "delete from consent_purged where sequence = 3"],
    ["last place", "delete from consent_purged where sequence = 4"],
    [
      "an entry more",
      `with gone as (delete from consent_entries where sequence = 5 returning sequence, hash)
       insert into consent_purged select sequence, hash, 6 from gone`,
    ],
    [
      "an entry that an entry of another kind should tell of",
      `with gone as (delete from consent_entries where sequence = 5 returning sequence, hash)
       insert into consent_purged select sequence, hash, 7 from gone`,
    ],
    [
      "an entry that is there as well",
      "insert into consent_purged select sequence, hash, 6 from consent_entries where sequence = 5",
    ],
    ["what the purge tells", "update consent_entries set subject = 'x' where sequence = 6"],
  ];

  test("whatever is changed in what a purge left is found", async () => {
    await smallLedger();
    await purge(NOON + 6);
    await append(entry("c", { at: NOON + 50 }));
    expect(await verifyConsents(db())).toMatchObject({ ok: true, head: { sequence: 7 } });
    for (const [what, change] of CHANGES_AFTER_PURGE) {
      const undone = new Error("undone");
      await db()
        .transaction(async (tx) => {
          await tamper(tx, change);
          expect({ what, ...(await verifyConsents(tx)) }).toMatchObject({ what, ok: false });
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
    }
  });

  test("a withdrawal forbids calls for good, however old the consent was", async () => {
    await say("s1");
    await append(entry("a"), entry("b"), entry("c"));
    await recordConsentUse(db(), { consentId: "1", callId: "call_1", at: NOON }, ADA);
    const withdrawal = { kind: "withdrawal", statementId: null, at: NOON + 8 } as const;
    await append(entry("a", withdrawal), entry("b", { kind: "withdrawal", at: NOON + 8 }));
    // That of the third, and the use.
    expect(await purge(NOON + 9_999)).toMatchObject({ entries: 2 });
    for (const subject of ["a", "b"]) {
      const consents = await readConsents(db(), subject);
      const campaign = { company: "Muster GmbH", purpose: null, rules: { consentMonths: null } };
      expect(findConsent(consents, campaign, NOON + 9_999)).toEqual({
        code: "consent-withdrawn",
        since: NOON + 8,
      });
    }
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
  });

  const END = { outcome: "failed", endReason: null, errorCode: null, at: NOON + 9 } as const;

  test("a consent stays while a call that stands on it is open", async () => {
    await say("s1");
    await append(entry("a"));
    await storedCall(db(), { id: "call_1", ...{ consentId: "1" } });
    expect(await purge(NOON + 1)).toMatchObject({ entries: 0 });
    await endCall(db(), { ...END, callId: "call_1", status: "completed" });
    expect(await listConsentEntries(db(), "a")).toMatchObject([{}, { kind: "use" }]);
    expect(await purge(NOON + 1)).toMatchObject({ entries: 2 });
  });

  test("a consent stays for a call that is being claimed on it", async () => {
    await say("s1");
    await append(entry("a"));
    let purged: Promise<unknown> = Promise.resolve();
    await db().transaction(async (tx) => {
      await holdDialling(tx);
      purged = purge(NOON + 1);
      for (let round = 0; round < 400; round++) await tx.execute(sql`select ${round}`);
      await storedCall(tx, { id: "call_1", ...{ consentId: "1" } });
    });
    expect(await purged).toMatchObject({ entries: 0 });
  });

  test("a call goes on and ends whose consent is gone from the ledger", async () => {
    for (const id of ["call_1", "call_2"]) await storedCall(db(), { id, ...{ consentId: "7" } });
    const placed = { callId: "call_1", callSid: "CA1", status: "queued", at: NOON } as const;
    expect(await setCallPlaced(db(), placed)).toMatchObject({ call: { callSid: "CA1" } });
    for (const callId of ["call_1", "call_2"]) {
      const ended = await endCall(db(), { ...END, callId, status: "completed" });
      expect(ended).toMatchObject({ closedAt: NOON + 9 });
    }
    expect(await db().$count(calls, isNotNull(calls.consentId))).toBe(0);
  });

  test("a call that is placed and ended in one moment is both", async () => {
    await say("s1");
    await append(entry("a"));
    const ids = Array.from({ length: 20 }, (_, index) => `call_${index}`);
    for (const id of ids) await storedCall(db(), { id, ...{ consentId: "1" } });
    for (const callId of ids) {
      const placed = { callId, callSid: callId, status: "queued", at: NOON } as const;
      await Promise.all([
        setCallPlaced(db(), placed),
        endCall(db(), { ...END, callId, status: "failed" }),
      ]);
    }
    expect(await db().$count(calls, isNotNull(calls.closedAt))).toBe(20);
    expect(await listConsentEntries(db(), "a")).toHaveLength(21);
  });

  const forget = (before: number, after = "", limit = 100) =>
    forgetStatements(db(), { before, after, limit });

  test("a statement goes with its last entry, and its evidence with it", async () => {
    await smallLedger();
    await purge(NOON + 5);
    expect(await db().select({ id: consentEvidence.id }).from(consentEvidence)).toEqual([
      { id: "file_s1" },
    ]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true, statements: 1 });
  });

  test("a statement stays for the import that goes on, though none of its entries is left", async () => {
    await say("s1");
    await beginContactImport(db(), {
      id: "i1",
      name: "Liste",
      fileName: "liste.csv",
      otherColumns: [],
      statementId: "s1",
      importedBy: "Ada",
      startedAt: NOON,
    });
    await append(entry("a"));
    expect(await purge(NOON + 5)).toMatchObject({ entries: 1 });
    expect(await append(entry("b"))).toBe(1);
    await db().update(contactImports).set({ status: "done" });
    expect(await purge(NOON + 5)).toMatchObject({ entries: 1 });
    expect(await db().$count(consentStatements)).toBe(0);
  });

  test("a statement that nobody agreed to goes once it is old, slice by slice", async () => {
    await smallLedger();
    for (const id of ["s0", "s3", "s4"]) await say(id);
    expect(await forget(NOON)).toEqual({ statements: 0, last: null });
    expect(await forget(NOON + 5, "", 2)).toEqual({ statements: 1, last: "s1" });
    expect(await forget(NOON + 5, "s1", 2)).toEqual({ statements: 1, last: "s3" });
    expect(await forget(NOON + 5, "s3", 2)).toEqual({ statements: 1, last: null });
    expect(await verifyConsents(db())).toMatchObject({ ok: true, statements: 2 });
  });

  test("words of a statement that name the last who agreed to it go with him", async () => {
    const number = "+491719876543";
    await say("s1", "Formular", { wording: "Ich, 0171 98 76 543, will Anrufe." });
    await say("s2", "Formular", { source: "Messe 0171 9876543" });
    await say("s3", "Formular");
    const statements = ["s1", "s2", "s3"];
    await append(...statements.map((statementId) => entry("a", { statementId })));
    await append(entry("b", { statementId: "s2" }));
    await erasePerson(db(), { number, subject: "a", at: NOON + 9, by: "Ada" });
    const { id, wording, source } = consentStatements;
    const left = await db().select({ id, wording, source }).from(consentStatements).orderBy(id);
    expect(left).toMatchObject([
      { wording: "", source: "Messe Köln" },
      { source: "Messe 0171 9876543" },
      { wording: expect.stringContaining("KI"), source: "Messe Köln" },
    ]);
    expect(await verifyConsents(db())).toMatchObject({ ok: true });
    await db().update(consentStatements).set({ wording: "" }).where(eq(id, "s2"));
    expect(await verifyConsents(db())).toMatchObject({ ok: false });
  });

  test("evidence of a statement that nobody agreed to is missing if it is gone", async () => {
    await say("s1");
    await db().update(consentStatements).set({ evidence: null, evidenceFile: null });
    expect(await verifyConsents(db())).toMatchObject({ ok: false });
  });
}

function causeOf(error: unknown): string {
  return String(error instanceof Error ? (error.cause ?? error) : error);
}
