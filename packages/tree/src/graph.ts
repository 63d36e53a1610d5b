import { answerVariables } from "./assumed/answer-variables.ts";
import { kindAsked } from "./assumed/kind-asked.ts";
import { listensByItself } from "./assumed/listening.ts";
import { outcomeAssumed } from "./assumed/outcome-assumed.ts";
import { askersIn } from "./assumed/questions-of.ts";
import { withResponses } from "./assumed/responses.ts";
import { textOf } from "./content.ts";
import { mayAsk, specOf } from "./nodes/registry.ts";
import { FAILED, isPlain } from "./plain-ways.ts";
import type {
  Condition,
  Connection,
  NodeOf,
  Outcome,
  Tree,
  TreeNode,
  ValueKindName,
} from "./tree.ts";

export { FAILED, isPlain } from "./plain-ways.ts";

/** Quick answers about a tree's shape, made once per document. */
export interface Graph {
  start: TreeNode | null;
  node(id: string): TreeNode | null;
  /** Connections that leave the node, in the order of the document. */
  outgoing(id: string): readonly Connection[];
  /** Ids of all nodes a conversation can go to from here: connections and conditions' targets. */
  successors(id: string): readonly string[];
  /** The ways out of a decision that bear a name, however the document writes them down. */
  conditions(id: string): readonly Condition[];
  /** Where a condition of this node leads: its own target, else the connection of its key or id. */
  targetOf(id: string, condition: Condition): string | null;
  /** Where the connection without a condition leads. */
  fallback(id: string): string | null;
  /** The objections that are answered from anywhere, by intent. */
  objections: ReadonlyMap<string, NodeOf<"objection">>;
  /** Ids of the nodes that a conversation can come to without a way: its start, and global objections. */
  entries: readonly string[];
  /** Whether the caller is waited for at a node. */
  listens(id: string): boolean;
  /** Whether one that speaks is meant to, where it does not say so. */
  listensByItself(id: string): boolean;
  /** The nodes that ask for one that listens without a text of its own. */
  askers(id: string): readonly TreeNode[];
  /** What callers are asked at a node: its own text, else that of the first node that asks for it. */
  questionAt(id: string): string;
  /** The kind of value that the question of a node asks for, else its title. */
  kindAsked(id: string): ValueKindName;
  /** The outcome that an end is meant to have, by its title and text. */
  outcomeAssumed(id: string): Outcome;
  /** The variable of an answer where the node names none. */
  answerVariable(id: string): string;
}

const graphs = new WeakMap<Tree, Graph>();

/** The graph of a tree; a document is never changed in place, so it is kept with it. */
export function graphOf(tree: Tree): Graph {
  const known = graphs.get(tree);
  if (known) return known;
  const graph = buildGraph(tree);
  graphs.set(tree, graph);
  return graph;
}

