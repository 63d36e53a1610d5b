import type { Timers } from "@rufbaum/runtime";
import { ask, type Client, type LiveMessage } from "../client.ts";
import { isAway } from "../errors.ts";
import { createCatchUp } from "./create-catch-up.ts";
import { openLiveFeed } from "./live-feed.ts";

export type RunningCall = Awaited<ReturnType<typeof runningCalls>>[number];

export interface WatchHandlers {
  /** All calls in progress: at the start, and after a gap in which something may have been missed. */
  running(calls: readonly RunningCall[]): void;
  message(message: LiveMessage): void;
  /** Nothing is told for now. */
  lost(): void;
}

/** Milliseconds until a lost connection is made again. */
const RECONNECT = 1_000;

/**
 * Tells what happens in all calls until `stopped`. A connection that breaks is made again, for as
 * long as it takes; only a server that refuses us ends the watching.
 */
export async function watchCalls(
  client: Client,
  timers: Timers,
  handlers: WatchHandlers,
  stopped: Promise<void>,
): Promise<void> {
  let isStopped = false;
  const stop = stopped.then(() => {
    isStopped = true;
  });
  const catchUp = createCatchUp();
  let isFirst = true;
  function message(heard: LiveMessage): void {
    catchUp.heard(heard);
    handlers.message(heard);
  }
  async function connected(): Promise<void> {
    const calls = await runningCalls(client);
    handlers.running(calls);
    if (isFirst) catchUp.begin(calls);
    else await catchUp.tellMissed(client, calls, message);
    isFirst = false;
  }
  while (!isStopped) {
    await Promise.race([untilLost(client, { message, connected }, stop), stop]);
    if (isStopped) return;
    handlers.lost();
    catchUp.lost();
    let cancel = () => {};
    const waited = new Promise<void>((resolve) => {
      cancel = timers.after(RECONNECT, resolve);
    });
    await Promise.race([waited, stop]);
    cancel();
  }
}

/** Resolves when the connection is gone, or could not be had. */
async function untilLost(
  client: Client,
  handlers: { message(message: LiveMessage): void; connected(): Promise<void> },
  stop: Promise<void>,
): Promise<void> {
  let close = () => {};
  const lost = new Promise<void>((resolve) => {
    close = resolve;
  });
  try {
    const feed = await openLiveFeed(client, { message: handlers.message, closed: () => close() });
    void stop.then(feed.close);
    if (!feed.isOpen()) return;
    await handlers.connected();
    await lost;
    feed.close();
  } catch (error) {
    if (!isAway(error)) throw error;
  }
}

function runningCalls(client: Client) {
  return ask(client, client.api.api.calls.active.get());
}
