import type { ListFault } from "@rufbaum/dialing/subjects";
import { telling } from "../tell.ts";

/** Why nobody knows which column of a list holds the numbers, and what to say. */
export const listFault = telling<ListFault>({
  "unknown-list-column": ({ column, columns, nearest }) =>
    columns.length === 0
      ? `Eine Spalte „${column}“ gibt es nicht: Die erste Zeile der Liste nennt keine Spalten. Nennen Sie ihren Platz, zum Beispiel 2.`
      : `Eine Spalte „${column}“ hat die Liste nicht. ${
          nearest.length === 0
            ? ""
            : `Gemeint ist vielleicht ${nearest.map((name) => `„${name}“`).join(" oder ")}. `
        }In ihrer ersten Zeile stehen: ${columns.join(", ")}.`,
  "choose-list-column": ({ places }) =>
    `Die Spalten der Liste haben keine Namen, und mehrere lesen sich als Telefonnummern: die ${places.map((place) => `${place}.`).join(" und die ")} Nennen Sie den Platz der richtigen, damit keine Kundennummer als Telefonnummer gilt.`,
});
