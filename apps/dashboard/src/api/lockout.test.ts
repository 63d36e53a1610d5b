import { describe, expect, test } from "bun:test";
import { apiError } from "./api-error.ts";
import { secondsLocked, settled } from "./lockout.ts";
import { readRefusal } from "./sign-in-refusal.ts";

const NOW = 1_000_000;

describe("the countdown", () => {
  test.each([
    [NOW + 900_000, 900],
    [NOW + 1001, 2],
    [NOW + 1, 1],
    [NOW, 0],
    [NOW - 5000, 0],
  ])("until %d", (lockedUntil, seconds) => {
    expect(secondsLocked({ left: 0, lockedUntil }, NOW)).toBe(seconds);
  });

  test("is none without a lock", () => {
    expect(secondsLocked({ left: 2, lockedUntil: null }, NOW)).toBe(0);
  });
});

test("a lock that has passed gives all tries back, one that lasts stays", () => {
  expect(settled({ left: 0, lockedUntil: NOW }, NOW)).toEqual({ left: 3, lockedUntil: null });
  expect(settled({ left: 0, lockedUntil: NOW + 1 }, NOW).left).toBe(0);
  expect(settled({ left: 1, lockedUntil: null }, NOW).left).toBe(1);
});

describe("a refused password", () => {
  const refusal = (status: number, reason: string, details?: object) =>
    readRefusal(apiError(status, "", { message: "Nein", reason, details }), NOW);

  test("leaves tries", () => {
    expect(refusal(401, "wrong-password", { attemptsLeft: 2 })).toEqual({
      result: "wrong-password",
      attempts: { left: 2, lockedUntil: null },
    });
  });

  test("locks, for as long as the server says", () => {
    expect(refusal(429, "locked-out", { retryAfterSeconds: 60 })).toEqual({
      result: "locked-out",
      attempts: { left: 0, lockedUntil: NOW + 60_000 },
    });
  });

  test("locks for 15 minutes where no tries are left and no time is told", () => {
    expect(refusal(401, "wrong-password", { attemptsLeft: 0 })).toMatchObject({
      attempts: { lockedUntil: NOW + 900_000 },
    });
  });

  test("may be sent again when it was not looked at", () => {
    const answer = (details?: object) => refusal(429, "too-many-logins", details);
    expect(answer({ retryAfterSeconds: 7 })).toEqual({ result: "not-its-turn", again: 7_000 });
    expect(answer({ retryAfterSeconds: 0 })).toEqual({ result: "not-its-turn", again: 1_000 });
    expect(answer()).toEqual({ result: "not-its-turn", again: 10_000 });
  });

  test("may also be another fault", () => expect(refusal(500, "internal")).toBeNull());
});
