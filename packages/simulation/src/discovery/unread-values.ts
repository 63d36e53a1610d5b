import { type Graph, graphOf, type Tree, type TreeNode } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import { conceptsOf } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { DiscoveredIntent } from "../engine/result.ts";
import { SPOKEN_VALUES, type SpokenValue } from "./advice.ts";
import { countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { type Gist, gistsOf } from "./gists.ts";
import type { MissedGroup } from "./missed-group.ts";
import { pickExamples } from "./pick-examples.ts";
import { shown, titleOf } from "./titles.ts";
import type { Words } from "./words.ts";

interface Wording {
  /** Classes of words of which such a value has some. */
  concepts: readonly string[];
  /** How many of its words have to be of them. */
  least: number;
}

const WORDINGS: Readonly<Record<SpokenValue, Wording>> = {
  date: { concepts: ["weekday", "month", "daytime", "later", "number"], least: 1 },
  time: { concepts: ["clock", "daytime", "number"], least: 1 },
  "date-time": {
    concepts: ["weekday", "month", "daytime", "later", "clock", "number"],
    least: 1,
  },
  number: { concepts: ["number"], least: 1 },
  amount: { concepts: ["number", "money"], least: 1 },
  postcode: { concepts: ["number"], least: 2 },
  digits: { concepts: ["number"], least: 2 },
  "phone-number": { concepts: ["number"], least: 3 },
};

/** What is read as an agreement or a wish for another time may be a badly heard value all the same. */
const MAY_HOLD_A_VALUE: ReadonlySet<string | null> = new Set([
  ...[null, "Ja", "Vielleicht", "appointment_accepted", "callback_later", "no_time"],
]);

const MOST_EXAMPLES = 8;

/** The kind of value that a node waits for, if it can be told by its words. */
export function valueAt(node: TreeNode | null, graph: Graph): SpokenValue | null {
  const wanted = node && specOf(node).wants?.(node, graph);
  return SPOKEN_VALUES.find((value) => value === wanted) ?? null;
}

/** Parts replies that name a value in words that hold none, such as "eher am Vormittag" for a time. */
export function partValues(
  tree: Tree,
  missed: readonly MissedGroup[],
  words: Words,
  { asks, polarity }: Pick<SentenceReader, "asks" | "polarity">,
): { values: ReadonlyMap<SpokenValue, MissedGroup[]>; others: MissedGroup[] } {
  const values = new Map<SpokenValue, MissedGroup[]>();
  const others: MissedGroup[] = [];
  const graph = graphOf(tree);
  for (const group of missed) {
    const value = valueAt(graph.node(group.nodeId), graph);
    // Whoever is known to have spoken of something else named no value: "die Leitung rauscht". Nor does
    // one who asks, turns it down or puts it off, whatever numbers he says: "Muss das um acht sein?"
    const side = polarity(group.text);
    if (
      group.topic ||
      value === null ||
      asks(group.text) ||
      side === "no" ||
      side === "maybe" ||
      !MAY_HOLD_A_VALUE.has(group.intent) ||
      !soundsLike(group, value, words)
    ) {
      others.push(group);
      continue;
    }
    const alike = values.get(value);
    if (alike) alike.push(group);
    else values.set(value, [group]);
  }
  return { values, others };
}

function soundsLike({ text }: MissedGroup, value: SpokenValue, words: Words): boolean {
  const { concepts, least } = WORDINGS[value];
  let alike = 0;
  for (const { usual } of words.text(text)) {
    if (conceptsOf(usual).some((concept) => concepts.includes(concept))) alike += 1;
  }
  return alike >= least;
}

/** What could be done about values of one kind that were not read. */
export function describeUnread(
  tree: Tree,
  value: SpokenValue,
  groups: readonly MissedGroup[],
): DiscoveredIntent {
  const { gists } = gistsOf(groups);
  const direction = middle(gists);
  const triggeredAt = countByNode(gists);
  return {
    count: triggeredAt.reduce((sum, [, count]) => sum + count, 0),
    triggeredAt: Object.fromEntries(triggeredAt),
    advice: triggeredAt.map(([nodeId]) => {
      const examples = pickExamples(saidAt(gists, nodeId), direction, MOST_EXAMPLES, { nodeId });
      const at = { nodeId, title: titleOf(tree, nodeId) };
      return { code: "value-unread", ...at, value, examples: shown(examples) };
    }),
    examples: pickExamples(gists, direction, MOST_EXAMPLES),
    suggestions: [],
  };
}

function saidAt(gists: readonly Gist[], nodeId: string): Gist[] {
  return gists.filter(({ members }) => members.some((member) => member.nodeId === nodeId));
}
