import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { createUnpacker, packFrames } from "./server-frames.ts";

const bytes = (text: string) => Buffer.byteLength(text);

function through(items: readonly unknown[]): unknown[] {
  const unpack = createUnpacker();
  return packFrames("server_1", items).flatMap((text) => unpack(text).items);
}

test("many short things go together", () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ index }));
  expect(packFrames("server_1", items)).toHaveLength(1);
  expect(through(items)).toEqual(items);
});

test.each([1, 2, 3, 4])(
  "whatever is sent arrives in its order, in texts that fit (seed %i)",
  (seed) => {
    const random = seededRandom(seed);
    const items = Array.from({ length: 60 }, (_, index) => {
      const length = Math.floor(random.number() ** 4 * 60_000);
      return { index, text: 'ä€😀\u0000"\\x'.repeat(length / 8) };
    });
    for (const text of packFrames("server_1", items)) expect(bytes(text)).toBeLessThan(8_000);
    expect(through(items)).toEqual(items);
  },
);

test("what is far too long is left out, and nothing else", () => {
  const items = [{ a: 1 }, { text: "x".repeat(2_000_000) }, { b: 2 }];
  expect(through(items)).toEqual([{ a: 1 }, { b: 2 }]);
});

test("parts of several servers do not mix; a part that was missed spoils only its own", () => {
  const long = (name: string) => ({ name, text: name.repeat(30_000) });
  const [a, b] = ["a", "b"].map((name) => packFrames(`server_${name}`, [long(name)]));
  const unpack = createUnpacker();
  const items: unknown[] = [];
  for (let index = 0; index < Math.max(a?.length ?? 0, b?.length ?? 0); index += 1) {
    for (const [name, frames] of Object.entries({ a, b })) {
      if (name === "b" && index === 1) continue;
      const text = frames?.[index];
      if (text) items.push(...unpack(text).items);
    }
  }
  expect(items).toEqual([long("a")]);
  expect(packFrames("server_b", [{ c: 3 }]).flatMap((text) => unpack(text).items)).toEqual([
    { c: 3 },
  ]);
});

test.each([
  "",
  "x",
  "null",
  "[]",
  "{}",
  '{"from":1}',
  '{"from":"a","items":7}',
  '{"from":"a","part":{"index":0,"count":1,"text":"%"}}',
])("what no server sent is nothing: %s", (text) => {
  expect(createUnpacker()(text).items).toEqual([]);
});