function buildGraph(tree: Tree): Graph {
  const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  const outgoing = Map.groupBy(tree.connections, (connection) => connection.sourceNodeId);
  const conditions = new Map<string, readonly Condition[]>();
  const targets = new Map<string, Map<string, string>>();
  const leaving = (id: string) => outgoing.get(id) ?? [];

  function namedTargets(id: string): ReadonlyMap<string, string> {
    let found = targets.get(id);
    if (!found) {
      found = new Map();
      for (const { condition, targetNodeId } of leaving(id)) {
        if (condition && !found.has(condition)) found.set(condition, targetNodeId);
      }
      targets.set(id, found);
    }
    return found;
  }

  const listening = new Map<string, boolean>();
  let askers: ReadonlyMap<string, readonly TreeNode[]> | null = null;
  let variables: ReadonlyMap<string, string> | null = null;
  const kinds = new Map<string, ValueKindName>();

  const graph: Graph = {
    start: tree.nodes.find((node) => node.type === "start") ?? null,
    node: (id) => nodes.get(id) ?? null,
    outgoing: leaving,
    successors(id) {
      const targets = leaving(id).map((connection) => connection.targetNodeId);
      for (const condition of nodes.get(id)?.conditions ?? []) {
        if (condition.targetNodeId) targets.push(condition.targetNodeId);
      }
      return [...new Set(targets)].filter((target) => nodes.has(target));
    },
    conditions(id) {
      const known = conditions.get(id);
      if (known) return known;
      const node = nodes.get(id);
      const named = node ? namedWays(node, leaving(id)) : [];
      const found = node && mayAsk(node) ? withResponses(node, named) : named;
      conditions.set(id, found);
      return found;
    },
    targetOf(id, { id: conditionId, condition: key, targetNodeId }) {
      if (targetNodeId && nodes.has(targetNodeId)) return targetNodeId;
      const named = namedTargets(id);
      return named.get(key) ?? named.get(conditionId) ?? null;
    },
    fallback: (id) => leaving(id).find(isPlain)?.targetNodeId ?? null,
    objections: globalObjections(tree),
    entries: entriesOf(tree),
    listens(id) {
      const known = listening.get(id);
      if (known !== undefined) return known;
      const node = nodes.get(id);
      const found = node !== undefined && specOf(node).listens(node, graph);
      listening.set(id, found);
      return found;
    },
    listensByItself(id) {
      const node = nodes.get(id);
      return node !== undefined && mayAsk(node) && listensByItself(node, graph);
    },
    askers(id) {
      askers ??= askersIn(tree.nodes, graph);
      return askers.get(id) ?? [];
    },
    questionAt(id) {
      const node = nodes.get(id);
      const own = node ? textOf(node).trim() : "";
      const [asker] = own === "" ? graph.askers(id) : [];
      return asker ? textOf(asker).trim() : own;
    },
    kindAsked(id) {
      const known = kinds.get(id);
      if (known) return known;
      const found = kindAsked(graph.questionAt(id) || (nodes.get(id)?.title ?? ""));
      kinds.set(id, found);
      return found;
    },
    outcomeAssumed(id) {
      const node = nodes.get(id);
      return node?.type === "end" ? outcomeAssumed(node) : "completed";
    },
    answerVariable(id) {
      variables ??= answerVariables(tree, graph);
      return variables.get(id) ?? "";
    },
  };
  return graph;
}

/** The ways out that a node offers by name, connected or not: its conditions; its failure, where it can fail. */
export function waysOf(tree: Tree, nodeId: string): readonly Condition[] {
  const graph = graphOf(tree);
  const ways = graph.conditions(nodeId);
  const node = graph.node(nodeId);
  const fails = node !== null && specOf(node).ways.failed;
  if (!fails || ways.some(({ id }) => id === FAILED)) return ways;
  return [...ways, { id: FAILED, condition: FAILED }];
}

/**
 * A document may list its conditions at the node, as keys in the content (the defaults of a new
 * node), or only at the connections; whatever names a way out is one.
 */
function namedWays(node: TreeNode, connections: readonly Connection[]): readonly Condition[] {
  const ways = [...(node.conditions ?? [])];
  const known = new Set(ways.flatMap(({ id, condition }) => [id, condition]));
  const listed = typeof node.content === "object" ? (node.content.conditions ?? []) : [];
  const connected = connections.map(({ condition }) => condition);
  for (const key of [...listed, ...connected]) {
    if (typeof key !== "string" || key === "" || known.has(key)) continue;
    known.add(key);
    ways.push({ id: key, condition: key });
  }
  return ways;
}

function globalObjections(tree: Tree): ReadonlyMap<string, NodeOf<"objection">> {
  const found = new Map<string, NodeOf<"objection">>();
  for (const node of tree.nodes) {
    if (node.type !== "objection") continue;
    const { global = false, intent } = node.objection ?? {};
    if (global && intent && !found.has(intent)) found.set(intent, node);
  }
  return found;
}

function entriesOf({ nodes }: Tree): string[] {
  const start = nodes.find(({ type }) => type === "start");
  const others = nodes.filter((node) => node.type === "objection" && node.objection?.global);
  return [...(start ? [start] : []), ...others].map(({ id }) => id);
}

/** Ids of all nodes that can be reached from `ids`, these included. */
export function reachableFrom(graph: Graph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    for (const next of graph.successors(id)) waiting.push(next);
  }
  return reached;
}
