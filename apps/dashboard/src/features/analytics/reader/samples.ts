import type { Conversation, FailureReason } from "@rufbaum/simulation";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";

/** Conversations to be read, and what they are examples of. */
export interface Samples {
  about: string;
  conversations: readonly Conversation[];
}

export function samplesOfPath(run: StoredRun, path: string, rank: number): Samples {
  return {
    about: resultTexts().pathRank(rank),
    conversations: picked(run, (of) => of.type === "path" && of.path === path),
  };
}

/** `reason`: `null` for all reasons. */
export function samplesOfFailure(
  run: StoredRun,
  nodeId: string,
  title: string,
  reason: FailureReason | null,
): Samples {
  return {
    about: reason === null ? title : `${title}: ${resultTexts().reasons[reason] ?? reason}`,
    conversations: picked(
      run,
      (of) =>
        of.type === "failure" && of.nodeId === nodeId && (reason === null || of.reason === reason),
    ),
  };
}

export function samplesOfIntent(run: StoredRun, intent: string): Samples {
  return {
    about: intent,
    conversations: picked(run, (of) => of.type === "intent" && of.intent === intent),
  };
}

/** Any conversation of the run; counted from 1, as people do. */
export function sampleOfNumber(conversation: Conversation): Samples {
  return {
    about: resultTexts().runNumber(formats().whole(conversation.index + 1)),
    conversations: [conversation],
  };
}

type Of = StoredRun["samples"][number]["of"];

/** Each conversation once, whatever it is a sample of. */
function picked(run: StoredRun, isMeant: (of: Of) => boolean): Conversation[] {
  const found = new Map<number, Conversation>();
  for (const { of, conversation } of run.samples) {
    if (isMeant(of)) found.set(conversation.index, conversation);
  }
  return [...found.values()];
}
