import { keepTimeZone, onTimeZone, timeZone } from "../messages/time-zone.ts";
import { kept } from "./runtime.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const stored = kept("browser", "rufbaum.time-zone", isText);

/** Begins with the zone that this browser was told last, so that no time jumps, and keeps the next. */
export function rememberTimeZone(): void {
  const last = stored.read();
  if (last !== null) keepTimeZone(last);
  onTimeZone(() => stored.write(timeZone()));
}
