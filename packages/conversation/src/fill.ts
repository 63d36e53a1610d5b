import { findPlaceholders } from "@rufbaum/tree/graph";
import type { Variables } from "./types.ts";

/**
 * Puts the variables' values into a text. What is unknown and has no default is left out, and the
 * sentence is mended around it: nobody hears brackets or stumbles over a comma.
 */
export function fill(text: string, variables: Variables): string {
  const places = findPlaceholders(text);
  if (places.length === 0) return text.trim();
  let filled = "";
  let from = 0;
  for (const { name, fallback, start, end } of places) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    filled += text.slice(from, start) + spoken(value ?? fallback ?? "");
    from = end;
  }
  return tidy(filled + text.slice(from));
}

function spoken(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  return String(value).trim();
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/[^\S\n]+([,.;:!?])/g, "$1")
    .replace(/,(?=[.!?;:,])/g, "")
    .replace(/^[\s,;:]+/, "")
    .trim();
}
