import { begin, fill, type TakenReply, takeReplyAt } from "@rufbaum/conversation";
import { breathe } from "@rufbaum/runtime";
import { type Database, findTree, nodesWithMissedReplies, readNodeReplies } from "@rufbaum/store";
import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { openUnderstanding } from "@rufbaum/understanding";
import type { Reader } from "../../reader/reader.ts";
import { unknownTree } from "../trees/service.ts";
import { openRunReplies, type RunReply } from "./run-replies.ts";
import {
  mostFrequentFirst,
  putTogether,
  type SameReplies,
  type StoredReply,
} from "./same-replies.ts";

/** Replies of a node's calls that are looked at, the newest ones. */
const MOST_MISSED = 500;
export const MOST_REPLIES = 2_000;
/** Different ones that are read again, of a node whose replies are listed or counted. */
export const MOST_READ = 300;
/** Changes that are told, the most frequent first. */
const MOST_CHANGES = 100;
/** Replies read without a pause: a few milliseconds, in which no call is answered. */
export const READ_AT_ONCE = 8;

/** Something that callers said at a node and that its conditions still do not understand. */
export interface NotUnderstoodReply {
  /** The same for what differs in capitals, marks and umlauts only. */
  key: string;
  nodeId: string;
  nodeTitle: string;
  /** As it was heard last. */
  text: string;
  /** How often in calls, and in simulations. */
  calls: number;
  simulations: number;
  /** When it was said last in a call, ISO 8601. */
  lastAt: string | null;
}

export interface NotUnderstood {
  /** Of calls first, then the most frequent first. */
  replies: NotUnderstoodReply[];
  /** Different ones beyond those. */
  further: number;
  /** How many different ones there are at each node, by its id; nodes without any are left out. */
  nodes: Record<string, NodeCounts>;
}

/** Different replies that were heard in calls, and those that were heard in simulations alone. */
export interface NodeCounts {
  calls: number;
  simulations: number;
}

/** A reply that other conditions take otherwise. */
export interface ChangedReply {
  key: string;
  text: string;
  calls: number;
  simulations: number;
  before: TakenReply;
  after: TakenReply;
}

/** What other conditions of a node do to what was said there. */
export interface Rereading {
  /** How many replies were looked at, of calls and of simulations. */
  calls: number;
  simulations: number;
  /** How many of them are taken otherwise. */
  changed: number;
  /** Which ones, the most frequent first. */
  changes: ChangedReply[];
  /** Different ones beyond those. */
  further: number;
}

/**
 * What callers said and nobody understood, from the transcripts and simulations that are stored: what
 * is deleted there is gone here. Replies are read by the embedded reader alone.
 */
