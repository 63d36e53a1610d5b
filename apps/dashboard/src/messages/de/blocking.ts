export const blocking = {
  action: "Nicht mehr anrufen",
  blocked: "Gesperrt",
  blockedSince: (reason: string, since: string) => `Gesperrt seit ${since}: ${reason}.`,
  title: (number: string) => `${number} nicht mehr anrufen?`,
  hint: "Die Nummer kommt auf die Sperrliste: Von hier aus wird sie nicht mehr angerufen, auch in keiner Kampagne. Dabei steht Ihr Name.",
  hintRunning:
    "Die Nummer kommt auf die Sperrliste: Von hier aus wird sie nicht mehr angerufen, auch in keiner Kampagne. Dabei steht Ihr Name. Das laufende Gespräch geht weiter.",
  done: (number: string) => `${number} wird nicht mehr angerufen`,
  failed: "Die Nummer wurde nicht gesperrt",
  wouldNotBeCalled: "Würde nicht angerufen:",
  refused: "Darf nicht angerufen werden",
  ownNumber: "Nummer als eigene bestätigen",
  rules: "Regeln ansehen",
};
