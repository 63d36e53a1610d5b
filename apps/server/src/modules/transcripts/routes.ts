import type { Clock } from "@rufbaum/runtime";
import type { CallKey, Database } from "@rufbaum/store";
import type { Writer } from "@rufbaum/understanding/llm";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import type { Calls } from "../calls/service.ts";
import { exportRoutes } from "./export-routes.ts";
import { noteRoutes } from "./note-routes.ts";
import { createOneCall } from "./one-call.ts";
import { createTranscriptSearch } from "./search.ts";
import { transcriptSearchRoutes } from "./search-routes.ts";
import { createTranscripts } from "./transcripts.ts";

export interface TranscriptsRouteDeps {
  sideDb: Database;
  clock: Clock;
  calls: Pick<Calls, "list" | "count" | "find" | "existing" | "treeOf">;
  /** Left out, or `null`, where no language model is configured. */
  writer?: Writer | null;
  access: Pick<Access, "identify" | "requirePerson">;
  wordsFor: AnswerWords;
}

/** Calls of a page, when nobody asks for more or fewer; and at most. */
const LATEST = 100;
const MOST = 500;

/** Where the page before ended: when its last call began, and that call's id. */
const keySchema = z
  .string()
  .max(200)
  .refine((text) => readKey(text) !== null, "must be taken from the Link of another page");

/** What was said in calls: all of it, searched, and in short. */
export function transcriptsRoutes(deps: TranscriptsRouteDeps) {
  const { sideDb, calls, writer = null, wordsFor } = deps;
  const search = createTranscriptSearch(deps);
  const one = createOneCall({ sideDb, calls, writer });
  return new Elysia({ name: "all-transcripts" })
    .use(listRoute(createTranscripts({ ...deps, treeOf: calls.treeOf })))
    .use(transcriptSearchRoutes({ search, wordsFor }))
    .use(noteRoutes({ one, wordsFor }))
    .use(exportRoutes({ ...deps, search }));
}

/**
 * What was said, whole calls only, the newest call first. `X-Total-Calls` says how many there are;
 * `Link` with `rel="next"` where the older ones are, if there are any.
 */
function listRoute(transcripts: ReturnType<typeof createTranscripts>) {
  return new Elysia({ name: "transcripts" }).get(
    "/api/transcripts",
    async ({ query: { limit = LATEST, before }, set }) => {
      const { messages, totalCalls, next } = await transcripts.page({
        limit,
        before: before === undefined ? null : readKey(before),
      });
      set.headers["x-total-calls"] = String(totalCalls);
      if (next) {
        const query = new URLSearchParams({ limit: String(limit), before: writeKey(next) });
        set.headers.link = `</api/transcripts?${query}>; rel="next"`;
      }
      return messages;
    },
    {
      detail: described("Lists what was said, whole calls only; `Link` leads to the next page"),
      query: z.object({
        limit: z.coerce.number().int().min(1).max(MOST).optional(),
        before: keySchema.optional(),
      }),
    },
  );
}

function writeKey({ createdAt, id }: CallKey): string {
  return `${new Date(createdAt).toISOString()} ${id}`;
}

function readKey(text: string): CallKey | null {
  const [at = "", id = ""] = text.split(" ", 2);
  if (!z.iso.datetime().safeParse(at).success || id === "") return null;
  return { id, createdAt: Date.parse(at) };
}
