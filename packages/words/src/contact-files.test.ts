import { expect, test } from "bun:test";
import {
  type ContactFileEvent,
  type DropReason,
  headerKey,
  readContactFile,
  reportHeader,
  writeReport,
} from "@rufbaum/dialing/contact-files";
import { wordsIn } from "./index.ts";

test("what a file lacks is told in the specified words, and where", () => {
  const { contactFileFault, contactFileFaultTitle } = wordsIn("de");
  const wrong = { code: "wrong-type", format: null, name: "a.pdf", found: null } as const;
  expect(contactFileFaultTitle(wrong)).toBe("Ungültiger Dateityp");
  expect(contactFileFault(wrong)).toBe("Bitte laden Sie eine CSV- oder Excel-Datei hoch.");
  expect(contactFileFault({ ...wrong, found: "pdf" })).toStartWith(
    "Bitte laden Sie eine CSV- oder Excel-Datei hoch. „a.pdf“ ist ein PDF-Dokument",
  );
  const bare = {
    code: "no-phone-column",
    format: "csv",
    line: 3,
    columns: ["A", "B"],
    suggested: "B",
  } as const;
  expect(contactFileFaultTitle(bare)).toBe("Fehler beim Verarbeiten");
  expect(contactFileFault(bare)).toStartWith("Die CSV-Datei konnte nicht verarbeitet werden. ");
  expect(contactFileFault(bare)).toContain(
    "In Zeile 3 stehen: A, B. Nach Telefonnummern sieht „B“",
  );
  const nameless = { code: "no-header", format: "csv", line: 4 } as const;
  const told = contactFileFault({ ...nameless, isBesideWords: false });
  expect(told).toContain("In Zeile 4 steht schon ein Kontakt");
  expect(told).toEndWith("eine Zeile wie „Name;Telefon“ ein, mit einem Namen für jede Spalte.");
  expect(contactFileFault({ ...nameless, isBesideWords: true })).toContain(
    "jede Nummer in eine Zelle",
  );
  expect(contactFileFault({ code: "damaged", format: "xlsx" })).toStartWith(
    "Die Datei konnte nicht verarbeitet werden. ",
  );
});

test.each(["de", "en"] as const)(
  "a dropped row is told with its number's fault in %s",
  (language) => {
    const { dropReason, phoneNumber } = wordsIn(language);
    const countries = ["DE"];
    expect(dropReason({ code: "not-callable", value: "1", why: "foreign", countries })).toBe(
      phoneNumber({ code: "foreign", countries }),
    );
    expect(dropReason({ code: "duplicate", value: "+49", firstLine: 7, countries })).toContain("7");
    const sent = { code: "duplicate", value: "+49", firstLine: 7, isSent: true } as const;
    expect(dropReason({ ...sent, countries })).toMatch(/zweimal|twice/);
  },
);

test.each(["de", "en"] as const)("a report in %s is mended and read again", async (language) => {
  const { reportColumns: header, dropReason, changeReason: changed } = wordsIn(language);
  const dropped = (reason: DropReason) => dropReason({ ...reason, countries: ["DE"] });
  const lines = [
    "Name;Telefon;Notiz",
    "Eva;030 23125 001 nicht anrufen;=1+1",
    'Max;"Tel. 030 23125 002";"a ""b"";',
    'c"',
    "Ute;;-",
  ];
  const first = await read(lines.join("\n"));
  const words = { header, dropped, changed };
  const report = reportHeader(words, first.columns) + writeReport(first, words);
  const again = await read(report.replaceAll(" nicht anrufen", ""));
  expect(again.otherColumns).toEqual(["Name", "Notiz"]);
  expect(headerKey(again.columns)).toBe(headerKey(first.columns));
  expect(again.contacts).toMatchObject([
    { phoneNumber: "+493023125001", customFields: { Name: "Eva", Notiz: "=1+1" } },
    { phoneNumber: "+493023125002", customFields: { Name: "Max", Notiz: 'a "b";\nc' } },
  ]);
  expect(again.dropped).toMatchObject([{ reason: { code: "no-phone" } }]);
});

test.each(["de", "en"] as const)(
  "who was left out stays so in a report in %s until it is mended",
  async (language) => {
    const { reportColumns: header, dropReason, changeReason: changed } = wordsIn(language);
    const dropped = (reason: DropReason) => dropReason({ ...reason, countries: ["DE"] });
    const first = await read(
      [
        "Telefon;Vorname;Mobil",
        "030 23125 001;Anna;",
        "030/23125001;Bert;",
        ";Carl;+493023125001",
        "030 23125001;Dora;",
        "030 23125001;Emil;",
        '030 23125 006;"Fritz"y;',
        '030 23125 007;"Gerd"x;',
        "030 23125 008;Hans;nicht anrufen",
      ].join("\n"),
    );
    const words = { header, dropped, changed };
    const report = reportHeader(words, first.columns) + writeReport(first, words);
    const mended = report
      .replace("030/23125001;Bert", "030/23125 001;Bert")
      .replace("030 23125001;Dora", "030 23125002;Dora")
      .replace(/duplicate(.*Emil)/, "$1")
      .replace('"""Fritz""y"', "Fritz");
    const again = await read(mended);
    expect(again.contacts.map(({ firstName }) => firstName)).toEqual(["Dora", "Emil", "Fritz"]);
    const codes = ["duplicate", "duplicate", "broken-row", "not-wanted"] as const;
    expect(again.dropped.map(({ reason }) => reason.code)).toEqual([...codes]);
    expect(again.dropped[0]).toMatchObject({
      column: "Telefon",
      reason: { value: "+493023125001", firstLine: null },
    });
    const told = dropped(again.dropped[0]?.reason as DropReason);
    expect(told).not.toContain("null");
  },
);

test.each(["de", "en"] as const)(
  "no column of a report in %s is taken for numbers",
  async (language) => {
    const { reportColumns: header } = wordsIn(language);
    const cells = ["2", "duplicate", "x", "A", "030 23125001", "+493023125001", "x", "y"];
    const lines = [[...header, "A", "B"], cells].map((line) => line.join(";"));
    async function* bytes() {
      yield new TextEncoder().encode(lines.join("\n"));
    }
    const [fault] = await Array.fromAsync(readContactFile({ name: "a.csv", bytes: bytes() }));
    expect(fault).toMatchObject({ fault: { code: "no-phone-column", suggested: null } });
  },
);

async function read(text: string) {
  type Of<Type> = Extract<ContactFileEvent, { type: Type }>;
  async function* bytes() {
    yield new TextEncoder().encode(text);
  }
  const events = await Array.fromAsync(readContactFile({ name: "a.csv", bytes: bytes() }));
  const opened = events.find((event) => event.type === "opened") as Of<"opened">;
  const rows = events.find((event) => event.type === "rows") as Of<"rows">;
  return { ...opened, ...rows };
}
