import type { ListFault } from "@rufbaum/dialing/subjects";
import { telling } from "../tell.ts";

export const listFault = telling<ListFault>({
  "unknown-list-column": ({ column, columns, nearest }) =>
    columns.length === 0
      ? `There is no column "${column}": the list's first line names no columns. Say its place, such as 2.`
      : `The list has no column "${column}". ${
          nearest.length === 0
            ? ""
            : `Did you mean ${nearest.map((name) => `"${name}"`).join(" or ")}? `
        }Its first line names: ${columns.join(", ")}.`,
  "choose-list-column": ({ places }) =>
    `The list's columns have no names, and several read as phone numbers: those at ${places.join(" and ")}. Say the place of the right one, so that no customer's number is taken for a phone number.`,
});
