import type { Cancel, Timers } from "@rufbaum/runtime";
import { tooBusy, tooSlow } from "../reader/reader.ts";
import type { FileNews, FileOrder, WorkbookOrder } from "./file-order.ts";
import { keepPace } from "./keep-pace.ts";
import type { FromThread, ToThread } from "./protocol.ts";

/** Reads contact files as they come in, and writes workbooks, each in a thread of its own. */
export interface FileReader {
  /**
   * What a file holds, piece by piece: no more than one is read ahead, so that whoever sends the file
   * waits for whoever stores it. Leaving the loop ends the thread.
   * @throws DomainError where too many files are read (503), or one takes too long (413) or
   *   comes too slowly (408)
   */
  read(
    order: FileOrder | WorkbookOrder,
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<FileNews>;
}

/** Files read at once: a workbook takes 400 MB while it is read. */
const MOST_AT_ONCE = 2;
/** Milliseconds in which a thread that has what it needs says something. */
const WITHIN = 60_000;

export function openFileReader({
  timers,
  script = usualScript,
  within = WITHIN,
}: {
  timers: Timers;
  script?: string;
  within?: number;
}): FileReader & { close(): void } {
  const open = new Set<FileThread>();

  return {
    async *read(order, bytes) {
      if (open.size >= MOST_AT_ONCE) throw tooBusy();
      const thread = startThread({ script, timers, within });
      open.add(thread);
      const source = keepPace(bytes, timers);
      try {
        thread.tell({ kind: "begin", order });
        // The thread reads on while what it has told is being stored.
        let coming = nextOf(thread, source);
        for (;;) {
          const news = await coming;
          if (!news) return;
          coming = nextOf(thread, source);
          // Whoever leaves the loop now never hears of it.
          coming.catch(() => {});
          yield news;
        }
      } finally {
        open.delete(thread);
        thread.end(new Error("Nobody reads this file any more."));
        await source.return(undefined);
      }
    },
    close() {
      for (const thread of open) thread.end(new Error("The server is stopping."));
    },
  };
}

/** The thread's next news, `null` after the last; it is given as much of the file as it takes. */
async function nextOf(
  thread: FileThread,
  source: AsyncIterator<Uint8Array>,
): Promise<FileNews | null> {
  let answer = await thread.ask({ kind: "next" });
  while (answer.kind === "more") {
    const { done, value } = await source.next();
    answer = await thread.ask({ kind: "bytes", bytes: done ? null : value });
  }
  if (answer.kind === "failed") throw faultIn(answer);
  return answer.kind === "news" ? answer.news : null;
}

type FileThread = ReturnType<typeof startThread>;

function startThread({
  script,
  timers,
  within,
}: {
  script: string;
  timers: Timers;
  within: number;
}) {
  const worker = new Worker(script);
  let settle: { resolve(answer: FromThread): void; reject(error: Error): void } | null = null;
  let cancelLimit: Cancel = () => {};
  let ended: Error | null = null;

  worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
    cancelLimit();
    settle?.resolve(data);
  };
  worker.onerror = (event) => {
    event.preventDefault?.();
    end(new Error(`The thread of a file failed: ${event.message}`));
  };
  worker.addEventListener("close", () => end(new Error("The thread of a file has ended.")));

  function end(error: Error): void {
    if (ended) return;
    ended = error;
    cancelLimit();
    worker.terminate();
    settle?.reject(error);
  }

  function tell(message: ToThread): void {
    worker.postMessage(message);
  }

  return {
    tell,
    end,
    /** Its next word. */
    ask(message: ToThread): Promise<FromThread> {
      return new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        settle = { resolve, reject };
        cancelLimit = timers.after(within, () => end(tooSlow()));
        tell(message);
      });
    },
  };
}

function faultIn({ name, stack }: Extract<FromThread, { kind: "failed" }>): Error {
  const fault = new Error("The thread of a file could not read it.");
  fault.name = name;
  fault.stack = stack;
  return fault;
}

let usualScript = new URL("./worker.ts", import.meta.url).href;

/** Tells where an executable carries the module of the thread. */
export function setFileReaderScript(script: string): void {
  usualScript = script;
}
