import type { Condition, TreeNode } from "../tree.ts";

/**
 * The ways out of a node with what its content lists as answers: "Ja, gern" is an example of the way
 * that is named "Ja". Those that begin with no name are an example of none.
 */
export function withResponses(node: TreeNode, ways: readonly Condition[]): readonly Condition[] {
  const listed = typeof node.content === "object" ? (node.content.responses ?? []) : [];
  const responses = listed.filter((one): one is string => typeof one === "string");
  if (responses.length === 0) return ways;
  return ways.map((way) => {
    const name = plain(way.condition);
    const examples = responses.filter(
      (one) => name !== "" && `${plain(one)} `.startsWith(`${name} `),
    );
    if (examples.length === 0) return way;
    return { ...way, examples: [...(way.examples ?? []), ...examples] };
  });
}

/** What callers can't hear makes no difference. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
