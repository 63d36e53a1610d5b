import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { type ImportRow, packContacts } from "../contact-batch.ts";
import type { Database } from "../database.ts";
import { listAuditEntries } from "../queries/audit.ts";
import { moveCallStatus } from "../queries/calls.ts";
import { getColumnMapping, putColumnMapping } from "../queries/column-mappings.ts";
import {
  beginContactImport,
  cancelLeftImports,
  countImportedContacts,
  deleteContactImport,
  endContactImport,
  findContactImport,
  listContactImports,
  saveImportCounts,
} from "../queries/contact-imports.ts";
import {
  changeContact,
  countContacts,
  findContact,
  findContactsByNumber,
  insertContact,
  listContacts,
  listImportedContacts,
  type NewContact,
} from "../queries/contacts.ts";
import type { OwnContacts } from "../queries/copy-contacts.ts";
import { deleteContacts } from "../queries/deleted-contacts.ts";
import { eraseUnlessInCall } from "../queries/erase-person.ts";
import { findOtherPersons, importContacts } from "../queries/import-contacts.ts";
import { searchContacts } from "../queries/search-contacts.ts";
import { contactImports } from "../schema/contacts.ts";
import { namesFound } from "./contact-search.contract.ts";
import { NOON, storedCall } from "./samples.ts";

const MINUTE = 60_000;

