import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { migrations } from "../open/migrations.ts";
import {
  changeCallerNumber,
  deleteCallerNumber,
  findCallerNumber,
  findInboundTreeId,
  insertCallerNumber,
  listCallerNumbers,
  makeDefaultCallerNumber,
  type NewCallerNumber,
} from "../queries/caller-numbers.ts";
import { NOON } from "./samples.ts";

const FIRST = "+493023125800";
const SECOND = "+493023125801";

export function callerNumbersContract(db: () => Database) {
  const numbers = async () => (await listCallerNumbers(db())).map(({ number }) => number);
  const defaults = async () =>
    (await listCallerNumbers(db())).filter(({ isDefault }) => isDefault).map((row) => row.number);

  test("a caller number is kept as it was entered, and only once", async () => {
    const entered = sample({ proof: "Vertrag 4711", checkedAt: NOON });
    expect(await insertCallerNumber(db(), entered)).toBe(true);
    expect(await insertCallerNumber(db(), sample({ label: "anders" }))).toBe(false);
    expect(await findCallerNumber(db(), FIRST)).toEqual({ ...entered, isDefault: false });
    expect(await findCallerNumber(db(), SECOND)).toBeNull();
  });

  test("caller numbers change in part", async () => {
    await insertCallerNumber(db(), sample());
    expect(await findInboundTreeId(db(), FIRST)).toBeNull();
    const changed = await changeCallerNumber(db(), FIRST, {
      label: "Vertrieb",
      inboundTreeId: "tree_1",
      problem: "Weg.",
    });
    expect(changed).toMatchObject({ label: "Vertrieb", kind: "fixed", problem: "Weg." });
    expect(await changeCallerNumber(db(), FIRST, {})).toEqual(changed);
    expect(await changeCallerNumber(db(), FIRST, { problem: null })).toMatchObject({
      problem: null,
      label: "Vertrieb",
    });
    expect(await findInboundTreeId(db(), FIRST)).toBe("tree_1");
    expect(await findInboundTreeId(db(), SECOND)).toBeNull();
    expect(await changeCallerNumber(db(), SECOND, { label: "x" })).toBeNull();
  });

  test("what no database holds of a caller number's texts is left out", async () => {
    await insertCallerNumber(db(), sample({ label: "a\0b", proof: "\ud800" }));
    expect(await findCallerNumber(db(), FIRST)).toMatchObject({
      label: "a\ufffdb",
      proof: "\ufffd",
    });
    const changed = await changeCallerNumber(db(), FIRST, { label: "\0" });
    expect(changed).toMatchObject({ label: "\ufffd", proof: "\ufffd" });
  });

  test("one caller number at most is the default, and it comes first", async () => {
    await insertCallerNumber(db(), sample());
    await insertCallerNumber(db(), sample({ number: SECOND, createdAt: NOON + 1 }));
    expect(await defaults()).toEqual([]);
    expect(await makeDefaultCallerNumber(db(), SECOND)).toMatchObject({ isDefault: true });
    expect(await numbers()).toEqual([SECOND, FIRST]);
    await makeDefaultCallerNumber(db(), FIRST);
    expect(await defaults()).toEqual([FIRST]);
    expect(await makeDefaultCallerNumber(db(), "+490")).toBeNull();
    expect(await defaults()).toEqual([FIRST]);
  });

  test("of many who set the default at once, one wins and none fails", async () => {
    const all = Array.from({ length: 6 }, (_, place) => `+49302312580${place}`);
    for (const number of all) await insertCallerNumber(db(), sample({ number }));
    await Promise.all(all.map((number) => makeDefaultCallerNumber(db(), number)));
    expect(await defaults()).toHaveLength(1);
  });

  test("the default caller number goes last", async () => {
    await insertCallerNumber(db(), sample());
    await insertCallerNumber(db(), sample({ number: SECOND }));
    await makeDefaultCallerNumber(db(), FIRST);
    expect(await deleteCallerNumber(db(), FIRST)).toBe("is-default");
    expect(await deleteCallerNumber(db(), SECOND)).toBe("deleted");
    expect(await deleteCallerNumber(db(), SECOND)).toBe("unknown");
    expect(await deleteCallerNumber(db(), FIRST)).toBe("deleted");
    expect(await numbers()).toEqual([]);
  });

  test.each([
    [null, null],
    ["Die Nummer gehört nicht mehr zum Konto beim Anbieter. Wenn das ein Versehen ist, …", "gone"],
    ["Der Anbieter kennt diese Nummer nicht und würde Anrufe mit ihr ablehnen. …", "unknown"],
    ["Mit dieser Nummer kann man beim Anbieter nicht telefonieren, etwa weil …", "cannot-call"],
    ["Die Absendernummer gehört nicht zu Ihrem Konto. Tragen Sie …", "refused-21210"],
    ["Die Absendernummer ist ungültig. Tragen Sie TWILIO_FROM …", "refused-21212"],
  ])("a problem that was kept as %p becomes %p", async (problem, code) => {
    await insertCallerNumber(db(), sample({ problem }));
    const migration = migrations.find(({ tag }) => tag === "0006_number-problems");
    await db().execute(sql.raw(migration?.sql ?? ""));
    expect(await findCallerNumber(db(), FIRST)).toMatchObject({ problem: code });
  });
}

function sample(more: Partial<NewCallerNumber> = {}): NewCallerNumber {
  return {
    number: FIRST,
    label: "Zentrale",
    kind: "fixed",
    proof: null,
    carrierSid: null,
    carrierSource: null,
    inboundTreeId: null,
    problem: null,
    checkedAt: null,
    createdAt: NOON,
    ...more,
  };
}
