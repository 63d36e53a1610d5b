import { describeFault } from "@rufbaum/runtime";
import type { Bus } from "@rufbaum/store";
import { packFrames } from "./server-frames.ts";

export interface Outbox<Item> {
  send(item: Item): void;
  /** Nothing is sent any more. */
  stop(): void;
}

/** Things that may wait for a slow database; then all of them are dropped. */
const MOST_WAITING = 10_000;
const AT_ONCE = 500;

/**
 * Sends things in their order, many together while the database is busy. `lost` is sent before the
 * next one after something could not be sent.
 */
export function createOutbox<Item>({
  bus,
  id,
  lost,
  log,
}: {
  bus: Pick<Bus, "send">;
  /** Of this server. */
  id: string;
  lost: Item;
  log(message: string): void;
}): Outbox<Item> {
  let waiting: Item[] = [];
  let isSending = false;
  let hasLost = false;
  let isDown = false;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0 && !isStopped) {
      const items = waiting.splice(0, AT_ONCE);
      if (hasLost) items.unshift(lost);
      hasLost = false;
      try {
        for (const text of packFrames(id, items)) await bus.send(text);
        isDown = false;
      } catch (error) {
        hasLost = true;
        // Once for each time that it goes away.
        if (!isStopped && !isDown) log(`other servers could not be told: ${describeFault(error)}`);
        isDown = true;
        break;
      }
    }
    isSending = false;
  }

  return {
    send(item) {
      if (isStopped) return;
      if (waiting.length >= MOST_WAITING) {
        waiting = [];
        hasLost = true;
      }
      waiting.push(item);
      if (!isSending) void sendAll();
    },
    stop() {
      isStopped = true;
    },
  };
}
