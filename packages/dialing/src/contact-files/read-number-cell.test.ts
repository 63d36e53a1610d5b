import { expect, test } from "bun:test";
import { readNumberCell } from "./read-number-cell.ts";
import { seededRandom } from "./testing/seeded-random.ts";

const read = (text: string) => {
  const cell = readNumberCell(text, { home: "DE" });
  if (cell.ok) return [cell.number.e164, cell.change];
  return cell.word === undefined ? cell.why : `${cell.why}: ${cell.word}`;
};

const MOBILE = "+491711234567";

test.each([
  ["0171/1234567", MOBILE, null],
  ['"0171 1234567"', MOBILE, null],
  ["„0171 1234567“", MOBILE, null],
  ["0171 1234567,", MOBILE, null],
  ["0171\u00a01234567", MOBILE, null],
  ["+49 (0) 171 1234567", MOBILE, null],
  ["0049-171-1234567", MOBILE, null],
  ["0049 (0)171 1234567", MOBILE, null],
  ["Tel. 0171 1234567", MOBILE, "text-removed"],
  ["Tel.: 0171/1234567", MOBILE, "text-removed"],
  ["Telefon: +49 171 1234567", MOBILE, "text-removed"],
  ["0171/1234567 (privat)", MOBILE, "text-removed"],
  ["0171 1234567 privat, ab 18 Uhr", MOBILE, "text-removed"],
  ["0171 1234567 (9-17 Uhr)", MOBILE, "text-removed"],
  ["Handy: (0171) 1234567", MOBILE, "text-removed"],
  ["M: 0171 1234567", MOBILE, "text-removed"],
  ["O171 1234567", MOBILE, "letter-read-as-zero"],
  ["o3o 123456", "+4930123456", "letter-read-as-zero"],
  ["OO49 171 1234567", MOBILE, "letter-read-as-zero"],
  ["0171-1234567; 030 123456", MOBILE, "one-of-several"],
  ["0171-1234567 / 030 123456", MOBILE, "one-of-several"],
  ["0171 1234567\n030 123456", MOBILE, "one-of-several"],
  ["0171 1234567 oder 030 123456", MOBILE, "one-of-several"],
  ["030 123 - 0171 456", "+4930123", "one-of-several"],
  ["030 123456 - 0171 1234567", "+4930123456", "one-of-several"],
  ["030 123456 0171 1234567", "+4930123456", "one-of-several"],
  ["030 23125 004 - 0171 3920004", "+493023125004", "one-of-several"],
  ["030 23125 004 / 0171 39 20 004", "+493023125004", "one-of-several"],
  ["Tel. 030 23125 004", "+493023125004", "text-removed"],
  ["Tel. 030/23125/001234", "+493023125001234", "text-removed"],
  ["(030) 23125 004 / (040) 66969 01", "+493023125004", "one-of-several"],
  ["+49 30 123456, +49 171 1234567", "+4930123456", "one-of-several"],
  ["Tel. 030 123456, Fax 030 123457", "+4930123456", "one-of-several"],
  ["Fax 030 123457 Tel. 030 123456", "+4930123456", "one-of-several"],
  ["0800 1234567 / 030 123456", "+4930123456", "one-of-several"],
  ["Telefon/Fax 0421 555100", "+49421555100", "text-removed"],
  ["Tel./Fax: 0421 555100", "+49421555100", "text-removed"],
  ["Fax/Tel. 0421 555100", "+49421555100", "text-removed"],
  ["0421 555100 (Fax auch)", "+49421555100", "text-removed"],
  ["0421 555100 (Tel. + Fax)", "+49421555100", "text-removed"],
  ["0421 555100 und Fax", "+49421555100", "text-removed"],
  ["Tel. 0421 555100 Fax:", "+49421555100", "text-removed"],
  ["0421 555100, Fax:", "+49421555100", null],
  ["0421 555103 (Fax), 0421 555100", "+49421555100", "one-of-several"],
  ["0421 555103 Fax\n0421 555100 Tel", "+49421555100", "one-of-several"],
  ["0421 555100 Fax 0421 555103", "+49421555100", "one-of-several"],
  ["0421 555100/19", "+49421555100", "one-of-several"],
  ["0421 / 55 51 18 / 19", "+49421555118", "one-of-several"],
  ["0421 555100/-119", "+49421555100", "one-of-several"],
  ["0421 555100/19/20", "+49421555100", "one-of-several"],
  ["0421 555100, -19", "+49421555100", "one-of-several"],
  ["0421 555100 u. 19", "+49421555100", "one-of-several"],
  ["04202/1234/35", "+4942021234", "one-of-several"],
  ["+49 421 555100/19", "+49421555100", "one-of-several"],
  ["Tel. 0421 555100/19 (Büro)", "+49421555100", "one-of-several"],
  ["0421555100/19", "+49421555100", "one-of-several"],
  ["030/123456", "+4930123456", null],
  ["0421/55 51 18", "+49421555118", null],
  ["0171/123 45 67", MOBILE, null],
  ["0421 5551-0", "+4942155510", null],
  ["0421/5551-18", "+49421555118", null],
  ["nur abends 0421/555100", "+49421555100", "text-removed"],
  ["0421 555100 (abends)", "+49421555100", "text-removed"],
  ["d: 0421/555100", "+49421555100", "text-removed"],
  ["p: 0421/555100", "+49421555100", "text-removed"],
  ["0421 555100 App. 12", "+49421555100", "text-removed"],
  ["0421 555100, Apparat 12", "+49421555100", "text-removed"],
  ["0421 555100 kein AB", "+49421555100", "text-removed"],
  ["0421 555100 (AB)", "+49421555100", "text-removed"],
  ["neu 0421 555100", "+49421555100", "text-removed"],
  ["Büro neu: 0421 555100", "+49421555100", "text-removed"],
  ["0421 555100 vormittags", "+49421555100", "text-removed"],
  ["0421 555100 ab 18 Uhr", "+49421555100", "text-removed"],
  ["0421 555100 Mo-Fr 9-17 Uhr", "+49421555100", "text-removed"],
  ["0421 555100 zw. 9 und 12 Uhr", "+49421555100", "text-removed"],
  ["0421 555100 erst ab 17.00", "+49421555100", "text-removed"],
  ["Mob. 0171 1234567", MOBILE, "text-removed"],
  ["Praxis 0421 555100", "+49421555100", "text-removed"],
  ["0421/555100 + 0171/1234567", "+49421555100", "one-of-several"],
  ["0171 1234567 +49 421 555100", MOBILE, "one-of-several"],
  ["1711234567", MOBILE, "zero-added"],
  ["3012345678", "+493012345678", "zero-added"],
  ["3012345678.0", "+493012345678", "zero-added"],
  ["30/12345678", "+493012345678", "zero-added"],
  ["491711234567", MOBILE, "plus-added"],
  ["49 (0)171 1234567", MOBILE, "plus-added"],
  ["436641234567", "+436641234567", "plus-added"],
  ["22198765432", "+4922198765432", "zero-added"],
])("%j is read as %p: %p", (text, e164, change) => {
  expect(read(text)).toEqual([e164, change] as never);
});

