/**
 * The time as it is: what the database would change must not be hashed.
 * @throws RangeError where it is no whole number of milliseconds since 1970
 */
export function wholeTime(at: number): number {
  if (Number.isSafeInteger(at) && at >= 0 && at <= LAST) return at;
  throw new RangeError(`A time in the ledger is a whole number of milliseconds since 1970: ${at}`);
}

const LAST = Date.parse("9999-12-31T23:59:59.999Z");
