import { expect, test } from "bun:test";
import {
  findListShape,
  type ListKind,
  listShapeOf,
  PLAIN_LIST,
  readBlockedLine,
  readListLine,
} from "./index.ts";

const read = (line: string, header?: string, kind: ListKind = "own") => {
  const shape = header === undefined ? PLAIN_LIST : (listShapeOf(header) ?? PLAIN_LIST);
  const found = readListLine(line, { kind, home: "DE", shape });
  return found.ok ? found.numbers.map(({ number }) => number) : found.why;
};
const [A, B, C] = ["+493023125001", "+493023125002", "+493023125003"];

test.each([
  ["030 23125001", undefined, [A]],
  ["030 23125001;Meier;04.04.2025", undefined, [A]],
  ['"030 23125001",Meier', undefined, [A]],
  ["Tel. 030 23125001 (privat)", undefined, [A]],
  ["3023125001", undefined, [A]],
  ["Eva;030 23125001", "Name;Telefon", [A]],
  ["Meier, Eva;030 23125001", "Name;Telefon", [A]],
  ['"Meier; Eva";030 23125001', "Name;Telefon", [A]],
  ['"Meier ""E"", Eva",030 23125001', "Name,Phone", [A]],
  ["Eva\t030 23125001", "Name\tTelefon", [A]],
  ["Eva|030 23125001", "Name|Telefon", [A]],
  ["030 23125001;030 23125002", "Telefon;Mobil", [A, B]],
  [";030 23125002", "Telefon;Mobil", [B]],
  ["030 23125001,Meier", "Telefon", [A]],
])("%j below %j has %j", (line, header, numbers) => {
  expect(read(line, header)).toEqual(numbers);
});

test.each([
  ["Meier;030 23125001", undefined, "letters"],
  ["030 23125001 / 030 23125002", undefined, "several-numbers"],
  ["04.04.2025;030 23125001", undefined, "not-a-number"],
  ["Eva;", "Name;Telefon", "blank"],
  ["Eva", "Name;Telefon", "blank"],
  ["112", undefined, "emergency"],
  [`0${"1".repeat(2_000)}`, undefined, "too-long"],
] as const)("%j below %j is refused: %s", (line, header, why) => {
  expect(read(line, header)).toBe(why);
});

test.each([
  ["Telefon 1;Name", { separator: ";", places: [0] }],
  ["Gesperrte", PLAIN_LIST],
  ["030 23125001", null],
  ["Kundennummer;Name;Erreichbar unter", { separator: ";", places: [] }],
  ["Kundennummer;Name;Mobil privat", { separator: ";", places: [2] }],
  ["SHA-256;Quelle", { separator: ";", places: [0] }],
  ["Bericht: Zeile;Bericht: Code;Telefon", { separator: ";", places: [2] }],
])("the first line %j says %j", (line, shape) => {
  expect(listShapeOf(line)).toEqual(shape);
});

test("of a first line only what a person may have written is looked at", () => {
  expect(listShapeOf(`${"\t".repeat(200_000)}Telefon`)?.places).toEqual([]);
});

test("a Robinson list has hashes, and its numbers are named by one", () => {
  const hash = "a".repeat(64);
  expect(read(hash, undefined, "robinson")).toEqual([null]);
  expect(read(hash)).toBeString();
  const line = { kind: "robinson", home: "DE", shape: PLAIN_LIST } as const;
  expect(readListLine("030 23125001", line)).toMatchObject({
    numbers: [{ number: null, name: expect.stringMatching(/^sha256:/) }],
  });
});

const blocked = (lines: string[], column?: string, kind: ListKind = "own") => {
  const found = findListShape({
    ...{ first: lines[0] ?? "", lines, kind, home: "DE", column },
    isBlocking: true,
  });
  if (!found.ok) return found.fault.code;
  const { shape, isHeader, named } = found;
  return lines.slice(isHeader ? 1 : 0).map((line) => {
    const read = readBlockedLine(line, { kind, home: "DE", shape, named });
    if (!read.ok) return read.why;
    return [...read.numbers.map(({ number }) => number), ...(read.missed ? [read.missed] : [])];
  });
};

test.each([
  [
    ["030 23125001, 030 23125002", "030 23125003"],
    [[A, B], [C]],
  ],
  [
    ["030 23125001;030 23125002", "030 23125003;"],
    [[A, B], [C]],
  ],
  [
    ["030 23125001;030 23125002", "030 23125003;030 23125002", "030 23125003;0171 12"],
    [
      [A, B],
      [C, B],
      [C, "too-short"],
    ],
  ],
  [
    ["Herr Meier 030 23125001", "030 23125003 nicht anrufen", "Ute"],
    [[A], [C], "letters"],
  ],
  [
    ["030 23125001;Meier;030 23125002", "030 23125003;Groß;"],
    [[A, B], [C]],
  ],
  [
    ["4711;030 23125001;Meier", "4712;030 23125003;030 23125002"],
    [[A], [C, B]],
  ],
  [
    ["Meier;030 23125001", "030 23125003;Groß"],
    [[A], [C]],
  ],
  [
    ["Telefon", "030 23125001, 030 23125002", "Eva"],
    [[A, B], "letters"],
  ],
  [["Sperrliste", "030 23125001 / 030 23125002"], [[A, B]]],
  [["Name;Telefon;Notiz", "Eva;030 23125001;auch 030 23125002"], [[A]]],
  [
    ["Name,Telefon", "Eva,030 23125001,030 23125002", "Ute,030 23125003,"],
    [[A, B], [C]],
  ],
  [["Name;Telefon;Mobil", "Eva;030 23125001 privat;030 23125002"], [[A, B]]],
  [["Telefon;Mobil", "030 23125001;fehlt"], [[A, "letters"]]],
  [["3012345678;030 23125001", "3012345679;030 23125003"], "choose-list-column"],
])("a list that blocks %j blocks %j", (lines, expected) => {
  expect(blocked(lines)).toEqual(expected as never);
});

test("a column that is said is the only one where columns are named", () => {
  const row = "030 23125001;030 23125002";
  expect(blocked(["Telefon;Mobil", row], "Mobil")).toEqual([[B]]);
  expect(blocked(["3012345678;030 23125001", "3012345679;030 23125003"], "2")).toEqual([[A], [C]]);
  const hash = "a".repeat(64);
  expect(blocked([`${hash};030 23125001`], undefined, "robinson")).toEqual([[null, null]]);
});
