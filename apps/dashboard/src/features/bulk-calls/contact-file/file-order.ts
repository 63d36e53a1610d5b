import type {
  ChangedCell,
  ContactFileEvent,
  ContactFileFault,
  DroppedRow,
  FileContact,
  RolesByHand,
} from "@rufbaum/dialing/contact-files";
import type { Language } from "@rufbaum/words/language";

/** A file, and what was said of it by hand. */
export interface FileOrder {
  file: File;
  sheet?: string;
  /** From 1. */
  headerLine?: number;
  roles?: RolesByHand;
  /** What was said of headers before, by their `headerKey`. */
  remembered?: Readonly<Record<string, RolesByHand>>;
  /** Of the report. */
  language: Language;
}

export interface FileProgress {
  bytes: number;
  totalBytes: number;
  contacts: number;
  dropped: number;
}

export type OpenedFile = Omit<Extract<ContactFileEvent, { type: "opened" }>, "type">;
export type FileCounts = Omit<Extract<ContactFileEvent, { type: "done" }>, "type">;

export interface ReadFile {
  kind: "read";
  opened: OpenedFile;
  counts: FileCounts;
  /** The first ten. */
  contacts: readonly FileContact[];
  /** The first thousand of each. */
  dropped: readonly DroppedRow[];
  changed: readonly ChangedCell[];
  /** All that was dropped and changed, as CSV; `null` where nothing was. */
  report: Blob | null;
}

export type FileOutcome =
  | ReadFile
  /** Which sheet is meant has to be said. */
  | { kind: "asked"; sheets: readonly string[] }
  | { kind: "fault"; fault: ContactFileFault };

/** What the worker tells; the outcome comes last. */
export type FileNews =
  | { type: "progress"; progress: FileProgress }
  | { type: "outcome"; outcome: FileOutcome }
  /** It can't be read on, such as where it was deleted meanwhile. */
  | { type: "broken"; message: string };
