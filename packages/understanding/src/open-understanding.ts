import { knowledgeOf } from "./knowledge/open-knowledge.ts";
import { readFromMemory } from "./known-readings.ts";
import { openMemory } from "./memory.ts";
import { type Learnt, openModel } from "./model/open-model.ts";
import { readReply } from "./read-reply.ts";
import type { Expected, ExpectedEntry, Reading, Understanding } from "./reading.ts";
import { type HeardClause, type Hearing, saidBy } from "./said.ts";

/** An understanding that answers at once. */
export interface ImmediateUnderstanding extends Understanding {
  read(text: string, expected: Expected): Reading;
}

/**
 * Opens the reader that needs no account. It answers at once and never throws; opening it rejects
 * where its weights can't be loaded or used. They are loaded once, however often it is opened.
 *
 * @param remembers texts that it knows again, as simulations need it; none if not said, for callers'
 *   words are nobody's to keep
 * @param explains whether readings tell why; without, `why` is empty
 */
export async function openUnderstanding(
  options: UnderstandingOptions = {},
): Promise<ImmediateUnderstanding> {
  return understandingOf(await openModel(), options);
}

interface UnderstandingOptions {
  remembers?: number;
  explains?: boolean;
}

/** The reader that uses what was learnt. */
export function understandingOf(
  { model, matching }: Learnt,
  { remembers = 0, explains = true }: UnderstandingOptions = {},
): ImmediateUnderstanding {
  const knownClauses = remembers > 0 ? openMemory<string, HeardClause>(remembers) : null;
  const hearing: Hearing = { model, matching, knownClauses, explains };
  const takeApart = (text: string) => saidBy(text, hearing);
  const read = (said: ReturnType<typeof saidBy>, expected: Expected) =>
    readReply(said, expected, explains);
  warmUp(hearing);
  const prepare = (knowledge: readonly ExpectedEntry[], most: number) =>
    knowledgeOf(matching, knowledge).prepare(most);
  if (remembers > 0) {
    return { read: readFromMemory(openMemory(remembers), takeApart, read), prepare };
  }
  return { read: (text, expected) => read(takeApart(text), expected), prepare };
}

const NOTHING_EXPECTED: Expected = { conditions: [], intents: [], value: null, question: "" };

let isWarm = false;

/** The first reading of a process takes its time; better now than in somebody's call. */
function warmUp({ model, matching }: Hearing): void {
  const hearing = { model, matching, knownClauses: null, explains: true };
  if (!isWarm)
    readReply(saidBy("Ja gern, aber was kostet das denn?", hearing), NOTHING_EXPECTED, true);
  isWarm = true;
}
