import type { Finding, Tree } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import type { Language, Told } from "@rufbaum/words";
import { Elysia } from "elysia";
import { z } from "zod";
import { described, JSON_BODY } from "../../http/described.ts";
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
const DOCUMENT = { type: "object", description: "A tree's document" } as const;
const draft = {
  parse: "none",
  body: z.custom<{ name: string } & Record<string, unknown>>().meta(DOCUMENT),
} as const;
/** Bytes, which the typed client can only send as `fetch.body`, or a text. */
const file = { parse: "none", body: z.custom<string | undefined>() } as const;
const document = { parse: "none", body: z.custom<Tree>().meta(DOCUMENT) } as const;
const edit = {
  parse: "none",
  body: z
    .custom<{ baseVersion: number; editor: string; diff: TreeDiff }>()
    .meta({ type: "object", required: ["baseVersion", "editor", "diff"] }),
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
      {
        detail: described("Lists trees as whole documents, or by `view=list` in short"),
        query: z.object({ view: z.literal("list").optional() }),
      },
    )
    .post(
      "",
      async ({ request, status }) =>
        status(201, writtenJson<Tree>(await trees.create(await bodyOf(request)), 201)),
      {
        ...draft,
        detail: described("Makes a tree of a document", { status: 201, takes: JSON_BODY }),
      },
    )
    .post(
      "/import",
      async ({ request, query, status }) => {
        const body = await bodyOf(request);
        const answer = await trees.importFile(body, query.name ?? null, languageFor(request));
        return status(201, writtenJson<{ tree: Tree; findings: Told<Finding>[] }>(answer, 201));
      },
      {
        detail: described("Makes a tree of a file that this or another program exported", {
          status: 201,
          takes: "application/octet-stream",
        }),
        ...file,
        query: z.object({ name: nameSchema.optional() }),
      },
    )
    .get("/:id", ({ params }) => trees.find(params.id), {
      detail: described("Shows a tree's draft"),
    })
    .put(
      "/:id",
      async ({ params, request }) => {
        const { answer, notes } = await trees.replace(params.id, await bodyOf(request));
        const told = notes.length > 0 ? { "x-rufbaum-note": notes.join(" ") } : {};
        return writtenJson<Tree>(answer, 200, told);
      },
      {
        ...document,
        detail: described(
          "Replaces a tree's draft; what had to be done so that it stands on the canvas is told in the header `x-rufbaum-note`",
          { takes: JSON_BODY },
        ),
      },
    )
    .get("/:id/draft", ({ params }) => versions.draft(params.id), {
      detail: described(
        "Shows a tree's draft with its version and findings, as the builder opens it",
      ),
    })
    .post(
      "/:id/edits",
      async ({ params, request }) => trees.edit(params.id, await bodyOf(request)),
      {
        ...edit,
        detail: described("Saves an author's edits, merged with those of others", {
          takes: JSON_BODY,
        }),
      },
    )
    .post("/:id/activate", ({ params }) => trees.activate(params.id), {
      detail: described("Makes a tree the active one"),
    })
    .post(
      "/:id/duplicate",
      async ({ params, body, request, status }) => {
        const copy = await trees.duplicate(params.id, body?.name ?? null, languageFor(request));
        return status(201, writtenJson<Tree>(copy, 201));
      },
      {
        detail: described("Copies a tree", { status: 201 }),
        body: z.object({ name: nameSchema }).partial().optional(),
      },
    )
    .post("/:id/undelete", ({ params }) => trees.undelete(params.id), {
      detail: described("Brings back a tree that was deleted"),
    })
    .get("/:id/versions", ({ params }) => versions.list(params.id), {
      detail: described("Lists a tree's published versions"),
    })
    .post(
      "/:id/versions",
      async ({ params, body, status }) =>
        status(201, await versions.publish(params.id, body?.note || null)),
      {
        detail: described("Publishes the draft as a version", { status: 201 }),
        body: z
          .object({ note: z.string().trim().max(500) })
          .partial()
          .optional(),
      },
    )
    .get("/:id/versions/:number", ({ params }) => versions.find(params.id, params.number), {
      detail: described("Shows a published version"),
      params: versionParams,
    })
    .post(
      "/:id/versions/:number/restore",
      ({ params }) => versions.restore(params.id, params.number),
      { detail: described("Makes a published version the draft"), params: versionParams },
    )
    .delete(
      "/:id",
      async ({ params }) => {
        await trees.remove(params.id);
        return { ok: true as const };
      },
      { detail: described("Deletes a tree, which can be undone") },
    )
    .get(
      "/:id/export",
      async ({ params, set }) => {
        set.headers["content-type"] = "application/json; charset=utf-8";
        set.headers["content-disposition"] = `attachment; filename="${fileName(params.id)}"`;
        return trees.exportText(params.id);
      },
      { detail: described("Downloads a tree as a file") },
    );
}

/** What is JSON already goes out as it is; clients are told what they will read in it. */
function json<Value>(text: string | Blob | ReadableStream): Value {
  return new Response(text, { headers: { "content-type": JSON_TYPE } }) as Value;
}

/** Nothing of a tree's id but what is harmless in a header and in any file system. */
function fileName(id: string): string {
  return `decision-tree-${id.replace(/[^\w-]/g, "_").slice(0, 80)}.json`;
}
