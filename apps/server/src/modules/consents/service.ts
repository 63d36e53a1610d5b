import { formatPhoneNumber } from "@rufbaum/dialing";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  appendConsentEntries,
  type Database,
  insertConsentStatement,
  isSuppressed,
  MOST_EVIDENCE_BYTES,
  readConsents,
  readSubjectKey,
  type Store,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Calls } from "../calls/service.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { type ListOptions, type ListReport, readList } from "../suppressions/read-list.ts";
import { LEDGER_TIME_ZONE, nameOfDay } from "../today/start-of-day.ts";
import { checkEnd, checkPast } from "./grant-moment.ts";
import { type ListedConsents, RowsThatAgree } from "./listed-consents.ts";
import { requireStatement } from "./require-statement.ts";
import { readEnd, type StatementFields, USUAL_CHANNEL } from "./statement-fields.ts";

export interface ConsentsDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  /** What lists are stored with: no call waits for it for long. */
  sideDb: Database;
  /** Writes down beside the database what must outlast its restore. */
  remember?: Store["remember"];
  /** Ends calls to these numbers that nobody has answered yet, as far as a rule forbids them now. */
  endForbidden: Calls["endForbidden"];
  /** @throws DomainError where nothing more can be stored */
  refuseWhenFull?(): void;
  log(message: string): void;
}

export type Consents = ReturnType<typeof createConsents>;

