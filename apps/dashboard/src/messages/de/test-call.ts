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
  fates: {
    "decision-maker": {
      name: "Thomas Krüger",
      does: "Geht ran, hört zu und entscheidet gern selbst.",
    },
    sceptic: { name: "Sabine Wolf", does: "Glaubt erst einmal nichts und fragt nach." },
    secretary: { name: "Monika Brandt", does: "Sitzt im Vorzimmer und stellt nicht jeden durch." },
    hurried: { name: "Jan Schuster", does: "Hat keine Zeit und legt bald auf." },
    "price-hunter": {
      name: "Petra Maier",
      does: "Redet gern und will vor allem den Preis wissen.",
    },
    "never-again": { name: "Nie wieder", does: "Geht ran und möchte nie mehr angerufen werden." },
    mailbox: { name: "Anrufbeantworter", does: "Sagt seine Ansage auf und piept." },
    busy: { name: "Besetzt", does: "Es kommt kein Gespräch zustande." },
    "rings-out": { name: "Niemand", does: "Es klingelt, bis aufgegeben wird." },
  },
};
