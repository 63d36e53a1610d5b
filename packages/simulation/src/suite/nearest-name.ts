import { lettersApart } from "@rufbaum/tree/graph";

/** The name that was probably meant: the one with the fewest letters to change, if they are few. */
export function nearestName(written: string, names: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const changes = lettersApart(wanted, name.toLowerCase());
    if (changes < fewest) {
      fewest = changes;
      nearest = name;
    }
  }
  return nearest;
}

/** `Did you mean "node"?`, else the names there are, else nothing. */
export function suggestion(written: string, names: Iterable<string>): string {
  const all = [...new Set(names)];
  const nearest = nearestName(written, all);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  if (all.length === 0) return "";
  const shown = all.slice(0, MOST_SHOWN).map((name) => `"${name}"`);
  return `There is ${shown.join(", ")}${all.length > MOST_SHOWN ? " …" : "."}`;
}

const MOST_SHOWN = 12;
