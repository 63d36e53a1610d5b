/** mm:ss; from an hour on h:mm:ss. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const rest = `${pad(Math.floor((total % 3600) / 60))}:${pad(total % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** m:ss, as averages are shown: 2:34. */
export function formatAverage(seconds: number): string {
  const total = Math.round(seconds);
  return `${Math.floor(total / 60)}:${pad(total % 60)}`;
}

/** Whole seconds from one moment to another, both in milliseconds; never negative. */
export function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 1000));
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
