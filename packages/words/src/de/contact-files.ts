import type {
  ChangeReason,
  ContactFileFault,
  DropReason,
  OtherContent,
  ReportWords,
} from "@rufbaum/dialing/contact-files";
import { inBytes } from "../format/bytes.ts";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { phoneNumber } from "./phone-numbers.ts";

/** What stands above the sentence of a file that can't be read. */
export function contactFileFaultTitle({ code }: ContactFileFault): string {
  return code === "wrong-type" ? "Ungültiger Dateityp" : "Fehler beim Verarbeiten";
}

/** Why a contact file can't be read, and what would be right. */
export function contactFileFault(fault: ContactFileFault): string {
  if (fault.code === "wrong-type") return detail(fault);
  const which = fault.format === "csv" ? "Die CSV-Datei" : "Die Datei";
  return `${which} konnte nicht verarbeitet werden. ${detail(fault)}`;
}

const { whole } = writtenIn("de");

/** What a file is instead, and what to do about it. */
const OTHERS: Record<OtherContent, string> = {
  pdf: "ein PDF-Dokument, in dem keine Zeilen stehen. Bitte speichern Sie die Liste dort, woher sie kommt, als .xlsx oder .csv.",
  image: "ein Bild. Bitte speichern Sie die Liste selbst als .xlsx oder .csv.",
  document:
    "ein Textdokument. Bitte kopieren Sie die Tabelle daraus in Excel oder LibreOffice und speichern Sie sie als .xlsx oder .csv.",
  presentation:
    "eine Präsentation. Bitte kopieren Sie die Tabelle daraus in Excel oder LibreOffice und speichern Sie sie als .xlsx oder .csv.",
  opendocument:
    "eine OpenDocument-Tabelle. Bitte speichern Sie sie in LibreOffice mit „Speichern unter“ als .xlsx oder .csv.",
  numbers: "ein Numbers-Dokument. Bitte exportieren Sie es in Numbers als Excel oder CSV.",
  archive: "ein Archiv. Bitte entpacken Sie es und wählen Sie die Datei darin.",
  "web-page":
    "eine Webseite, auch wenn der Name etwas anderes sagt. Bitte öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als .xlsx.",
  xml: "eine XML-Datei, auch wenn der Name etwas anderes sagt. Bitte öffnen Sie sie in Excel oder LibreOffice und speichern Sie sie als .xlsx.",
  vcard: "eine vCard. Bitte exportieren Sie die Kontakte als CSV.",
  binary:
    "die Datei eines Programms und kein Text, auch wenn der Name etwas anderes sagt. Bitte speichern Sie die Liste dort, woher sie kommt, als .xlsx oder .csv.",
  text: "eine Textdatei mit anderer Endung. Stehen in ihr Zeilen mit Spaltennamen, benennen Sie sie in .csv um.",
  workbook: "eine Arbeitsmappe mit anderer Endung. Bitte benennen Sie sie in .xlsx um.",
};

const detail = telling<ContactFileFault>({
  "wrong-type": ({ name, found }) =>
    `Bitte laden Sie eine CSV- oder Excel-Datei hoch.${found === null ? "" : ` „${name}“ ist ${OTHERS[found]}`}`,
  empty: "Sie enthält keine Daten.",
  "header-only": ({ line }) =>
    `Unter der Kopfzeile (Zeile ${line}) steht nichts. Gebraucht wird mindestens eine Zeile mit einem Kontakt.`,
  "no-header": ({ line, isBesideWords }) =>
    `In Zeile ${line} steht schon ein Kontakt: Der Datei fehlen die Spaltennamen. Bitte fügen Sie darüber eine Zeile wie „Name;Telefon“ ein, mit einem Namen für jede Spalte${
      isBesideWords
        ? ", und schreiben Sie jede Nummer in eine Zelle für sich, zum Beispiel: Frau Müller;030 23125001"
        : ""
    }.`,
  "no-phone-column": ({ line, columns, suggested }) =>
    `Keine Spalte ist als Telefonnummer erkannt. In Zeile ${line} stehen: ${columns.join(", ")}. ${
      suggested === null
        ? "In keiner davon stehen überwiegend Telefonnummern."
        : `Nach Telefonnummern sieht „${suggested}“ aus.`
    } Wählen Sie die Spalte mit der Nummer aus, oder nennen Sie sie „Telefon“.`,
  "unknown-column": ({ line, unknown, nearest, columns }) =>
    `Eine Spalte ${unknown.map((name) => `„${name}“`).join(", ")} hat sie nicht. ${
      nearest.length === 0
        ? ""
        : `Gemeint ist vielleicht ${nearest.map((name) => `„${name}“`).join(" oder ")}. `
    }In Zeile ${line} stehen: ${columns.join(", ")}.`,
  "too-many-columns": ({ columns, limit }) =>
    `Sie hat ${whole(columns)} Spalten, erlaubt sind höchstens ${whole(limit)}.`,
  "too-large": ({ limit }) =>
    `Sie ist größer als ${inBytes("de", limit)}. Bitte teilen Sie sie auf oder speichern Sie sie als CSV-Datei.`,
  "too-large-unzipped": ({ limit }) =>
    `Entpackt ist sie größer als ${inBytes("de", limit)}. Bitte speichern Sie sie als CSV-Datei.`,
  "too-many-entries": ({ entries, limit }) =>
    `Die Arbeitsmappe besteht aus ${whole(entries)} Teilen, erlaubt sind höchstens ${whole(limit)}.`,
  "password-protected":
    "Sie ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.",
  damaged:
    "Sie ist beschädigt oder unvollständig. Bitte speichern Sie sie in Excel neu und laden Sie sie noch einmal hoch.",
  "unknown-sheet": ({ sheet, sheets }) =>
    `Ein Tabellenblatt „${sheet}“ mit Daten gibt es nicht. Vorhanden sind: ${sheets.join(", ")}.`,
  "quotes-never-end": ({ line }) =>
    `Ab Zeile ${line} werden zu viele Anführungszeichen nicht geschlossen, sodass unklar ist, wo Zeilen enden.`,
});

