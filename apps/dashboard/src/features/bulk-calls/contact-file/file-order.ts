import type { HomeCountry } from "@rufbaum/dialing";
import type {
  ContactFileEvent,
  ContactFileFault,
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
  /** Where numbers without a country's code are at home. */
  home?: HomeCountry;
  /** Of the report, and of every sentence. */
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

/** What is told of a row that was left out, or of a cell that was changed. */
export interface FileFinding {
  line: number;
  /** Empty where it is the row's. */
  column: string;
  value: string;
  /** What became of a changed cell. */
  to: string | null;
  message: string;
}

export interface ReadFile {
  kind: "read";
  opened: OpenedFile;
  counts: FileCounts;
  /** What was said of the columns by hand, now or before: what their names do not say. */
  roles: RolesByHand;
  /** The first ten. */
  contacts: readonly FileContact[];
  /** What a text can say of the first contact, by the variables' names. */
  example: Readonly<Record<string, string>>;
  /** The first thousand of each. */
  dropped: readonly FileFinding[];
  changed: readonly FileFinding[];
  /** Where most rows have no number that can be called: what to do about it. */
  hint: { column: string; message: string } | null;
  /** All that was dropped and changed, as CSV; `null` where nothing was. */
  report: Blob | null;
}

export type FileOutcome =
  | ReadFile
  /** Which sheet is meant has to be said. */
  | { kind: "asked"; sheets: readonly string[] }
  | { kind: "fault"; fault: ContactFileFault; title: string; message: string };

/** What the worker tells; the outcome comes last. */
export type FileNews =
  | { type: "progress"; progress: FileProgress }
  | { type: "outcome"; outcome: FileOutcome }
  /** It can't be read on, such as where it was deleted meanwhile. */
  | { type: "broken"; message: string };
