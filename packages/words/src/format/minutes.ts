/** A minute of the day as `8:05`, the day's end as `24:00`. */
export function minuteOfDay(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}
