/** Setting a simulation up, and watching it run. */
export const simulation = {
  title: "Simulation",
  hint: "Virtuelle Kunden sprechen mit diesem Baum. Es wird niemand angerufen.",
  count: "Anzahl Gespräche",
  counts: {
    1: "Einzeltest",
    5: "Kurztest",
    10: "Basistest",
    100: "Schnell",
    500: "Standard",
    1000: "Empfohlen",
    5000: "Detailliert",
    10000: "Umfassend",
  },
  personas: "Personas",
  allPersonas: "Ohne Auswahl sprechen alle.",
  somePersonas: (count: string) => `${count} ausgewählt`,
  clearPersonas: "Auswahl aufheben",
  patience: "Geduld",
  patienceOf: (level: string) => `${level}/10`,
  own: "eigene",
  removeOwn: (name: string) => `${name} entfernen`,

  advanced: "Erweitert",
  seed: "Startwert",
  seedHint: "Gleicher Baum, gleiche Personas, gleicher Startwert: dasselbe Ergebnis.",
  seedWrong: "Der Startwert ist eine ganze Zahl von 0 bis 9007199254740991.",
  noise: "Erkennungsrauschen",
  noiseHint: "Wie oft die Spracherkennung Wörter verschluckt oder verwechselt.",
  strict: "Nur fehlerfreie Bäume",
  strictHint:
    "Ein Baum mit Fehlern wird abgelehnt; sonst läuft er, und die Befunde stehen im Ergebnis.",
  ownPersonas: "Eigene Personas",
  ownPersonasHint:
    "Eine JSON-Datei mit einer Liste von Personas: id, name, type, personality, patienceLevel.",
  chooseFile: "Datei wählen",
  ownTaken: (count: number) =>
    count === 1 ? "1 eigene Persona übernommen" : `${count} eigene Personas übernommen`,
  ownRefused: "Die Personas konnten nicht gelesen werden",
  notJson: "Die Datei ist kein gültiges JSON.",
  notList: 'Erwartet wird eine Liste von Personas, zum Beispiel [{ "id": … }].',
  ownEmpty: "Die Liste enthält keine Persona.",
  wrongPersona: (place: number, field: string) =>
    `Persona ${place}: „${field}“ fehlt oder ist nicht, was es sein soll.`,
  twicePersona: (id: string) => `Die id „${id}“ kommt mehrmals vor.`,
  fileTooLarge: "Die Datei ist zu groß. Erlaubt ist 1 MB.",

  run: (count: number, formatted: string) =>
    count === 1 ? "1 Gespräch simulieren" : `${formatted} Gespräche simulieren`,
  running: (count: string) => `Simulation läuft... (${count} Gespräche)`,
  otherRuns: (tree: string) => `Gerade läuft eine Simulation von „${tree}“.`,
  done: (done: string, total: string) => `${done} von ${total}`,
  rate: (perSecond: string) => `${perSecond} Gespräche je Sekunde`,
  timeLeft: (duration: string) => `noch ${duration}`,
  sample: (persona: string) => `Gerade im Gespräch: ${persona}`,
  cancel: "Abbrechen",
  cancelOther: "Laufende Simulation abbrechen",
  cancelling: "Wird abgebrochen …",
  cancelFailed: "Die Simulation konnte nicht abgebrochen werden",

  finished: "Simulation abgeschlossen!",
  finishedText: (runs: number, rate: string) =>
    `${runs} Gespräche simuliert. Erfolgsrate: ${rate}%`,
  failed: "Simulation fehlgeschlagen",
  unknown: "Unbekannter Fehler. Prüfen Sie die Konsole für Details.",
  cancelled: "Simulation abgebrochen",
  cancelledText: "Es wurde nichts gespeichert.",
};
