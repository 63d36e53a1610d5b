import { textOf } from "../../content.ts";
import { LONGEST_REPROMPT, LONGEST_TEXT, MOST_CONDITIONS, MOST_REPROMPTS } from "../../limits.ts";
import type { TreeNode } from "../../tree.ts";
import type { Refused } from "../edit.ts";

/** Why there is more in a node than the document holds; `null` if there is not. */
export function tooLarge(node: TreeNode): Refused | null {
  const name = `„${node.title.length > 60 ? `${node.title.slice(0, 60)}…` : node.title}“`;
  const { conditions = [], reprompts = [] } = node;
  const { length } = textOf(node);
  if (length > LONGEST_TEXT) {
    return {
      refused: "too-long",
      message: `Der Text von ${name} hat ${length} Zeichen, erlaubt sind höchstens ${LONGEST_TEXT}. Verteilen Sie ihn auf mehrere Nodes.`,
    };
  }
  if (conditions.some(({ examples }) => examples?.some((text) => text.length > LONGEST_TEXT))) {
    return {
      refused: "too-long",
      message: `Ein Beispiel von ${name} hat mehr als ${LONGEST_TEXT} Zeichen. Kürzen Sie es.`,
    };
  }
  if (reprompts.some((text) => text.length > LONGEST_REPROMPT)) {
    return {
      refused: "too-long",
      message: `Eine Nachfrage von ${name} hat mehr als ${LONGEST_REPROMPT} Zeichen. Kürzen Sie sie.`,
    };
  }
  if (
    conditions.length > MOST_CONDITIONS ||
    conditions.some(({ examples = [] }) => examples.length > MOST_CONDITIONS)
  ) {
    return {
      refused: "too-many",
      message: `${name} hat mehr Bedingungen oder Beispiele, als erlaubt sind: höchstens je ${MOST_CONDITIONS}.`,
    };
  }
  if (reprompts.length > MOST_REPROMPTS) {
    return {
      refused: "too-many",
      message: `${name} hat ${reprompts.length} Nachfragen, erlaubt sind höchstens ${MOST_REPROMPTS}.`,
    };
  }
  return null;
}
