import type { Timers } from "@rufbaum/runtime";
import { DomainError } from "../errors.ts";
import { breakable } from "./breakable.ts";

/** Seconds for which any file is waited for in all, and bytes that allow one second more. */
const SECONDS = 60;
const BYTES_A_SECOND = 50_000;

/**
 * The same bytes as long as they come quickly enough: whoever sends a file has a place that others
 * wait for. Only the time counts in which nothing of it lies ready.
 * @throws DomainError `sent-too-slowly` (408)
 */
export async function* keepPace(
  bytes: AsyncIterable<Uint8Array>,
  timers: Timers,
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const { next, breakOff } = breakable(source);
  let left = SECONDS;
  let isWaiting = false;
  const cancel = timers.every(1_000, () => {
    if (isWaiting) left -= 1;
    if (left <= 0) breakOff(sentTooSlowly());
  });
  try {
    for (;;) {
      isWaiting = true;
      const { done, value } = await next();
      isWaiting = false;
      if (done) return;
      left += value.length / BYTES_A_SECOND;
      yield value;
    }
  } finally {
    cancel();
    const ended = source.return?.().catch(() => {});
    // One that still waits for bytes ends with them.
    if (!isWaiting) await ended;
  }
}

function sentTooSlowly(): DomainError {
  const limits = { seconds: SECONDS, bytesPerSecond: BYTES_A_SECOND };
  return new DomainError({ code: "sent-too-slowly", ...limits }, { status: 408, details: limits });
}
