import type { HomeCountry } from "@rufbaum/dialing";
import {
  type DroppedRow,
  type FileColumn,
  type RolesByHand,
  rolesByHand,
  type TableRow,
} from "@rufbaum/dialing/contact-files";
import type { Clock, Random, Timers } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  BATCH_ROWS,
  type BatchCounts,
  beginContactImport,
  type ContactBatch,
  type ContactImportRecord,
  type Database,
  deleteContactImport,
  endContactImport,
  type ImportCounts,
  importContacts,
  listColumnMappings,
  listErasedSubjects,
  type OtherPerson,
  type OwnContacts,
  putColumnMapping,
  readSubjectKey,
  type Store,
  saveImportCounts,
  subjectsOf,
} from "@rufbaum/store";
import { type Language, wordsIn } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import type {
  FileDone,
  FileNews,
  FileOpened,
  FileOrder,
  RefusedContact,
} from "../../file-reader/file-order.ts";
import type { FileReader } from "../../file-reader/open-file-reader.ts";
import { jsonLinesOf } from "../../file-reader/write-workbook.ts";
import { type ListedConsents, RowsThatAgree } from "../consents/listed-consents.ts";
import { requireStatement } from "../consents/require-statement.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { Suppressions } from "../suppressions/service.ts";
import { otherPersonsIn, withRows } from "./other-persons.ts";

export interface ContactFilesDeps {
  /** What lists and imports are done with: no call waits for it for long. */
  sideDb: Database;
  kind: Store["kind"];
  clock: Clock;
  timers: Pick<Timers, "every">;
  random: Pick<Random, "id" | "secret">;
  files: FileReader;
  /** Puts people on the list of whom nobody calls. */
  suppressions: Pick<Suppressions, "addUnwanted">;
  /** @throws DomainError where nothing more can be stored */
  refuseWhenFull?(): void;
}

/** A file as it is sent, and what was said of it. */
export interface SentFile {
  name: string;
  type?: string | undefined;
  sheet?: string | undefined;
  headerLine?: number | undefined;
  roles?: RolesByHand | undefined;
  /** Where numbers without a country's code are at home; by default where the rules of calling are. */
  country?: HomeCountry | undefined;
  bytes: AsyncIterable<Uint8Array>;
  /** Aborted once whoever sends it has gone, with all its bytes under way perhaps. */
  signal?: AbortSignal | undefined;
}

export type CheckedFile =
  | { asked: { sheets: readonly string[] } }
  | {
      asked: null;
      opened: FileOpened;
      done: FileDone;
      found: Omit<Extract<FileNews, { kind: "checked" }>, "kind">;
    };

/** A list that is stored, and how its file was read. */
export interface ImportedFile {
  ended: ContactImportRecord;
  /** What was said of its columns by hand, now or before. */
  roles: RolesByHand;
  country: HomeCountry;
  /** What became of everybody's consent, written down once all was read; `null` where none was given. */
  consents: ListedConsents | null;
  /** Numbers whose rows say that nobody should call: how many were blocked, and how many were before. */
  blocked: { added: number; known: number };
  /** As of `ContactFileEvent`. */
  suggestedPhone: string | null;
}

/** How the contacts of a file or a program are stored. */
interface Storing {
  by: string;
  consent: { statementId: string; grantedAt: number } | null;
  noteOf(line: number): string;
  reader: FileReader;
  said(said: unknown, contacts: number | null): string | Promise<string>;
  refused(rows: readonly string[]): void;
}

/** Milliseconds after which an import tells at the latest that it goes on, also where nothing comes in. */
const BEAT = 10_000;
/** Rows of a check that are told one by one. */
const MOST_TOLD = 1_000;
/** Counts are stored as often as somebody may look; a batch has some hundred rows. */
const BATCHES_BETWEEN = 20;

