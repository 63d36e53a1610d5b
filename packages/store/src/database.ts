import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * What every query takes: PGlite, PostgreSQL, or a transaction on either.
 *
 * `execute` answers in a shape of its own on each driver, so queries read through `select` and
 * `returning` only.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
