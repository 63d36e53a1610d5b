import type { FieldOwner, Finding } from "@rufbaum/tree";
import { telling } from "../tell.ts";
import { lintFindings } from "./findings.ts";
import { problems } from "./problems.ts";

export const finding = telling<Finding>({
  ...lintFindings,
  ...problems,
  "not-utf-8":
    "The file is not saved as UTF-8. It was read as Windows-1252: check that the umlauts are right.",
  "lost-characters": ({ params: { line } }) =>
    `Characters are missing from line ${line} on, probably umlauts: the file is damaged, or was once read in the wrong encoding.`,
  "misspelt-field": ({ params: { of, field, meant, further } }) =>
    `The field “${field}”${fieldOwner(of)} is not read. “${meant}” was probably meant.${
      further === 0
        ? ""
        : ` So it stands in ${further} other ${further === 1 ? "place" : "places"}.`
    }`,
  "unread-fields": ({ params: { fields, further } }) =>
    `Some fields are not read here: ${fields.map((field) => `“${field}”`).join(", ")}${
      further === 0 ? "" : ` and ${further} more`
    }. They are kept.`,
  "duplicate-field": ({ params: { field, line, column } }) =>
    `The field “${field}” appears a second time in the same object, in line ${line}, column ${column}. Only the last one is read.`,
});

/** Whose field it is, behind its name. */
const fieldOwner = telling<FieldOwner>({
  file: "",
  node: ({ name }) => ` of “${name}”`,
  connection: ({ name }) => ` of the connection “${name}”`,
  note: ({ name }) => ` of the note “${name}”`,
  condition: ({ condition, node }) => ` of the condition “${condition}” of “${node}”`,
});
