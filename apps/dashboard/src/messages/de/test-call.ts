/** The popover of the button "Testanruf": whom one can call, each with a sentence. */
export const testCall = {
  title: (tree: string) => `Testanruf mit „${tree}“`,
  people: "Jemanden anrufen, den es nicht gibt",
  peopleNote: "Der Emulator spielt sie nach und erreicht niemanden.",
  number: "Telefonnummer",
  otherNumber: "Oder eine andere Nummer",
  errors: (count: string) =>
    count === "1"
      ? "Der Decision Tree hat 1 Fehler. Der Anruf kann daran scheitern."
      : `Der Decision Tree hat ${count} Fehler. Der Anruf kann daran scheitern.`,
  /** Who is not a person by name. */
  names: {
    "never-again": "Nie wieder",
    mailbox: "Anrufbeantworter",
    busy: "Besetzt",
    "rings-out": "Niemand",
  },
  fates: {
    "decision-maker": "Geht ran, hört zu und entscheidet gern selbst.",
    sceptic: "Glaubt erst einmal nichts und fragt nach.",
    secretary: "Sitzt im Vorzimmer und stellt nicht jeden durch.",
    hurried: "Hat keine Zeit und legt bald auf.",
    "price-hunter": "Redet gern und will vor allem den Preis wissen.",
    "never-again": "Geht ran und möchte nie mehr angerufen werden.",
    mailbox: "Sagt seine Ansage auf und piept.",
    busy: "Es kommt kein Gespräch zustande.",
    "rings-out": "Es klingelt, bis aufgegeben wird.",
  },
};
