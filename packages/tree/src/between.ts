import { findPlaceholders } from "./variables.ts";

/** The places for the two conditions in the question between them (`askBetween`). */
export const PLACES_BETWEEN = ["eins", "zwei"] as const;

/** The places that such a question does not have; with none it can be asked. */
export function placesLeftOut(question: string): string[] {
  const named = new Set(findPlaceholders(question).map(({ name }) => name));
  return PLACES_BETWEEN.filter((place) => !named.has(place));
}
