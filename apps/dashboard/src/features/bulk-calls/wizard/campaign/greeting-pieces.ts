import { findPlaceholders } from "@rufbaum/tree/graph";

/** A part of what will be heard: said as it stands, a value, one that is not there, or of no variable. */
export interface GreetingPiece {
  kind: "text" | "value" | "missing" | "unknown";
  text: string;
}

/** A greeting as one contact will hear it. `known`: the variables that somebody may have. */
export function greetingPieces(
  text: string,
  values: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): GreetingPiece[] {
  const pieces: GreetingPiece[] = [];
  let from = 0;
  for (const { name, fallback, start, end } of findPlaceholders(text)) {
    if (start > from) pieces.push({ kind: "text", text: text.slice(from, start) });
    const value = (Object.hasOwn(values, name) ? values[name] : undefined) || fallback;
    if (value !== null && value !== undefined) pieces.push({ kind: "value", text: value });
    else pieces.push({ kind: known.has(name) ? "missing" : "unknown", text: name });
    from = end;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

/** Variables of a greeting that nobody fills, each once, also where they have a default. */
export function unknownVariables(text: string, known: ReadonlySet<string>): string[] {
  const names = findPlaceholders(text).map(({ name }) => name);
  return [...new Set(names)].filter((name) => !known.has(name));
}
