import type { Context } from "./context.ts";
import { CliError } from "./errors.ts";

/** Milliseconds for which a server that has no room is asked again. */
const PATIENCE = 120_000;
/** Seconds between two tries, where the server names none. */
const PAUSE = 5;

/**
 * Does something anew, for two minutes at most, while the server reads too many large requests.
 * @throws CliError `busy` after that
 */
export async function whileBusy<Result>(
  { deps, output }: Context,
  work: () => Promise<Result>,
  { signal, before }: { signal?: AbortSignal; before?: () => void } = {},
): Promise<Result> {
  const { clock, timers } = deps.runtime;
  const giveUp = clock.now() + PATIENCE;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CliError) || error.reason !== "busy") throw error;
      const named = Number(error.details?.retryAfterSeconds);
      const pause = 1_000 * (named > 0 ? named : PAUSE);
      if (signal?.aborted || clock.now() + pause > giveUp) throw error;
      before?.();
      if (tries === 1) {
        output.notice(
          "The server reads other large files just now; trying again for two minutes …",
        );
      }
      await new Promise<void>((resolve) => {
        const cancel = timers.after(pause, resolve);
        signal?.addEventListener("abort", () => {
          cancel();
          resolve();
        });
      });
      signal?.throwIfAborted();
    }
  }
}
