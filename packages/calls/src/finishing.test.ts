import { expect, test } from "bun:test";
import type { CallRecord } from "./call.ts";
import { createFinish, FAULT } from "./finishing.ts";

/** Answers of the store, one for each time that the call is ended. */
function finisher(answers: readonly ("ended" | "was ended" | "fails")[]) {
  const left = [...answers];
  const announced: string[] = [];
  const call = { id: "call_1" } as CallRecord;
  const finish = createFinish({
    store: {
      async end() {
        const answer = left.shift();
        if (answer === "fails") throw new Error("away");
        return answer === "ended" ? call : null;
      },
      find: async () => call,
    },
    clock: { now: () => 0 },
    announce: ({ type }) => void announced.push(type),
  });
  return {
    announced,
    async endAll() {
      for (const _ of answers) await Promise.allSettled([finish(call.id, FAULT)]);
      return announced;
    },
  };
}

test.each([
  ["the first time", ["ended", "was ended"]],
  ["when the store says so at last", ["fails", "ended", "was ended"]],
  ["when it was written, and the store did not say so", ["fails", "was ended", "was ended"]],
  ["also where ending it once more fails", ["ended", "fails", "was ended"]],
] as const)("the end of a call is told once: %s", async (_, answers) => {
  expect(await finisher(answers).endAll()).toEqual(["call-ended"]);
});