test.each([
  ["", "blank"],
  ["Fax: 030 123456", "fax"],
  ["Telefax 030 123456", "fax"],
  ["030 123456 nicht anrufen", "not-wanted"],
  ["NICHT MEHR KONTAKTIEREN", "not-wanted"],
  ["030 123456 (keine Anrufe!)", "not-wanted"],
  ["Werbesperre 030 123456", "not-wanted"],
  ["hat widersprochen", "not-wanted"],
  ["do not call", "not-wanted"],
  ...["-", "--", "–", "/", "k.A.", "k. A.", "kA", "n/a", "N.A.", "n.v."].map(
    (text) => [text, "blank"] as const,
  ),
  ...[
    "unbekannt",
    "keine",
    "ohne",
    "kein Telefon",
    "nicht bekannt",
    "keine Angabe",
    "0",
    "keine Nr.",
    "hat kein Telefon",
    "folgt",
    "nicht angegeben",
  ].map((text) => [text, "blank"] as const),
  ["alt: 0171 1234567", "unknown-word: alt"],
  ["Eva 0171 1234567", "unknown-word: Eva"],
  ["Kd 0301234567", "unknown-word: Kd"],
  ["Tochter 0171/1234567", "unknown-word: Tochter"],
  ["0421 555103 (Sohn)", "unknown-word: Sohn"],
  ["Tel. Nachbarin 0421 555103", "unknown-word: Nachbarin"],
  ["nur WhatsApp 0171/1234567", "not-wanted"],
  ["0421 555103 nicht vor 10 Uhr anrufen", "unknown-word: nicht"],
  ["0421 555103 (tot)", "not-wanted"],
  ["0421 555103 verstorben", "not-wanted"],
  ["† 0421 555103", "not-wanted"],
  ["verstorben 03/2025", "not-wanted"],
  ["0421 555103 Fax", "fax"],
  ["0421 555104 (Telefax)", "fax"],
  ["0421/555105 FAX", "fax"],
  ["0421 555105, Fax", "fax"],
  ["Fax Büro: 0421 555105", "fax"],
  ["Fax 0421 555105 / 0421 555106", "fax"],
  ["030/123/456", "several-numbers"],
  ["0421/55/51/18", "several-numbers"],
  ["DE89 3704 0044 0532 0130 00", "letters"],
  ["eva1711234567@example.com", "letters"],
  ["0171 abc 1234567", "unknown-word: abc"],
  ["030 1234 privat 567", "letters"],
  ["030 123456 ext 5", "extension"],
  ["030 123456 Durchwahl 12", "extension"],
  ["Tel. 0900 1234567", "service-number"],
  ["Tel. 112", "letters"],
  ["04.04.2025", "not-a-number"],
  ["04.04.2025 18:30", "not-a-number"],
  ["04.04.2025 - 05.05.2026", "several-numbers"],
  ["0I71 1234567", "letters"],
  ["1.234.567,00 €", "not-a-number"],
  ["3.012.345.678", "area-code-missing"],
  ["23125001", "area-code-missing"],
  ["33142685300", "zero-or-plus"],
  ["41791234567", "zero-or-plus"],
  ["664/1234567", "ambiguous-country"],
  ["(664) 1234567", "ambiguous-country"],
  ["112", "emergency"],
  ["8001234567", "service-number"],
] as const)("%j is refused: %s", (text, why) => {
  expect(read(text)).toBe(why);
});

