import type { DatabaseErrorFields } from "./protocol.ts";

/** A fault that the embedded database reported, with PostgreSQL's five-character `code`. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: string | undefined;
  /** `ERROR`, or `FATAL` and `PANIC`, after which the database can do nothing more. */
  readonly severity: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;

  constructor({ message, ...fields }: DatabaseErrorFields) {
    super(message);
    this.code = fields.code;
    this.severity = fields.severity;
    this.detail = fields.detail;
    this.table = fields.table;
    this.column = fields.column;
    this.constraint = fields.constraint;
  }
}

const FIELDS = ["code", "severity", "detail", "table", "column", "constraint"] as const;

/** What of an error crosses from one thread to another. */
export function errorFields(error: unknown): DatabaseErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields: DatabaseErrorFields = { message: error.message };
  for (const name of FIELDS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
