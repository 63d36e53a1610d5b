import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import type { Reader } from "../../test-chat/chat/chat.ts";
import { entriesOf } from "../entries/entries.ts";

/** The entry that a question asks for, and how surely. */
export interface Tried {
  entry: KnowledgeEntry;
  /** 0 to 1. */
  confidence: number;
}

/**
 * Reads a question as a call would at a place where nothing else is waited for; an entry whose answer
 * is still to be written is found, too. `null` where no entry is asked for.
 */
export function tryQuestion(tree: Tree, asked: string, reader: Reader): Tried | null {
  const knowledge = entriesOf(tree);
  const expected = { conditions: [], intents: [], value: null, question: "", knowledge };
  const found = reader.read(asked, expected).asked;
  const entry = found && knowledge.find(({ id }) => id === found.entry);
  return entry ? { entry, confidence: found.confidence } : null;
}
