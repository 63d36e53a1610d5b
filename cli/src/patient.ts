import type { Network, Runtime } from "@rufbaum/runtime";

/** The network, but a request that takes longer than `milliseconds` to be answered is given up. */
export function patient(
  { network, timers }: Pick<Runtime, "network" | "timers">,
  milliseconds: number,
): Network {
  return {
    connect: network.connect,
    async fetch(url, init) {
      const abort = new AbortController();
      const cancel = timers.after(milliseconds, () =>
        abort.abort(new Error(`no answer within ${milliseconds / 1000} s`)),
      );
      try {
        return await network.fetch(url, { ...init, signal: abort.signal });
      } finally {
        cancel();
      }
    },
  };
}
