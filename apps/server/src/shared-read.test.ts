import { expect, test } from "bun:test";
import { sharedRead } from "./shared-read.ts";

/** A read that lasts until it is told to end. */
function slowRead() {
  const ends: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = sharedRead<number>(
    () => new Promise((resolve, reject) => void ends.push({ resolve, reject })),
  );
  return { ends, read };
}

test("who asks while a read runs shares the next one, however many they are", async () => {
  const { ends, read } = slowRead();
  const first = read();
  const others = Array.from({ length: 1_000 }, read);
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(1);
  expect(await first).toBe(1);
  await Bun.sleep(0);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(2);
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
});

test("a read that failed fails those who shared it and nobody else", async () => {
  const { ends, read } = slowRead();
  const [first, second] = [read(), read()];
  ends[0]?.reject(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await Bun.sleep(0);
  ends[1]?.resolve(2);
  expect(await second).toBe(2);
});

test("once a read is over, the next who asks begins one", async () => {
  const { ends, read } = slowRead();
  for (const value of [1, 2, 3]) {
    const asked = read();
    ends.at(-1)?.resolve(value);
    expect(await asked).toBe(value);
  }
  expect(ends).toHaveLength(3);
});
