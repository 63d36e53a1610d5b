/** A moment as a field of the browser has it, by its clock: `2026-11-24T09:30`. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** ISO 8601 of what such a field holds; `null` where it is empty. */
export function momentOf(local: string): string | null {
  return local === "" ? null : new Date(local).toISOString();
}
