import type { FieldOwner, Finding, LayoutReason } from "@rufbaum/tree";
import { conditionName } from "@rufbaum/tree/graph";
import { formatsIn } from "../format/index.ts";
import { telling } from "../tell.ts";
import { lintFindings } from "./findings.ts";
import { problems } from "./problems.ts";

const format = formatsIn("en");

/** A known intent by its name, whatever else stands for a condition as it is. */
const named = (key: string) => conditionName(key, "en");

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
  "shifted-onto-canvas": ({ params: { outside, x, y } }) =>
    `The whole decision tree is moved ${shiftOf(x, y)}, because ${areOutside(outside)}.`,
  "laid-out-anew": ({ params: { reason } }) =>
    `The decision tree is laid out automatically: ${layoutReason(reason)}`,
  "moved-apart": ({ params: { nodes } }) =>
    nodes === 1
      ? "So that all can be seen, 1 node that lies exactly on another one is moved aside."
      : `So that all can be seen, ${nodes} nodes that lie exactly on others are moved aside.`,
});

const layoutReason = telling<LayoutReason>({
  "too-large": ({ outside }) =>
    `spread like this it does not fit on the canvas, because ${areOutside(outside)}.`,
  "on-one-spot": ({ nodes }) => `${nodes} nodes lie on one another.`,
});

function areOutside(count: number): string {
  return `${count === 1 ? "1 item lies" : `${count} items lie`} outside the canvas`;
}

/** "by 300 pixels to the right and by 20 down" */
function shiftOf(x: number, y: number): string {
  const ways = [
    ...(x === 0 ? [] : [`${format.whole(Math.abs(x))} pixels to the ${x > 0 ? "right" : "left"}`]),
    ...(y === 0 ? [] : [`${format.whole(Math.abs(y))} pixels ${y > 0 ? "down" : "up"}`]),
  ];
  return `by ${ways.join(" and ")}`;
}

/** Whose field it is, behind its name. */
const fieldOwner = telling<FieldOwner>({
  file: "",
  node: ({ name }) => ` of “${name}”`,
  connection: ({ name }) => ` of the connection “${name}”`,
  note: ({ name }) => ` of the note “${name}”`,
  condition: ({ condition, node }) => ` of the condition “${named(condition)}” of “${node}”`,
});