/** @param triesLarge whether larger sets are tried, too */
export function contactsContract(db: () => Database, { triesLarge }: { triesLarge: boolean }) {
  const begin = (id: string, startedAt = NOON) =>
    beginContactImport(db(), {
      id,
      name: "Messe",
      fileName: "messe.csv",
      otherColumns: ["Branche"],
      statementId: null,
      importedBy: "Ada",
      startedAt,
    });

  const put = async (importId: string, rows: readonly ImportRow[], at = NOON) => {
    const stored = await importContacts(db(), { importId, batch: packContacts(rows), at });
    if (!stored) return null;
    const { own: _own, otherPersons, ...counted } = stored;
    return { ...counted, otherPersons: otherPersons.length };
  };

  const one = async (n = 1) => {
    const found = await findContact(db(), numberOf(n));
    if (!found) throw new Error(`There is no contact ${n}.`);
    return found;
  };

  test("an import adds new numbers and puts them on its list, by lines", async () => {
    await begin("import_1");
    expect(await put("import_1", [row(2), row(1)])).toEqual(counts(2, 0, 0));
    const { line: _line, ...given } = row(1);
    expect(await one()).toEqual({
      ...given,
      sequence: expect.any(Number),
      status: "lead",
      createdAt: NOON,
      updatedAt: NOON,
      lastContactAt: null,
    });
    const listed = await listImportedContacts(db(), { importId: "import_1", limit: 10 });
    expect(listed.map(({ line, contact }) => [line, contact.number])).toEqual([
      [11, numberOf(1)],
      [12, numberOf(2)],
    ]);
    const rest = await listImportedContacts(db(), {
      importId: "import_1",
      afterLine: 11,
      limit: 10,
    });
    expect(rest.map(({ line }) => line)).toEqual([12]);
  });

  test.each<[string, Partial<ImportRow>, object, boolean]>([
    ["nothing new", {}, {}, false],
    ["a new name", { lastName: "Neu" }, { lastName: "Neu", firstName: "Zoë" }, true],
    [
      "empty cells",
      { firstName: "", lastName: "", company: "", email: "", regions: "", postcode: "" },
      { firstName: "Zoë", company: "Löwe GmbH", email: "zoe@example.de", postcode: "10115" },
      false,
    ],
    ["the known name in one piece", { firstName: "", lastName: "Zoë Löwe" }, {}, false],
    [
      "the known name in one piece, turned",
      { firstName: "", lastName: "Löwe Zoë" },
      { firstName: "Zoë", lastName: "Löwe" },
      false,
    ],
    [
      "a married name in one piece",
      { firstName: "", lastName: "Zoë Groß-Löwe" },
      { firstName: "Zoë", lastName: "Groß-Löwe" },
      true,
    ],
    [
      "his firm in one piece",
      { firstName: "", lastName: "Bäckerei Löwe" },
      { firstName: "Zoë", lastName: "Löwe" },
      false,
    ],
    ["fewer fields", { customFields: {} }, { customFields: { Branche: "Handel" } }, false],
    ["an empty field", { customFields: { Branche: "" } }, {}, false],
    [
      "a field with another value, and one more",
      { customFields: { Ort: "Kiel", Branche: "Bau" } },
      { customFields: { Branche: "Bau", Ort: "Kiel" } },
      true,
    ],
    [
      "regions by area code, where they are known by postcode",
      { postcode: "", regions: "DE-BB DE-BE" },
      { regions: "DE-BE" },
      false,
    ],
    [
      "another postcode",
      { postcode: "80331", regions: "DE-BY" },
      { postcode: "80331", regions: "DE-BY" },
      true,
    ],
  ])(
    "a known number is changed only where a file brings more: %s",
    async (_case, more, expected, isUpdated) => {
      for (const id of ["import_1", "import_2"]) await begin(id);
      await put("import_1", [row(1)]);
      const before = await one();
      const counted = await put("import_2", [row(1, more)], NOON + MINUTE);
      expect(counted).toEqual(isUpdated ? counts(0, 1, 0) : counts(0, 0, 1));
      expect(await one()).toEqual({
        ...before,
        ...expected,
        updatedAt: isUpdated ? NOON + MINUTE : NOON,
      });
      expect(await countImportedContacts(db(), "import_2")).toBe(1);
    },
  );

  test.each([
    ["Bert", "Meier"],
    ["Dr. Bert", "von Groß"],
    ["Чарли", "Иванов"],
  ])("%s %s, who has a known number, takes nobody's place", async (firstName, lastName) => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    await put("import_1", [row(1, { firstName: "Dr. Anna", lastName: "von Huber" }), row(2)]);
    const before = await one();
    const other = row(1, {
      firstName,
      lastName,
      company: "Meier AG",
      email: "bert@example.de",
      postcode: "80331",
      regions: "DE-BY",
      customFields: { Gerät: "links", Branche: "Bau" },
    });
    const given = [other, row(2, { company: "Neu AG" }), row(3)];
    expect(await put("import_2", given, NOON + MINUTE)).toEqual(counts(1, 1, 0, 0, 1));
    expect(await one()).toEqual(before);
    expect(await countImportedContacts(db(), "import_2")).toBe(2);
    expect(await put("import_2", given, NOON + MINUTE)).toEqual(counts(0, 0, 2, 0, 1));
  });

  test.each([
    ["a married name", ["Anna", "Huber"], ["Anna", "Meier"]],
    ["another first name", ["Anna", "Huber"], ["Bert", "Huber"]],
    ["a title and a married name", ["Anna", "Huber"], ["Dr. Anna", "Meier-Groß"]],
    ["half of a double name", ["Anna-Lena", "Huber"], ["Anna", "Groß"]],
    ["parts in their right order", ["Huber", "Anna"], ["Anna", "Huber"]],
    ["case", ["ANNA", "HUBER"], ["Anna", "Huber"]],
    ["umlauts", ["Joerg", "Weiss"], ["Jörg", "Weiß"]],
    ["accents that stand alone", ["Rene\u0301", "Mu\u0308ller"], ["René", "Müller"]],
    ["a last name where a first one is known", ["Anna", ""], ["", "Meier"]],
    ["a first name more", ["", "Huber"], ["Bert", "Huber"]],
    ["a whole name in its parts", ["", "Karl Wagner"], ["Karl", "Wagner"]],
    ["a whole name of a last one", ["", "Wagner"], ["", "Karl Wagner"]],
    ["another spelling of both", ["Katarina", "Schmitt"], ["Catharina", "Schmid"]],
    ["another spelling of one", ["", "Hofmann"], ["Tobias", "Hoffmann"]],
    ["half of a double last name", ["Eva", "Müller-Lüdenscheidt"], ["Ada", "Mueller"]],
    ["accents of other languages", ["Łukasz", "Żółć"], ["Lukasz", "Zolc"]],
  ])(
    "a known contact's name is mended: %s",
    async (_case, [first, last], [firstName, lastName]) => {
      for (const id of ["import_1", "import_2"]) await begin(id);
      await put("import_1", [row(1, { firstName: first ?? "", lastName: last ?? "" })]);
      const mended = row(1, { firstName: firstName ?? "", lastName: lastName ?? "" });
      expect(await put("import_2", [mended])).toEqual(counts(0, 1, 0));
      expect(await one()).toMatchObject({ firstName: firstName || first, lastName });
    },
  );

  test.each([
    ["", "Karl Wagner", "Yvonne", "Adler"],
    ["Yvonne", "Adler", "", "Ulf Specht"],
    ["", "Karl Wagner", "", "Ulf Specht"],
    ["", "Huber", "Bert", "Meier"],
    ["Anna", "", "Bert", "Meier"],
    ["Anna", "Huber", "", "Meier"],
    ["Anna", "", "", "Bert Meier"],
    ["Zoë", "Löwe", "", "Bäckerei Groß"],
    ["Karl", "Müller", "Anna", "Möller"],
    ["A.", "Huber", "A.", "Meier"],
  ])("%j %j keeps the number that %j %j has, too", async (first, last, firstName, lastName) => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    await put("import_1", [row(1, { firstName: first, lastName: last })]);
    const before = await one();
    const other = row(1, { firstName, lastName, customFields: { Gerät: "links" } });
    const found = await findOtherPersons(db(), packContacts([other, row(2)]));
    expect(found).toEqual([{ line: other.line, subject: other.subject }]);
    expect(await put("import_2", [other])).toEqual(counts(0, 0, 0, 0, 1));
    expect(await one()).toEqual(before);
    expect(await countImportedContacts(db(), "import_2")).toBe(0);
  });

  test.each([
    ["", "Karl Wagner", "", "Wagner", "", "Karl Wagner"],
    ["", "Karl Wagner", "Karl", "", "", "Karl Wagner"],
    ["Anna", "Huber", "", "Dr. Huber Anna", "Anna", "Huber"],
    ["Anna", "Huber", "", "Familie Huber", "Anna", "Huber"],
  ])(
    "%j %j of whom a file says %j %j is %j %j",
    async (first, last, given, name, keptFirst, keptLast) => {
      for (const id of ["import_1", "import_2"]) await begin(id);
      await put("import_1", [row(1, { firstName: first, lastName: last })]);
      expect(await put("import_2", [row(1, { firstName: given, lastName: name })])).toEqual(
        counts(0, 0, 1),
      );
      const { firstName, lastName } = await one();
      expect([firstName, lastName]).toEqual([keptFirst, keptLast] as never);
    },
  );

  test("a firm's contact person is no other one than the firm", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    const [firm, person] = [
      row(1, { firstName: "", lastName: "Bäckerei Groß", company: "" }),
      row(1, { firstName: "Anna", lastName: "Meier", company: "Bäckerei Groß" }),
    ];
    await put("import_1", [firm]);
    expect(await put("import_2", [person])).toEqual(counts(0, 1, 0));
    expect(await one()).toMatchObject({ firstName: "Anna", lastName: "Meier" });
  });

  test("of two people with one number whom two imports bring at once, one is kept whole", async () => {
    const PEOPLE = ["Anna Huber", "Bert Meier"].map((name) => {
      const [firstName = "", lastName = ""] = name.split(" ");
      return {
        firstName,
        lastName,
        company: `Firma ${lastName}`,
        customFields: { Wer: firstName },
      };
    });
    const amount = 200;
    for (const id of ["import_0", "import_1", "import_2"]) await begin(id);
    await put("import_0", many(0, amount, { firstName: "", lastName: "", company: "" }));
    const counted = await Promise.all(
      PEOPLE.map((person, place) => put(`import_${place + 1}`, many(0, amount, person))),
    );
    expect(counted.reduce((sum, each) => sum + (each?.updated ?? 0), 0)).toBe(amount);
    expect(counted.reduce((sum, each) => sum + (each?.otherPersons ?? 0), 0)).toBe(amount);
    for (const { firstName, lastName, company, customFields } of await listContacts(db(), {
      limit: amount,
    })) {
      const { Branche: _, ...own } = customFields;
      expect(PEOPLE).toContainEqual({ firstName, lastName, company, customFields: own as never });
    }
  });

  // With fewer it could not fail, and with so many it takes minutes: only where larger sets are tried.
  const large = test.skipIf(!triesLarge);
  large("known people take no longer, however many of their list came before", async () => {
    const [size, batches] = [2_000, 14];
    for (const id of ["import_1", "import_2"]) await begin(id);
    const took: number[] = [];
    for (const [id, company] of [
      ["import_1", "Alt AG"],
      ["import_2", "Neu AG"],
    ] as const) {
      for (let from = 0; from < batches * size; from += size) {
        const begun = performance.now();
        await put(id, many(from, from + size, { company }));
        if (id === "import_2") took.push(performance.now() - begun);
      }
    }
    const [first, last] = [took.slice(0, 3), took.slice(-3)].map((some) => Math.min(...some));
    expect(last).toBeLessThan(4 * (first ?? 0));
  });

  test("what people set of a contact outlasts an import", async () => {
    await begin("import_1");
    const { line: _line, ...given } = row(1);
    const entered: NewContact = { ...given, status: "customer", createdAt: NOON };
    const inserted = await insertContact(db(), { ...entered, lastContactAt: NOON });
    await put("import_1", [row(1)]);
    expect(await one()).toEqual(inserted as never);
  });

  test("fields keep their order, the new ones behind the known", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    await put("import_1", [row(1, { customFields: { b: "1", a: "2" } })]);
    await put("import_2", [row(1, { customFields: { c: "3", a: "4", "0": "5" } })]);
    const { customFields } = await one();
    expect(customFields).toEqual({ b: "1", a: "4", c: "3", "0": "5" });
    expect(Object.keys(customFields).filter((name) => name !== "0")).toEqual(["b", "a", "c"]);
  });

  test("the same batch sent twice changes nothing more", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    await put("import_1", [row(1), row(2)]);
    const mixed = [row(2, { company: "Neu AG" }), row(3), row(1)];
    expect(await put("import_2", mixed)).toEqual(counts(1, 1, 1));
    const after = await listContacts(db(), { limit: 10 });
    expect(await put("import_2", mixed, NOON + MINUTE)).toEqual(counts(0, 0, 3));
    expect(await listContacts(db(), { limit: 10 })).toEqual(after);
    expect(await countImportedContacts(db(), "import_2")).toBe(3);
  });

  test("of a number that comes twice in a batch the first row counts, however it is packed", async () => {
    await begin("import_1");
    expect(await put("import_1", [row(1), row(1, { line: 99, company: "Anders" })])).toEqual(
      counts(1, 0, 0),
    );
    const batch = {
      ...packContacts([row(2)]),
      copy: `${packContacts([row(2)]).copy}\n${packContacts([row(2, { line: 99 })]).copy}`,
      size: 2,
    };
    await importContacts(db(), { importId: "import_1", batch, at: NOON });
    expect(await countContacts(db())).toBe(2);
    expect(await countImportedContacts(db(), "import_1")).toBe(2);
    expect((await one()).company).toBe("Löwe GmbH");
  });

  test("nobody is looked for in what one import alone has filled, until others add to it", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    const add = (importId: string, rows: readonly ImportRow[], own: OwnContacts | null) =>
      importContacts(db(), { importId, batch: packContacts(rows), at: NOON, own });
    const first = await add("import_1", [row(1), row(2)], null);
    expect(first).toMatchObject({ added: 2, own: { before: 0, until: (await one(2)).sequence } });
    const second = await add("import_1", [row(3)], first?.own ?? null);
    expect(second).toMatchObject({ added: 1, own: { before: 0, until: (await one(3)).sequence } });
    expect(await add("import_2", [row(4)], null)).toMatchObject({ added: 1, own: { before: 3 } });
    const { line: _line, ...given } = row(5);
    await insertContact(db(), { ...given, status: "lead", createdAt: NOON });
    const third = await add("import_1", [row(4), row(5), row(6)], second?.own ?? null);
    expect(third).toMatchObject({ added: 1, unchanged: 2, own: null });
    // What nobody can promise, such as a number that was given to another contact, fails nothing.
    const until = (await one(6)).sequence;
    await changeContact(db(), (await one(1)).sequence, {
      changes: { number: numberOf(7) },
      at: NOON,
    });
    expect(await add("import_1", [row(7), row(8)], { before: 0, until })).toMatchObject({
      added: 1,
      unchanged: 1,
    });
    expect(await countImportedContacts(db(), "import_1")).toBe(7);
  });

  test("who was there before an import is met in its later batches, too", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    await put("import_1", [row(2)]);
    const add = (rows: readonly ImportRow[], own: OwnContacts | null) =>
      importContacts(db(), { importId: "import_2", batch: packContacts(rows), at: NOON, own });
    const first = await add([row(1)], null);
    expect(first).toMatchObject({ added: 1, own: { before: 1 } });
    const second = await add([row(2), row(3)], first?.own ?? null);
    expect(second).toMatchObject({ added: 1, unchanged: 1 });
    expect(await countImportedContacts(db(), "import_2")).toBe(3);
  });

  test("a batch without rows is stored, too", async () => {
    await begin("import_1");
    expect(await put("import_1", [])).toEqual(counts(0, 0, 0));
  });

  const erase = (n: number) => {
    const { number, subject } = row(n);
    return eraseUnlessInCall(db(), { number, subject, at: NOON, by: "Ada" });
  };

  test("who is erased while a file is read in is left out of its later batches", async () => {
    await begin("import_1");
    await put("import_1", [row(1), row(2)]);
    await erase(1);
    await erase(3);
    const rest = [row(1), row(2), row(3), row(4)];
    expect(await put("import_1", rest)).toEqual(counts(1, 0, 1, 2));
    expect(await put("import_1", rest)).toEqual(counts(0, 0, 2, 2));
    expect((await listContacts(db(), { limit: 9 })).map(({ number }) => number)).toEqual([
      numberOf(4),
      numberOf(2),
    ]);
    expect(await countImportedContacts(db(), "import_1")).toBe(2);
  });

  test("whoever else stands on a list, it is not called like an erased person any more", async () => {
    const rename = (id: string, named: { name: string; fileName: string }) =>
      db().update(contactImports).set(named).where(eq(contactImports.id, id));
    for (const id of ["import_1", "import_2", "import_3"]) await begin(id);
    const erased = { firstName: "Jo", lastName: "Zabriskie" };
    await put("import_1", [row(1, erased), row(2, { lastName: "Messe" })]);
    await put("import_2", [row(2), row(3)]);
    const number = numberOf(1)
      .replace("+49", "0")
      .replace(/(?=..$)/, " ");
    await rename("import_1", { name: "Fam. ZABRISKIE", fileName: "zabriskie_2026.csv" });
    await rename("import_2", { name: "Zabriskie", fileName: "Messe.csv" });
    await rename("import_3", { name: `Rückruf ${number}`, fileName: "x.csv" });
    await erase(1);
    const imports = await listContactImports(db(), { limit: 9 });
    expect(imports.map(({ id, name, fileName }) => [id, name, fileName]).sort()).toEqual([
      ["import_1", "Fam. …", "…_2026.csv"],
      ["import_2", "Zabriskie", "Messe.csv"],
      ["import_3", "Rückruf …", "x.csv"],
    ]);
  });

  test("no batch that is stored at the same moment brings an erased person back", async () => {
    await begin("import_1");
    await begin("import_2");
    for (let n = 0; n < 40; n++) {
      const batch = [row(n), ...many(1_000 + n * 10, 1_010 + n * 10)];
      await Promise.all([
        put("import_1", batch),
        n % 2 === 0 ? erase(n) : put("import_2", batch),
        put("import_2", batch),
        erase(n),
        put("import_1", batch),
      ]);
      expect({ n, found: await findContact(db(), numberOf(n)) }).toEqual({ n, found: null });
    }
    expect(await countImportedContacts(db(), "import_1")).toBe(400);
    expect(await countContacts(db())).toBe(400);
  });

  test("imports of the same numbers at once wait for each other, and none fails", async () => {
    const imports = ["import_1", "import_2", "import_3", "import_4"];
    for (const id of imports) await begin(id);
    await put("import_1", many(0, 100));
    const counted = await Promise.all(
      imports.flatMap((id, place) => [
        put(id, many(0, 300, { company: `Firma ${place}` }).reverse()),
        put(id, many(200, 500, { company: `Firma ${place}` })),
      ]),
    );
    expect(counted).not.toContain(null);
    expect(counted.reduce((sum, each) => sum + (each?.added ?? 0), 0)).toBe(400);
    expect(await countContacts(db())).toBe(500);
    for (const id of imports) expect(await countImportedContacts(db(), id)).toBe(500);
  });

  test("hostile texts are stored as a database can hold them, and found again", async () => {
    for (const id of ["import_1", "import_2"]) await begin(id);
    const customFields = JSON.parse(
      '{"__proto__":"p","constructor":"c","a\\u0000":"b\\ud800","x\\"\'; drop table contacts; --":"{}"}',
    );
    const hostile = row(1, { firstName: "a\0b", lastName: "\udc00", customFields });
    expect(await put("import_1", [hostile])).toEqual(counts(1, 0, 0));
    const stored = await one();
    expect(stored).toMatchObject({ firstName: "a\ufffdb", lastName: "\ufffd" });
    expect(Object.entries(stored.customFields)).toEqual([
      ["__proto__", "p"],
      ["constructor", "c"],
      ["a\ufffd", "b\ufffd"],
      ["x\"'; drop table contacts; --", "{}"],
    ]);
    expect(await put("import_2", [hostile])).toEqual(counts(0, 0, 1));
    const changed = await changeContact(db(), stored.sequence, {
      changes: { company: "\0", customFields: { "\0": "\ud800" } },
      at: NOON,
    });
    expect(changed).toMatchObject({ company: "\ufffd", customFields: { "\ufffd": "\ufffd" } });
    expect(await namesFound(db(), { search: "\0%_\\" })).toEqual([]);
  });

  test("an import that is over takes no more batches, and keeps what it has", async () => {
    await begin("import_1");
    await put("import_1", [row(1)]);
    const progress = { ...NOTHING, rows: 1, added: 1 };
    expect(await saveImportCounts(db(), "import_1", { counts: progress, at: NOON })).toBe(true);
    const end = { id: "import_1", status: "cancelled", at: NOON + MINUTE } as const;
    expect(await endContactImport(db(), end)).toMatchObject({
      status: "cancelled",
      counts: progress,
    });
    expect(await endContactImport(db(), { ...end, status: "done" })).toBeNull();
    expect(await saveImportCounts(db(), "import_1", { counts: NOTHING, at: NOON })).toBe(false);
    expect(await put("import_1", [row(1), row(2)])).toBeNull();
    expect(await put("unknown", [row(2)])).toBeNull();
    expect(await countContacts(db())).toBe(1);
    expect(await findContactImport(db(), "import_1")).toMatchObject({
      status: "cancelled",
      endedAt: NOON + MINUTE,
    });
  });

  test("imports left behind by a server are cancelled; those that it still tells of go on", async () => {
    await begin("import_1", NOON);
    await begin("import_0", NOON - MINUTE);
    await put("import_0", many(0, 5), NOON - MINUTE);
    await endContactImport(db(), { id: "import_0", status: "done", at: NOON - MINUTE });
    await put("import_1", many(0, 12));
    await begin("import_2", NOON + MINUTE);
    await begin("import_3", NOON);
    const told = { counts: NOTHING, at: NOON + MINUTE };
    expect(await saveImportCounts(db(), "import_3", told)).toBe(true);
    expect(await cancelLeftImports(db(), { silentSince: NOON + 1, at: NOON + MINUTE })).toBe(1);
    const imports = await listContactImports(db(), { limit: 10 });
    expect(imports.map(({ id, status }) => [id, status])).toEqual([
      ["import_2", "running"],
      ["import_3", "running"],
      ["import_1", "cancelled"],
      ["import_0", "done"],
    ]);
    const [audited, ...more] = await listAuditEntries(db(), { limit: 9 });
    expect(more).toMatchObject([{ details: { list: "import_0" } }]);
    expect(audited).toMatchObject({
      by: "Ada",
      action: "contacts-imported",
      subject: null,
      details: { list: "import_1", status: "cancelled", rows: 12, added: 7, unchanged: 5 },
    });
    expect(JSON.stringify(audited)).not.toMatch(/messe/i);
    expect(imports[2]).toMatchObject({
      endedAt: NOON + MINUTE,
      counts: { ...NOTHING, rows: 12, added: 7, unchanged: 5 },
    });
    expect(await put("import_1", [row(13)])).toBeNull();
  });

  test("a deleted contact stands on no list, a deleted list leaves its contacts", async () => {
    await begin("import_1");
    await put("import_1", [row(1), row(2), row(3)]);
    const sequences = [(await one(1)).sequence, (await one(2)).sequence];
    const deletion = { deletion: "deletion_1", at: NOON, by: "Ada" };
    expect((await deleteContacts(db(), sequences, deletion)).toSorted()).toEqual(sequences);
    expect(await deleteContacts(db(), sequences, deletion)).toEqual([]);
    expect(await countImportedContacts(db(), "import_1")).toBe(1);
    expect(await deleteContactImport(db(), "import_1")).toBe(true);
    expect(await deleteContactImport(db(), "import_1")).toBe(false);
    expect(await countImportedContacts(db(), "import_1")).toBe(0);
    expect(await countContacts(db())).toBe(1);
  });

  test("contacts change in part, and no two have one number", async () => {
    await begin("import_1");
    await put("import_1", [row(1), row(2)]);
    const { sequence } = await one();
    const change = (changes: Partial<NewContact>) =>
      changeContact(db(), sequence, { changes, at: NOON + MINUTE });
    expect(await change({ status: "prospect", company: "Neu" })).toMatchObject({
      status: "prospect",
      company: "Neu",
      firstName: "Zoë",
      updatedAt: NOON + MINUTE,
    });
    expect(await change({ number: numberOf(2) })).toBe("number-taken");
    expect(await change({ number: numberOf(1), email: "" })).toMatchObject({ email: "" });
    expect(await changeContact(db(), 0, { changes: {}, at: NOON })).toBe("unknown");
    const { line: _line, ...given } = row(2);
    expect(await insertContact(db(), { ...given, status: "lead", createdAt: NOON })).toBeNull();
    const found = await findContactsByNumber(db(), [numberOf(2), numberOf(9), numberOf(1)]);
    expect(found.map(({ number }) => number)).toEqual([numberOf(1), numberOf(2)]);
    expect(await findContactsByNumber(db(), [])).toEqual([]);
  });

  test("of 20,000 contacts every page comes once, in order, and a rare name is found", async () => {
    await begin("import_1");
    const amount = 20_000;
    for (let from = 0; from < amount; from += 2_000)
      await put("import_1", many(from, from + 2_000));
    expect(await countContacts(db())).toBe(amount);
    const seen: number[] = [];
    let before: number | undefined;
    for (;;) {
      const page = await listContacts(db(), { limit: 1_000, before });
      if (page.length === 0) break;
      seen.push(...page.map(({ sequence }) => sequence));
      before = page.at(-1)?.sequence;
    }
    expect(new Set(seen).size).toBe(amount);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    await changeContact(db(), (await one(17_777)).sequence, {
      changes: { company: "Nadel 100% im_Heu" },
      at: NOON,
    });
    for (const search of ["nadel", "100% IM_", " Heu "]) {
      expect(await searchContacts(db(), { search, limit: 10 })).toMatchObject({
        contacts: [{ number: numberOf(17_777) }],
        next: null,
        total: 1,
        isMore: false,
      });
    }
    const everybody = await searchContacts(db(), { search: "Zoë Löwe", limit: 3_000 });
    expect(everybody.contacts).toHaveLength(3_000);
    expect([everybody.total, everybody.isMore]).toEqual([10_000, true]);
  });

  test.each([
    ["an answered call", "in-progress", null, NOON + MINUTE],
    ["a call of which only the end was told", "completed", 12, NOON + MINUTE],
    ["a call that nobody picked up", "no-answer", null, null],
    ["a call that rings", "ringing", null, null],
  ] as const)("the last contact comes of %s", async (_case, status, duration, expected) => {
    await begin("import_1");
    await put("import_1", [row(1), row(2)]);
    await storedCall(db(), { to: numberOf(1) });
    const move = { callId: "call_1", status, sequence: 1, at: NOON + MINUTE, duration };
    expect(await moveCallStatus(db(), move)).not.toBeNull();
    expect((await one()).lastContactAt).toBe(expected);
    expect((await one(2)).lastContactAt).toBeNull();
    expect(await moveCallStatus(db(), { ...move, at: NOON + 2 * MINUTE })).toBeNull();
    expect((await one()).lastContactAt).toBe(expected);
  });

  test("the last contact moves on to the call's end, and never back", async () => {
    await begin("import_1");
    await put("import_1", [row(1)]);
    await storedCall(db(), { direction: "inbound", from: numberOf(1) });
    const move = (status: "in-progress" | "completed", at: number) =>
      moveCallStatus(db(), { callId: "call_1", status, sequence: 1, at, duration: null });
    await move("in-progress", NOON + MINUTE);
    await move("completed", NOON + 3 * MINUTE);
    expect((await one()).lastContactAt).toBe(NOON + 3 * MINUTE);
    await storedCall(db(), { id: "call_2", to: numberOf(1) });
    await moveCallStatus(db(), {
      callId: "call_2",
      status: "in-progress",
      sequence: 1,
      at: NOON,
      duration: null,
    });
    expect((await one()).lastContactAt).toBe(NOON + 3 * MINUTE);
  });

  test("what columns mean is remembered by their header, hostile names too", async () => {
    expect(await getColumnMapping(db(), "a\0b")).toBeNull();
    const roles = JSON.parse('{"__proto__":"phone","Firma":"company","Ort":null}');
    for (const said of [{}, roles]) {
      await putColumnMapping(db(), { header: "a\0b", roles: said, at: NOON });
    }
    expect(Object.entries((await getColumnMapping(db(), "a\0b")) ?? {})).toEqual(
      Object.entries(roles),
    );
  });
}

const NOTHING = {
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  dropped: 0,
  changed: 0,
  reasons: {},
};

function counts(added: number, updated: number, unchanged: number, erased = 0, otherPersons = 0) {
  return { added, updated, unchanged, erased, otherPersons };
}

/** In BNetzA's block of Berlin for fiction as far as it goes, then beyond any number there is. */
function numberOf(n: number): string {
  return n < 1_000 ? `+49302312${5_000 + n}` : `+490000${n}`;
}

function row(n: number, more: Partial<ImportRow> = {}): ImportRow {
  return {
    line: 10 + n,
    number: numberOf(n),
    subject: `subject_${n}`,
    kind: "fixed",
    country: "DE",
    regions: "DE-BE",
    postcode: "10115",
    firstName: "Zoë",
    lastName: "Löwe",
    company: "Löwe GmbH",
    email: "zoe@example.de",
    customFields: { Branche: "Handel" },
    ...more,
  };
}

function many(from: number, until: number, more: Partial<ImportRow> = {}): ImportRow[] {
  return Array.from({ length: until - from }, (_, place) => row(from + place, more));
}