/** Reads contact files while they come in: nothing of them is kept but the contacts. */
export function createContactFiles(deps: ContactFilesDeps) {
  const { sideDb, clock, files } = deps;

  async function orderOf(file: SentFile, wanted: FileOrder["wanted"]): Promise<FileOrder> {
    const { name, type, sheet, headerLine, roles, country } = file;
    const [remembered, erased, subjectKey, home] = await Promise.all([
      listColumnMappings(sideDb),
      listErasedSubjects(sideDb),
      readSubjectKey(sideDb, deps.random),
      country ?? readHomeCountry(sideDb),
    ]);
    return {
      name,
      ...(type !== undefined && { type }),
      ...(sheet !== undefined && { sheet }),
      ...(headerLine !== undefined && { headerLine }),
      ...(roles !== undefined && { roles }),
      home,
      remembered,
      erased,
      subjectKey,
      wanted,
    };
  }

  /** @throws DomainError `contact-file` */
  async function check(file: SentFile): Promise<CheckedFile> {
    let opened: FileOpened | null = null;
    let found: Extract<FileNews, { kind: "checked" }> | null = null;
    const others: DroppedRow[] = [];
    let amount = 0;
    const order = await orderOf(file, { kind: "check", batchRows: BATCH_ROWS[deps.kind] });
    for await (const news of files.read(order, file.bytes)) {
      if (news.kind === "asked") return { asked: { sheets: news.sheets } };
      if (news.kind === "fault") throw unreadable(news);
      if (news.kind === "opened") opened = news.opened;
      if (news.kind === "batch" && opened) {
        const some = await otherPersonsIn(sideDb, news.batch, opened.columns);
        amount += some.length;
        others.push(...some.slice(0, Math.max(0, MOST_TOLD - others.length)));
      }
      if (news.kind === "checked") found = news;
      if (news.kind === "done" && opened && found) {
        const { kind: _, ...rest } = found;
        const dropped = [...rest.dropped, ...others]
          .sort((a, b) => a.line - b.line)
          .slice(0, MOST_TOLD);
        const done = withOthers(news.done, amount);
        return { asked: null, opened, done, found: { ...rest, dropped } };
      }
    }
    throw new Error("A contact file ended without its last word.");
  }

  /** The dropped rows and changed cells as a CSV file, packed by gzip. @throws DomainError `contact-file` */
  async function report(file: SentFile, language: Language): Promise<Blob> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const others: DroppedRow[] = [];
    let columns: readonly FileColumn[] = [];
    const batchRows = BATCH_ROWS[deps.kind];
    const order = await orderOf(file, { kind: "report", batchRows, language });
    for await (const news of files.read(order, file.bytes)) {
      if (news.kind === "asked") throw sheetNeeded(news.sheets);
      if (news.kind === "fault") throw unreadable(news);
      if (news.kind === "opened") columns = news.opened.columns;
      if (news.kind === "batch") {
        others.push(...(await otherPersonsIn(sideDb, news.batch, columns)));
      }
      if (news.kind === "report") pieces.push(new Uint8Array(news.bytes));
    }
    return withRows(new Blob(pieces), others, language);
  }

  /**
   * Stores a file's contacts as a list, batch by batch. What is said of its columns is remembered.
   * With a statement everybody on it has agreed to that, at `grantedAt`. Whose rows say that nobody should
   * call is blocked.
   * @throws DomainError `contact-file`, `choose-sheet`, `unknown-statement`, `import-cancelled`
   */
  async function read(
    file: SentFile,
    how: {
      list: string;
      by: string;
      consent: { statementId: string; grantedAt: number } | null;
      /** What is noted of a number that a line of the file forbids to call. */
      noteOf(line: number): string;
    },
  ): Promise<ImportedFile> {
    const { consent } = how;
    if (consent) await requireStatement(sideDb, consent.statementId, consent.grantedAt);
    const wanted = {
      kind: "import",
      batchRows: BATCH_ROWS[deps.kind],
      asksForConsent: consent !== null,
    } as const;
    return store(file, wanted, { ...how, reader: files, said: () => how.list, refused() {} });
  }

  /**
   * Stores contacts that a program sends as JSON, as `read` does a file's.
   * @param how `said`: what else it says, and how many contacts, before anything is stored; answers
   *   the list's name. `refused`: contacts that are left out, as JSON. `reader`: in whichever thread
   * @throws DomainError `not-json`, what `said` throws
   */
  function readSent(
    bytes: AsyncIterable<Uint8Array>,
    how: Pick<Storing, "said" | "refused" | "by" | "noteOf"> & {
      reader?: FileReader;
      signal?: AbortSignal;
      batchRows?: number;
      most: number;
      language: Language;
    },
  ): Promise<ImportedFile> {
    const { reader = files, signal, most, language, batchRows = BATCH_ROWS[deps.kind] } = how;
    const wanted = { kind: "contacts", batchRows, most, language } as const;
    return store({ name: "", bytes, signal }, wanted, { ...how, reader, consent: null });
  }

  async function store(
    file: SentFile,
    wanted: FileOrder["wanted"],
    how: Storing,
  ): Promise<ImportedFile> {
    deps.refuseWhenFull?.();
    const { consent, by, noteOf, reader } = how;
    const id = deps.random.id("import");
    const order = await orderOf(file, wanted);
    let list = wanted.kind === "contacts" ? "" : await how.said(null, null);
    const counts = { ...NOTHING, reasons: {} as Record<string, number> };
    const agreed = new RowsThatAgree();
    let batches = 0;
    const blocked = { added: 0, known: 0 };
    let roles: RolesByHand | null = null;
    let own: OwnContacts | null = null;
    const tell = () => saveImportCounts(sideDb, id, { counts, at: clock.now() });
    const fallSilent = deps.timers.every(BEAT, () => void tell().catch(() => {}));
    try {
      for await (const news of reader.read(order, file.bytes)) {
        switch (news.kind) {
          case "not-json":
            throw new DomainError({ code: "not-json" }, { status: 400 });
          case "said":
            list = await how.said(news.said, news.contacts);
            break;
          case "refused":
            how.refused(news.rows);
            break;
          case "asked":
            throw sheetNeeded(news.sheets);
          case "fault":
            throw unreadable(news);
          case "opened":
            await begin(id, file, { ...how, list }, news.opened);
            roles = rolesByHand(news.opened.columns);
            break;
          case "batch": {
            file.signal?.throwIfAborted();
            const stored = await storeBatch(id, { batch: news.batch, own }, counts);
            own = stored.own;
            if (wanted.kind === "contacts" && stored.otherPersons.length > 0) {
              how.refused(refusedOf(stored.otherPersons, wanted.language));
            }
            if (consent) {
              // Whoever shares a known contact's number did not agree for him.
              const others = new Set(stored.otherPersons.map(({ subject }) => subject));
              for (const one of subjectsOf(news.batch)) if (!others.has(one)) agreed.add(one, true);
            }
            batches += 1;
            if (batches % BATCHES_BETWEEN === 0) {
              await tell();
            }
            break;
          }
          case "unwanted": {
            file.signal?.throwIfAborted();
            deps.refuseWhenFull?.();
            const rows = news.rows.map(({ line, ...row }) => ({ ...row, note: noteOf(line) }));
            blocked.added += await deps.suppressions.addUnwanted(rows, by);
            break;
          }
          case "said-no":
            for (const one of news.subjects) agreed.add(one, false);
            break;
          case "done": {
            file.signal?.throwIfAborted();
            const consents = consent && (await grant(agreed, consent, by, counts));
            const ended = await endContactImport(sideDb, {
              id,
              status: "done",
              at: clock.now(),
              counts: finalCounts(counts, news.done),
            });
            if (ended) {
              const { suggestedPhone, unwanted } = news.done;
              blocked.known = unwanted - blocked.added;
              const read = { roles: roles ?? {}, country: order.home, suggestedPhone };
              return { ended, ...read, consents, blocked };
            }
            throw new DomainError({ code: "import-cancelled" }, { status: 409 });
          }
        }
      }
      throw new Error("A contact file ended without its last word.");
    } catch (error) {
      if (roles) await leave(id, error, counts);
      throw error;
    } finally {
      fallSilent();
      if (blocked.added > 0) await noteBlocks({ id, by, ...blocked });
    }
  }

  /** Of a whole file once, also of one that ended early: what was blocked until then stays so. */
  async function noteBlocks({
    id,
    by,
    ...blocked
  }: { id: string; by: string } & ImportedFile["blocked"]): Promise<void> {
    const details = { list: id, ...blocked, notUnderstood: 0 };
    const entry = { at: clock.now(), by, action: "suppression-added", subject: null } as const;
    await appendAuditEntry(sideDb, { ...entry, details });
  }

  async function begin(
    id: string,
    file: SentFile,
    how: Pick<Storing, "by" | "consent"> & { list: string },
    { otherColumns, header }: FileOpened,
  ): Promise<void> {
    const at = clock.now();
    await beginContactImport(sideDb, {
      id,
      name: how.list,
      fileName: file.name || how.list,
      otherColumns,
      statementId: how.consent?.statementId ?? null,
      importedBy: how.by,
      startedAt: at,
    });
    if (file.roles) await putColumnMapping(sideDb, { header, roles: { ...file.roles }, at });
  }

  async function storeBatch(
    importId: string,
    { batch, own }: { batch: ContactBatch; own: OwnContacts | null },
    counts: ImportCounts,
  ): Promise<BatchCounts> {
    deps.refuseWhenFull?.();
    const stored = await importContacts(sideDb, { importId, batch, at: clock.now(), own });
    if (!stored) throw new DomainError({ code: "import-cancelled" }, { status: 409 });
    counts.rows += batch.size;
    counts.added += stored.added;
    counts.updated += stored.updated;
    counts.unchanged += stored.unchanged;
    // Erased since the file was begun; of those before, its reader tells.
    counts.dropped += stored.erased + stored.otherPersons.length;
    count(counts, "erased", stored.erased);
    count(counts, "other-person", stored.otherPersons.length);
    return stored;
  }

  async function grant(
    agreed: RowsThatAgree,
    { statementId, grantedAt: at }: { statementId: string; grantedAt: number },
    by: string,
    counts: ImportCounts,
  ): Promise<ListedConsents> {
    const granted = await agreed.grant(sideDb, { statementId, at, by, clock });
    if (granted.withdrawn > 0) counts.reasons["consent-withdrawn"] = granted.withdrawn;
    if (granted.rowSaysNo > 0) counts.reasons["row-says-no"] = granted.rowSaysNo;
    return granted;
  }

  /** What was read until then stays; a database that is away is tidied later (`cancelLeftImports`). */
  async function leave(id: string, error: unknown, counts: ImportCounts): Promise<void> {
    const status = error instanceof DomainError ? "failed" : "cancelled";
    const end =
      counts.rows === 0
        ? deleteContactImport(sideDb, id)
        : endContactImport(sideDb, { id, status, at: clock.now(), counts });
    await end.catch(() => {});
  }

  /** Rows as a workbook. @throws DomainError `busy` */
  async function workbook(rows: AsyncIterable<readonly TableRow[]>, sheet: string): Promise<Blob> {
    async function* lines() {
      for await (const some of rows) yield jsonLinesOf(some);
    }
    for await (const news of files.read({ sheet, wanted: { kind: "workbook" } }, lines())) {
      if (news.kind === "workbook") return new Blob([news.bytes]);
    }
    throw new Error("A workbook was not written.");
  }

  return { check, report, read, readSent, workbook };
}

