import type { Finding, Tree } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import type { Language, Told } from "@rufbaum/words";
import { Elysia } from "elysia";
import { z } from "zod";
import { writtenJson } from "../../http/written-json.ts";
import { bodyOf } from "../../reader/reader.ts";
import { nameSchema } from "./documents.ts";
import type { Trees } from "./service.ts";
import { JSON_TYPE, type TreeEntry, type TreeLists } from "./tree-lists.ts";
import type { Versions } from "./versions.ts";

const versionParams = z.object({ id: z.string(), number: z.coerce.number().int().min(1) });

/**
 * Documents are taken as the bytes that they came as, and answered as texts (`reader/`); these
 * schemas say for clients what they are.
 */
const draft = {
  parse: "none",
  body: z.custom<{ name: string } & Record<string, unknown>>(),
} as const;
/** Bytes, which the typed client can only send as `fetch.body`, or a text. */
const file = { parse: "none", body: z.custom<string | undefined>() } as const;
const document = { parse: "none", body: z.custom<Tree>() } as const;
const edit = {
  parse: "none",
  body: z.custom<{ baseVersion: number; editor: string; diff: TreeDiff }>(),
} as const;

/** `/api/decision-trees`. */
export function treesRoutes({
  trees,
  lists,
  versions,
  languageFor,
}: {
  trees: Trees;
  lists: TreeLists;
  versions: Versions;
  languageFor(request: Request): Language;
}) {
  return new Elysia({ name: "trees", prefix: "/api/decision-trees" })
    .get(
      "",
      async ({ query }) => {
        if (query.view === "list") return json<TreeEntry[]>(await lists.entries());
        return json<Tree[]>(await lists.whole());
      },
      { query: z.object({ view: z.literal("list").optional() }) },
    )
    .post(
      "",
      async ({ request, status }) =>
        status(201, writtenJson<Tree>(await trees.create(await bodyOf(request)), 201)),
      draft,
    )
    .post(
      "/import",
      async ({ request, query, status }) => {
        const body = await bodyOf(request);
        const answer = await trees.importFile(body, query.name ?? null, languageFor(request));
        return status(201, writtenJson<{ tree: Tree; findings: Told<Finding>[] }>(answer, 201));
      },
      { ...file, query: z.object({ name: nameSchema.optional() }) },
    )
    .get("/:id", ({ params }) => trees.find(params.id))
    .put(
      "/:id",
      async ({ params, request }) =>
        writtenJson<Tree>(await trees.replace(params.id, await bodyOf(request))),
      document,
    )
    .get("/:id/draft", ({ params }) => versions.draft(params.id))
    .post(
      "/:id/edits",
      async ({ params, request }) => trees.edit(params.id, await bodyOf(request)),
      edit,
    )
    .post("/:id/activate", ({ params }) => trees.activate(params.id))
    .post(
      "/:id/duplicate",
      async ({ params, body, request, status }) => {
        const copy = await trees.duplicate(params.id, body?.name ?? null, languageFor(request));
        return status(201, writtenJson<Tree>(copy, 201));
      },
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

/** What is JSON already goes out as it is; clients are told what they will read in it. */
function json<Value>(text: string | Blob | ReadableStream): Value {
  return new Response(text, { headers: { "content-type": JSON_TYPE } }) as Value;
}

/** Nothing of a tree's id but what is harmless in a header and in any file system. */
function fileName(id: string): string {
  return `decision-tree-${id.replace(/[^\w-]/g, "_").slice(0, 80)}.json`;
}
