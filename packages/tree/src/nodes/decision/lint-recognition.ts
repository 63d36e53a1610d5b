import { isOfKeys } from "../../keys.ts";
import { findingAt, type LintFinding, nameOf } from "../../lint/finding.ts";
import type { Condition, TreeNode } from "../../tree.ts";

/** Longer names are texts: what callers say belongs into the examples. Characters. */
export const LONGEST_NAME = 100;

/** Of a node so many doubled examples are told; who has more, has copied a whole list. */
const MOST_DOUBLED = 3;

/** How a text is compared: what callers can't hear makes no difference. */
export function heard(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What keeps conditions from being recognised, as far as a tree tells it by itself. */
export function lintRecognition(node: TreeNode, conditions: readonly Condition[]): LintFinding[] {
  return [...lintNames(node, conditions), ...lintExamples(node, conditions)];
}

function lintNames(node: TreeNode, conditions: readonly Condition[]): LintFinding[] {
  const seen = new Map<string, string>();
  return conditions.flatMap((one, index): LintFinding[] => {
    const { condition, expression = "" } = one;
    const name = heard(condition);
    if (name === "") {
      if (isKnownOtherwise(one)) return [];
      const params = { node: nameOf(node), place: index + 1 };
      return [findingAt(node, "warning", "condition-without-words", params)];
    }
    if (condition.length > LONGEST_NAME) {
      const shown = `${condition.slice(0, LONGEST_NAME / 2)}…`;
      const params = { node: nameOf(node), condition: shown, most: LONGEST_NAME };
      return [findingAt(node, "warning", "condition-name-too-long", params)];
    }
    // Expressions tell apart what is called alike.
    if (expression.trim() !== "") return [];
    const earlier = seen.get(name);
    if (earlier === undefined) {
      seen.set(name, condition);
      return [];
    }
    const params = { node: nameOf(node), earlier, condition };
    return [findingAt(node, "warning", "conditions-named-alike", params)];
  });
}

/** Whether something else than its name chooses it; what the agent says for it counts as an example. */
function isKnownOtherwise({
  condition,
  examples = [],
  spoken = "",
  counts = [],
  expression = "",
}: Condition): boolean {
  const hasWords = examples.length > 0 || heard(spoken) !== "";
  return hasWords || counts.length > 0 || expression.trim() !== "" || isOfKeys(condition.trim());
}

function lintExamples(node: TreeNode, conditions: readonly Condition[]): LintFinding[] {
  const owners = new Map<string, Condition>();
  const found: LintFinding[] = [];
  for (const condition of conditions) {
    for (const example of condition.examples ?? []) {
      const text = heard(example);
      const owner = owners.get(text);
      if (text === "" || owner === condition) continue;
      if (!owner) {
        owners.set(text, condition);
        continue;
      }
      if (found.length === MOST_DOUBLED) return found;
      const params = {
        node: nameOf(node),
        example: example.length > LONGEST_NAME ? `${example.slice(0, LONGEST_NAME)}…` : example,
        earlier: owner.condition,
        condition: condition.condition,
      };
      found.push(findingAt(node, "warning", "example-of-two", params));
    }
  }
  return found;
}
