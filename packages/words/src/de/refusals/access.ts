import type { Sentences } from "../../tell.ts";

/** Who may not come in, and why. */
export type AccessRefusal =
  | { code: "not-signed-in" }
  | { code: "too-many-logins"; seconds: number }
  | { code: "wrong-password"; attemptsLeft: number }
  /** `seconds`: how long it still lasts; `null` where it has just begun. */
  | { code: "locked-out"; seconds: number | null }
  | { code: "unknown-token"; id: string };

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
  "unknown-token": ({ id }) => `Es gibt kein API-Token mit der Kennung „${id}“.`,
};
