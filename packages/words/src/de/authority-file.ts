import { writtenIn } from "../format/numbers.ts";

const { counted, quoted, whole } = writtenIn("de");

/** What is checked of one number's. */
export interface CheckedNumber {
  entries: number;
  statements: number;
  evidenceFiles: number;
}

/** The file of one number, as an authority gets it. */
export interface AuthorityFileWords {
  title(number: string): string;
  made(at: string, by: string): string;
  /** Where times are told. */
  zone(name: string): string;
  noConsent: string;
  consent(id: string): string;
  facts: Readonly<Record<AuthorityFact, string>>;
  erased: string;
  none: string;
  /** A file that shows a consent. */
  file(name: string, size: string): string;
  uses: string;
  entries: string;
  columns: Readonly<
    Record<"sequence" | "kind" | "at" | "recorded" | "by" | "call" | "hash", string>
  >;
  suppression: string;
  notSuppressed: string;
  suppressedSince(at: string, why: string, by: string): string;
  verification: string;
  whole(checked: CheckedNumber): string;
  /** Up to which entry, and when, the chain had been followed before; `null`: never. */
  followed(before: { sequence: number; at: string } | null): string;
  head(sequence: number): string;
  broken(fault: string): string;
  explained: string;
}

export const AUTHORITY_FACTS = [
  "state",
  "wording",
  "grantedAt",
  "source",
  "evidence",
  "evidenceHash",
  "fileHash",
  "channel",
  "company",
  "purpose",
  "endsAt",
  "withdrawnAt",
  "withdrawnHow",
  "recorded",
  "statementHash",
  "hash",
  "subject",
] as const;
export type AuthorityFact = (typeof AUTHORITY_FACTS)[number];

export const authorityFile: AuthorityFileWords = {
  title: (number) => `Einwilligungen zu ${number}`,
  made: (at, by) => `Erstellt am ${at} von ${by}.`,
  zone: (name) =>
    `Zeiten gelten in der Zeitzone ${name}. Wo nur ein Tag steht, ist keine Uhrzeit erfasst.`,
  noConsent: "Zu dieser Nummer ist keine Einwilligung erfasst.",
  consent: (id) => `Einwilligung ${id}`,
  facts: {
    state: "Stand",
    wording: "Wortlaut",
    grantedAt: "Erteilt am",
    source: "Erteilt bei",
    evidence: "Nachweis",
    evidenceHash: "SHA-256 des Nachweises",
    fileHash: "SHA-256 der Datei",
    channel: "Für",
    company: "Unternehmen",
    purpose: "Zweck",
    endsAt: "Gilt bis",
    withdrawnAt: "Widerrufen am",
    withdrawnHow: "Wie widerrufen",
    recorded: "Erfasst",
    statementHash: "SHA-256 der Erklärung",
    hash: "SHA-256 des Eintrags",
    subject: "Kennung der Nummer",
  },
  erased: "gelöscht",
  none: "keiner genannt",
  file: (name, size) => `Datei ${quoted(name)}, ${size}`,
  uses: "Anrufe auf Grundlage dieser Einwilligung",
  entries: "Alle Einträge",
  columns: {
    sequence: "Nr.",
    kind: "Art",
    at: "Geschehen",
    recorded: "Erfasst",
    by: "Von",
    call: "Anruf",
    hash: "SHA-256",
  },
  suppression: "Sperrliste",
  notSuppressed: "Die Nummer steht nicht auf der Sperrliste.",
  suppressedSince: (at, why, by) => `Gesperrt seit ${at}: ${why}${by === "" ? "" : ` (${by})`}.`,
  verification: "Prüfung des Verzeichnisses",
  whole: ({ entries, statements, evidenceFiles }) =>
    `Unverändert. Geprüft wurden: ${counted(entries, "Eintrag", "Einträge")} zu dieser Nummer, ${counted(statements, "Erklärung", "Erklärungen")} und ${counted(evidenceFiles, "Datei", "Dateien")}.`,
  followed: (before) => {
    if (!before) {
      return "Beim Erstellen dieser Seite wurde das ganze Verzeichnis vom ersten bis zum letzten Eintrag geprüft.";
    }
    const { sequence, at } = before;
    return `Bis Eintrag ${whole(sequence)} war das ganze Verzeichnis am ${at} schon geprüft; alle Einträge danach wurden beim Erstellen dieser Seite geprüft.`;
  },
  head: (sequence) => `Letzter Eintrag des Verzeichnisses: ${whole(sequence)}`,
  broken: (fault) => `Verändert: ${fault}`,
  explained:
    "SHA-256 ist eine Prüfsumme: Wird ein einziges Zeichen geändert, so stimmt sie nicht mehr. Jeder Eintrag enthält die Prüfsumme des vorigen Eintrags, seiner Erklärung und ihres Nachweises. Wer nachträglich einen Eintrag ändert, müsste deshalb auch alle danach ändern.",
};
