import { expect, test } from "bun:test";
import type { ServerPart } from "../../live/across-servers.ts";
import { cancelElsewhere, withCancelling } from "./cancel-elsewhere.ts";

const other: ServerPart = {
  listening() {},
  beats() {},
  notice() {},
  echo() {},
  answer: async (question) => ["for somebody else", question],
};

test("the server that simulates calls it off for another one, and no other does", async () => {
  const asked: string[] = [];
  const part = withCancelling(other, (key) => {
    asked.push(key);
    return key === "mine";
  });
  const cancel = cancelElsewhere({ askAll: (question) => part.answer(question) });
  expect([await cancel("mine"), await cancel("yours")]).toEqual([true, false]);
  expect(asked).toEqual(["mine", "yours"]);
});

test("what is asked of others is left to them", async () => {
  const part = withCancelling(other, () => true);
  expect(await part.answer({ ticket: "x" })).toEqual(["for somebody else", { ticket: "x" }]);
});
