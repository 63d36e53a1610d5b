import type { Words } from "./words.ts";

/** What can be asked for. */
export interface ValueSpec {
  /** In a list to choose from, and beside a value that was read. */
  name: Words;
  shortName: Words;
  /** Something that is understood as one, in a caller's words. */
  example: string;
  /** The name by which expressions know what was just said; `null`: they don't. */
  variable: string | null;
  /** Whether whatever was said is kept, in the very words. */
  isAsHeard?: true;
  /** Whether other programs rely on it: words in its place would be taken for one. */
  isStrict?: true;
  /** Whether it means what it is wherever it is said: "Dienstag um zehn" answers two questions. */
  isGivenUnasked?: true;
}

const SPECS = {
  text: {
    name: { de: "Freier Text", en: "Free text" },
    shortName: { de: "Text", en: "Text" },
    example: "",
    variable: null,
    isAsHeard: true,
  },
  "yes-no": {
    name: { de: "Ja oder Nein", en: "Yes or no" },
    shortName: { de: "Ja/Nein", en: "Yes/no" },
    example: "Ja",
    variable: "ja_nein",
  },
  number: {
    name: { de: "Zahl", en: "Number" },
    shortName: { de: "Zahl", en: "Number" },
    example: "zwölf",
    variable: "zahl",
    isStrict: true,
  },
  amount: {
    name: { de: "Betrag", en: "Amount" },
    shortName: { de: "Betrag", en: "Amount" },
    example: "5000",
    variable: "betrag",
    isStrict: true,
  },
  date: {
    name: { de: "Datum", en: "Date" },
    shortName: { de: "Datum", en: "Date" },
    example: "am Dienstag",
    variable: "datum",
    isGivenUnasked: true,
  },
  time: {
    name: { de: "Uhrzeit", en: "Time" },
    shortName: { de: "Uhrzeit", en: "Time" },
    example: "um zehn Uhr",
    variable: "uhrzeit",
    isGivenUnasked: true,
  },
  "date-time": {
    name: { de: "Datum und Uhrzeit", en: "Date and time" },
    shortName: { de: "Datum, Uhrzeit", en: "Date, time" },
    example: "am Dienstag um zehn Uhr",
    variable: "datum_uhrzeit",
    isGivenUnasked: true,
  },
  "phone-number": {
    name: { de: "Telefonnummer", en: "Phone number" },
    shortName: { de: "Telefonnummer", en: "Phone number" },
    example: "0171 1234567",
    variable: "telefonnummer",
    isStrict: true,
    isGivenUnasked: true,
  },
  email: {
    name: { de: "E-Mail-Adresse", en: "E-mail address" },
    shortName: { de: "E-Mail", en: "E-mail" },
    example: "erika@beispiel.de",
    variable: "email",
    isStrict: true,
    isGivenUnasked: true,
  },
  postcode: {
    name: { de: "Postleitzahl", en: "Postcode" },
    shortName: { de: "Postleitzahl", en: "Postcode" },
    example: "12345",
    variable: "plz",
    isStrict: true,
  },
  "spelled-name": {
    name: { de: "Buchstabierter Name", en: "Spelled name" },
    shortName: { de: "Name", en: "Name" },
    example: "M wie Martha, A, I, E, R",
    variable: null,
    isAsHeard: true,
  },
  digits: {
    name: { de: "Ziffern (Tasten)", en: "Digits (keys)" },
    shortName: { de: "Ziffern", en: "Digits" },
    example: "1234",
    variable: null,
    isStrict: true,
  },
} as const satisfies Readonly<Record<string, ValueSpec>>;

export type ValueKindName = keyof typeof SPECS;

/** Every kind of value, in the order in which they are offered. */
export const VALUE_SPECS: Readonly<Record<ValueKindName, ValueSpec>> = SPECS;

export const VALUE_KINDS = Object.keys(VALUE_SPECS) as readonly ValueKindName[];
