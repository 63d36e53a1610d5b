import { createHmac } from "node:crypto";
import type { Cancel, Timers } from "@rufbaum/runtime";

/** Lines of their own within one period; what comes after is summed up in one more. */
const MOST_LINES = 10;
const PERIOD = 60_000;

/**
 * Logs each refused sign-in, in a flood summed up. Clients are named by a keyed hash: refusals of
 * one can be told from those of another, but no address can be read out of the log.
 */
export function createRefusalLog(deps: {
  timers: Timers;
  secret: string;
  log(message: string): void;
}) {
  const { timers, log } = deps;
  const key = createHmac("sha256", deps.secret).update("client-in-log").digest();
  let refused = 0;
  let cancel: Cancel | null = null;

  function sumUp(): void {
    if (refused > MOST_LINES) {
      log(`sign-in refused ${refused - MOST_LINES} more times within a minute`);
    }
    cancel?.();
    cancel = null;
    refused = 0;
  }

  return {
    refuse(client: string, reason: string): void {
      refused += 1;
      cancel ??= timers.after(PERIOD, sumUp);
      if (refused > MOST_LINES) return;
      const name = createHmac("sha256", key).update(client).digest("hex").slice(0, 12);
      log(`sign-in refused: ${reason} (client ${name})`);
    },
    close: sumUp,
  };
}
