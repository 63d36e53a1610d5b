/** No such number, or none that the carrier ever connects: the same call is refused again. */
const NUMBER: ReadonlySet<string> = new Set(["21211", "21214", "21216", "21217"]);

/**
 * What every call is refused for until somebody mends it there: credentials (20003, 20005), the number
 * it comes from (21210, 21212, 21213). A country that is not let through (21215) and whom a trial may
 * not call (21219) are none of these: others of the same list may be reached.
 */
const ACCOUNT: ReadonlySet<string> = new Set(["20003", "20005", "21210", "21212", "21213"]);

/** The codes of what the account, and nobody who is called, is to blame for. */
export const ACCOUNT_REFUSALS: readonly string[] = [...ACCOUNT];

/**
 * For whose sake a carrier took no call, by its error code: the number's that was to be called, or the
 * account's. `null`: it may have been either, or may pass.
 */
export function refusedFor(code: string): "number" | "account" | null {
  if (NUMBER.has(code)) return "number";
  return ACCOUNT.has(code) ? "account" : null;
}
