import { isUnansweredAt } from "@rufbaum/conversation";
import { breathe } from "@rufbaum/runtime";
import { type Database, findTree, readNodeReplies } from "@rufbaum/store";
import { graphOf } from "@rufbaum/tree/graph";
import { openUnderstanding } from "@rufbaum/understanding";
import { openQuestionReader } from "@rufbaum/understanding/knowledge";
import type { Reader } from "../../reader/reader.ts";
import { unknownTree } from "../trees/service.ts";
import {
  MOST_READ,
  MOST_REPLIES,
  ofCall,
  ofRun,
  questionAt,
  READ_AT_ONCE,
} from "./not-understood.ts";
import { openRunReplies } from "./run-replies.ts";
import { mostFrequentFirst, putTogether } from "./same-replies.ts";

/** Wordings of one question that are told, the most frequent first. */
const MOST_WORDINGS = 20;

/** Something that callers asked and the tree has no answer to, in whichever words. */
export interface UnansweredQuestion {
  /** As it was asked most often. */
  question: string;
  /** Each once, the most frequent first. */
  wordings: string[];
  /** How often in calls, and in simulations. */
  calls: number;
  simulations: number;
  /** When it was asked last in a call, ISO 8601. */
  lastAt: string | null;
  /** Where, the most frequent first. */
  nodes: AskedAt[];
}

export interface AskedAt {
  nodeId: string;
  nodeTitle: string;
  calls: number;
  simulations: number;
}

export interface UnansweredQuestions {
  /** Of calls first, then the most frequent first. */
  questions: UnansweredQuestion[];
  /** Different ones beyond those. */
  further: number;
}

/**
 * What was asked in calls and simulations of a tree and nobody could answer, over all of its nodes:
 * replies that ask something which the draft does not understand, or meets with no more than a kind
 * word. Of each node's calls the newest replies are looked at.
 */
export function createUnansweredQuestions({
  sideDb,
  reader,
}: {
  sideDb: Database;
  reader: Reader;
}) {
  const runReplies = openRunReplies({ sideDb, reader });

  return async function list(treeId: string, limit: number): Promise<UnansweredQuestions> {
    const tree = await findTree(sideDb, treeId);
    if (!tree) throw unknownTree(treeId);
    const graph = graphOf(tree);
    const listening = tree.nodes.filter(({ id }) => graph.listens(id));
    const simulated = Map.groupBy(await runReplies.ofTree(treeId), (reply) => reply.nodeId);
    const embedded = await openUnderstanding({ explains: false });
    const questions = await openQuestionReader();
    const asked: Asked[] = [];
    let read = 0;
    for (const { id, title } of listening) {
      const here = { treeId, nodeId: id, isMissed: false, limit: MOST_REPLIES };
      const stored = await readNodeReplies(sideDb, here);
      const simulatedHere = simulated.get(id) ?? [];
      const same = putTogether([...stored.map(ofCall), ...simulatedHere.map(ofRun)]);
      const asking = same.filter(({ text }) => questions.asks(text)).sort(mostFrequentFirst);
      for (const reply of asking.slice(0, MOST_READ)) {
        read += 1;
        if (read % READ_AT_ONCE === 0) await breathe();
        const question = reply.question ?? questionAt(tree, id);
        const said = { text: reply.text, question, at: reply.lastAt ?? 0 };
        if (!isUnansweredAt(tree, id, said, embedded)) continue;
        asked.push({ ...reply, nodeId: id, nodeTitle: title });
      }
    }
    const found = groupsOf(asked.sort(mostFrequentFirst), questions.open().add);
    return { questions: found.slice(0, limit), further: Math.max(0, found.length - limit) };
  };
}

type Asked = ReturnType<typeof putTogether>[number] & Pick<AskedAt, "nodeId" | "nodeTitle">;

function groupsOf(
  asked: readonly Asked[],
  placeOf: (text: string) => number,
): UnansweredQuestion[] {
  return [...Map.groupBy(asked, ({ text }) => placeOf(text)).values()]
    .map((group) => {
      const lastAt = group.reduce((last, reply) => Math.max(last, reply.lastAt ?? 0), 0);
      const nodes = [...Map.groupBy(group, ({ nodeId }) => nodeId).values()].map((here) => ({
        nodeId: here[0]?.nodeId ?? "",
        nodeTitle: here[0]?.nodeTitle ?? "",
        ...countsOf(here),
      }));
      return {
        question: group[0]?.text ?? "",
        wordings: [...new Set(group.map(({ text }) => text))].slice(0, MOST_WORDINGS),
        ...countsOf(group),
        lastAt: lastAt === 0 ? null : new Date(lastAt).toISOString(),
        nodes: nodes.sort(mostFrequentFirst),
      };
    })
    .sort(mostFrequentFirst);
}

function countsOf(replies: readonly Asked[]): Pick<AskedAt, "calls" | "simulations"> {
  return replies.reduce(
    (sum, { calls, simulations }) => ({
      calls: sum.calls + calls,
      simulations: sum.simulations + simulations,
    }),
    { calls: 0, simulations: 0 },
  );
}
