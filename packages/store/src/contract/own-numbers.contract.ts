import { expect, test } from "bun:test";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { CarrierName } from "@rufbaum/telephony";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { erasePerson } from "../queries/erase-person.ts";
import { holdDialling } from "../queries/hold-dialling.ts";
import {
  confirmOwnNumber,
  findOwnNumbers,
  isConfirmedOwn,
  listOwnNumbers,
  readCodeTimes,
  removeOwnNumber,
  takeOwnNumberCode,
  takeOwnNumberTry,
} from "../queries/own-numbers.ts";
import { claimSubjectKey } from "../queries/subject-key.ts";
import { ownNumbers } from "../schema/audit.ts";
import { NOON } from "./samples.ts";

const NUMBER = "+4917604069001";
const CARRIER = "twilio:AC1";
const OWN = { number: NUMBER, carrier: CARRIER } as const;
const KEY = "k".repeat(43);
const DAY = 24 * 60 * 60_000;

export function ownNumbersContract(db: () => Database) {
  const take = (
    number = NUMBER,
    now = NOON,
    codeHash = "hash",
    carrier: CarrierName = CARRIER,
    forbids?: (tx: Database) => Promise<null>,
  ) =>
    takeOwnNumberCode(db(), {
      number,
      carrier,
      addedBy: "Ada Löwe",
      subject: subjectOf(KEY, number),
      codeHash,
      now,
      dayStart: now - (now % DAY),
      perNumber: 3,
      inAll: 10,
      ...(forbids && { forbids }),
    });
  const tryOne = (sentSince = NOON) => takeOwnNumberTry(db(), { ...OWN, tries: 5, sentSince });

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
    expect(await removeOwnNumber(db(), { ...OWN, dayStart: NOON - DAY })).toBe(true);
    expect(await listOwnNumbers(db(), CARRIER)).toEqual([]);
    expect(await removeOwnNumber(db(), { ...OWN, dayStart: NOON - DAY })).toBe(false);
    expect(await take()).toBe("number-limit");
    expect(await take("+4917604069002", NOON + DAY)).toBe("taken");
    expect(await findOwnNumbers(db(), NUMBER)).toEqual([]);
  });

  test("who is erased while another's code is asked for is erased, and the code is sent", async () => {
    await take();
    await removeOwnNumber(db(), { ...OWN, dayStart: NOON - DAY });
    let taken: Promise<unknown> = Promise.resolve();
    await db().transaction(async (tx) => {
      await holdDialling(tx);
      taken = take("+4917604069002", NOON + DAY, "hash", CARRIER, async (asking) => {
        await holdDialling(asking);
        return null;
      });
      for (let round = 0; round < 400; round++) await tx.execute(sql`select ${round}`);
      await erasePerson(tx, { number: NUMBER, subject: "a", at: NOON, by: "Ada" });
    });
    expect(await taken).toBe("taken");
    expect(await findOwnNumbers(db(), NUMBER)).toEqual([]);
  });

  test("when codes were sent is known of each, also of a number that was removed since", async () => {
    await claimSubjectKey(db(), KEY);
    const times = (since: number) => readCodeTimes(db(), { number: NUMBER, since });
    for (const at of [NOON, NOON + 60_000, NOON + DAY]) await take(NUMBER, at);
    await take("+4917604069002", NOON + DAY);
    expect(await times(NOON)).toEqual([NOON, NOON + 60_000, NOON + DAY]);
    expect(await times(NOON + 1)).toEqual([NOON + 60_000, NOON + DAY]);
    await removeOwnNumber(db(), { ...OWN, dayStart: NOON + DAY });
    await take("+4917604069002", NOON + 3 * DAY);
    expect(await findOwnNumbers(db(), NUMBER)).toEqual([]);
    expect(await times(NOON)).toHaveLength(3);
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
      confirmOwnNumber(db(), { ...OWN, codeHash, now: NOON + 5 });
    expect(await confirm("first")).toBe(false);
    expect(await confirm("second")).toBe(true);
    expect(await confirm("second")).toBe(false);
    expect(await tryOne()).toBeNull();
    expect(await take()).toBe("confirmed");
    expect(await findOwnNumbers(db(), NUMBER)).toMatchObject([
      { addedBy: "Ada Löwe", codeHash: null, confirmedAt: NOON + 5 },
    ]);
  });

  test("what one carrier brought a code to counts with it alone, and stays", async () => {
    const CARRIERS = ["emulator", "twilio:AC1", "twilio:AC2"] as const;
    const counted = () =>
      Promise.all(CARRIERS.map((carrier) => isConfirmedOwn(db(), { number: NUMBER, carrier })));
    const confirm = (carrier: CarrierName) =>
      confirmOwnNumber(db(), { number: NUMBER, carrier, codeHash: "hash", now: NOON });
    await take(NUMBER, NOON, "hash", "emulator");
    expect(await confirm("twilio:AC1")).toBe(false);
    expect(await confirm("emulator")).toBe(true);
    expect(await counted()).toEqual([true, false, false]);
    expect(await listOwnNumbers(db(), CARRIER)).toEqual([]);
    expect(await take()).toBe("taken");
    await confirm(CARRIER);
    expect(await counted()).toEqual([true, true, false]);
    // The codes of all of them are one day's.
    expect(await take(NUMBER, NOON, "hash", "twilio:AC2")).toBe("taken");
    expect(await take(NUMBER, NOON, "hash", "twilio:AC2")).toBe("number-limit");
    await removeOwnNumber(db(), { ...OWN, dayStart: NOON - DAY });
    expect(await counted()).toEqual([true, false, false]);
  });

  test("what Twilio confirmed before its accounts were kept counts with each of them", async () => {
    await db()
      .insert(ownNumbers)
      .values({ number: NUMBER, carrier: "twilio", addedBy: "Ada", confirmedAt: NOON });
    expect(await isConfirmedOwn(db(), OWN)).toBe(true);
    expect(await isConfirmedOwn(db(), { number: NUMBER, carrier: "emulator" })).toBe(false);
    expect(await take()).toBe("confirmed");
    expect(await removeOwnNumber(db(), { ...OWN, dayStart: NOON })).toBe(true);
    expect(await isConfirmedOwn(db(), OWN)).toBe(false);
  });
}
