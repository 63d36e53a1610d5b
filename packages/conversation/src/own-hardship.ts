import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, textOf } from "@rufbaum/tree/graph";
import { isDistress } from "./distress.ts";
import { examplesOf } from "./examples-of.ts";
import { type Hardship, hardshipIn } from "./hardship.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";
import type { ConversationState } from "./types.ts";
import type { Walk } from "./walk.ts";

/**
 * What hardship a caller tells of that the tree has no way for. An undertaker's or a care service's
 * tree lives from just this, and asks about it; anywhere else a condition that speaks of it is taken.
 */
export function hardshipAt(
  tree: Tree,
  { nodeId, lastSaid, lastTurn }: Pick<ConversationState, "nodeId" | "lastSaid" | "lastTurn">,
  { text, reading: { condition, intent } }: HeardReply,
): Hardship | null {
  if (intent === "voicemail_detected") return null;
  const told = hardshipIn(text, lastTurn ?? lastSaid);
  if (told === null || livesFrom(tree).has(told)) return null;
  if (condition === null || nodeId === null) return told;
  const chosen = graphOf(tree)
    .conditions(nodeId)
    .find((one) => one.condition === condition);
  const isMeant =
    chosen !== undefined &&
    [condition, ...examplesOf(chosen)].some((words) => SPEAKS_OF[told].test(words));
  return isMeant ? null : told;
}

/** The condition of a node that is meant for what a caller tells of; `null` where he tells of none. */
export function conditionOfHardship(
  { id }: TreeNode,
  { graph, state }: Walk,
  { text }: HeardReply,
): Condition | null {
  const told = hardshipIn(text, state.lastTurn ?? state.lastSaid);
  if (told === null) return null;
  return graph.conditions(id).find((one) => SPEAKS_OF[told].test(one.condition)) ?? null;
}

/** Whether somebody calls for help or tells of a hardship: it counts wherever it is said. */
export function isPressing(
  text: string,
  { lastSaid, lastTurn }: Pick<ConversationState, "lastSaid" | "lastTurn">,
): boolean {
  return isDistress(text) || hardshipIn(text, lastTurn ?? lastSaid) !== null;
}

/** What the words of a condition must hold to be a way for it. */
const SPEAKS_OF: Readonly<Record<Hardship, RegExp>> = {
  death:
    /tot\b|\btod|verst(?:or|ir)b|gest(?:or|ir)b|trauer|beerdig|lebt nicht mehr|witwe|deceased|bereave/iu,
  illness:
    /krank|klinik|unfall|diagnose|krebs|hospi[zt]|operation|notfall|pflege|\bill|emergency/iu,
};

/** What an agent speaks of whose business it is. */
const BUSINESS: Readonly<Record<Hardship, RegExp>> = {
  death:
    /bestatt|trauer(?!weide)|beerdig|beisetz|hinterblieben|sterbe(?:geld|fall|vorsorge|urkunde)|todesfall|nachlass|erbschaft|erbrecht|grab(?:stein|mal|pflege)|lebensversicherung/iu,
  illness:
    /pflege(?:dienst|heim|grad|stufe|bedürf|bedarf|versicherung|kasse|kraft|hilfe|beratung|fall)|ambulante pflege|senioren|hausnotruf|treppenlift|krankenhaus|klinik|hospiz|sanitätshaus|reha(?:$|[^\p{L}]|bilitation|klinik)|(?:unfall|kranken|krankenzusatz|berufsunfähigkeits|lebens)versicherung|nachsorge/iu,
};

const businesses = new WeakMap<Tree, ReadonlySet<Hardship>>();

/** By what the agent says, and the names of its conditions. */
function livesFrom(tree: Tree): ReadonlySet<Hardship> {
  const known = businesses.get(tree);
  if (known) return known;
  const graph = graphOf(tree);
  const words = tree.nodes
    .flatMap((node) => [textOf(node), ...graph.conditions(node.id).map((one) => one.condition)])
    .join("\n");
  const found = new Set(HARDSHIPS.filter((each) => BUSINESS[each].test(words)));
  businesses.set(tree, found);
  return found;
}

const HARDSHIPS = ["death", "illness"] as const satisfies readonly Hardship[];
