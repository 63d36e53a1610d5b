import { expect, test } from "bun:test";
import type { Weights } from "./model.ts";
import { readModelFile, writeModelFile } from "./model-file.ts";
import { openOnce } from "./open-model.ts";

const BUCKETS = 16;
const WEIGHTS: Weights = {
  labels: ["no", "none", "opt_out", "yes"],
  buckets: BUCKETS,
  scale: 0.1 + 0.2,
  weights: Int8Array.from({ length: BUCKETS * 4 }, (_, at) => at * 4 - 127),
  knownReplies: new Map([
    [7, 3],
    [2 ** 32 - 1, 0],
  ]),
};
const FILE = writeModelFile({ ...WEIGHTS, release: 3 });

/** The file after a change to its bytes. */
const changed = (change: (bytes: Uint8Array) => void) => {
  const bytes = FILE.slice();
  change(bytes);
  return bytes;
};

test("what was written is read again, wherever in the memory it lies", () => {
  const expected = { ...WEIGHTS, release: 3, intents: ["Nein", "none", "opt_out", "Ja"] };
  const elsewhere = new Uint8Array(FILE.length + 3);
  elsewhere.set(FILE, 3);
  for (const bytes of [FILE, elsewhere.subarray(3)]) {
    expect(readModelFile(bytes)).toEqual({ ...expected, none: 1, optOut: 2 });
  }
  expect(writeModelFile({ ...WEIGHTS, release: 3 })).toEqual(FILE);
});

test.each([
  ["nothing", new Uint8Array(), "does not begin with RBWEIGHT"],
  ["another file", new TextEncoder().encode("<!doctype html>".repeat(9)), "does not begin with"],
  ["a file that was cut", FILE.slice(0, -5), `has ${FILE.length - 5} of ${FILE.length} bytes`],
  ["one cut in its beginning", FILE.slice(0, 12), "does not begin with RBWEIGHT"],
  ["one with something behind it", new Uint8Array([...FILE, 0]), `of ${FILE.length} bytes`],
  ["a newer format", changed((bytes) => bytes.set([2], 8)), "have format 2; format 1 is read"],
  ["another header", changed((bytes) => bytes.set([32], 30)), "its checksum is another"],
  ["another weight", changed((bytes) => bytes.set([1], bytes.length - 20)), "its checksum is"],
  ["another reply", changed((bytes) => bytes.set([9], bytes.length - 1)), "its checksum is"],
])("%s is no model, and it is said why", (_, bytes, problem) => {
  expect(() => readModelFile(bytes)).toThrow(problem);
});

test("weights that were learnt with other features are refused", () => {
  const digit = Buffer.from(FILE).indexOf('"features":') + '"features":'.length;
  const bytes = changed((all) => all.set([all[digit] === 49 ? 50 : 49], digit));
  expect(() => readModelFile(bytes)).toThrow("its checksum is another");
  new DataView(bytes.buffer).setUint32(16, checksumOf(bytes), true);
  expect(() => readModelFile(bytes)).toThrow(
    "Release 3 of the weights was learnt with other features; `bun run model` makes a new one.",
  );
});

test("a file is read once, and again only where that failed", async () => {
  const answers = [() => Promise.reject(new Error("No network.")), async () => FILE];
  let asked = 0;
  const open = openOnce(() => answers[asked++]?.() ?? Promise.reject(new Error("Once too often.")));
  await expect(open()).rejects.toThrow("No network.");
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).toBe(second);
  expect(await open()).toBe(first);
  expect(asked).toBe(2);
});

/** FNV-1a over all behind the checksum, four bytes at once. */
function checksumOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, 20);
  let code = 0x811c9dc5;
  let at = 0;
  const add = (number: number) => {
    code = Math.imul(code ^ number, 0x01000193);
  };
  for (; at + 4 <= view.byteLength; at += 4) add(view.getUint32(at, true));
  for (; at < view.byteLength; at += 1) add(view.getUint8(at));
  return code >>> 0;
}
