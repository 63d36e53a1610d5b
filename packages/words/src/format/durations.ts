import { NO_NUMBER } from "./numbers.ts";

/** Seconds as `02:34`, from an hour on `1:02:34`; begun seconds don't count. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return NO_NUMBER;
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3_600);
  const rest = `${twoDigits(Math.floor((total % 3_600) / 60))}:${twoDigits(total % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
