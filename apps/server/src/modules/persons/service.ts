import { formatPhoneNumber, parsePhoneNumber } from "@rufbaum/dialing";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  countPerson,
  type Database,
  type DataCopy,
  eraseUnlessInCall,
  findSuppression,
  type KnownPerson,
  type LastingEntry,
  listErasures,
  readSubjectKey,
  type Traces,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { countByAccount, type HeldSound } from "../recordings/held-sound.ts";
import { exportPerson } from "./export-person.ts";
import { createPendingRecordings } from "./pending-recordings.ts";
import { createTraceRemoval } from "./remove-traces.ts";

export interface PersonsDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  /** The same data, for exports. */
  sideDb: Database;
  sound: HeldSound;
  /** Of the embedded database; `null` with PostgreSQL. */
  traces: Traces | null;
  /** Backups and older data; `null` where others make them. */
  dataCopies: (() => Promise<DataCopy[]>) | null;
  /** Writes down beside the database what must outlast its restore. */
  remember?(entry: LastingEntry): Promise<void>;
  log(message: string): void;
}

/** Why somebody is erased. */
export const ERASURE_REASONS = ["asked", "objection", "not-needed", "other"] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

export type Persons = ReturnType<typeof createPersons>;

/** What is known of one person, by number: shown, handed out, erased. */
export function createPersons(deps: PersonsDeps) {
  const { db, sideDb, runtime, log } = deps;
  const { clock, timers, random } = runtime;
  const recordings = createPendingRecordings({ db, sound: deps.sound, timers, log });
  const traces = createTraceRemoval({ db, traces: deps.traces, timers, log });

  async function show(text: string) {
    const person = await known(text);
    const block = await findSuppression(sideDb, { number: person.number });
    const erasures = await listErasures(sideDb, person.subject);
    return {
      number: person.number,
      written: formatPhoneNumber(person.number),
      counts: await countPerson(sideDb, person),
      isBlocked: block !== null,
      erasedAt: erasures.map(({ at }) => iso(at)),
      /** Recordings that carriers still have of who was erased, by account. */
      pendingRecordings: countByAccount(
        erasures.flatMap(({ pendingRecordings }) => pendingRecordings),
      ),
    };
  }

  /** A ZIP archive, made while it is read. */
  async function hand(text: string, by: string, words: Words): Promise<AsyncGenerator<Uint8Array>> {
    const person = await known(text);
    const { subject } = person;
    const at = clock.now();
    await appendAuditEntry(db, { at, by, action: "person-exported", subject, details: {} });
    return exportPerson({ ...deps, clock }, person, words);
  }

  /** @throws DomainError `person-in-call` (409) while a call has not ended */
  async function erase(text: string, by: string, reason: ErasureReason | null) {
    const person = await known(text);
    const { number, subject } = person;
    const at = clock.now();
    const erased = await db.transaction(async (tx) => {
      const done = await eraseUnlessInCall(tx, { ...person, at, by });
      if (!done) throw inCall(number);
      const details = { reason, ...done.counts };
      await appendAuditEntry(tx, { at, by, action: "person-erased", subject, details });
      return done;
    });
    // What fails here is written down at the next start: the database knows it.
    await deps
      .remember?.({ kind: "suppression", subject, reason: "erased", at })
      .then(() => deps.remember?.({ kind: "erasure", subject, by, at }))
      .catch((error: unknown) => log(`lasting.jsonl was not told: ${describeFault(error)}`));
    const pending = await recordings.deleteOf(erased);
    const hasNoTraces = await traces.remove();
    return {
      counts: erased.counts,
      /** Recordings that carriers still have, by account; they are tried until none has any. */
      pendingRecordings: countByAccount(pending),
      /** Whether files of the database still hold bytes of it, until no call is in progress. */
      hasTraces: !hasNoTraces,
      /** Those that still hold the person; `null`: they are PostgreSQL's, which its administrator makes. */
      copies: deps.dataCopies === null ? null : (await deps.dataCopies()).map(viewCopy),
    };
  }

  async function known(text: string): Promise<KnownPerson> {
    const number = parsePhoneNumber(text, { home: await readHomeCountry(db) });
    if (!number.ok) {
      const { refusal: why } = number;
      throw new DomainError(
        { code: "invalid-number", to: text, why },
        { details: { to: text, why: why.code } },
      );
    }
    const key = await readSubjectKey(db, random);
    return { number: number.e164, subject: subjectOf(key, number.e164) };
  }

  return {
    show,
    hand,
    erase,
    removeTraces: traces.remove,
    /** Goes on with what an earlier run left. @returns what ends it */
    start(): () => Promise<void> {
      const stop = recordings.start();
      void traces.remove();
      return async () => {
        await stop();
        await traces.stop();
      };
    },
  };
}

/** `lastDay`, as 2026-11-24; the rest as `DataCopy` has it. */
function viewCopy({ path, kind, madeAt, lastDay, endsAfter }: DataCopy) {
  return {
    path,
    kind,
    madeAt: madeAt === null ? null : iso(madeAt),
    lastDay: lastDay === null ? null : iso(lastDay).slice(0, 10),
    endsAfter,
  };
}

function inCall(number: string): DomainError {
  return new DomainError(
    { code: "person-in-call", number: formatPhoneNumber(number) },
    { status: 409 },
  );
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