test("in Austria and Switzerland national numbers are theirs", () => {
  const at = readNumberCell("0664 1234567", { home: "AT" });
  expect(at).toMatchObject({ number: { e164: "+436641234567", country: "AT", kind: "mobile" } });
  expect(readNumberCell("6641234567", { home: "AT" })).toMatchObject({ change: "zero-added" });
  expect(readNumberCell("791234567", { home: "CH" })).toMatchObject({
    number: { e164: "+41791234567" },
    change: "zero-added",
  });
});

/** Numbers as people group them, by a seed. */
function numbersBy(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join("");
  const number = () => {
    const written = pick(["0171", "030", "0221", "+49 171", "0049 30", "(040)", "09131"]);
    const local = `${1 + Math.floor(random() * 9)}${digits(5 + Math.floor(random() * 3))}`;
    const grouped = random() < 0.5 ? local : local.replace(/(\d{2,3})(?=\d\d)/g, "$1 ");
    return `${written}${pick([" ", "/", ""])}${grouped}`;
  };
  return { pick, number };
}

test("words around a number change nothing of it, however it is grouped", () => {
  const { pick, number } = numbersBy(11);
  for (let round = 0; round < 10_000; round++) {
    const written = number();
    const alone = readNumberCell(written, { home: "DE" });
    const cell = pick([`Tel. ${written} (privat)`, `${written} Büro`, `Mobil: ${written}`]);
    const among = readNumberCell(cell, { home: "DE" });
    const e164 = alone.ok ? alone.number.e164 : null;
    expect({ cell, e164: among.ok ? among.number.e164 : null }).toEqual({ cell, e164 });
  }
});

test("two numbers in one cell are never read as one", () => {
  const BETWEEN = [" - ", "-", " – ", "; ", ", ", " / ", "/", " und ", " oder ", "\n", "  ", " | "];
  const { pick, number } = numbersBy(7);
  let both = 0;
  for (let round = 0; round < 20_000; round++) {
    const [first, second] = [number(), number()];
    const alone = [first, second].map((text) => readNumberCell(text, { home: "DE" }));
    const cell = first + pick(BETWEEN) + second;
    const together = readNumberCell(cell, { home: "DE" });
    if (!together.ok) continue;
    both += 1;
    const known = alone.map((one) => (one.ok ? one.number.e164 : ""));
    expect({ cell, known: known.includes(together.number.e164) }).toEqual({ cell, known: true });
  }
  expect(both).toBeGreaterThan(10_000);
});

test("no cell holds up the reading, whatever stands in it", () => {
  const parts = [
    "(",
    "0",
    " ",
    "/1",
    "0421 555100/1",
    "ab ",
    "Fax ",
    "+",
    "kein ",
    "12:",
    "- ",
    "fax:",
  ];
  const began = performance.now();
  for (const part of parts) {
    for (const length of [100, 498, 20_000]) {
      const text = part.repeat(length).slice(0, length);
      read(text);
      read(`x${text}x`);
    }
  }
  expect(performance.now() - began).toBeLessThan(30_000);
});
