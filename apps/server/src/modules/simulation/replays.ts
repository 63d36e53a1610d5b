import type { Conversation, SimulationJob } from "@rufbaum/simulation";
import type { SimulationRunRecord } from "@rufbaum/store";
import { ledOtherwise, unknownConversation } from "./refusals.ts";

/** Leads one conversation of a job, in full. */
export type Tell = (job: SimulationJob, index: number) => Promise<Conversation>;

/** Runs of which it is remembered whether they would go the same way today. */
const REMEMBERED = 100;

/** Leads conversations of stored runs again, from the tree, the personas and the seed they had. */
export function openReplays(tell: Tell) {
  const isSame = new Map<string, Promise<boolean>>();

  /** Another version of the program may have other callers: a stored conversation shows it. */
  function goesTheSameWay({ id, result }: SimulationRunRecord, job: SimulationJob) {
    const known = isSame.get(id);
    if (known) return known;
    const [sample] = result.samples;
    const compared = sample
      ? tell(job, sample.conversation.index).then((told) => isEqual(told, sample.conversation))
      : Promise.resolve(true);
    compared.catch(() => isSame.delete(id));
    isSame.set(id, compared);
    const oldest = isSame.keys().next().value;
    if (isSame.size > REMEMBERED && oldest !== undefined) isSame.delete(oldest);
    return compared;
  }

  return {
    /** @throws DomainError if the run has no such conversation, or it would be another one today */
    async tell(run: SimulationRunRecord, index: number): Promise<Conversation> {
      if (index >= run.runs) throw unknownConversation(index, run.runs);
      const kept = run.result.samples.find(({ conversation }) => conversation.index === index);
      if (kept) return kept.conversation;
      const { tree, personas, runs, seed, noise } = run;
      const job = { tree, personas, runs, seed, noise, discovery: false };
      if (!(await goesTheSameWay(run, job))) throw ledOtherwise();
      return tell(job, index);
    },
  };
}

function isEqual(one: Conversation, other: Conversation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
