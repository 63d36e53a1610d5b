import { afterEach, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { openReader } from "./open-reader.ts";

const time = virtualTime();
let reader: ReturnType<typeof openReader> | null = null;
afterEach(() => reader?.close());

/** With a thread that runs this code. */
function readerOf(code: string) {
  reader = openReader({ timers: time, script: `data:text/javascript,${encodeURIComponent(code)}` });
  return reader;
}

const large = (text: string) => new TextEncoder().encode(text + " ".repeat(70_000));
const ask = (text: string) => reader?.ask("check-body", { body: large(text) });

test("what is large is done in the thread, refusals come back as they were made", async () => {
  reader = openReader({ timers: time });
  const [fine, broken, deep, many] = await Promise.allSettled([
    ask('{"a":[1,2,{"b":"[[["}]}'),
    ask("{"),
    ask("[".repeat(100) + "]".repeat(100)),
    ask(`[${"0,".repeat(1_000_000)}0]`),
  ]);
  expect(fine.status).toBe("fulfilled");
  expect(broken).toMatchObject({ reason: { reason: "not-json", status: 400 } });
  expect(deep).toMatchObject({ reason: { reason: "too-deep", status: 400 } });
  expect(many).toMatchObject({ reason: { reason: "too-many-values", status: 413 } });
});

test("brackets and commas within texts count for nothing", async () => {
  reader = openReader({ timers: time });
  expect(await ask(`{"a\\"[":"${"[,\\\\".repeat(50_000)}","b":"\\""}`)).toBeUndefined();
});

test("what is small needs no thread", async () => {
  reader = openReader({ timers: time, script: new URL("./nowhere.ts", import.meta.url).href });
  const body = new TextEncoder().encode("{}");
  expect(await reader.ask("check-body", { body })).toBeUndefined();
});

test("a thread that ends fails the task it had; the next one finds a new thread", async () => {
  const over = `self.onmessage = ({ data: { input: { body } } }) => {
    if (body[0] === 91) process.exit(0);
    self.postMessage({ kind: "done", output: body[0] });
  };`;
  readerOf(over);
  const [failed, next] = await Promise.allSettled([ask("[]"), ask("{}")]);
  expect(failed).toMatchObject({ reason: { message: "The reader's thread has ended." } });
  expect(next).toMatchObject({ value: 123 });
});

test("a thread that fails, and one that can't be started, are told", async () => {
  readerOf("self.onmessage = () => { throw new Error('out of order') }");
  expect(ask("{}")).rejects.toThrow("out of order");
  await ask("{}")?.catch(() => {});
  reader?.close();
  reader = openReader({ timers: time, script: new URL("./nowhere.ts", import.meta.url).href });
  expect(ask("{}")).rejects.toThrow("The reader's thread");
  await ask("{}")?.catch(() => {});
});

test("a task that takes too long is given up, and others go on", async () => {
  const silent = `self.onmessage = ({ data: { input: { body } } }) => {
    if (body[0] === 123) self.postMessage({ kind: "done", output: 1 });
  };`;
  readerOf(silent);
  const stuck = ask("[]");
  const next = ask("{}");
  time.advance(30_000);
  expect(stuck).rejects.toMatchObject({ reason: "too-slow" });
  expect(await next).toBe(1 as never);
});

test("beyond twenty that wait, or 64 MB of them, all others are sent away", async () => {
  readerOf("self.onmessage = () => {}");
  const held = Array.from({ length: 21 }, () => ask("{}"));
  expect(ask("{}")).rejects.toMatchObject({ reason: "busy", status: 503 });
  reader?.close();
  await Promise.allSettled(held);
  readerOf("self.onmessage = () => {}");
  const megabytes = () => reader?.ask("check-body", { body: new Uint8Array(10 * 1024 * 1024) });
  const heavy = Array.from({ length: 6 }, megabytes);
  expect(megabytes()).rejects.toMatchObject({
    status: 503,
    details: { retryAfterSeconds: expect.any(Number) },
  });
  reader?.close();
  await Promise.allSettled(heavy);
});
