/** `2026-01-05 10:00`, in the time zone of the machine. */
export function dateTime(iso: string): string {
  const date = new Date(iso);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join("-");
  return `${day} ${timeOfDay(iso).slice(0, 5)}`;
}

/** `10:00:03`. */
export function timeOfDay(iso: string): string {
  const date = new Date(iso);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(":");
}

/** Seconds as `2:05`. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