export type ContactFiles = ReturnType<typeof createContactFiles>;

const NOTHING: ImportCounts = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  dropped: 0,
  changed: 0,
  reasons: {},
};

function count({ reasons }: ImportCounts, reason: string, amount: number): void {
  if (amount > 0) reasons[reason] = (reasons[reason] ?? 0) + amount;
}

function finalCounts(counts: ImportCounts, done: FileDone): ImportCounts {
  const reasons: Record<string, number> = { ...done.dropped, ...done.changed };
  for (const [code, some] of Object.entries(counts.reasons)) {
    reasons[code] = (reasons[code] ?? 0) + some;
  }
  return {
    ...counts,
    rows: done.rows,
    dropped: done.rows - done.contacts + counts.dropped,
    changed: Object.values(done.changed).reduce((sum, some) => sum + some, 0),
    reasons,
  };
}

function withOthers(done: FileDone, amount: number): FileDone {
  if (amount === 0) return done;
  const dropped = { ...done.dropped, "other-person": amount };
  return { ...done, contacts: done.contacts - amount, dropped };
}

/** Each as the JSON of a `RefusedContact`. Whose the number is is told to no program. */
function refusedOf(others: readonly OtherPerson[], language: Language): string[] {
  const reason = "other-person";
  const message = wordsIn(language).dropReason({ code: reason, countries: [] });
  return others.map(({ line }) => {
    const row: RefusedContact = { index: line - 1, field: "", value: "", reason, message };
    return JSON.stringify(row);
  });
}

function unreadable({ fault }: Extract<FileNews, { kind: "fault" }>): DomainError {
  return new DomainError({ code: "contact-file", fault }, { status: 422, details: { fault } });
}

function sheetNeeded(sheets: readonly string[]): DomainError {
  return new DomainError({ code: "choose-sheet", sheets }, { status: 409, details: { sheets } });
}
