import { type CallNote, type CallRecord, noteOfCall } from "@rufbaum/calls";
import { type Database, listMessages } from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";
import type { Writer } from "@rufbaum/understanding/llm";
import type { Words } from "@rufbaum/words";
import type { Calls } from "../calls/service.ts";
import { phraseNote } from "./phrase-note.ts";

/** Times in milliseconds since 1970 within the note. */
export interface NotedCall {
  note: CallNote;
  text: string;
}

export interface OneCallDeps {
  sideDb: Database;
  calls: Pick<Calls, "existing" | "treeOf">;
  writer: Writer | null;
}

/** What is made of one call: its note. */
export function createOneCall({ sideDb, calls, writer }: OneCallDeps) {
  async function read(id: string) {
    const call: CallRecord = await calls.existing(id);
    const tree: Tree | null = await calls.treeOf(call);
    return { call, tree, messages: await listMessages(sideDb, call.id) };
  }

  /** @throws DomainError `unknown-call` */
  async function note(id: string, words: Words): Promise<NotedCall> {
    const { call, tree, messages } = await read(id);
    const note = noteOfCall(call, messages, tree);
    return { note, text: words.callNote(note) };
  }

  return {
    read,
    note,
    /** In the words of a language model; the plain note where there is none, or it has none to offer. */
    async phrased(id: string, words: Words): Promise<{ text: string; isPhrased: boolean }> {
      const plain = await note(id, words);
      const text = writer && (await phraseNote(writer, plain.note, words.language));
      return text === null ? { text: plain.text, isPhrased: false } : { text, isPhrased: true };
    },
    canPhrase: writer !== null,
  };
}

export type OneCall = ReturnType<typeof createOneCall>;
