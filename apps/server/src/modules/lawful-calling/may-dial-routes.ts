import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { askMayDial, type MayDialDeps } from "./ask-may-dial.ts";

/** `/api/may-dial`: whether a number may be called, now or at another time, and what forbids it. */
export function mayDialRoutes(deps: MayDialDeps, wordsFor: AnswerWords) {
  return new Elysia({ name: "may-dial" }).post(
    "/api/may-dial",
    ({ body: { at, ...question }, request }) =>
      askMayDial(
        deps,
        { ...question, at: at === undefined ? undefined : Date.parse(at) },
        wordsFor(request),
      ),
    {
      detail: described("Tells whether a number may be called, and which rule forbids it"),
      body: z.strictObject({
        number: z.string().max(64),
        kind: z.enum(["test", "call-back", "campaign"]).optional(),
        campaign: z.string().max(128).optional(),
        purpose: z.string().trim().min(1).max(200).optional(),
        at: z.iso.datetime({ offset: true }).optional(),
      }),
    },
  );
}
