import { Elysia } from "elysia";
import type { AnswerWords } from "../../http/answer-language.ts";
import type { Storage } from "./storage.ts";

/** Whether what happens can be stored. */
export function storageRoutes(storage: Pick<Storage, "view">, wordsFor: AnswerWords) {
  return new Elysia({ name: "storage" }).get("/api/storage", ({ request }) =>
    storage.view(wordsFor(request)),
  );
}
