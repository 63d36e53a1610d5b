import type { Wasm } from "./compile-wasm.ts";

/** What the program's thread asks the database's thread, and what it is answered. */
export type Request =
  | { kind: "open"; options: OpenOptions; wasm: Wasm }
  | { kind: "query"; query: Query; transaction: number | null }
  | { kind: "begin"; transaction: number }
  | { kind: "end"; transaction: number; commit: boolean }
  | { kind: "close" };

/** The end of a template's name that is compressed. */
export const PACKED = ".zst";

export interface OpenOptions {
  /** A folder, or `null` for a database in memory, which begins with a template. */
  directory: string | null;
  /** The archive of a cluster that a new one begins with. */
  template: string | null;
  /** The folder is absent or empty, and the cluster in it is to be made. */
  isNew?: boolean;
}

export interface Query {
  sql: string;
  params: unknown[];
  rowMode: "array" | "object";
}

export interface QueryResult {
  rows: unknown[];
  affectedRows: number;
}

export type Envelope<Body> = { id: number; body: Body };

export type PgliteReply =
  | { ok: true; value: QueryResult | null }
  | { ok: false; error: DatabaseErrorFields };

/** The fields of PostgreSQL's error message (protocol-error-fields.html) that somebody reads. */
export interface DatabaseErrorFields {
  message: string;
  code?: string;
  severity?: string;
  detail?: string;
  table?: string;
  column?: string;
  constraint?: string;
}
