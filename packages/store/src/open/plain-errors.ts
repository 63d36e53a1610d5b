/**
 * Lets the driver's own error through. Drizzle wraps it in one whose message holds every parameter
 * of the query, so that phone numbers and what was said would get into logs; nothing turns that
 * off. The wrapping is done where a query goes through drizzle's cache, which we do not use.
 */
import { PgPreparedQuery } from "drizzle-orm/pg-core";

Object.defineProperty(PgPreparedQuery.prototype, "queryWithCache", {
  value: (_sql: string, _params: unknown[], query: () => Promise<unknown>) => query(),
});
