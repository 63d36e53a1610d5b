/** Around every text of the pseudo language. */
export const MARKS = ["⟦", "⟧"] as const;

/** A catalog in a language that is German between marks: what is shown without them was not read from it. */
export function pseudo<T>(german: T): T {
  return marked(german) as T;
}

function marked(value: unknown): unknown {
  if (typeof value === "string") return value && `${MARKS[0]}${value}${MARKS[1]}`;
  if (typeof value === "function") return (...values: unknown[]) => marked(value(...values));
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]));
}

/** What of a text stands outside all marks. */
export function outsideMarks(text: string): string {
  const [open, close] = MARKS;
  let depth = 0;
  let rest = "";
  for (const letter of text) {
    if (letter === open) depth += 1;
    else if (letter === close && depth > 0) depth -= 1;
    else if (depth === 0) rest += letter;
    if (letter === close && depth === 0) rest += " ";
  }
  return rest.replace(/\s+/gu, " ").trim();
}

/** In place of the values of a sentence, to see what of it is fixed. */
const GAP = "\u0001";

/** The fixed parts of every text of a catalog; a function that tells facts can't be asked without one. */
export function fixedParts(catalog: unknown): Set<string> {
  const parts = new Set<string>();
  collect(catalog);
  return parts;

  function collect(value: unknown): void {
    if (typeof value === "string") {
      for (const part of value.split(GAP)) if (/\p{L}{2}/u.test(part)) parts.add(part.trim());
    } else if (typeof value === "function") {
      let told: unknown;
      try {
        told = value(GAP, GAP, GAP, GAP);
      } catch {}
      collect(told);
    } else if (typeof value === "object" && value !== null) {
      for (const each of Object.values(value)) collect(each);
    }
  }
}

/** The parts of a catalog that a text has outside the marks: one word as the whole, several anywhere. */
export function unreadParts(text: string, parts: ReadonlySet<string>): string[] {
  const rest = outsideMarks(text);
  if (rest === "") return [];
  return [...parts].filter((part) => (/\s/u.test(part) ? rest.includes(part) : rest === part));
}
