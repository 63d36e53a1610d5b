import { inBytes } from "../../format/bytes.ts";
import { writtenIn } from "../../format/numbers.ts";
import type { Sentences } from "../../tell.ts";
import type { FieldFault } from "../field-faults.ts";

/** What is wrong with a request whatever it is for, or with the server at this moment. */
export type RequestRefusal =
  | { code: "not-found" }
  | { code: "not-json" }
  /** `part`: body, query …; each path as the client named it. */
  | {
      code: "invalid-request";
      part: string;
      faults: readonly { path: string; fault: FieldFault }[];
    }
  /** A parameter with a character that nothing can be called by. */
  | { code: "odd-parameter"; name: string }
  | { code: "too-large"; bytes: number; limit: number }
  | { code: "length-required" }
  | { code: "too-deep"; limit: number }
  | { code: "too-many-values"; limit: number }
  | { code: "too-slow" }
  | { code: "sent-too-slowly"; seconds: number; bytesPerSecond: number }
  | { code: "busy" }
  | { code: "wrong-host" }
  | { code: "foreign-origin" }
  | { code: "unknown-page" }
  | { code: "unknown-file" }
  | { code: "bad-signature" }
  | { code: "no-emulator" }
  | { code: "no-language-model" }
  | { code: "language-model-silent" }
  | { code: "not-embedded" }
  | { code: "database-unavailable" }
  | { code: "disk-full" }
  | { code: "internal" };

export const DATABASE_AWAY =
  "Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.";
export const DISK_FULL =
  "Der Speicherplatz des Servers ist voll. Schaffen Sie Platz, dann geht es von selbst weiter; bis dahin wird nichts gespeichert und niemand angerufen.";

export const requestRefusals: Sentences<RequestRefusal> = {
  "not-found": "Das gibt es hier nicht.",
  "not-json": "Die Anfrage ist kein gültiges JSON.",
  "invalid-request": ({ part, faults }) =>
    `Die Anfrage hat nicht die erwartete Form (${part}: ${faults.map(({ path }) => path).join(", ")}).`,
  "odd-parameter": ({ name }) => `„${name}“ enthält ein Zeichen, das nicht vorkommen darf.`,
  "too-large": ({ bytes, limit }) =>
    `Das ist zu groß: ${inBytes("de", bytes)}, erlaubt sind höchstens ${inBytes("de", limit)}.`,
  "length-required": "Die Anfrage muss ihre Länge nennen.",
  "too-deep": ({ limit }) => `Die Anfrage ist tiefer als ${limit} Ebenen verschachtelt.`,
  "too-many-values": ({ limit }) =>
    `Die Anfrage hat zu viele Werte, erlaubt sind höchstens ${writtenIn("de").whole(limit)}.`,
  "too-slow": "Diese Anfrage zu lesen dauert zu lange.",
  "sent-too-slowly": ({ seconds, bytesPerSecond }) =>
    `Die Datei kam zu langsam an. Gewartet wird ${seconds} Sekunden, und eine mehr für je ${writtenIn("de").whole(bytesPerSecond / 1000)} kB. Bitte prüfen Sie die Verbindung und senden Sie die Datei noch einmal.`,
  busy: "Der Server liest gerade zu viele große Anfragen. Bitte versuchen Sie es gleich noch einmal.",
  "wrong-host":
    "Unter diesem Namen antwortet der Server nicht. Weitere Namen erlaubt ALLOWED_HOSTS.",
  "foreign-origin": "Anfragen fremder Seiten werden nicht angenommen.",
  "unknown-page": "Diese Seite gibt es nicht.",
  "unknown-file": "Diese Datei gibt es nicht.",
  "bad-signature": "Die Signatur des Anbieters fehlt oder ist falsch.",
  "no-emulator": "Telefoniert wird über Twilio.",
  "no-language-model": "Es ist kein Sprachmodell eingerichtet.",
  "language-model-silent":
    "Vom Sprachmodell kam nichts Brauchbares. Bitte versuchen Sie es später noch einmal.",
  "not-embedded": "Die Daten liegen auf einem PostgreSQL-Server; ihre Sicherung macht pg_dump.",
  "database-unavailable": DATABASE_AWAY,
  "disk-full": DISK_FULL,
  internal: "Da ist uns ein Fehler unterlaufen. Bitte versuchen Sie es noch einmal.",
};
