import { type Conversation, readStoredResult, type StoredResult } from "@rufbaum/simulation";
import { type Database, findSimulationResult, listSimulationRuns } from "@rufbaum/store";
import type { Reader } from "../../reader/reader.ts";

/** What simulated customers said at a node; `question` is `null` where nobody kept it. */
export interface RunReply {
  nodeId: string;
  text: string;
  question: string | null;
  isMissed: boolean;
  count: number;
}

/** What a stored simulation holds of replies: all that were not understood, of others some. */
export function repliesOfRun({ text }: { text: string }): RunReply[] {
  const { missedReplies, samples } = readStoredResult(JSON.parse(text) as StoredResult);
  const told = new Map(samples.map(({ conversation }) => [conversation.index, conversation]));
  const heard = [...told.values()].flatMap(repliesIn);
  if (missedReplies === undefined) return heard;
  return [
    ...missedReplies.map((reply) => ({ ...reply, question: null, isMissed: true })),
    ...heard.filter(({ isMissed }) => !isMissed),
  ];
}

function repliesIn({ lines }: Conversation): RunReply[] {
  const replies: RunReply[] = [];
  let question: string | null = null;
  for (const line of lines) {
    if (line.type === "agent") question = line.heard ?? line.text;
    if (line.type !== "caller") continue;
    // Slips of the line teach nobody anything.
    const { nodeId, said, isMissed } = line;
    replies.push({ nodeId, text: said, question, isMissed, count: 1 });
  }
  return replies;
}

/** Simulations that are looked at: what was said in older ones answered another tree. */
const NEWEST = 5;
/** Of all trees, whose replies are held in memory: simulated customers are nobody. */
const MOST_KEPT = 20;

/** What simulated customers said, from a tree's newest stored runs; each is read once. */
export function openRunReplies(deps: { sideDb: Database; reader: Reader }) {
  const { sideDb, reader } = deps;
  const kept = new Map<string, readonly RunReply[]>();

  async function ofRun(id: string): Promise<readonly RunReply[]> {
    const known = kept.get(id);
    if (known) return known;
    const text = await findSimulationResult(sideDb, id);
    if (text === null) return [];
    const replies = await reader.ask("replies-of-run", { text });
    kept.set(id, replies);
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return replies;
  }

  return {
    async ofTree(treeId: string): Promise<RunReply[]> {
      const found: RunReply[] = [];
      for (const { id } of await listSimulationRuns(sideDb, { treeId, limit: NEWEST })) {
        found.push(...(await ofRun(id)));
      }
      return found;
    },
  };
}
