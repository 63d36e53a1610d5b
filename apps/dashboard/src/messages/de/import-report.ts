/** What came of a tree that was imported. */
export const importReport = {
  importFailedHint: "Gespeichert wurde nichts.",
  tooLarge: (size: string) => `Die Datei ist ${size} groß. Erlaubt sind höchstens 10 MB.`,
  unreadable: "Die Datei konnte nicht gelesen werden.",
  file: (name: string) => `Datei: ${name}`,
  problems: (count: string) => (count === "1" ? "1 Problem" : `${count} Probleme`),
  moreProblems: (count: string) => `… und ${count} weitere; „rufbaum tree lint“ nennt alle.`,
  findingsTitle: (name: string) => `„${name}“ wurde importiert`,
  findingsHint: "Der Baum ist gespeichert. Diese Punkte sollten Sie ansehen:",
};