export function createNotUnderstood({ sideDb, reader }: { sideDb: Database; reader: Reader }) {
  const runReplies = openRunReplies({ sideDb, reader });

  async function treeOf(id: string): Promise<Tree> {
    const tree = await findTree(sideDb, id);
    if (tree) return tree;
    throw unknownTree(id);
  }

  /** The same words are taken apart once, whatever takes them, and forgotten with the request. */
  async function openTaking() {
    const embedded = await openUnderstanding({ explains: false, remembers: MOST_REPLIES });
    let taken = 0;
    return async (tree: Tree, nodeId: string, reply: SameReplies) => {
      taken += 1;
      if (taken % READ_AT_ONCE === 0) await breathe();
      const { text, lastAt } = reply;
      const question = reply.question ?? questionAt(tree, nodeId);
      return takeReplyAt(tree, nodeId, { text, question, at: lastAt ?? 0 }, embedded);
    };
  }

  async function list(
    treeId: string,
    { nodeId, limit }: { nodeId: string | null; limit: number },
  ): Promise<NotUnderstood> {
    const tree = await treeOf(treeId);
    // At a node that is not saved yet nothing was said.
    const wanted = tree.nodes.filter(({ id }) => nodeId === null || id === nodeId);
    const asking = wanted.filter(isWithConditions(tree));
    const ids = asking.map(({ id }) => id);
    const spokenAt = await nodesWithMissedReplies(sideDb, ids);
    const simulated = Map.groupBy(await runReplies.ofTree(treeId), (reply) => reply.nodeId);
    const take = await openTaking();
    const nodes: Record<string, NodeCounts> = {};
    const found: NotUnderstoodReply[] = [];
    for (const { id, title } of asking) {
      const stored = spokenAt.has(id)
        ? await readNodeReplies(sideDb, { treeId, nodeId: id, isMissed: true, limit: MOST_MISSED })
        : [];
      const missed = simulated.get(id)?.filter(({ isMissed }) => isMissed) ?? [];
      const same = putTogether([...stored.map(ofCall), ...missed.map(ofRun)]);
      const counts = { calls: 0, simulations: 0 };
      for (const reply of same.sort(mostFrequentFirst).slice(0, MOST_READ)) {
        const taken = await take(tree, id, reply);
        if (!taken?.isMissed) continue;
        counts[reply.calls > 0 ? "calls" : "simulations"] += 1;
        found.push(viewReply(reply, { id, title }));
      }
      if (counts.calls + counts.simulations > 0) nodes[id] = counts;
    }
    found.sort(mostFrequentFirst);
    const replies = found.slice(0, limit);
    return { replies, further: found.length - replies.length, nodes };
  }

  /**
   * How the replies stored of a node are taken by its conditions as they are, or as `before` says,
   * and how by others.
   */
  async function reread(
    treeId: string,
    nodeId: string,
    { before, after }: { before?: Condition[] | undefined; after: Condition[] },
  ): Promise<Rereading> {
    const tree = await treeOf(treeId);
    const one = before ? withConditions(tree, nodeId, before) : tree;
    const other = withConditions(tree, nodeId, after);
    const here = { treeId, nodeId };
    const missed = await readNodeReplies(sideDb, { ...here, isMissed: true, limit: MOST_MISSED });
    const all = await readNodeReplies(sideDb, { ...here, isMissed: false, limit: MOST_REPLIES });
    const known = new Set(all.map(({ sequence }) => sequence));
    const stored = [...all, ...missed.filter(({ sequence }) => !known.has(sequence))];
    const simulated = (await runReplies.ofTree(treeId)).filter((reply) => reply.nodeId === nodeId);
    const same = putTogether([...stored.map(ofCall), ...simulated.map(ofRun)]);
    const take = await openTaking();
    const changes: ChangedReply[] = [];
    for (const reply of same) {
      const then = await take(one, nodeId, reply);
      const now = await take(other, nodeId, reply);
      if (!then || !now || isSame(then, now)) continue;
      const { key, text, calls, simulations } = reply;
      changes.push({ key, text, calls, simulations, before: then, after: now });
    }
    changes.sort(mostFrequentFirst);
    return {
      calls: stored.length,
      simulations: simulated.reduce((sum, { count }) => sum + count, 0),
      changed: changes.reduce((sum, { calls, simulations }) => sum + calls + simulations, 0),
      changes: changes.slice(0, MOST_CHANGES),
      further: Math.max(0, changes.length - MOST_CHANGES),
    };
  }

  return { list, reread };
}

function isWithConditions(tree: Tree): (node: TreeNode) => boolean {
  const graph = graphOf(tree);
  return ({ id }) => graph.listens(id) && graph.conditions(id).length > 0;
}

function withConditions(tree: Tree, nodeId: string, conditions: Condition[]): Tree {
  const nodes = tree.nodes.map((node) => (node.id === nodeId ? { ...node, conditions } : node));
  return { ...tree, nodes };
}

export function questionAt(tree: Tree, nodeId: string): string {
  return fill(graphOf(tree).questionAt(nodeId), begin(tree).variables);
}

export function ofCall({ text, question, at }: Omit<StoredReply, "count">): StoredReply {
  return { text, question, at, count: 1 };
}

export function ofRun({ text, question, count }: RunReply): StoredReply {
  return { text, question, count, at: null };
}

function viewReply(
  { key, text, calls, simulations, lastAt }: SameReplies,
  { id, title }: { id: string; title: string },
): NotUnderstoodReply {
  return {
    ...{ key, nodeId: id, nodeTitle: title, text, calls, simulations },
    lastAt: lastAt === null ? null : new Date(lastAt).toISOString(),
  };
}

function isSame(one: TakenReply, other: TakenReply): boolean {
  return one.condition === other.condition && one.isMissed === other.isMissed;
}
