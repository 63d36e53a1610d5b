import type { Graph } from "../graph.ts";
import type { NodeOf } from "../tree.ts";
import type { Words } from "../words.ts";

/** How a card names what its node does not say itself: "Vermutet: Datum". */
export function assumed(what: string, language: keyof Words): string {
  return `${ASSUMED[language]}: ${what}`;
}

const ASSUMED: Words = { de: "Vermutet", en: "Assumed" };

/** A card's foot, and whether the caller is waited for, as far as that is not what its kind does. */
export function whetherItListens(
  { id, listens }: NodeOf<"message" | "objection">,
  foot: string,
  language: keyof Words,
  graph: Graph,
): string {
  if (!graph.listens(id)) return foot;
  const told = LISTENS[language];
  return `${foot} · ${listens === undefined ? assumed(told, language) : told}`;
}

const LISTENS: Words = { de: "hört zu", en: "listens" };
