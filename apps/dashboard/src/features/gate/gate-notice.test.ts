import { expect, test } from "bun:test";
import { currentNotice, type GateNotice } from "./gate-notice.ts";

const WRONG: GateNotice = { kind: "wrong-password", left: 2 };
const LOCKED: GateNotice = { kind: "locked-out" };
const STILL: GateNotice = { kind: "still-locked", seconds: 800 };
const WAITING: GateNotice = { kind: "waiting" };

test.each([
  [null, 0, null],
  [null, 800, LOCKED],
  [WRONG, 0, WRONG],
  [WRONG, 800, LOCKED],
  [LOCKED, 800, LOCKED],
  [LOCKED, 0, null],
  [STILL, 800, STILL],
  [STILL, 0, null],
  [WAITING, 0, WAITING],
])("told %j, %d s locked", (told, secondsLeft, shown) => {
  expect(currentNotice(told, secondsLeft)).toEqual(shown);
});