/** Why a row of a contact file is left out. `countries`: ISO codes of those that may be called. */
export const dropReason = telling<DropReason & { countries: readonly string[] }>({
  "no-phone": "Die Zeile hat keine Telefonnummer.",
  "not-callable": ({ why, ...more }) => phoneNumber({ ...more, code: why }),
  "not-wanted": "In der Zeile steht, dass niemand anrufen soll.",
  duplicate: ({ firstLine, isSent }) =>
    isSent
      ? "Dieselbe Nummer ist zweimal genannt."
      : firstLine === null
        ? "Dieselbe Nummer steht in der Datei, zu der dieser Bericht gehört, schon in einer früheren Zeile."
        : `Dieselbe Nummer steht schon in Zeile ${firstLine}.`,
  "rounded-number":
    "Excel hat die Nummer gerundet und Ziffern sind verloren. Formatieren Sie die Spalte als Text und geben Sie die Nummer neu ein.",
  formula: "Statt einer Nummer steht hier eine Formel. Bitte speichern Sie ihr Ergebnis als Wert.",
  "broken-row": ({ cells, columns }) =>
    cells > columns
      ? `Die Zeile hat ${whole(cells)} Zellen, die Kopfzeile nur ${whole(columns)}. Fehlt ein Anführungszeichen um ein Trennzeichen?`
      : "Die Anführungszeichen dieser Zeile passen nicht zusammen.",
  "too-many-rows": ({ limit }) => `Gelesen werden höchstens ${whole(limit)} Zeilen.`,
  "other-person":
    "Die Nummer ist unter einem anderen Namen bekannt. Berichtigen Sie den Namen hier oder beim Kontakt und lesen Sie die Zeile noch einmal ein.",
  erased:
    "Die Daten dieser Person wurden auf Wunsch gelöscht; sie werden nicht wieder aufgenommen.",
});

/** What was made of a cell of a contact file. */
export const changeReason = telling<ChangeReason>({
  "zero-added": "Die führende Null fehlte und wurde ergänzt.",
  "postcode-zero-added": "Die führende Null der Postleitzahl fehlte und wurde ergänzt.",
  "plus-added": "Das Plus vor der Landesvorwahl fehlte und wurde ergänzt.",
  "letter-read-as-zero": "Ein Buchstabe O wurde als Null gelesen.",
  "other-column": ({ column }) =>
    `Diese Nummer fehlt oder kann nicht angerufen werden; genommen wurde die aus der Spalte „${column}“.`,
  "text-removed": "Nur die Nummer wurde übernommen.",
  "one-of-several": "Von mehreren Nummern wurde die erste übernommen, die angerufen werden kann.",
  clipped: ({ limit }) => `Der Text wurde nach ${whole(limit)} Zeichen abgeschnitten.`,
  "control-characters-removed": "Steuerzeichen wurden entfernt.",
});

/** Where most rows have no number that can be called: a column without a meaning that looks like it. */
export function suggestedPhone(column: string): string {
  return `Den meisten Zeilen fehlt eine Nummer, die angerufen werden kann. Nach Telefonnummern sieht die Spalte „${column}“ aus: Ist sie gemeint, ordnen Sie sie als Telefonnummer zu.`;
}

/** What is noted of a number that a row of a contact file forbids to call. */
export function lineOfFile(name: string, line: number): string {
  return `${name}, Zeile ${line}`;
}

/** The names of what a report puts before each row. */
export const reportColumns: ReportWords["header"] = [
  "Bericht: Zeile",
  "Bericht: Code",
  "Bericht: Grund",
  "Bericht: Spalte",
  "Bericht: Wert",
  "Bericht: daraus wurde",
];
