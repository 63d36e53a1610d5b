import { afterEach, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import type { FileNews, FileOrder } from "./file-order.ts";
import { openFileReader } from "./open-file-reader.ts";

const time = virtualTime();
let reader: ReturnType<typeof openFileReader> | null = null;
afterEach(() => reader?.close());

const ORDER: FileOrder = {
  name: "liste.csv",
  remembered: {},
  home: "DE",
  erased: [],
  subjectKey: "key",
  wanted: { kind: "import", batchRows: 500, asksForConsent: false },
};

/** With a thread that runs this code. */
function readerOf(code: string) {
  reader = openFileReader({
    timers: time,
    script: `data:text/javascript,${encodeURIComponent(code)}`,
  });
  return reader;
}

/** A file of so many rows, that counts how much of it was taken. */
function fileOf(rows: number) {
  const line = (row: number) => `0171${1_000_000 + row};N${row}\n`;
  const taken = { chunks: 0, isLeft: false };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield new TextEncoder().encode("phone;firstName\n");
      for (let row = 0; row < rows; row += 100) {
        taken.chunks += 1;
        const lines = Array.from({ length: 100 }, (_, index) => line(row + index));
        yield new TextEncoder().encode(lines.join(""));
      }
    } finally {
      taken.isLeft = true;
    }
  }
  return { bytes: bytes(), taken };
}

async function outcome(news: AsyncGenerator<FileNews>): Promise<unknown> {
  try {
    for await (const _ of news);
    return "ended";
  } catch (error) {
    return error;
  }
}

test("a file is read in a thread, and no further ahead than a piece", async () => {
  reader = openFileReader({ timers: time });
  const { bytes, taken } = fileOf(50_000);
  const kinds: string[] = [];
  let contacts = 0;
  for await (const news of reader.read(ORDER, bytes)) {
    kinds.push(news.kind);
    if (news.kind !== "batch") continue;
    contacts += news.batch.size;
    // What lies ready is what was looked through for the header and a few pieces, however long the file.
    expect(taken.chunks * 100).toBeLessThan(contacts + 20_000);
  }
  expect(contacts).toBe(50_000);
  expect([kinds[0], kinds.at(-1)]).toEqual(["opened", "done"]);
});

test("whoever leaves early ends the thread, and the sending", async () => {
  reader = openFileReader({ timers: time });
  for (let file = 0; file < 3; file++) {
    const { bytes, taken } = fileOf(50_000);
    for await (const news of reader.read(ORDER, bytes)) if (news.kind === "batch") break;
    expect(taken.isLeft).toBe(true);
  }
});

test("a third file at once is sent away until one of the two has ended", async () => {
  const silent = readerOf("self.onmessage = () => {}");
  const [first, second] = [fileOf(1), fileOf(1)].map(({ bytes }) => silent.read(ORDER, bytes));
  const waiting = [first?.next(), second?.next()];
  expect(await outcome(silent.read(ORDER, fileOf(1).bytes))).toMatchObject({
    reason: "busy",
    status: 503,
  });
  reader?.close();
  const ended = await Promise.allSettled(waiting);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a thread that fails, ends or says nothing fails its file alone", async () => {
  for (const [code, told] of [
    ["self.onmessage = () => { throw new Error('out of order') }", "out of order"],
    ["self.onmessage = () => process.exit(0)", "has ended"],
    ["throw new Error('no such thread')", "no such thread"],
  ] as const) {
    const error = await outcome(readerOf(code).read(ORDER, fileOf(1).bytes));
    expect(String(error)).toContain(told);
    reader?.close();
  }
  const silent = readerOf("self.onmessage = () => {}");
  const slow = outcome(silent.read(ORDER, fileOf(1).bytes));
  while (time.waiting === 0) await Promise.resolve();
  time.advance(60_000);
  expect(await slow).toMatchObject({ reason: "too-slow" });
});
