import { expect, test } from "bun:test";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { ordinaryNumber } from "./ordinary-numbers.ts";
import { shortNumber, specialNumber } from "./special-numbers.ts";

const CASES = process.env.RUFBAUM_SOAK === undefined ? 50_000 : 3_000_000;
const WRITTEN = [
  "+49",
  "+49",
  "+490",
  "0",
  "0",
  "+43",
  "+430",
  "+41",
  "+410",
  "",
  "+",
  "00",
  "+33",
];
const ENDINGS = ["110", "112", "115", "116117", "11833", "118000", "19222", "19240", "144", "1811"];
const KINDS: Readonly<Record<string, string>> = { FIXED_LINE: "fixed", MOBILE: "mobile" };

test("says of every German prefix at every length what libphonenumber says", () => {
  let answered = 0;
  for (let prefix = 100; prefix < 10_000; prefix++) {
    for (let length = 4; length <= 15; length++) {
      answered += agreed(`0${prefix}${"234567892345".slice(0, length - `${prefix}`.length)}`);
    }
  }
  expect(answered).toBeGreaterThan(50_000);
});

test(`gives ${CASES} answers, each of them libphonenumber's`, () => {
  const random = seeded(14);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? "";
  let answered = 0;
  for (let drawn = 0; answered < CASES && drawn < CASES * 10; drawn++) {
    const length = 4 + random(12);
    let national = random(3) === 0 ? pick(["15", "16", "17", "66", "79"]) : `${1 + random(999)}`;
    while (national.length < length) national += random(10);
    if (random(8) === 0) national += pick(ENDINGS);
    answered += agreed(pick(WRITTEN) + national);
  }
  expect(answered).toBe(CASES);
});

test.each([
  ["+491711234567", "mobile"],
  ["01711234567", "mobile"],
  ["1711234567", "mobile"],
  ["+4901711234567", "mobile"],
  ["+493023125001", "fixed"],
  ["03309412345", "fixed"],
  ["+436641234567", "mobile"],
  ["+41446682300", "fixed"],
])("knows %s without asking: %s", (digits, kind) => {
  expect(ordinaryNumber(digits)).toMatchObject({ kind });
});

test.each(["030112", "+4930116117", "030115", "08001234567", "+33142685300", "3023125001", "110"])(
  "leaves %s to libphonenumber",
  (digits) => expect(ordinaryNumber(digits)).toBeNull(),
);

/** 1 if there was an answer; it is libphonenumber's then, and no list of special numbers objects. */
function agreed(digits: string): 0 | 1 {
  const said = ordinaryNumber(digits);
  if (said === null) return 0;
  const number = parsePhoneNumberFromString(digits, "DE");
  const [, ...local] = number?.formatInternational().split(" ").slice(1) ?? [];
  const authority = {
    e164: number?.number,
    country: number?.country,
    kind: KINDS[number?.getType() ?? ""],
    isValid: number?.isValid(),
    short: shortNumber(digits),
    special: specialNumber({ e164: "", country: said.country, local: local.join("") }),
  };
  const ours = { ...said, isValid: true, short: null, special: null };
  if (!Bun.deepEquals(authority, ours))
    expect({ digits, ...ours }).toEqual({ digits, ...authority } as never);
  return 1;
}

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
