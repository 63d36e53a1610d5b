import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";
import { leaveTraces } from "./traces-left.ts";

/** What of a call that is not logged stays of its words. Times in milliseconds since 1970. */
export interface DroppedWords {
  at: number;
  /** When it was first said that an AI speaks; `null` if it was not. */
  disclosedAt: number | null;
}

export interface WordsDropping {
  /** Whether words say that an AI speaks. */
  isDisclosure(words: string): boolean;
}

/**
 * Drops what was said in a call and what was learnt of it: who, when, outcome and blocks stay, and
 * when it was said that an AI speaks. What is recorded of it later is dropped, too.
 */
export async function dropWords(
  tx: Database,
  callId: string,
  { at, isDisclosure }: WordsDropping & { at: number },
): Promise<void> {
  const said = await tx
    .select({ at: messages.at, speaker: messages.speaker, text: messages.text })
    .from(messages)
    .where(eq(messages.callId, callId))
    .orderBy(asc(messages.sequence));
  const disclosure = said.find(({ speaker, text }) => speaker === "ai" && isDisclosure(text));
  if (said.length > 0) {
    await leaveTraces(tx);
    await tx.delete(messages).where(eq(messages.callId, callId));
  }
  await tx
    .update(calls)
    .set({ state: null, wordsDroppedAt: at, disclosedAt: disclosure?.at ?? null })
    .where(eq(calls.id, callId));
}

/** `null`: its words are kept, or were never said. */
export async function findDroppedWords(db: Database, callId: string): Promise<DroppedWords | null> {
  const [row] = await db
    .select({ at: calls.wordsDroppedAt, disclosedAt: calls.disclosedAt })
    .from(calls)
    .where(eq(calls.id, callId));
  return row?.at == null ? null : { at: row.at, disclosedAt: row.disclosedAt };
}
