import { type Conversation, openSimulation } from "@rufbaum/simulation";
import type { SimulationRunRecord } from "@rufbaum/store";
import { ledOtherwise, unknownConversation } from "./refusals.ts";

/** Leads conversations of stored runs again, from the tree, the personas and the seed they had. */
export function openReplays() {
  /** The one that is being read; opening it again takes a while. */
  let last: { id: string; tell(index: number): Conversation; isSame: boolean } | null = null;

  function open({ id, tree, personas, seed, noise, result }: SimulationRunRecord) {
    const { tell } = openSimulation({ tree, personas, seed, noise });
    const [sample] = result.samples;
    const isSame = !sample || isEqual(tell(sample.conversation.index), sample.conversation);
    return { id, tell, isSame };
  }

  return {
    /** @throws DomainError if the run has no such conversation, or it would be another one today */
    tell(run: SimulationRunRecord, index: number): Conversation {
      if (index < 0 || index >= run.runs) throw unknownConversation(index, run.runs);
      const kept = run.result.samples.find(({ conversation }) => conversation.index === index);
      if (kept) return kept.conversation;
      if (last?.id !== run.id) last = open(run);
      if (!last.isSame) throw ledOtherwise();
      return last.tell(index);
    },
  };
}

function isEqual(one: Conversation, other: Conversation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
