import { textOf } from "../../content.ts";
import {
  LONGEST_REPROMPT,
  LONGEST_SPOKEN,
  LONGEST_TEXT,
  MOST_CONDITIONS,
  MOST_REPROMPTS,
} from "../../limits.ts";
import type { NodeFields, TreeNode } from "../../tree.ts";
import type { EditRefusal, Refused } from "../edit.ts";

/** Characters of a title that are told. */
const LONGEST_NAME = 60;

/** Why there is more in a node than the document holds; `null` if there is not. */
export function tooLarge(node: TreeNode): Refused | null {
  const refused = excessOf(node);
  return refused && { refused };
}

function excessOf(node: TreeNode): EditRefusal | null {
  const { title, conditions = [], reprompts = [] }: NodeFields = node;
  const name = title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME)}…` : title;
  const { length } = textOf(node);
  const examplesOf = conditions.map(({ examples = [] }) => examples);
  if (length > LONGEST_TEXT) {
    return { code: "text-too-long", node: name, length, most: LONGEST_TEXT };
  }
  if (examplesOf.flat().some((text) => text.length > LONGEST_TEXT)) {
    return { code: "example-too-long", node: name, most: LONGEST_TEXT };
  }
  if (conditions.some(({ spoken = "" }) => spoken.length > LONGEST_SPOKEN)) {
    return { code: "spoken-too-long", node: name, most: LONGEST_SPOKEN };
  }
  if (reprompts.some((text) => text.length > LONGEST_REPROMPT)) {
    return { code: "reprompt-too-long", node: name, most: LONGEST_REPROMPT };
  }
  if ([conditions, ...examplesOf].some((list) => list.length > MOST_CONDITIONS)) {
    return { code: "too-many-conditions", node: name, most: MOST_CONDITIONS };
  }
  if (reprompts.length > MOST_REPROMPTS) {
    const count = reprompts.length;
    return { code: "too-many-reprompts", node: name, count, most: MOST_REPROMPTS };
  }
  return null;
}
