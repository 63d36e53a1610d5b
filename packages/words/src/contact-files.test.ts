import { expect, test } from "bun:test";
import { wordsIn } from "./index.ts";

test("what a file lacks is told in the specified words, and where", () => {
  const { contactFileFault, contactFileFaultTitle } = wordsIn("de");
  const wrong = { code: "wrong-type", format: null, name: "a.pdf" } as const;
  expect(contactFileFaultTitle(wrong)).toBe("Ungültiger Dateityp");
  expect(contactFileFault(wrong)).toBe("Bitte laden Sie eine CSV- oder Excel-Datei hoch.");
  const bare = { code: "no-phone-column", format: "csv", line: 3, columns: ["A", "B"] } as const;
  expect(contactFileFaultTitle(bare)).toBe("Fehler beim Verarbeiten");
  expect(contactFileFault(bare)).toStartWith("Die CSV-Datei konnte nicht verarbeitet werden. ");
  expect(contactFileFault(bare)).toContain("In Zeile 3 stehen: A, B.");
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
  },
);
