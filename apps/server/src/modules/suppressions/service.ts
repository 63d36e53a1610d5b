import { formatPhoneNumber } from "@rufbaum/dialing";
import { type ListKind, listedNames, subjectOf } from "@rufbaum/dialing/subjects";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type Database,
  findSuppression,
  importSuppressions,
  noteSuppression,
  readSubjectKey,
  removeSuppression,
  type Store,
  suppressNumber,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Calls } from "../calls/service.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { type ListOptions, type ListReport, readList } from "./read-list.ts";

export interface SuppressionsDeps {
  runtime: Pick<Runtime, "clock" | "random">;
  db: Database;
  /** What lists are stored with: no call waits for it for long. */
  sideDb: Database;
  /** Writes down beside the database what must outlast its restore. */
  remember?: Store["remember"];
  /** Ends calls to these numbers that nobody has answered yet, as far as a rule forbids them now. */
  endForbidden: Calls["endForbidden"];
  log(message: string): void;
}

export type Suppressions = ReturnType<typeof createSuppressions>;

/** Whom nobody calls: who said so in a call, was entered by hand, or stands on a list. */
export function createSuppressions({ runtime, db, sideDb, log, ...deps }: SuppressionsDeps) {
  const { clock, random } = runtime;
  /** Opt-outs that the database does not know of yet. */
  const remembering = new Map<string, Promise<void>>();

  /** What somebody said in a call; tried again until it is stored. */
  async function optOut(number: string, callId: string | null): Promise<void> {
    const at = clock.now();
    // While the database is away this is tried again and again; the disk is told once.
    const remembered = remembering.get(number) ?? remember([{ kind: "suppression", number, at }]);
    remembering.set(number, remembered);
    await suppressNumber(db, { number, callId, createdAt: at });
    // Who says so in a call is not kept waiting for another one's end.
    void endCalls((called) => called === number);
    await remembered;
    remembering.delete(number);
  }

  /**
   * Lets nobody call whom a call was with until a person has decided: he lifts it, or blocks the number.
   * Tried again until it is stored.
   */
  async function holdBack(number: string, callId: string): Promise<void> {
    const reason = "undecided";
    const at = clock.now();
    const isNew = await suppressNumber(db, { number, callId, createdAt: at, reason });
    await endCalls((called) => called === number);
    if (isNew) await remember([{ kind: "suppression", number, reason, at }]);
  }

  /** Blocks a number by hand; of one that is blocked, the note is kept as well. @returns whether it was not blocked before */
  async function add(
    number: string,
    { note, callId, by }: { note: string; callId: string | null; by: string },
  ): Promise<boolean> {
    const subject = subjectOf(await readSubjectKey(db, random), number);
    const at = clock.now();
    const isNew = await db.transaction(async (tx) => {
      const block = { number, callId, createdAt: at, note, createdBy: by };
      const added = await suppressNumber(tx, { ...block, reason: "by-hand" });
      if (!added && note !== "") await noteSuppression(tx, { number }, note);
      const details = { callId, added };
      await appendAuditEntry(tx, { at, by, action: "suppression-added", subject, details });
      return added;
    });
    await endCalls((called) => called === number);
    if (isNew) await remember([{ kind: "suppression", subject, reason: "by-hand", at }]);
    return isNew;
  }

  /** Lets somebody be called again. @throws DomainError if nothing blocks him */
  async function lift(number: string, { reason, by }: { reason: string; by: string }) {
    const subject = subjectOf(await readSubjectKey(db, random), number);
    const at = clock.now();
    const lifted = await db.transaction(async (tx) => {
      const removed = await removeSuppression(tx, { number });
      if (removed.length === 0) {
        const written = formatPhoneNumber(number);
        throw new DomainError({ code: "not-suppressed", number: written }, { status: 404 });
      }
      const reasons = removed.map((row) => row.reason);
      const details = { reason, blockedBy: reasons };
      await appendAuditEntry(tx, { at, by, action: "suppression-lifted", subject, details });
      return removed;
    });
    await remember([{ kind: "suppression-lifted", subject, at }]);
    return lifted;
  }

  /** Blocks what a list holds, as far as it is understood. */
  async function importList(
    bytes: AsyncIterable<Uint8Array>,
    { kind, name, by, ...how }: ListOptions & { kind: ListKind; name: string; by: string },
  ): Promise<ListReport & { added: number; known: number }> {
    const key = await readSubjectKey(db, random);
    const reason = kind === "robinson" ? "robinson" : "imported";
    const createdAt = clock.now();
    let added = 0;
    const home = how.country ?? (await readHomeCountry(db));
    const report = await readList(bytes, { ...how, kind, key, home }, async (entries) => {
      added += await importSuppressions(sideDb, entries, {
        reason,
        note: name,
        createdBy: by,
        createdAt,
      });
      const subjects = new Set(entries.map(({ subject }) => subject));
      const namesOf = (number: string) => [number, ...listedNames(number)];
      await endCalls((called) =>
        namesOf(called).some((name) => subjects.has(subjectOf(key, name))),
      );
      if (kind === "robinson") return;
      await remember(
        entries.map(({ subject }) => ({ kind: "suppression", subject, reason, at: createdAt })),
      );
    });
    const result = { ...report, added, known: report.understood - added };
    await appendAuditEntry(db, {
      at: createdAt,
      by,
      action: "suppression-added",
      subject: null,
      details: { list: kind, added, known: result.known, notUnderstood: report.notUnderstood },
    });
    return result;
  }

  /** Blocks whose rows of a contact file say that nobody should call. @returns how many were not blocked before */
  async function addUnwanted(
    entries: readonly { number: string | null; subject: string; note: string }[],
    by: string,
  ): Promise<number> {
    const key = await readSubjectKey(db, random);
    const at = clock.now();
    const reason = "imported";
    const about = { reason, note: "", createdBy: by, createdAt: at } as const;
    const added = await importSuppressions(sideDb, entries, about);
    const subjects = new Set(entries.map(({ subject }) => subject));
    await endCalls((called) => subjects.has(subjectOf(key, called)));
    if (added > 0) {
      await remember(
        [...subjects].map((subject) => ({ kind: "suppression", subject, reason, at })),
      );
    }
    return added;
  }

  /** What can't be ended now is looked for again and again. */
  async function endCalls(isAbout: (number: string) => boolean): Promise<void> {
    await deps
      .endForbidden(isAbout)
      .catch((error: unknown) => log(`calls to who was blocked go on: ${describeFault(error)}`));
  }

  /** What was not written down beside the database still stands in it. */
  async function remember(entries: Parameters<Store["remember"]>): Promise<void> {
    await deps
      .remember?.(...entries)
      .catch((error: unknown) => log(`a block was not written to lasting.jsonl: ${error}`));
  }

  return {
    optOut,
    holdBack,
    add,
    lift,
    importList,
    addUnwanted,
    find: (number: string) => findSuppression(db, { number }),
  };
}
