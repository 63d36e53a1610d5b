import { expect, test } from "bun:test";
import type { HeardIntent } from "@rufbaum/understanding";
import { isOptOut } from "./opt-out.ts";

const READING = {
  alternatives: [],
  condition: null,
  intentConfidence: 1,
  confidence: 1,
  values: {},
  valueConfidence: null,
  why: [],
};
const beside = (name: string, confidence: number): HeardIntent => ({
  name,
  confidence,
  condition: null,
});

test.each([
  ["opt_out", [], true],
  ["angry", [beside("opt_out", 0.9)], true],
  ["angry", [beside("opt_out", 0.6)], false],
  ["callback_later", [beside("opt_out", 0.9)], false],
  ["Nein", [beside("opt_out", 0.9), beside("callback_later", 0.7)], false],
  [null, [], false],
] as const)("%p beside %j: %p", (intent, alsoHeard, wanted) => {
  expect(isOptOut({ ...READING, intent, alsoHeard: [...alsoHeard] })).toBe(wanted);
});
