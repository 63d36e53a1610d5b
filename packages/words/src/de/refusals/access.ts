import type { Sentences } from "../../tell.ts";

/** Who may not come in, and why. */
export type AccessRefusal =
  | { code: "not-signed-in" }
  | { code: "too-many-logins"; seconds: number }
  | { code: "wrong-password"; attemptsLeft: number }
  /** `seconds`: how long it still lasts; `null` where it has just begun. */
  | { code: "locked-out"; seconds: number | null }
  | { code: "unknown-token"; id: string }
  /** What is done is written down with a name, and nobody has said his. */
  | { code: "person-unknown" }
  | { code: "person-not-asked" }
  | { code: "invalid-person" }
  /** Whose data are to be erased. */
  | { code: "person-in-call"; number: string };

export const accessRefusals: Sentences<AccessRefusal> = {
  "not-signed-in": "Bitte melden Sie sich an.",
  "too-many-logins": ({ seconds }) =>
    `Gerade werden sehr viele falsche Passwörter eingegeben; geprüft wird nur alle 10 Sekunden eines. Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.`,
  "wrong-password": ({ attemptsLeft }) =>
    `Falsches Passwort. ${attemptsLeft} Versuche verbleibend.`,
  "locked-out": ({ seconds }) =>
    seconds === null
      ? "Zugriff gesperrt: Zu viele fehlgeschlagene Versuche. Bitte warten Sie 15 Minuten."
      : `Zu viele fehlgeschlagene Versuche. Bitte warten Sie ${seconds} Sekunden.`,
  "person-unknown": "Dafür wird festgehalten, wer es tut. Bitte sagen Sie, wer Sie sind.",
  "person-not-asked":
    "Einen Namen nennt nur, wer mit dem Passwort angemeldet ist: Ein API-Token handelt unter seinem eigenen, die Befehlszeile unter dem aus RUFBAUM_PERSON.",
  "invalid-person": "Ein Name hat 1 bis 80 Zeichen, ohne Zeilenumbrüche und Steuerzeichen.",
  "person-in-call": ({ number }) =>
    `Mit ${number} läuft gerade ein Anruf. Bitte beenden Sie ihn, oder löschen Sie die Daten, wenn er zu Ende ist.`,
  "unknown-token": ({ id }) => `Es gibt kein API-Token mit der Kennung „${id}“.`,
};
