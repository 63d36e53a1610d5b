import { and, asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages, recordings } from "../schema/calls.ts";
import { anyOf } from "./any-of.ts";

/** What a list of transcripts tells of a call beside the call itself. */
export interface TranscriptFacts {
  messageCount: number;
  hasRecording: boolean;
}

/** Calls whose messages are counted at once. */
const COUNTED_AT_ONCE = 50;

/** By the calls' ids; a call that is not there is left out. */
export async function readTranscriptFacts(
  db: Database,
  callIds: readonly string[],
): Promise<Map<string, TranscriptFacts>> {
  const facts = new Map<string, TranscriptFacts>();
  for (let from = 0; from < callIds.length; from += COUNTED_AT_ONCE) {
    const rows = await db
      .select({
        id: calls.id,
        messageCount: sql<number>`(
          select count(*) from ${messages} said where said.call_id = ${calls}.id
        )`.mapWith(Number),
        hasRecording: sql<boolean>`coalesce((
          select true from ${recordings} made
          where made.call_id = ${calls}.id and made.status = 'completed' limit 1
        ), false)`,
      })
      .from(calls)
      .where(sql`${calls.id} = ${anyOf(callIds.slice(from, from + COUNTED_AT_ONCE))}`);
    for (const { id, ...more } of rows) facts.set(id, more);
  }
  return facts;
}

/** An utterance in which a part of a search stands. */
export interface FoundMessage {
  callId: string;
  id: string;
  speaker: "ai" | "caller";
  text: string;
  /** Where, as places in the text: from the first, up to the second. */
  marks: [from: number, to: number][];
}

/** Calls whose messages are looked through at once: a few milliseconds embedded. */
const SEARCHED_AT_ONCE = 4;

/** The utterances of these calls in which a part of a search stands, as they were spoken. */
export async function findMessages(
  db: Database,
  callIds: readonly string[],
  any: string,
): Promise<FoundMessage[]> {
  const found: FoundMessage[] = [];
  for (let from = 0; from < callIds.length; from += SEARCHED_AT_ONCE) {
    const rows = await db
      .select({
        callId: messages.callId,
        id: messages.id,
        speaker: messages.speaker,
        text: messages.text,
        marked: sql<string>`ts_headline('german', ${messages.text}, ${any}::tsquery, ${MARKING})`,
      })
      .from(messages)
      .where(
        and(
          inArray(messages.callId, callIds.slice(from, from + SEARCHED_AT_ONCE)),
          sql`to_tsvector('german', ${messages.text}) @@ ${any}::tsquery`,
        ),
      )
      .orderBy(asc(messages.sequence));
    found.push(...rows.map(({ marked, ...row }) => ({ ...row, marks: marksIn(marked, row.text) })));
  }
  return found;
}

/** Signs that no text has: of Unicode's private area. */
const [BEGIN, END] = ["\ue0f0", "\ue0f1"];
const MARKING = `HighlightAll=true, StartSel=${BEGIN}, StopSel=${END}`;

function marksIn(marked: string, text: string): FoundMessage["marks"] {
  const marks: FoundMessage["marks"] = [];
  const [before = "", ...pieces] = marked.split(BEGIN);
  let place = before.length;
  for (const piece of pieces) {
    const [inside = "", after = ""] = piece.split(END);
    marks.push([place, place + inside.length]);
    place += inside.length + after.length;
  }
  // Of a text that has the signs itself nothing is marked.
  return place === text.length ? marks : [];
}
