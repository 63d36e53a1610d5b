import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";

/** A point in time: `timestamptz` in the database, milliseconds since 1970 in the program. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => readInstant(text),
});

/** Reads PostgreSQL's `2026-01-05 09:00:00.25+00`, whose short offset `Date.parse` refuses. */
export function readInstant(text: string): number {
  return Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

/** A point in time as a parameter of written-out SQL. */
export function instantParameter(milliseconds: number): SQL {
  return sql`${new Date(milliseconds).toISOString()}::timestamptz`;
}
