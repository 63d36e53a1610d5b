import { expect, test } from "bun:test";
import { breakable } from "./breakable.ts";

test("a reader who waits is sent away, and comes back for nothing", async () => {
  const broken = breakable<number>({ next: () => new Promise(() => {}) });
  const waiting = broken.next().catch((error: unknown) => error);
  broken.breakOff(new Error("gone"));
  broken.breakOff(new Error("gone twice"));
  expect(await waiting).toEqual(new Error("gone"));
  expect(await broken.next().catch((error: unknown) => error)).toEqual(new Error("gone"));
});

test("a source's own end and fault are told", async () => {
  const fault = new Error("broken");
  const given = [{ done: false, value: 1 } as const, { done: true, value: undefined } as const];
  const broken = breakable<number>({
    next: async () => {
      const next = given.shift();
      if (!next) throw fault;
      return next;
    },
  });
  expect(await broken.next()).toEqual({ done: false, value: 1 });
  expect(await broken.next()).toMatchObject({ done: true });
  expect(await broken.next().catch((error: unknown) => error)).toBe(fault);
});

test("what was read is not held until the source ends", async () => {
  const chunks: WeakRef<Uint8Array>[] = [];
  const broken = breakable<Uint8Array>({
    next: async () => {
      const value = new Uint8Array(1_000);
      chunks.push(new WeakRef(value));
      return { done: false, value };
    },
  });
  for (let chunk = 0; chunk < 1_000; chunk++) await broken.next();
  await Bun.sleep(0);
  Bun.gc(true);
  expect(chunks.filter((chunk) => chunk.deref()).length).toBeLessThan(100);
});
