import type { AccountFinding } from "@rufbaum/telephony";
import { telling } from "../tell.ts";
import { carrierFault } from "./carrier-faults/index.ts";

/** What a look at an account at the carrier found. */
export const accountFinding = telling<AccountFinding>({
  "account-active": ({ name }) => `Das Konto „${name}“ ist aktiv.`,
  "account-trial":
    "Es ist ein Testkonto: Es ruft nur Nummern an, die bei Twilio bestätigt sind, und sagt vor jedem Gespräch einen Hinweis an.",
  "account-suspended":
    "Twilio hat das Konto gesperrt. Sehen Sie in der Twilio-Konsole nach, meist fehlt Guthaben.",
  "account-closed": "Das Konto wurde bei Twilio geschlossen. Nehmen Sie ein anderes.",
  "wrong-credentials":
    "Twilio kennt diese Account SID nicht, oder der Auth Token gehört nicht zu ihr. Beide stehen auf der Startseite der Twilio-Konsole.",
  "not-answered": ({ fault }) => `Twilio hat nicht geantwortet: ${carrierFault(fault)}`,
  "number-owned": ({ number }) => `${number} gehört dem Konto und kann telefonieren.`,
  "number-verified": ({ number }) =>
    `${number} ist bei Twilio bestätigt und darf angezeigt werden; Anrufe zu ihr kommen nicht hier an.`,
  "number-silent": ({ number }) =>
    `${number} gehört dem Konto, kann aber nicht telefonieren. Nehmen Sie eine Nummer mit „Voice“.`,
  "number-unknown": ({ number }) =>
    `${number} gehört nicht zum Konto und ist dort nicht bestätigt. Kaufen oder bestätigen Sie sie in der Twilio-Konsole.`,
  "key-valid": "Der API-Key wird angenommen: Browser können Telefon sein.",
  "key-wrong": "Twilio nimmt den API-Key nicht an. Prüfen Sie Key und Secret.",
  "app-known": "Die TwiML-App gibt es in diesem Konto.",
  "app-unknown": "Diese TwiML-App gibt es in dem Konto nicht.",
  "public-url": ({ url }) => `Twilio soll diesen Server unter ${url} erreichen.`,
  "public-url-private": ({ url }) =>
    `${url} ist eine Adresse im eigenen Netz: Twilio erreicht sie von außen nicht, und kein Gespräch käme zustande.`,
  "public-url-plain": ({ url }) =>
    `${url} ist unverschlüsselt: Was gesprochen wird, wäre unterwegs lesbar. Nehmen Sie https.`,
  "public-url-missing":
    "Twilio muss diesen Server erreichen, aber PUBLIC_URL ist nicht gesetzt. Setzen Sie sie auf die öffentliche Adresse, und starten Sie neu.",
});

/** Why nobody is called: the kept credentials were written with another key. */
export const carrierUnreadable =
  "Die hinterlegten Zugangsdaten von Twilio kann dieser Server nicht lesen: Sie wurden mit einem anderen Schlüssel gespeichert. Solange ruft er niemanden an. Geben Sie allen Servern dasselbe RUFBAUM_SECRET_KEY, oder hinterlegen Sie die Zugangsdaten neu.";
