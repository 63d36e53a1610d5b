/** The thread that reads one contact file, so that the one that answers calls need not. */
import { setPriority } from "node:os";
import type { FileNews } from "./file-order.ts";
import type { FromThread, ToThread } from "./protocol.ts";
import { readFile } from "./read-file.ts";

declare const self: Worker;

/** Of 19, and only where threads have priorities of their own: calls go first. */
const STANDING_BACK = 10;
if (process.platform === "linux") setPriority(0, STANDING_BACK);

/** Bytes of a file after which its rows are cleared away: left to itself, a thread lets them pile up (`bench contact-import`). */
const CLEARED_AFTER = 3_000_000;

let news: AsyncIterator<FileNews> | null = null;
let arrived: (bytes: Uint8Array | null) => void = () => {};

self.onmessage = ({ data }: MessageEvent<ToThread>) => {
  if (data.kind === "begin") news = readFile(data.order, incoming());
  else if (data.kind === "bytes") arrived(data.bytes);
  else void next();
};

async function* incoming(): AsyncGenerator<Uint8Array> {
  let uncleared = 0;
  for (;;) {
    const bytes = await new Promise<Uint8Array | null>((resolve) => {
      arrived = resolve;
      tell({ kind: "more" });
    });
    if (!bytes) return;
    yield bytes;
    uncleared += bytes.length;
    if (uncleared < CLEARED_AFTER) continue;
    Bun.gc(true);
    uncleared = 0;
  }
}

async function next(): Promise<void> {
  try {
    const { done, value } = (await news?.next()) ?? { done: true, value: undefined };
    tell(done ? { kind: "ended" } : { kind: "news", news: value });
  } catch (error) {
    const { name, stack = "" } = error instanceof Error ? error : new Error("something was thrown");
    tell({ kind: "failed", name, stack });
  }
}

function tell(message: FromThread): void {
  self.postMessage(message);
}
