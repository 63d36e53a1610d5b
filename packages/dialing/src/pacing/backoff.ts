/** How waits grow while a carrier says "later"; milliseconds. */
export interface Backoff {
  first: number;
  /** How many times as long each wait is as the one before. */
  factor: number;
  longest: number;
  /** The most that is heeded of what a carrier asks for: more is a mistake, or malice. */
  longestAsked: number;
  /** The share by which a wait may be longer, so that calls refused together don't come back together. */
  spread: number;
}

export const CARRIER_BACKOFF: Backoff = {
  first: 500,
  factor: 2,
  longest: 60_000,
  longestAsked: 3_600_000,
  spread: 0.2,
};

/**
 * Milliseconds to wait before a carrier is asked again that said "later" `refusals` times in a row.
 * Never less than it asked for itself (`retryAfter`). `share`: a random number from 0 to 1.
 *
 * Only for refusals that surely placed nothing: asking for a call is not idempotent.
 */
export function waitUntilNextTry(
  { refusals, retryAfter, share }: { refusals: number; retryAfter: number | null; share: number },
  backoff: Backoff = CARRIER_BACKOFF,
): number {
  const { first, factor, longest, longestAsked, spread } = backoff;
  const grown = Math.min(longest, first * factor ** Math.max(0, refusals - 1));
  const asked = Math.min(longestAsked, retryAfter ?? 0);
  return Math.ceil(Math.max(grown, asked) * (1 + spread * share));
}
