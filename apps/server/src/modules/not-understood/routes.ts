import { conditionSchema } from "@rufbaum/tree";
import { MOST_CONDITIONS } from "@rufbaum/tree/graph";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { createNotUnderstood } from "./not-understood.ts";
import { createProposals } from "./proposals.ts";
import { createUnansweredQuestions } from "./unanswered-questions.ts";

/** Replies listed, when nobody asks for more or fewer; and at most. */
const USUAL = 50;
const MOST = 500;

const conditions = z.array(conditionSchema).max(MOST_CONDITIONS);

/** What was not understood at the nodes of a tree, and what other conditions would make of it. */
export function notUnderstoodRoutes(
  deps: Parameters<typeof createNotUnderstood>[0] & { wordsFor: AnswerWords },
) {
  const notUnderstood = createNotUnderstood(deps);
  const propose = createProposals({ ...deps, list: notUnderstood.list });
  const unanswered = createUnansweredQuestions(deps);
  return new Elysia({ name: "not-understood", prefix: "/api/decision-trees" })
    .get(
      "/:id/not-understood",
      ({ params, query }) =>
        notUnderstood.list(params.id, {
          nodeId: query.nodeId ?? null,
          limit: query.limit ?? USUAL,
        }),
      {
        detail: described("Lists what callers said at a tree's nodes and nobody understood"),
        query: z.object({
          nodeId: z.string().min(1).max(200).optional(),
          limit: z.coerce.number().int().min(1).max(MOST).optional(),
        }),
      },
    )
    .get(
      "/:id/unanswered-questions",
      ({ params, query }) => unanswered(params.id, query.limit ?? USUAL),
      {
        detail: described("Lists what callers asked anywhere in a tree and nobody could answer"),
        query: z.object({ limit: z.coerce.number().int().min(1).max(MOST).optional() }),
      },
    )
    .get(
      "/:id/nodes/:nodeId/proposals",
      ({ params, request }) => propose(params.id, params.nodeId, deps.wordsFor(request)),
      { detail: described("Proposes what a node could learn from what was not understood there") },
    )
    .post(
      "/:id/nodes/:nodeId/rereading",
      ({ params, body }) => notUnderstood.reread(params.id, params.nodeId, body),
      {
        detail: described("Tells which stored replies other conditions of a node take otherwise"),
        body: z.object({ before: conditions.optional(), after: conditions }),
      },
    );
}
