import { type Database, listTranscripts } from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import { viewTranscript } from "../calls/views.ts";

/** Messages of the latest calls, when nobody asks for more or fewer. */
const LATEST = 5_000;

export function transcriptsRoutes(db: Database) {
  return new Elysia({ name: "transcripts" }).get(
    "/api/transcripts",
    async ({ query }) =>
      (await listTranscripts(db, { limit: query.limit ?? LATEST })).map(viewTranscript),
    { query: z.object({ limit: z.coerce.number().int().min(1).max(20_000).optional() }) },
  );
}
