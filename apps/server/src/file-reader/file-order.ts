import type { HomeCountry } from "@rufbaum/dialing";
import type {
  ChangedCell,
  ContactFileEvent,
  ContactFileFault,
  DroppedRow,
  FileContact,
  RolesByHand,
} from "@rufbaum/dialing/contact-files";
import type { ContactBatch } from "@rufbaum/store/contact-batch";
import type { Language } from "@rufbaum/words";

/** A contact file that is to be read, and what for. */
export interface FileOrder {
  name: string;
  type?: string;
  /** Of a workbook with several. */
  sheet?: string;
  headerLine?: number;
  /** Where numbers without a country's code are at home. */
  home: HomeCountry;
  /** What columns mean, by their names. */
  roles?: RolesByHand;
  /** What was said of earlier files, by `headerKey`: where this one's roles are not given. */
  remembered: Readonly<Record<string, RolesByHand>>;
  /** People who were erased, by subject: a file brings none of them back. */
  erased: readonly string[];
  /** What `subjectOf` names people with. */
  subjectKey: string;
  wanted: /** Both tell their contacts in batches, too, of whom the database may know some by other names. */
    | { kind: "check"; batchRows: number }
    | { kind: "report"; batchRows: number; language: Language }
    /** `asksForConsent`: of each batch it is told whose rows say no to one. */
    | { kind: "import"; batchRows: number; asksForConsent: boolean }
    /** No file, but JSON with `contacts` among its fields: at most so many, each as an object. */
    | { kind: "contacts"; batchRows: number; most: number; language: Language };
}

export type FileOpened = Omit<ContactFileEvent & { type: "opened" }, "type"> & {
  /** By which its mapping is remembered. */
  header: string;
};
export type FileDone = Omit<ContactFileEvent & { type: "done" }, "type">;

/** A workbook that is to be written, of rows that come as `jsonLinesOf` writes them. */
export interface WorkbookOrder {
  sheet: string;
  wanted: { kind: "workbook" };
}

export interface UnwantedRow {
  line: number;
  number: string | null;
  subject: string;
}

/** A contact that was sent and left out. */
export interface RefusedContact {
  /** Its place among those that were sent, from 0. */
  index: number;
  /** Where the fault is. */
  field: string;
  value: string;
  reason: DroppedRow["reason"]["code"];
  message: string;
}

/** What is told of a file, piece by piece. `asked` and `fault` are the last of it. */
export type FileNews =
  | { kind: "opened"; opened: FileOpened }
  | { kind: "asked"; sheets: readonly string[] }
  | { kind: "fault"; fault: ContactFileFault }
  /** Of a check, at its end: the first of each. */
  | {
      kind: "checked";
      contacts: readonly FileContact[];
      dropped: readonly DroppedRow[];
      changed: readonly ChangedCell[];
    }
  | { kind: "workbook"; bytes: Uint8Array<ArrayBuffer> }
  /** A piece of a report, packed by gzip. */
  | { kind: "report"; bytes: Uint8Array }
  /** Of all but a workbook. */
  | { kind: "batch"; batch: ContactBatch }
  /** Of an import: whose rows say that nobody should call; `number` is `null` of who was erased. */
  | { kind: "unwanted"; rows: readonly UnwantedRow[] }
  /** Of JSON, before any contact: all else that it says, and how many contacts; `null`: no list of them. */
  | { kind: "said"; said: unknown; contacts: number | null }
  /** It is none. */
  | { kind: "not-json" }
  /** Contacts that were left out, each as the JSON of a `RefusedContact`. */
  | { kind: "refused"; rows: readonly string[] }
  /** Of an import that asks for it: people, by subject, whose own row does not agree, whatever another one says. */
  | { kind: "said-no"; subjects: readonly string[] }
  | { kind: "done"; done: FileDone };
