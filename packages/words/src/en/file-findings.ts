import type { Finding } from "@rufbaum/tree";
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
  "duplicate-field": ({ params: { field, line, column } }) =>
    `The field “${field}” appears a second time in the same object, in line ${line}, column ${column}. Only the last one is read.`,
});
