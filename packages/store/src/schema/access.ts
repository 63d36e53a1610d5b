import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** A signed-in tab: the browser's cookie together with the tab's token, both as hashes only. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    cookieHash: text("cookie_hash").notNull(),
    /** Who sits there, as he said; `null` until he was asked. */
    person: text(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (session) => [
    index("sessions_by_cookie").on(session.cookieHash),
    index("sessions_by_expiry").on(session.expiresAt),
  ],
);

/** What stands against a client: one row each, counted up by its failures. */
export const loginAttempts = pgTable("login_attempts", {
  client: text().primaryKey(),
  failures: integer().notNull(),
  /** When its failures no longer count. */
  forgottenAt: instant("forgotten_at").notNull(),
  lockedUntil: instant("locked_until"),
});

/** Each failed login of the last day, of all clients: for the limit over all of them. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    client: text().notNull(),
    at: instant().notNull(),
  },
  (failure) => [
    index("login_failures_by_time").on(failure.at),
    index("login_failures_by_client").on(failure.client),
  ],
);

export const apiTokens = pgTable("api_tokens", {
  id: text().primaryKey(),
  name: text().notNull(),
  hash: text().notNull().unique(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});