/** Who agreed to be called, to what, and who took it back. */
export function createConsents({ runtime, db, sideDb, ...deps }: ConsentsDeps) {
  const { clock, random } = runtime;

  /**
   * Keeps what was agreed to, with the file that shows it: the two are one, so that neither can be
   * changed later.
   * @param grantedAt when the people agreed who are to be recorded next: where it can't be, nothing is kept
   * @throws DomainError `no-company`, `no-evidence`, `empty-evidence-file`, `too-large`, `consent-in-future`, `ends-before-grant`
   */
  async function state(
    fields: StatementFields,
    { file, by, grantedAt }: { file?: File; by: string; grantedAt?: number },
  ) {
    deps.refuseWhenFull?.();
    const { wording, source, evidence = "", channel = USUAL_CHANNEL, purpose = null } = fields;
    const company = fields.company ?? (await readTelephonySettings(db)).company;
    if (company === null) throw new DomainError({ code: "no-company" }, { status: 422 });
    if (evidence === "" && !file) throw new DomainError({ code: "no-evidence" }, { status: 422 });
    const now = clock.now();
    const endsAt = fields.endsAt === undefined ? null : readEnd(fields.endsAt);
    if (grantedAt !== undefined) {
      checkPast(grantedAt, now);
      checkEnd(grantedAt, endsAt);
    }
    const evidenceFile = file ? await read(file, { now, id: random.id("evidence") }) : null;
    const id = random.id("statement");
    const said = { id, wording, source, evidence, channel, company, purpose, endsAt };
    await insertConsentStatement(db, { ...said, evidenceFile, recordedAt: now, recordedBy: by });
    return id;
  }

  /**
   * Writes down that one person agreed.
   * @param statement an id, or what he agreed to
   * @returns the statement's id, and whether this was not known before
   * @throws DomainError `unknown-statement`, `statement-erased`, `consent-in-future`, `ends-before-grant`
   */
  async function grant(
    number: string,
    { statement, at, by }: { statement: string | StatementFields; at: number; by: string },
  ): Promise<{ statementId: string; added: boolean }> {
    checkPast(at, clock.now());
    const statementId =
      typeof statement === "string" ? statement : await state(statement, { by, grantedAt: at });
    await requireStatement(sideDb, statementId, at);
    const subject = await subjectFor(number);
    const recorded = { recordedAt: clock.now(), recordedBy: by };
    const entry = { subject, kind: "grant" as const, statementId, callId: null, at };
    const added = await db.transaction(async (tx) => {
      const count = await appendConsentEntries(tx, [entry], recorded);
      const details = { statementId, added: count, known: 1 - count };
      await appendAuditEntry(tx, {
        at: recorded.recordedAt,
        by,
        action: "consent-recorded",
        subject,
        details,
      });
      return count > 0;
    });
    return { statementId, added };
  }

  /**
   * Writes down that everybody on a list agreed whose own rows do not say otherwise, once all of it
   * was read; a list that was cut off may be sent again.
   * @throws DomainError `unknown-statement`, `consent-in-future`, `ends-before-grant`, `list-too-long`
   */
  async function importList(
    bytes: AsyncIterable<Uint8Array>,
    how: ListOptions & { statementId: string; at: number; by: string },
  ): Promise<ListReport & ListedConsents> {
    deps.refuseWhenFull?.();
    const { statementId, at, by } = how;
    checkPast(at, clock.now());
    await requireStatement(sideDb, statementId, at);
    const key = await readSubjectKey(sideDb, random);
    const home = how.country ?? (await readHomeCountry(sideDb));
    const wanted = { ...how, kind: "own" as const, key, home, isOfConsents: true };
    const rows = new RowsThatAgree();
    const report = await readList(bytes, wanted, async (entries) => {
      for (const { subject, agrees, isMeant } of entries) rows.add(subject, agrees, isMeant);
    });
    const found = await rows.grant(sideDb, { statementId, at, by, clock });
    await appendAuditEntry(sideDb, {
      at: clock.now(),
      by,
      action: "consent-recorded",
      subject: null,
      details: { statementId, ...found, notUnderstood: report.notUnderstood },
    });
    return { ...report, ...found };
  }

  /**
   * Ends all that somebody had agreed to by then, also what is written down only later; where nothing
   * stands it is kept for that alone. Blocks nobody: he may agree anew.
   * @param at of a day without an hour its last millisecond: what was granted on that day, and whenever
   *   it is written down, is over
   * @returns how many consents that ended, and whether the number is blocked as well
   * @throws DomainError `granted-later`, `consent-in-future`
   */
  async function withdraw(
    number: string,
    { at, note, by }: { at: number; note: string; by: string },
  ): Promise<{ ended: number; isBlocked: boolean }> {
    checkPast(at, clock.now());
    const subject = await subjectFor(number);
    const recorded = { recordedAt: clock.now(), recordedBy: by };
    const ended = await db.transaction(async (tx) => {
      const standing = (await readConsents(tx, subject)).filter((one) => one.withdrawnAt === null);
      const over = standing.filter(({ grantedAt }) => grantedAt <= at);
      if (standing.length > 0 && over.length === 0) {
        const earliest = Math.min(...standing.map(({ grantedAt }) => grantedAt));
        const granted = {
          day: nameOfDay(earliest, LEDGER_TIME_ZONE),
          number: formatPhoneNumber(number),
        };
        throw new DomainError({ code: "granted-later", ...granted }, { status: 422 });
      }
      const all = { subject, kind: "withdrawal" as const, statementId: null, callId: null, at };
      await appendConsentEntries(tx, [all], recorded);
      const details = { ended: over.length, note };
      await appendAuditEntry(tx, {
        at: recorded.recordedAt,
        by,
        action: "consent-withdrawn",
        subject,
        details,
      });
      return over.length;
    });
    await deps
      .endForbidden((called) => called === number)
      .catch((error: unknown) =>
        deps.log(`calls that stand on no consent go on: ${describeFault(error)}`),
      );
    await deps
      .remember?.({ kind: "withdrawal", subject, by, at })
      .catch((error: unknown) =>
        deps.log(`a withdrawal was not written to lasting.jsonl: ${describeFault(error)}`),
      );
    return { ended, isBlocked: await isSuppressed(db, number) };
  }

  async function subjectFor(number: string): Promise<string> {
    return subjectOf(await readSubjectKey(db, random), number);
  }

  return { state, grant, importList, withdraw, subjectFor };
}

async function read(file: File, { id, now }: { id: string; now: number }) {
  if (file.size === 0) {
    throw new DomainError({ code: "empty-evidence-file", name: file.name }, { status: 422 });
  }
  if (file.size > MOST_EVIDENCE_BYTES) {
    const bytes = file.size;
    throw new DomainError(
      { code: "too-large", bytes, limit: MOST_EVIDENCE_BYTES },
      { status: 413 },
    );
  }
  const content = new Uint8Array(await file.arrayBuffer());
  const type = file.type || "application/octet-stream";
  return { id, name: file.name.slice(0, 200), type: type.slice(0, 200), content, createdAt: now };
}
