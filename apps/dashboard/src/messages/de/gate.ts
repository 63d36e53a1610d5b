export const gate = {
  title: "Geschützter Bereich",
  hint: "Melden Sie sich an, um Rufbaum zu öffnen.",
  password: "Passwort",
  showPassword: "Passwort zeigen",
  hidePassword: "Passwort verbergen",
  submit: "Anmelden",
  protection: "Anti-Brute-Force-Schutz aktiviert",
  protectionDetail: "Nach 3 Fehlversuchen: 15 Minuten Sperre",
  wrong: "Falsches Passwort",
  attemptsLeft: (count: number) => `${count} Versuche verbleibend`,
  locked: "Zugriff gesperrt: Zu viele fehlgeschlagene Versuche. Bitte warten Sie 15 Minuten.",
  stillLocked: (seconds: number) =>
    `Zu viele fehlgeschlagene Versuche. Bitte warten Sie ${seconds} Sekunden.`,
  unlocksIn: (time: string) => `Wieder möglich in ${time}`,
  signedIn: "Erfolgreich angemeldet",
  welcome: "Willkommen bei Rufbaum.",
  expired: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
  waiting:
    "Ihre Anmeldung wartet. Werden gerade sehr viele falsche Passwörter eingegeben, wird nur alle 10 Sekunden eines geprüft. Bitte lassen Sie diese Seite offen.",
  failed: "Die Anmeldung ist fehlgeschlagen",
};
