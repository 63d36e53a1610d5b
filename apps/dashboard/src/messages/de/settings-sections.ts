/** The sections on who speaks, by whose clock, and what is kept safe. */
export const settingsSections = {
  sections: "Abschnitte",
  undo: "Rückgängig",
  undone: "Zurückgenommen",
  system: {
    title: "Zeitzone und Sprache",
    hint: "Gilt für alle, die diese Installation benutzen.",
    timeZone: "Zeitzone",
    timeZoneHint: (city: string, clock: string) =>
      `In ${city} ist es jetzt ${clock} Uhr. Danach gehen alle Uhrzeiten, der Beginn eines Tages bei „Heute“, Grenzen und Antwortzeiten, und was der Agent einem Rückrufer sagt. Angerufen wird nach der Uhr des Angerufenen. Die Tage der Einwilligungen bleiben deutsche.`,
    otherZone: "Andere Zeitzone suchen …",
    findZone: "Zeitzone suchen",
    findZonePlaceholder: "Stadt oder Name, z. B. Lissabon als Lisbon",
    noZone: "Keine Zeitzone heißt so.",
    moreZones: (count: number) => `${count} weitere: Tippen Sie mehr vom Namen.`,
    language: "Sprache",
    languages: { de: "Deutsch", en: "Englisch" },
    languageHint:
      "In dieser Sprache antwortet die Schnittstelle, wenn ein Programm keine nennt, und so stehen Fehler von Anrufen im Protokoll. Diese Seiten gibt es bisher nur auf Deutsch, die Kommandozeile nur auf Englisch. Angerufene hören die Sprache des Decision Trees.",
  },
  conversations: {
    title: "Gespräche",
    hint: "Was gilt, wo ein Decision Tree nichts anderes sagt.",
    voice: "Standardstimme",
    voiceHint: "Spricht, wo weder der Decision Tree noch seine Nodes eine Stimme nennen.",
    voices: {
      Christian_Plasa: "Christian Plasa",
      Ramona: "Ramona",
      Tom: "Tom",
      Lena: "Lena",
      Rachel: "Rachel",
    } as Record<string, string>,
    speed: "Standardgeschwindigkeit",
    speedHint: "So schnell liest der Editor vor. Am Telefon spricht jede Stimme in ihrem Tempo.",
    times: (factor: string) => `${factor}-fach`,
    logging: "Gespräche protokollieren",
    loggingHint:
      "Aus: Was gesagt und erfahren wurde, wird gelöscht, sobald ein Anruf endet; auch Antwortzeiten und nicht Verstandenes zählen dann nicht. Es bleiben: wer, wann, Ergebnis, Sperren und der Zeitpunkt des KI-Hinweises. Frühere Gespräche bleiben, wie sie sind.",
  },
  backups: {
    title: "Sicherungen",
    hint: "Kopien aller Daten. Die eingebettete Datenbank sichert sich alle 15 Minuten selbst.",
    make: "Jetzt sichern",
    making: "Wird gesichert …",
    running: "Eine Sicherung wird gemacht.",
    idle: "Alle Daten, wie sie im Moment der Sicherung stehen.",
    made: (name: string) => `Gesichert: ${name}`,
    failed: "Die Sicherung konnte nicht beginnen",
    failedBecause: (reason: string) => `Die letzte Sicherung ist fehlgeschlagen: ${reason}`,
    none: "Noch keine Sicherung",
    noneHint: "Daten auf einem PostgreSQL-Server sichern Sie mit dessen eigenen Mitteln.",
    reasons: {
      regular: "regelmäßig",
      "at-stop": "beim Anhalten",
      "by-hand": "von Hand",
      "before-migration": "vor einer neuen Version",
    } as Record<string, string>,
    restore: "So wird eine Sicherung zurückgespielt",
    restoreHint:
      "Auf dem Server, während Rufbaum angehalten ist. Was nach der Sicherung geschah, fehlt dann; die Daten von jetzt werden beiseitegelegt, nicht gelöscht.",
    restoreCommand: (name: string) => `bun run rufbaum restore ${name}`,
  },
};
