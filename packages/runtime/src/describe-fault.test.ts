import { expect, test } from "bun:test";
import { codeOf, describeFault } from "./describe-fault.ts";

function fault(message: string, more: object = {}, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), more);
}

test("a fault is told by kind, code and place, never by its message", () => {
  const told = describeFault(fault("+49 30 23125001 said ja", { code: "ECONNRESET" }));
  expect(told).toStartWith("Error ECONNRESET\n");
  expect(told).toContain("describe-fault.test.ts");
  expect(told).not.toContain("23125001");
});

test("its causes are told the same way", () => {
  const told = describeFault(fault("outer", {}, fault("inner", { code: 21211 })));
  expect(told).toContain("caused by Error 21211");
  expect(told).not.toContain("inner");
});

test("what is no error is told by its type alone", () => {
  expect(describeFault("a secret")).toBe("a thrown string");
});

test.each([
  [fault("x", { code: "ENOENT" }), "ENOENT"],
  [fault("x", { code: 20404 }), "20404"],
  [fault("x", { code: 493023125001 }), null],
  [fault("x", { code: {} }), null],
  [fault("x"), null],
  [{ code: "ENOENT" }, null],
])("the code of %p is %p", (error, code) => {
  expect(codeOf(error)).toBe(code);
});
