import { expect, test } from "bun:test";
import { readAll } from "./testing/read-all.ts";
import { variablesOf } from "./variables-of.ts";
import { readWholeName } from "./whole-name.ts";

test.each([
  ["Anna Huber", "Anna", "Huber"],
  ["Huber, Anna", "Anna", "Huber"],
  ["von der Heide, Anna Maria", "Anna Maria", "von der Heide"],
  ["Frau Dr. Anna Huber", "Anna", "Huber"],
  ["Huber, Dr. Anna", "Anna", "Huber"],
  ["Huber, Frau", "", "Huber"],
  ["Herrn Prof. Dr.-Ing. Max von der Heide", "Max", "von der Heide"],
  ["Dr.med.dent. Eva Groß-Ähre (Praxis)", "Eva", "Groß-Ähre"],
  ["Dipl.-Ing. (FH) Eva Groß", "Eva", "Groß"],
  ["Vincent van Gogh", "Vincent", "van Gogh"],
  ["Frau Huber", "", "Huber"],
  ["Huber", "", "Huber"],
  ["A. Huber", "A.", "Huber"],
])("%j is %j and %j", (text, firstName, lastName) => {
  expect(readWholeName(text, true)).toEqual({ firstName, lastName, company: "" });
});

test.each([
  ["Anna und Peter Huber"],
  ["Huber & Söhne"],
  ["Familie Huber"],
  ["Empfang Frau Huber"],
  ["Anna Huber, Geschäftsführerin"],
  ["anna huber"],
  ["Huber, Anna, Ulm"],
])("%j is not parted", (text) => {
  expect(readWholeName(text, true)).toEqual({ firstName: "", lastName: text, company: "" });
});

test.each([
  ["Huber GmbH", "Huber GmbH"],
  ["Huber Bau GmbH & Co. KG", "Huber Bau GmbH & Co. KG"],
  ["Anna Huber e.K.", "Anna Huber e.K."],
  ["Sportfreunde Ulm e. V.", "Sportfreunde Ulm e. V."],
  ["Firma Huber", "Huber"],
])("%j is a firm's", (text, company) => {
  expect(readWholeName(text, true)).toEqual({ firstName: "", lastName: "", company });
});

test.each([
  ["0171 1234567"],
  ["anna@example.com"],
  ["-"],
  ["Frau"],
  [`Bitte ${"sehr ".repeat(20)}`],
])("%j is no name", (text) => {
  expect(readWholeName(text, true)).toEqual({ firstName: "", lastName: "", company: "" });
});

test("where firms stand, too, only what is certainly a person is parted", () => {
  const read = (text: string) => Object.values(readWholeName(text, false)).slice(0, 2);
  expect(read("Bäckerei Huber")).toEqual(["", "Bäckerei Huber"]);
  expect(read("Frau Anna Huber")).toEqual(["Anna", "Huber"]);
  expect(read("Huber, Anna")).toEqual(["Anna", "Huber"]);
});

const PHONE = "030 23125001";

test.each([
  ["Ansprechpartner", "Anna Huber", ["Anna", "Huber", ""]],
  ["Kontaktperson", "Huber, Anna", ["Anna", "Huber", ""]],
  ["Vollständiger Name", "Frau Dr. Anna Huber", ["Anna", "Huber", ""]],
  ["Full name", "Anna Huber", ["Anna", "Huber", ""]],
  ["Kontakt", "Bäckerei Huber", ["", "Bäckerei Huber", ""]],
  ["Contact", "Huber GmbH", ["", "", "Huber GmbH"]],
  ["Name", "Anna Huber", ["Anna", "Huber", ""]],
  ["Name", "Huber Anna", ["", "Huber Anna", ""]],
  ["Nachname Vorname", "Huber Anna", ["Anna", "Huber", ""]],
  ["Nachname Vorname", "Werner Otto", ["Otto", "Werner", ""]],
  ["Nachname Vorname", "Anna Huber", ["Anna", "Huber", ""]],
  ["Nachname Vorname", "Bäckerei Huber", ["", "Bäckerei Huber", ""]],
  ["Anrede;Name", "Herr;Tobias Hoffmann", ["Tobias", "Hoffmann", ""]],
  ["Anrede;Name", "Frau;Wolke Hegenbarth", ["Wolke", "Hegenbarth", ""]],
  ["Geschlecht;Name", "w;Wolke Hegenbarth", ["Wolke", "Hegenbarth", ""]],
  ["Anrede;Name", ";Wolke Hegenbarth", ["", "Wolke Hegenbarth", ""]],
  ["Anrede;Name", "Firma;Anna Huber", ["", "Anna Huber", ""]],
  ["Anrede;Name", "Herr;Bäckerei Huber", ["", "Bäckerei Huber", ""]],
  ["Name;Vorname", "Huber;Anna", ["Anna", "Huber", ""]],
  ["Name;Vorname;Nachname", "Huber GmbH;Anna;Huber", ["Anna", "Huber", ""]],
  ["Ansprechpartner;Nachname", "Anna Huber;", ["", "", ""]],
  ["Name;Ansprechpartner", "Bäckerei Huber;Anna Meier", ["Anna", "Meier", ""]],
  ["Ansprechpartner;Vorname", "Anna Maria Huber;Anna Maria", ["Anna Maria", "Huber", ""]],
  ["Ansprechpartner;Vorname", "Anna Huber;Eva", ["Eva", "", ""]],
  ["Name;Firma", "Huber GmbH;Huber Bau", ["", "", "Huber Bau"]],
])("%s with %j is read", async (names, cells, expected) => {
  const { contacts, opened } = await readAll(`Telefon;${names}\n${PHONE};${cells}\n`);
  const [contact] = contacts;
  expect([contact?.firstName, contact?.lastName, contact?.company]).toEqual(expected);
  for (const [place, name] of names.split(";").entries()) {
    if (/^(?:Vorname|Nachname|Firma)$/.test(name)) continue;
    // As before, it is a field of the contact's own and counted as one.
    expect(contact?.customFields[name]).toBe(cells.split(";")[place] || undefined);
    expect(opened?.otherColumns).toContain(name);
  }
});

test("a whole name is said by hand beside a last name, too, and taken away", async () => {
  const content = `Telefon;Nachname;Inhaber\n${PHONE};;Anna Huber\n0171 1234567;Groß;Eva Ähre\n`;
  const { contacts } = await readAll(content, { roles: { Inhaber: "name" } });
  expect(contacts.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ["Anna", "Huber"],
    ["", "Groß"],
  ]);
  const none = await readAll(`Telefon;Name\n${PHONE};Huber\n`, { roles: { Name: null } });
  expect(none.contacts[0]?.lastName).toBe("");
});

test("a cell that is both name and field is told once", async () => {
  for (const names of ["Name", "Name;Vorname"]) {
    const { changed } = await readAll(`Telefon;${names}\n${PHONE};Hu\u0007ber\n`);
    expect(changed).toHaveLength(1);
  }
});

test.each([
  ["Name;Vorname", "Huber;Anna", { name: "Anna Huber", Name: "Huber" }],
  ["name;Vorname", "Huber;Anna", { name: "Huber" }],
  ["Ansprechpartner", "Frau Dr. Anna Huber", { name: "Anna Huber", lastName: "Huber" }],
])("a tree can say {name} of %s", async (names, cells, said) => {
  const { contacts, opened } = await readAll(`Telefon;${names}\n${PHONE};${cells}\n`);
  const [contact] = contacts;
  if (!contact || !opened) throw new Error("The file was not read.");
  expect(variablesOf(contact, opened.otherColumns)).toMatchObject(said);
});
