import { expect, test } from "bun:test";
import { findListShape } from "./index.ts";

const find = (lines: string[], column?: string, kind: "own" | "robinson" = "own") => {
  const [first = ""] = lines;
  const found = findListShape({ first, lines, kind, home: "DE", column });
  if (!found.ok) return found.fault;
  const { shape, isHeader, place, suggested } = found;
  return [shape.separator, shape.places.join(), isHeader, place, suggested];
};
const HASH = "a".repeat(64);

test.each<[string[], string | undefined, unknown]>([
  [["030 23125001", "030 23125002"], undefined, [null, "0", false, null, null]],
  [["030 23125001;Meier", "030 23125002;Groß"], undefined, [";", "0", false, 1, null]],
  [["4711;030 23125001", "4712;030 23125002"], undefined, [";", "1", false, 2, null]],
  [["Meier, Eva;030 23125001", "Groß, Ute;030 23125002"], undefined, [";", "1", false, 2, null]],
  [["Sperrliste", "4711;030 23125001", "4712;"], undefined, [";", "1", true, 2, null]],
  [["030 23125001", "030 23125002", "030 23125003;x"], undefined, [null, "0", false, null, null]],
  [["4711;Ulm", "4712;Ulm"], undefined, [null, "0", false, null, null]],
  [["Name;Telefon", "Eva;030 23125001"], undefined, [";", "1", true, null, null]],
  [["Kundennr;Erreichbar", "4711;030 23125001"], undefined, [";", "", true, null, "Erreichbar"]],
  [["Name;Telefon;Mobil", "Eva;030;0171"], "mobil", [";", "2", true, null, null]],
  [["Kunde 1;Kontakt 2", "4711;030 23125001"], "Kontakt 2", [";", "1", true, null, null]],
  [["Erreichbar", "030 23125001"], "Erreichbar", [";", "0", true, null, null]],
  [["3012345678;030 23125001", "3012345679;"], "2", [";", "1", false, 2, null]],
  [["Name;Nr", "Eva;030 23125001"], "2", [";", "1", true, 2, null]],
])("the numbers of %j with the column %j", (lines, column, expected) => {
  expect(find(lines, column)).toEqual(expected as never);
});

test("where several columns may hold the numbers, it is asked", () => {
  const customers = ["3012345678;030 23125001", "3012345679;030 23125002"];
  expect(find(customers)).toEqual({ code: "choose-list-column", places: [1, 2] });
  expect(find([`${HASH};4711`], undefined, "robinson")).toEqual([";", "0", false, 1, null]);
});

test.each<[string[], string, object]>([
  [["Name;Telefon", "Eva;1"], "Telefonn", { columns: ["Name", "Telefon"], nearest: ["Telefon"] }],
  [["4711;030 23125001"], "Telefon", { columns: [], nearest: [] }],
  [["Name;Telefon", "Eva;1"], "3", { columns: ["Name", "Telefon"] }],
])("%j has no column %j", (lines, column, told) => {
  expect(find(lines, column)).toMatchObject({ code: "unknown-list-column", column, ...told });
});

test("a later part is read as its list was begun", () => {
  const part = { lines: ["4711;030 23125001"], kind: "own", home: "DE" } as const;
  const shapeOf = (first: string | null, column: string) => {
    const found = findListShape({ ...part, first, column });
    return found.ok && found.shape;
  };
  expect(shapeOf(null, "2")).toEqual({ separator: ";", places: [1] });
  expect(shapeOf("Kundennr;Erreichbar", "Erreichbar")).toEqual({ separator: ";", places: [1] });
});
