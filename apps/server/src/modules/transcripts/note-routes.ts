import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { OneCall } from "./one-call.ts";

/** The note of a call. Only the second route asks a language model, and only when somebody wants it. */
export function noteRoutes({ one, wordsFor }: { one: OneCall; wordsFor: AnswerWords }) {
  return new Elysia({ name: "call-notes", prefix: "/api/calls" })
    .get(
      "/:id/note",
      async ({ params, request }) => ({
        ...(await one.note(params.id, wordsFor(request))),
        canPhrase: one.canPhrase,
      }),
      { detail: described("Shows the note of a call, made without a language model") },
    )
    .post(
      "/:id/note/phrasing",
      ({ params, request }) => one.phrased(params.id, wordsFor(request)),
      {
        detail: described("Has a language model word the note of a call, where one is configured"),
      },
    );
}
