import { expect, test } from "bun:test";
import { readAll } from "./testing/read-all.ts";

const NUMBERS = ["030 23125001", "030 23125002", "0171 1234567", "0221 4710002"];
const rows = (rest: (number: string, index: number) => string) =>
  NUMBERS.map((number, index) => `${rest(number, index)}\n`).join("");

test.each<[string, string, string | null]>([
  ["an empty one", `Telefon;Erreichbar\n${rows((number) => `;${number}`)}`, "Erreichbar"],
  ["one of words", `Telefon;Erreichbar\n${rows((number) => `folgt;${number}`)}`, "Erreichbar"],
  ["a column of names", `Telefon;Kontakt\n${rows((number) => `;${number}`)}`, "Kontakt"],
  [
    "a customer's number beside it",
    `Telefon;Kundennummer;Erreichbar\n${rows((number, index) => `;301234567${index};${number}`)}`,
    "Erreichbar",
  ],
  ["a customer's number alone", `Telefon;Kunden-Nr.\n${rows((n) => `;${n}`)}`, null],
  ["a fax", `Telefon;Telefax\n${rows((number) => `;${number}`)}`, null],
  [
    "most numbers",
    `Telefon;Zweite\n${rows((number, index) => `${index < 2 ? number : ""};${number}`)}`,
    null,
  ],
  ["few anywhere", `Telefon;Erreichbar\n;${NUMBERS[0]}\n;\n;folgt\n;x\nk;y\n`, null],
  ["no wish for calls", `Telefon;Erreichbar\n${rows((number) => `nicht anrufen;${number}`)}`, null],
])("beside a phone column with %s is suggested, or not", async (_, content, suggested) => {
  const { last } = await readAll(content);
  expect(last).toMatchObject({ type: "done", suggestedPhone: suggested });
});
