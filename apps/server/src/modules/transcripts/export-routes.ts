import { customerNumber } from "@rufbaum/calls";
import type { Clock } from "@rufbaum/runtime";
import { appendAuditEntry, type Database, findSubject } from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { Calls } from "../calls/service.ts";
import { EXPORT_TYPES, type ExportFormat, exportTranscripts } from "./export-transcripts.ts";
import { filterOf, filterSchema } from "./filter-schema.ts";
import { saveCase } from "./save-case.ts";
import type { TranscriptSearch } from "./search.ts";

export interface ExportRouteDeps {
  sideDb: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
  calls: Pick<Calls, "existing" | "find" | "treeOf">;
  search: TranscriptSearch;
  wordsFor: AnswerWords;
}

const YAML = "application/yaml";
const format = z.enum(["json", "txt"]).default("txt");

/** Transcripts as files. Each is written down with the name of whoever wanted it. */
export function exportRoutes(deps: ExportRouteDeps) {
  const { sideDb, clock, access, calls, search, wordsFor } = deps;

  /** Nothing of what was searched for: that may name somebody. */
  async function writeDown(
    by: string,
    callId: string | null,
    details: Record<string, unknown>,
  ): Promise<void> {
    const call = callId === null ? null : await calls.existing(callId);
    const number = call && customerNumber(call);
    const subject = number === null ? null : await findSubject(sideDb, { number });
    const entry = { at: clock.now(), by, action: "transcripts-exported", subject } as const;
    await appendAuditEntry(sideDb, { ...entry, details: { callId: call?.id ?? null, ...details } });
  }

  return new Elysia({ name: "transcript-exports" })
    .use(signedIn(access))
    .post(
      "/api/transcripts/export",
      async ({ body: { format, ...filter }, identity, request }) => {
        const by = await access.requirePerson(identity);
        const wanted = filterOf(filter);
        // What is unknown is told before anything is written down or sent.
        await search.list({ ...wanted, limit: 1, before: undefined }, wordsFor(request));
        const given = Object.keys(filter).filter(
          (key) => filter[key as keyof typeof filter] !== undefined,
        );
        await writeDown(by, null, { format, filteredBy: given });
        const body = exportTranscripts({ calls, search, words: wordsFor(request) }, wanted, format);
        return file(body, EXPORT_TYPES[format], `transcripts.${format}`);
      },
      {
        detail: described("Downloads the calls that a search lists, with all that was said", {
          sends: Object.values(EXPORT_TYPES),
        }),
        body: filterSchema.extend({ format }),
      },
    )
    .post(
      "/api/calls/:id/export",
      async ({ params: { id }, body, identity, request }) => {
        const by = await access.requirePerson(identity);
        const { format }: { format: ExportFormat } = body;
        await writeDown(by, id, { format });
        const sent = exportTranscripts(
          { calls, search, words: wordsFor(request) },
          { callId: id },
          format,
        );
        return file(sent, EXPORT_TYPES[format], `transcript.${format}`);
      },
      {
        detail: described("Downloads a call with all that was said in it", {
          sends: Object.values(EXPORT_TYPES),
        }),
        body: z.strictObject({ format }),
      },
    )
    .post(
      "/api/calls/:id/case",
      async ({ params: { id }, identity }) => {
        const by = await access.requirePerson(identity);
        const { yaml, endsAsCall } = await saveCase({ sideDb, calls }, id);
        await writeDown(by, id, { format: "case" });
        return file(yaml, YAML, "case.yaml", { "rufbaum-ends-as-call": String(endsAsCall) });
      },
      {
        detail: described(
          "Downloads a call as a case of a suite, with a made-up person in the caller's place",
          { sends: YAML },
        ),
      },
    );
}

/** Never cached, and saved as a file. */
function file(
  body: BodyInit,
  type: string,
  name: string,
  more: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      ...more,
    },
  });
}
