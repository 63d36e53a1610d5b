import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { filterOf, filterSchema } from "./filter-schema.ts";
import type { TranscriptSearch } from "./search.ts";

/** Calls of a page, when nobody asks for more or fewer; and at most. */
const LATEST = 50;
const MOST = 200;
/** A count goes no further: "more than 1,000". */
const MOST_COUNTED = 1_000;

export interface SearchRouteDeps {
  search: TranscriptSearch;
  wordsFor: AnswerWords;
}

/** Calls by what was said in them. */
export function transcriptSearchRoutes({ search, wordsFor }: SearchRouteDeps) {
  return new Elysia({ name: "transcript-search", prefix: "/api/transcripts" })
    .post(
      "/search",
      ({ body: { limit, before, ...filter }, request }) =>
        search.list({ ...filterOf(filter), limit, before }, wordsFor(request)),
      {
        detail: described("Lists calls by what was said in them, the newest first"),
        body: filterSchema.extend({
          limit: z.number().int().min(1).max(MOST).default(LATEST),
          before: z.string().max(128).optional(),
        }),
      },
    )
    .post("/count", ({ body }) => search.count(filterOf(body), MOST_COUNTED), {
      detail: described("Counts the calls that a search of transcripts would list, up to 1,000"),
      body: filterSchema,
    })
    .post(
      "/:id/matches",
      async ({ params, body }) => ({ messages: await search.matches(params.id, body.text) }),
      {
        detail: described("Shows where in one call the words of a search stand"),
        body: filterSchema.pick({ text: true }).required(),
      },
    );
}
