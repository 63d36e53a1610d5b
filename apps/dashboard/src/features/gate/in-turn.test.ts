import { expect, test } from "bun:test";
import type { SignInAnswer } from "../../api/session.ts";
import { inTurn } from "./in-turn.ts";

test("a password waits for its turn as long as the server says, and is told to wait", async () => {
  const answers: SignInAnswer[] = [
    { result: "not-its-turn", again: 7_000 },
    { result: "not-its-turn", again: 2_000 },
    { result: "signed-in" },
  ];
  const waits: number[] = [];
  let told = 0;
  const answer = await inTurn(
    async () => answers.shift() as SignInAnswer,
    (milliseconds, task) => {
      waits.push(milliseconds);
      task();
    },
    () => {
      told += 1;
    },
  );
  expect(answer).toEqual({ result: "signed-in" });
  expect([waits, told]).toEqual([[7_000, 2_000], 2]);
});

test("a lock or a wrong password in its turn ends the waiting", async () => {
  const locked: SignInAnswer = { result: "locked-out", attempts: { left: 0, lockedUntil: 1 } };
  const never = () => expect.unreachable();
  expect(await inTurn(async () => locked, never, never)).toEqual(locked as never);
});
