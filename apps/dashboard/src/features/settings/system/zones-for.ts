/** The zones whose name has all that was typed, whatever the case; those that begin with it first. */
export function zonesFor(zones: readonly string[], typed: string): string[] {
  const words = folded(typed).split(" ").filter(Boolean);
  const found = zones.filter((zone) => words.every((word) => folded(zone).includes(word)));
  const isFirst = (zone: string) => words[0] !== undefined && cityBegins(zone, words[0]);
  return [...found.filter(isFirst), ...found.filter((zone) => !isFirst(zone))];
}

function cityBegins(zone: string, word: string): boolean {
  return folded(zone.slice(zone.lastIndexOf("/") + 1)).startsWith(word);
}

function folded(text: string): string {
  return text.trim().replaceAll("_", " ").toLowerCase();
}
