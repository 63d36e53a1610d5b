import type { Tree } from "@rufbaum/tree";
import { treeDiffSchema } from "@rufbaum/tree/editing/schema";
import { Elysia } from "elysia";
import { z } from "zod";
import type { Trees } from "./service.ts";
import type { Versions } from "./versions.ts";

const nameSchema = z.string().trim().min(1).max(200);

const draftSchema = z.looseObject({ name: nameSchema });

const editSchema = z.object({
  baseVersion: z.int().min(1),
  editor: z.string().min(1).max(100),
  diff: treeDiffSchema,
});

const versionParams = z.object({ id: z.string(), number: z.coerce.number().int().min(1) });

/** Any object passes here: what is wrong with a tree is told by the tree's own schema. */
const documentSchema = z.custom<Tree>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "must be a decision tree",
);

/** `/api/decision-trees`. */
export function treesRoutes({ trees, versions }: { trees: Trees; versions: Versions }) {
  return new Elysia({ name: "trees", prefix: "/api/decision-trees" })
    .get("", () => trees.list())
    .post("", async ({ body, status }) => status(201, await trees.create(body)), {
      body: draftSchema,
    })
    .post(
      "/import",
      async ({ body, query, status }) => status(201, await trees.importText(body, query.name)),
      {
        parse: "text",
        body: z.string(),
        query: z.object({ name: nameSchema.optional() }),
      },
    )
    .get("/:id", ({ params }) => trees.find(params.id))
    .put("/:id", ({ params, body }) => trees.replace(params.id, body), { body: documentSchema })
    .get("/:id/draft", ({ params }) => versions.draft(params.id))
    .post("/:id/edits", ({ params, body }) => trees.edit(params.id, body), { body: editSchema })
    .post("/:id/activate", ({ params }) => trees.activate(params.id))
    .post(
      "/:id/duplicate",
      async ({ params, body, status }) => status(201, await trees.duplicate(params.id, body?.name)),
      { body: z.object({ name: nameSchema }).partial().optional() },
    )
    .post("/:id/undelete", ({ params }) => trees.undelete(params.id))
    .get("/:id/versions", ({ params }) => versions.list(params.id))
    .post(
      "/:id/versions",
      async ({ params, body, status }) =>
        status(201, await versions.publish(params.id, body?.note || null)),
      {
        body: z
          .object({ note: z.string().trim().max(500) })
          .partial()
          .optional(),
      },
    )
    .get("/:id/versions/:number", ({ params }) => versions.find(params.id, params.number), {
      params: versionParams,
    })
    .post(
      "/:id/versions/:number/restore",
      ({ params }) => versions.restore(params.id, params.number),
      { params: versionParams },
    )
    .delete("/:id", async ({ params }) => {
      await trees.remove(params.id);
      return { ok: true as const };
    })
    .get("/:id/export", async ({ params, set }) => {
      set.headers["content-type"] = "application/json; charset=utf-8";
      set.headers["content-disposition"] = `attachment; filename="${fileName(params.id)}"`;
      return trees.exportText(params.id);
    });
}

/** Nothing of a tree's id but what is harmless in a header and in any file system. */
function fileName(id: string): string {
  return `decision-tree-${id.replace(/[^\w-]/g, "_").slice(0, 80)}.json`;
}
