import { expect, test } from "bun:test";
import { createStore } from "jotai";
import type { Kept } from "../api/runtime.ts";
import { keptAtom } from "./kept-atom.ts";

test("a value is what was remembered, and what is set is remembered", () => {
  const stored = keptBoolean(true);
  const atom = keptAtom(stored, false);
  const store = createStore();
  expect(store.get(atom)).toBe(true);
  store.set(atom, false);
  expect(store.get(atom)).toBe(false);
  expect(stored.read()).toBe(false);
});

test("where nothing was remembered, it is the initial value", () => {
  expect(createStore().get(keptAtom(keptBoolean(null), true))).toBe(true);
});

function keptBoolean(value: boolean | null): Kept<boolean> {
  let now = value;
  return {
    read: () => now,
    write: (next) => {
      now = next;
    },
  };
}
