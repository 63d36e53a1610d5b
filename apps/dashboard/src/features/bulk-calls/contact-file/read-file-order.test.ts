import { expect, test } from "bun:test";
import type { FileProgress } from "./file-order.ts";
import { readFileOrder } from "./read-file-order.ts";

const ROWS = 3_000;
const head = "Telefon;Vorname\n";
const row = (index: number) => `0151 ${20_000_000 + index};Erika\n`;

test("a file is read with its first contacts, its counts and how far it is", async () => {
  const lines = Array.from({ length: ROWS }, (_, index) => row(index));
  const file = new File([head, ...lines], "kunden.csv", { type: "text/csv" });
  const told: FileProgress[] = [];
  const outcome = await readFileOrder({ file, language: "de" }, (news) => told.push(news));
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  expect(outcome.counts).toMatchObject({ rows: ROWS, contacts: ROWS, bytes: file.size });
  expect(outcome.contacts.map(({ phoneNumber }) => phoneNumber)).toEqual(
    Array.from({ length: 10 }, (_, index) => `+49151${20_000_000 + index}`),
  );
  expect(outcome.report).toBeNull();
  expect(told.at(-1)).toEqual({
    bytes: file.size,
    totalBytes: file.size,
    contacts: ROWS,
    dropped: 0,
  });
  expect(told.map(({ bytes }) => bytes)).toEqual(
    told.map(({ bytes }) => bytes).toSorted((a, b) => a - b),
  );
});

test("what was left out is told up to a thousand, and whole in the report", async () => {
  const lines = Array.from({ length: ROWS }, (_, index) => `Meier${index};Erika\n`);
  const file = new File([head, ...lines], "kunden.csv");
  const outcome = await readFileOrder({ file, language: "en" }, () => {});
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  expect(outcome.dropped).toHaveLength(1_000);
  const report = (await outcome.report?.text())?.split("\r\n") ?? [];
  expect(report).toHaveLength(ROWS + 2);
  expect(report[0]).toEndWith("Report: became;Telefon;Vorname");
  expect(report[ROWS]).toStartWith(`${ROWS + 1};`);
});

test("what can't be read is a fault, and a header that was mapped before is known", async () => {
  const empty = await readFileOrder({ file: new File([], "leer.csv"), language: "de" }, () => {});
  expect(empty).toEqual({
    kind: "fault",
    fault: { code: "empty", format: null },
    title: "Fehler beim Verarbeiten",
    message: "Die Datei konnte nicht verarbeitet werden. Sie enthält keine Daten.",
  });
  const file = new File(["A;B\n0151 20000001;x\n"], "ab.csv");
  const unknown = await readFileOrder({ file, language: "de" }, () => {});
  expect(unknown).toMatchObject({ kind: "fault", fault: { code: "no-phone-column" } });
  const known = await readFileOrder({ file, language: "de", roles: { A: "phone" } }, () => {});
  expect(known).toMatchObject({ kind: "read", counts: { contacts: 1 }, roles: { A: "phone" } });
});

test("a page is told what to say of a file: its findings, and its first contact's variables", async () => {
  const text = "Telefon;Vorname;Anrede\n112;Feuer;\n0664 1234567;Erika;Frau\n171 1234567;Max;\n";
  const file = new File([text], "liste.csv");
  const [here, there] = await Promise.all(
    (["DE", "AT"] as const).map((home) => readFileOrder({ file, language: "de", home }, () => {})),
  );
  if (here?.kind !== "read" || there?.kind !== "read") throw new Error("not read");
  expect(there.example).toEqual({
    phone: "+436641234567",
    firstName: "Erika",
    Anrede: "Frau",
    customField1: "Frau",
    name: "Erika",
  });
  expect(here.dropped[0]).toMatchObject({ line: 2, column: "Telefon", value: "112" });
  expect(here.dropped[0]?.message).toContain("Notruf");
  expect(here.changed).toContainEqual({
    line: 4,
    column: "Telefon",
    value: "171 1234567",
    to: "+491711234567",
    message: "Die führende Null fehlte und wurde ergänzt.",
  });
});
