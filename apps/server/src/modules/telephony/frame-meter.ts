import type { Clock } from "@rufbaum/runtime";

/** Frames a second that a socket may go on sending, and how many may come at once. */
const PER_SECOND = 200;
const BURST = 400;
/** Frames too many, one after another, after which a socket is no relay of ours. */
const PATIENCE = 20_000;

export type Verdict = "take" | "drop" | "close";

/** Whether a socket's next frame is still taken. A relay that speaks and hears sends about 20 a second. */
export function createFrameMeter(clock: Clock): () => Verdict {
  let allowed = BURST;
  let countedAt = clock.now();
  let dropped = 0;

  return function take() {
    const now = clock.now();
    const passed = Math.max(0, now - countedAt);
    allowed = Math.min(BURST, allowed + (passed * PER_SECOND) / 1_000);
    countedAt = now;
    if (allowed === BURST) dropped = 0;
    if (allowed >= 1) {
      allowed -= 1;
      return "take";
    }
    dropped += 1;
    return dropped > PATIENCE ? "close" : "drop";
  };
}
