import type { Tree } from "@rufbaum/tree";
import { Elysia } from "elysia";
import { z } from "zod";
import type { Trees } from "./service.ts";

const draftSchema = z.looseObject({ name: z.string().trim().min(1).max(200) });

/** Any object passes here: what is wrong with a tree is told by the tree's own schema. */
const documentSchema = z.custom<Tree>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "must be a decision tree",
);

/** `/api/decision-trees`. */
export function treesRoutes({ trees }: { trees: Trees }) {
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
        query: z.object({ name: z.string().trim().min(1).max(200).optional() }),
      },
    )
    .get("/:id", ({ params }) => trees.find(params.id))
    .put("/:id", ({ params, body }) => trees.replace(params.id, body), { body: documentSchema })
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
