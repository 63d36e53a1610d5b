import {
  areTranscriptsUnread,
  type Database,
  type FoundMessage,
  findMessages,
  nodeQuery,
  readTranscriptFacts,
  type SearchWords,
  searchWordsOf,
  type TranscriptFacts,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import type { CallQuery } from "../calls/call-queries.ts";
import type { Calls } from "../calls/service.ts";
import type { CallView } from "../calls/views.ts";

/** Which calls are meant: all that is left out does not matter. */
export type TranscriptFilter = Omit<CallQuery, "words" | "limit" | "before"> & {
  /** Words that were said in it. */
  text?: string | undefined;
  /** A node that it came by. */
  nodeId?: string | undefined;
};

/** An utterance with what was looked for. `marks`: places of the words in it, up to the second. */
export type TranscriptMatch = Omit<FoundMessage, "callId">;

export interface ListedTranscript extends CallView, TranscriptFacts {
  /** Utterances in which something of the search stands: the first of them, and how many there are. */
  matches: TranscriptMatch[];
  matchCount: number;
}

export interface TranscriptListing {
  calls: ListedTranscript[];
  /** The last call of the page, if there are older ones. */
  next: string | null;
  /** Of the search, what every text has: it was not looked for. */
  ignoredWords: string[];
  /** `false` while older calls are still being made ready: of them not all are found. */
  isComplete: boolean;
}

/** Utterances shown with a call in a list. */
const SHOWN_MATCHES = 3;

export type TranscriptSearch = ReturnType<typeof createTranscriptSearch>;

/** Calls by what was said in them, and by all that lists of calls know. */
export function createTranscriptSearch({
  sideDb,
  calls,
}: {
  sideDb: Database;
  calls: Pick<Calls, "list" | "count" | "existing">;
}) {
  /** `query` is `null` where nothing can be found. */
  async function read({ text = "", nodeId, ...filter }: TranscriptFilter) {
    const search = text.trim() === "" ? null : await searchWordsOf(sideDb, text);
    const isSought = text.trim() !== "";
    const parts = [search?.all ?? "", nodeId === undefined ? "" : nodeQuery(nodeId)];
    const words = parts.filter((part) => part !== "").map((part) => `(${part})`);
    const isVain = isSought && !search?.all;
    const query = isVain
      ? null
      : { ...filter, ...(words.length > 0 && { words: words.join(" & ") }) };
    return { search, query };
  }

  async function list(
    { limit, before, ...filter }: TranscriptFilter & Pick<CallQuery, "limit" | "before">,
    words: Words,
  ): Promise<TranscriptListing> {
    const { search, query } = await read(filter);
    const isSearch = query?.words !== undefined;
    const ignoredWords = search?.ignored ?? [];
    const isComplete = !isSearch || !(await areTranscriptsUnread(sideDb));
    if (query === null) return { calls: [], next: null, ignoredWords, isComplete };
    const found = await calls.list({ ...query, before, limit: limit + 1 }, words);
    const page = found.slice(0, limit);
    return {
      calls: await withFacts(page, search),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      ignoredWords,
      isComplete,
    };
  }

  async function withFacts(
    page: readonly CallView[],
    search: SearchWords | null,
  ): Promise<ListedTranscript[]> {
    const ids = page.map(({ id }) => id);
    const facts = await readTranscriptFacts(sideDb, ids);
    const matches = search?.any ? await findMessages(sideDb, ids, search.any) : [];
    const byCall = Map.groupBy(matches, ({ callId }) => callId);
    return page.map((call) => {
      const own = byCall.get(call.id) ?? [];
      return {
        ...call,
        ...(facts.get(call.id) ?? { messageCount: 0, hasRecording: false }),
        matches: own.slice(0, SHOWN_MATCHES).map(withoutCall),
        matchCount: own.length,
      };
    });
  }

  return {
    list,
    async count(filter: TranscriptFilter, most: number) {
      const { query } = await read(filter);
      return query === null ? { count: 0, isMore: false } : calls.count(query, most);
    },
    /** What of a search stands in one call. */
    async matches(id: string, text: string): Promise<TranscriptMatch[]> {
      const call = await calls.existing(id);
      const search = await searchWordsOf(sideDb, text);
      if (!search?.any) return [];
      return (await findMessages(sideDb, [call.id], search.any)).map(withoutCall);
    },
  };
}

function withoutCall({ callId: _, ...match }: FoundMessage): TranscriptMatch {
  return match;
}
