/** Why the database could not do what was asked, though nothing was wrong with it. */
export type Outage = "away" | "disk-full";

/** `away`: gone, starting, too busy, or in the way of another transaction; it may be asked again. */
const AWAY: readonly RegExp[] = [
  // PostgreSQL's (errcodes-appendix.html): connection, operator intervention but for a statement
  // that somebody called off, serialization and deadlock, too many connections, a standby.
  /^08/,
  /^57P/,
  /^40(001|P01)$/,
  /^53(200|300)$/,
  /^25006$/,
  // The driver's, and the system's.
  /^CONNECTION_(CLOSED|ENDED|DESTROYED)$/,
  /^CONNECT_TIMEOUT$/,
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/,
];
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** What a failed query tells of the database itself; `null` where the query was at fault. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return null;
  }
  const { code } = error;
  if (DISK_FULL.test(code)) return "disk-full";
  return AWAY.some((pattern) => pattern.test(code)) ? "away" : null;
}
