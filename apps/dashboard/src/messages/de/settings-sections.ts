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
    voiceHint:
      "Spricht in jedem Anruf, wo weder der Decision Tree noch seine Nodes eine Stimme nennen; in einer Kampagne spricht deren Agent. Laufende Anrufe behalten ihre.",
    voices: {
      Christian_Plasa: "Christian Plasa",
      Ramona: "Ramona",
      Tom: "Tom",
      Lena: "Lena",
      Rachel: "Rachel",
    } as Record<string, string>,
    speed: "Standardgeschwindigkeit",
    speedHint:
      "So schnell lesen Editor und Testchat vor, und danach wird geschätzt, wie lange ein Text dauert; ein Node kann es anders sagen. Am Telefon lässt sich das Tempo der Stimmen noch nicht einstellen: Dort spricht jede in ihrem eigenen.",
    times: (factor: string) => `${factor}-fach`,
    timings: (second: string, reprompts: string, checks: string) =>
      `Zeiten: Nach ${second} Sekunden Stille fragt der Agent nach, höchstens ${checks}-mal; was er nicht versteht, erfragt er ${reprompts}-mal neu. Jeder Decision Tree kann das in seinen Einstellungen ändern. Wie lange es klingelt, steht unter „Rechtssicher anrufen“.`,
    logging: "Gespräche protokollieren",
    loggingHint:
      "Aus: Was gesagt und erfahren wurde, wird gelöscht, sobald ein Anruf endet; auch Antwortzeiten und nicht Verstandenes zählen dann nicht. Es bleiben: wer, wann, Ergebnis, Sperren und der Zeitpunkt des KI-Hinweises. Frühere Gespräche bleiben, wie sie sind.",
  },
  languageModel: {
    title: "Sprachmodell",
    hint: "Hilft, wo Rufbaum eine Antwort allein nicht sicher versteht. Ohne eines versteht Rufbaum alles selbst.",
    none: "Es ist keines eingerichtet: Nichts wird an ein Sprachmodell gesendet.",
    model: "Modell",
    address: "Adresse",
    key: "API-Schlüssel",
    isSet: "gesetzt",
    isNotSet: "nicht gesetzt",
    check: "Verbindung prüfen",
    checking: "Wird geprüft …",
    failed: "Die Prüfung ist fehlgeschlagen",
    reached: (milliseconds: string) => `Es antwortet, nach ${milliseconds} ms.`,
    notReached: (why: string) =>
      `Es antwortet nicht (${why}). Rufbaum versteht so lange ohne es weiter.`,
    sent: "Gesendet werden die Frage des Agenten, die Antwort des Angerufenen und die möglichen Bedingungen mit Beispielen; für Vorschläge im Editor außerdem Texte des Decision Trees. Keine Rufnummer, kein Name aus Listen, keine Aufnahme. Die Prüfung sendet gar keine Daten.",
    where:
      "Eingerichtet wird es in der Umgebung des Programms: LLM_BASE_URL, LLM_MODEL, LLM_API_KEY.",
  },
  numberHealth: {
    title: "Annahmequote der Rufnummern",
    hint: "Wie oft bei Anrufen mit jeder Nummer jemand abnahm, in den letzten 14 Tagen. Fällt eine hinter die anderen, halten Telefone sie womöglich für Spam.",
    none: "Noch keine Anrufe in den letzten 14 Tagen",
    noneHint: "Sobald angerufen wird, steht hier jede Nummer mit ihren Tagen.",
    counts: (answered: string, placed: string) => `${answered} von ${placed} angenommen`,
    rate: (percent: string) => percent,
    others: (percent: string) => `die anderen ${percent}`,
    byDay: (number: string) => `Tage von ${number}`,
    columns: { day: "Tag", placed: "Anrufe", answered: "Angenommen", rate: "Quote" },
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
