import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";

/** A point in time: `timestamptz` in the database, milliseconds since 1970 in the program. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  toDriver: writtenInstant,
  fromDriver: (text) => readInstant(text),
});

/** Reads PostgreSQL's `2026-01-05 09:00:00.25+00`, whose short offset `Date.parse` refuses. */
export function readInstant(text: string): number {
  return Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

/** A point in time as a parameter of written-out SQL. */
export function instantParameter(milliseconds: number): SQL {
  return sql`${writtenInstant(milliseconds)}::timestamptz`;
}

const LAST = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * Times come from outside, too. PostgreSQL knows no year 0 and none of five digits, and before 1893
 * writes offsets with seconds; what lies beyond is as good as the first or the last time there is.
 */
export function writtenInstant(milliseconds: number): string {
  return new Date(Math.min(Math.max(milliseconds, 0), LAST)).toISOString();
}
