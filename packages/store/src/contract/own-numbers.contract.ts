import { expect, test } from "bun:test";
import type { Database } from "../database.ts";
import {
  confirmOwnNumber,
  findOwnNumber,
  keepOwnNumbersOf,
  listOwnNumbers,
  removeOwnNumber,
  takeOwnNumberCode,
  takeOwnNumberTry,
} from "../queries/own-numbers.ts";
import { NOON } from "./samples.ts";

const NUMBER = "+4917604069001";
const DAY = 24 * 60 * 60_000;

export function ownNumbersContract(db: () => Database) {
  const take = (number = NUMBER, now = NOON, codeHash = "hash") =>
    takeOwnNumberCode(db(), {
      number,
      addedBy: "Ada Löwe",
      codeHash,
      now,
      dayStart: now - (now % DAY),
      perNumber: 3,
      inAll: 10,
    });
  const tryOne = (sentSince = NOON) =>
    takeOwnNumberTry(db(), { number: NUMBER, tries: 5, sentSince });

  test("three codes a number and day, ten in all, however many are asked for at once", async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => take()));
    expect(asked.filter((taken) => taken === "taken")).toHaveLength(3);
    expect(asked.filter((taken) => taken === "number-limit")).toHaveLength(5);
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, n) => take(`+49176040690${10 + n}`)),
    );
    expect(others.filter((taken) => taken === "taken")).toHaveLength(7);
    expect(others.filter((taken) => taken === "installation-limit")).toHaveLength(5);
    expect(await take(NUMBER, NOON + DAY)).toBe("taken");
  });

  test("removing a number makes no room for more codes that day", async () => {
    for (let n = 0; n < 3; n++) await take();
    expect(await removeOwnNumber(db(), { number: NUMBER, dayStart: NOON - DAY })).toBe(true);
    expect(await listOwnNumbers(db())).toEqual([]);
    expect(await removeOwnNumber(db(), { number: NUMBER, dayStart: NOON - DAY })).toBe(false);
    expect(await take()).toBe("number-limit");
    expect(await take("+4917604069002", NOON + DAY)).toBe("taken");
    expect(await findOwnNumber(db(), NUMBER)).toBeNull();
  });

  test("a code may be tried five times, however many are tried at once, and not for long", async () => {
    await take();
    expect(await tryOne(NOON + 1)).toBeNull();
    const tries = await Promise.all(Array.from({ length: 9 }, () => tryOne()));
    const left = tries.flatMap((tried) => (tried ? [tried.triesLeft] : []));
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(await tryOne()).toBeNull();
    await take(NUMBER, NOON + 1, "another");
    expect(await tryOne()).toEqual({ codeHash: "another", triesLeft: 4 });
  });

  test("a code confirms once, and only as long as it is the last one", async () => {
    await take(NUMBER, NOON, "first");
    await take(NUMBER, NOON, "second");
    const confirm = (codeHash: string) =>
      confirmOwnNumber(db(), { number: NUMBER, codeHash, now: NOON + 5 });
    expect(await confirm("first")).toBe(false);
    expect(await confirm("second")).toBe(true);
    expect(await confirm("second")).toBe(false);
    expect(await tryOne()).toBeNull();
    expect(await take()).toBe("confirmed");
    expect(await findOwnNumber(db(), NUMBER)).toMatchObject({
      addedBy: "Ada Löwe",
      codeHash: null,
      confirmedAt: NOON + 5,
    });
  });

  test("what the emulator brought a code to does not count with another carrier", async () => {
    await keepOwnNumbersOf(db(), "emulator");
    await take();
    await keepOwnNumbersOf(db(), "emulator");
    expect(await listOwnNumbers(db())).toHaveLength(1);
    await keepOwnNumbersOf(db(), "twilio");
    expect(await listOwnNumbers(db())).toEqual([]);
  });
}
