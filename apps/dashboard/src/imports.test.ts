import { afterAll, beforeAll, expect, type Mock, spyOn, test } from "bun:test";
import { join } from "node:path";
import { QueryCache } from "@tanstack/react-query";
import { Glob } from "bun";
import { getDefaultStore } from "jotai";

/*
 * Importing a module starts nothing: what listens, waits or connects is begun by a function that
 * somebody calls, who gets back what ends it. Only the entries do it at once: two of the page, and one of a worker.
 */

const ENTRIES = [
  "main.tsx",
  "theme-boot.ts",
  "features/bulk-calls/contact-file/contact-file-worker.ts",
];
const MODULES = [...new Glob("**/*.{ts,tsx}").scanSync(import.meta.dir)]
  .filter((path) => !/\.test\.|\.d\.ts$|(^|\/)testing\//.test(path) && !ENTRIES.includes(path))
  .sort();

/** Where a browser's modules are; what else they reach for at import is missed, and told. */
const PLACE = { origin: "http://localhost" };

const hadPlace = Reflect.get(globalThis, "location");
const spies: [name: string, spy: Mock<(...args: never[]) => unknown>][] = [];

beforeAll(() => {
  Reflect.set(globalThis, "location", PLACE);
  for (const name of ["setTimeout", "setInterval", "fetch", "WebSocket"] as const) {
    spies.push([name, spyOn(globalThis, name)]);
  }
  spies.push(["addEventListener", spyOn(EventTarget.prototype, "addEventListener")]);
  spies.push(["store.sub", spyOn(getDefaultStore(), "sub")]);
  spies.push(["queryCache.subscribe", spyOn(QueryCache.prototype, "subscribe")]);
});

afterAll(() => {
  for (const [, spy] of spies) spy.mockRestore();
  Reflect.set(globalThis, "location", hadPlace);
});

test("no module subscribes, waits or connects when it is imported", async () => {
  expect(MODULES.length).toBeGreaterThan(400);
  const told: string[] = [];
  for (const path of MODULES) {
    const before = spies.map(([, spy]) => spy.mock.calls.length);
    // Another file's tests may have loaded it in this process: with a query it is loaded anew.
    await import(`${join(import.meta.dir, path)}?anew`).catch((cause) =>
      told.push(`${path}: ${cause}`),
    );
    for (const [index, [name, spy]] of spies.entries()) {
      if (spy.mock.calls.length > (before[index] ?? 0)) told.push(`${path}: ${name}`);
    }
  }
  expect(told).toEqual([]);
});

test("the search would tell: what is begun at import is found", async () => {
  const [, subscribed] = spies.find(([name]) => name === "store.sub") ?? [];
  const before = subscribed?.mock.calls.length ?? 0;
  const { sessionAtom } = await import("./api/tab-session.ts");
  getDefaultStore().sub(sessionAtom, () => {})();
  expect(subscribed?.mock.calls.length).toBe(before + 1);
});

test("no module calls something for its effect alone", async () => {
  const told: string[] = [];
  for (const path of MODULES) {
    const lines = (await Bun.file(join(import.meta.dir, path)).text()).split("\n");
    told.push(...lines.filter(isCall).map((line) => `${path}: ${line}`));
  }
  expect(told).toEqual([]);
  expect(["followTrees({", "store.sub(treeAtom, lint);", "void start();"].every(isCall)).toBe(true);
});

/** A statement that begins the line is the module's own: what is inside others is indented. */
function isCall(line: string): boolean {
  return (
    /^(?:void |await |new )?[A-Za-z_$][\w$.?]*\(/.test(line) &&
    !/^(?:if|for|while|switch)\b/.test(line)
  );
}
