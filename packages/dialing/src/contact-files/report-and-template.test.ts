import { expect, test } from "bun:test";
import {
  csvTemplate,
  headerKey,
  inert,
  variableNames,
  variablesOf,
  writeReport,
  xlsxTemplate,
} from "./index.ts";
import { readAll } from "./testing/read-all.ts";

test.each([
  ["bulk-calls-template.csv", csvTemplate],
  ["bulk-calls-template.xlsx", xlsxTemplate],
])("%s is read as it is", async (name, make) => {
  const template = await make();
  expect(template.name).toBe(name);
  const { opened, contacts, dropped, changed } = await readAll(template.bytes, { name });
  expect(opened?.columns.map((column) => column.name)).toEqual([
    "phone",
    "firstName",
    "lastName",
    "company",
    "customField1",
  ]);
  expect([dropped, changed]).toEqual([[], []]);
  expect(contacts.map(({ phoneNumber }) => phoneNumber)).toEqual([
    "+493023125001",
    "+492214710002",
    "+498999998003",
  ]);
});

const LINK = '=HYPERLINK("http://a";"b")';

test("a report runs nothing in a spreadsheet", () => {
  const report = writeReport(
    {
      dropped: [
        {
          line: 3,
          reason: { code: "formula", value: LINK },
          column: "phone",
          value: LINK,
          cells: [LINK, "=a"],
        },
      ],
      changed: [
        {
          line: 2,
          column: "@x",
          from: "-1",
          to: "+49",
          reason: { code: "zero-added" },
          cells: ["-1", "b"],
        },
      ],
    },
    { header: ["a", "b", "c", "d", "e", "f"], dropped: () => "why", changed: () => "what" },
  );
  const link = `"'=HYPERLINK(""http://a"";""b"")"`;
  expect(report).toBe(
    `2;zero-added;what;'@x;'-1;'+49;'-1;b\r\n3;formula;why;phone;${link};;${link};'=a\r\n`,
  );
  for (const sign of ["=", "+", "-", "@", "\t", "\r", "\0"])
    expect(inert(`${sign}1`)).toStartWith("'");
});

test("each column is a variable, under its own name and as the N-th", () => {
  const contact = {
    phoneNumber: "+493023125001",
    firstName: "Eva",
    lastName: "",
    company: "A",
    customFields: {
      "Straße & Nr.": "Weg 1",
      customField1: "own",
      "2. Name": "Ute",
      constructor: "c",
    },
  };
  const columns = ["Straße & Nr.", "customField1", "2. Name", "constructor"];
  expect(variablesOf(contact, columns)).toEqual({
    phone: "+493023125001",
    firstName: "Eva",
    name: "Eva",
    company: "A",
    Straße_Nr: "Weg 1",
    customField1: "own",
    "field_2._Name": "Ute",
    constructor_2: "c",
    customField2: "own",
    customField3: "Ute",
    customField4: "c",
  });
  expect([...variableNames(["a b", "a&b", "a_b", "phone", "§"]).values()]).toEqual([
    "a_b_2",
    "a_b_3",
    "a_b",
    "phone_2",
    "field",
  ]);
});

test("headers that say the same have one key", () => {
  const key = (...names: string[]) => headerKey(names.map((original) => ({ original })));
  expect(key("Telefon ", "Straße")).toBe(key("telefon", "STRASSE".replace("SS", "ß")));
  expect(key("a", "b")).not.toBe(key("b", "a"));
});
