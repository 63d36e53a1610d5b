export const person = {
  title: "Wer sind Sie?",
  hint: "Ihr Name steht neben dem, was Sie sperren, freigeben, löschen oder lockern. Er gilt für diese Anmeldung.",
  name: "Name",
  go: "Weiter",
  say: "Name angeben",
  change: "Namen ändern",
  changeFrom: (name: string) => `Angemeldet als ${name}. Namen ändern`,
};
