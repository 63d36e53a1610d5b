import { expect, test } from "bun:test";
import { type ContactFileEvent, readContactList } from "./index.ts";

function read(contacts: readonly unknown[], batch = 1_000) {
  const events = [...readContactList(contacts, { batch })];
  const rows = events.filter((event) => event.type === "rows");
  return {
    events,
    contacts: rows.flatMap((event) => event.contacts),
    dropped: rows.flatMap((event) => event.dropped),
    opened: events.find((event) => event.type === "opened"),
    done: events.at(-1) as ContactFileEvent & { type: "done" },
  };
}

test("the usual spellings of fields are known, and all others are the contact's own", () => {
  const { contacts, opened } = read([
    {
      phoneNumber: "030 23125 001",
      firstName: "Erika",
      lastName: "Mustermann",
      company: "Muster GmbH",
      customFields: { Dach: "Flach", Stand: 12 },
    },
    { telefon: "030 23125 002", vorname: "Max", Ort: "Kiel", isOld: true, custom_fields: null },
    "030 23125 003",
  ]);
  expect(contacts).toMatchObject([
    {
      line: 1,
      phoneNumber: "+493023125001",
      firstName: "Erika",
      lastName: "Mustermann",
      company: "Muster GmbH",
      customFields: { Dach: "Flach", Stand: "12" },
    },
    {
      line: 2,
      phoneNumber: "+493023125002",
      firstName: "Max",
      customFields: { Ort: "Kiel", isOld: "true" },
    },
    { line: 3, phoneNumber: "+493023125003" },
  ]);
  expect(
    read([{ mobil: "030 23125 004" }, { telefon: "112", mobil: "030 23125 005" }]).contacts,
  ).toMatchObject([{ phoneNumber: "+493023125004" }, { phoneNumber: "+493023125005" }]);
  expect(opened?.otherColumns).toEqual(["Dach", "Stand", "Ort", "isOld"]);
});

test("who can't be called is told by his place, field and reason", () => {
  const { dropped, contacts, done } = read([
    { phone: "112", firstName: "Feuer" },
    {},
    null,
    { phone: "030 23125 001" },
    { phone: "+49 30 23125001" },
    { phone: "030 23125 002", notiz: "keine Anrufe mehr" },
    [],
  ]);
  expect(contacts).toHaveLength(1);
  expect(dropped.map(({ line, column, reason }) => [line, column, reason.code])).toEqual([
    [1, "phone", "not-callable"],
    [2, "phone", "no-phone"],
    [3, "phone", "no-phone"],
    [5, "phone", "duplicate"],
    [6, "notiz", "not-wanted"],
    [7, "phone", "no-phone"],
  ]);
  expect(done).toMatchObject({ rows: 7, contacts: 1, unwanted: 1 });
});

test("contacts without any number are all refused, and too many fields altogether", () => {
  expect(read([{ name: "Erika" }, {}]).done).toMatchObject({
    contacts: 0,
    dropped: { "no-phone": 2 },
  });
  const wide = {
    phone: "030 23125 001",
    ...Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`f${n}`, n])),
  };
  expect(read([wide]).events).toMatchObject([
    { type: "fault", fault: { code: "too-many-columns" } },
  ]);
});

test("they are told in pieces as large as is wished", () => {
  const many = Array.from({ length: 7 }, (_, place) => ({ phone: `030 23125 00${place}` }));
  expect(read(many, 3).events.map(({ type }) => type)).toEqual([
    "opened",
    "rows",
    "rows",
    "rows",
    "done",
  ]);
});

test("a field that lies too deep in itself is nothing, and the contact is read", () => {
  const deep = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);
  const { contacts } = read([{ phone: "030 23125 001", Dach: deep, Ort: "Kiel" }]);
  expect(contacts).toMatchObject([{ phoneNumber: "+493023125001", customFields: { Ort: "Kiel" } }]);
});
