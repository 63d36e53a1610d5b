import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Storage } from "./storage.ts";

/** Whether what happens can be stored. */
export function storageRoutes(storage: Pick<Storage, "view">, wordsFor: AnswerWords) {
  return new Elysia({ name: "storage" }).get(
    "/api/storage",
    ({ request }) => storage.view(wordsFor(request)),
    { detail: described("Tells whether what happens can be stored") },
  );
}
