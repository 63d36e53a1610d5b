/** How often somebody was called in the time before a moment, and when that is few enough again. */
export function attemptsWithin(
  span: number,
  attempts: readonly number[],
  limit: number,
  now: number,
): { used: number; againAt: number | null } {
  const counted = attempts.filter((at) => at > now - span);
  // So many of the oldest have to lie further back.
  const last = counted.toSorted((one, other) => one - other)[counted.length - limit];
  return { used: counted.length, againAt: last === undefined ? null : last + span };
}
