import { type Condition, graphOf, type TreeNode } from "@rufbaum/tree";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { wordsOf } from "../caller/agent-words.ts";
import { type Advice, FIRST, type Figures } from "./advice.ts";

const YES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);
const NO: ReadonlySet<string> = new Set(["Nein", "not_interested"]);

/** Questions whether somebody wants what he is offered; a survey may well go on after either answer. */
const OFFERS: ReadonlySet<string> = new Set(["interest", "proposal"]);

/** Offers at which a no leads where a yes does, and not to an end. */
export function adviseOnDeclines(figures: Figures): Advice[] {
  const { tree, result, runs, titleOf, textOf } = figures;
  if (tree === null) return [];
  const graph = graphOf(tree);
  return tree.nodes.flatMap((node): Advice[] => {
    const conditions = graph.conditions(node.id);
    const offer = wordsOf(textOf(node.id) ?? "").question;
    if (offer === null || !OFFERS.has(offer)) return [];
    const yes = conditions
      .filter((one) => means(one, YES))
      .map((one) => targetOf(figures, node, one));
    return conditions.flatMap((one): Advice[] => {
      const to = targetOf(figures, node, one);
      if (!means(one, NO) || means(one, YES) || to === null || !yes.includes(to)) return [];
      if (graph.node(to)?.type === "end") return [];
      const { condition } = one;
      const way = result.ways.find((each) => each.from === node.id && each.condition === condition);
      const count = way?.count ?? 0;
      if (count === 0) return [];
      const told = { title: titleOf(node.id), count, runs, condition, to: titleOf(to) };
      return [{ fact: { code: "no-led-as-yes", ...told }, points: FIRST + count / runs }];
    });
  });
}

function means(
  { condition, counts = [] }: Pick<Condition, "condition" | "counts">,
  side: ReadonlySet<string>,
): boolean {
  return [...meaningOf(condition).intents, ...counts].some((intent) => side.has(intent));
}

/** Where runs that were read as the condition were led. */
function targetOf({ result }: Figures, node: TreeNode, { condition }: Condition): string | null {
  const ways = result.ways.filter((way) => way.from === node.id && way.condition === condition);
  const [most] = ways.toSorted((one, other) => other.count - one.count);
  return most?.to ?? null;
}
