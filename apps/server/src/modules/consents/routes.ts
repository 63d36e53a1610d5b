import { formatPhoneNumber } from "@rufbaum/dialing";
import type { Clock } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type ConsentStatement,
  type Database,
  findConsentStatement,
  findEvidenceFile,
  listConsentStatements,
} from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described, JSON_BODY } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readNumber } from "../numbers/read-number.ts";
import { listQuery } from "../suppressions/read-list.ts";
import { lastDay, nextDay } from "../today/start-of-day.ts";
import { authorityFile } from "./authority-file.ts";
import { exportLedger } from "./export-ledger.ts";
import { grantMoment } from "./grant-moment.ts";
import type { Consents } from "./service.ts";
import {
  moment,
  readPastMoment,
  type StatementFields,
  statementFields,
} from "./statement-fields.ts";
import { tellConsents } from "./told-consents.ts";
import { verifyFor, verifyLedger } from "./verify-ledger.ts";

export interface ConsentRouteDeps {
  sideDb: Database;
  clock: Clock;
  access: Pick<Access, "identify" | "requirePerson">;
  consents: Consents;
  wordsFor: AnswerWords;
}

const LISTED = 100;
/** Seconds in which neither side needs to send anything. */
const LONGEST_SILENCE = 120;

const number = z.string().max(64);
const named = z.strictObject({ number });
const statementId = z.string().max(64);
const cursor = z
  .string()
  .max(100)
  .refine((text) => readKey(text) !== null, "must be the `next` of another page");

/** `/api/consents`: who agreed to be called, to what, what shows it, and who took it back. */
export function consentRoutes(deps: ConsentRouteDeps) {
  const { sideDb, clock, consents, access, wordsFor } = deps;

  async function numberIn(written: string): Promise<string> {
    return readNumber(written, await readHomeCountry(sideDb));
  }

  async function tell(given: string, request: Request) {
    const number = await numberIn(given);
    const subject = await consents.subjectFor(number);
    return tellConsents(sideDb, { number, subject, now: clock.now() }, wordsFor(request));
  }

  function timeOf(written: string | undefined): number {
    return written === undefined ? clock.now() : readPastMoment(written, clock.now());
  }

  /** The last moment that it may have been: a day without an hour, unless it is today, goes on. */
  function lastTimeOf(written: string | undefined): number {
    const at = timeOf(written);
    const isDay = written !== undefined && !written.includes("T");
    return isDay && nextDay(at) <= clock.now() ? nextDay(at) - 1 : at;
  }

  return new Elysia({ name: "consents", prefix: "/api/consents" })
    .use(signedIn(access))
    .post(
      "/statements",
      async ({ body: { evidenceFile, grantedAt, ...fields }, identity, status }) => {
        const by = await access.requirePerson(identity);
        const id = await consents.state(fields, {
          by,
          ...(evidenceFile && { file: evidenceFile }),
          ...(grantedAt !== undefined && { grantedAt: timeOf(grantedAt) }),
        });
        return status(201, await statementView(id));
      },
      {
        detail: described("States what others agreed to, with a file if there is one", {
          status: 201,
          takes: [JSON_BODY, "multipart/form-data"],
        }),
        body: statementFields.extend({
          evidenceFile: z.instanceof(File).meta({ type: "string", format: "binary" }).optional(),
          /** When those agreed who are recorded next: nothing is kept where that can't be. */
          grantedAt: moment.optional(),
        }),
      },
    )
    .get(
      "/statements",
      async ({ query: { before, limit = LISTED } }) => {
        const from = before === undefined ? undefined : (readKey(before) ?? undefined);
        const rows = await listConsentStatements(sideDb, { before: from, limit });
        const last = rows.length === limit ? rows.at(-1) : undefined;
        return {
          statements: rows.map(view),
          next: last ? `${last.recordedAt} ${last.id}` : null,
        };
      },
      {
        detail: described("Lists statements of consent"),
        query: z.object({
          before: cursor.optional(),
          limit: z.coerce.number().int().min(1).max(1_000).optional(),
        }),
      },
    )
    .get(
      "/statements/:id/evidence-file",
      async ({ params: { id } }) => {
        const statement = await existing(id);
        const { evidenceFile } = statement;
        const file = evidenceFile === null ? null : await findEvidenceFile(sideDb, evidenceFile);
        if (!file) throw new DomainError({ code: "no-evidence-file", id }, { status: 404 });
        return new Response(new Blob([new Uint8Array(file.content)]), {
          headers: {
            // Whatever it says it is: nothing that came in is shown as a page of ours.
            "content-type": "application/octet-stream",
            "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
            "cache-control": "no-store",
          },
        });
      },
      { detail: described("Downloads a statement's file", { sends: "application/octet-stream" }) },
    )
    .post(
      "",
      async ({ body, identity, request, status }) => {
        const by = await access.requirePerson(identity);
        const number = await numberIn(body.number);
        const at = timeOf(body.grantedAt);
        const granted = await consents.grant(number, { statement: statementOf(body), at, by });
        const { consents: told, blocked } = await tell(number, request);
        // The same may have been agreed to before, and withdrawn.
        const consent = told.findLast((one) => one.statementId === granted.statementId);
        const warnings = wordsFor(request).grantWarnings({
          stateText: consent?.stands ? null : (consent?.stateText ?? ""),
          isBlocked: blocked !== null,
        });
        return status(201, {
          number,
          written: formatPhoneNumber(number),
          ...granted,
          stands: consent?.stands ?? false,
          stateText: consent?.stateText ?? "",
          endsAt: consent?.endsAt ?? null,
          endsOn: consent?.endsOn ?? null,
          /** Why no call may stand on it although it is recorded, in words. */
          warnings,
        });
      },
      {
        detail: described("Records that somebody agreed to be called", { status: 201 }),
        body: statementFields
          .partial()
          .extend({ number, grantedAt: moment.optional(), statementId: statementId.optional() })
          .refine(
            ({ statementId, wording, source }) =>
              statementId !== undefined || (wording !== undefined && source !== undefined),
            { path: ["statementId"], message: "Name a statement, or its wording and source" },
          )
          .superRefine(({ statementId, ...fields }, { addIssue }) => {
            if (statementId === undefined) return;
            for (const field of STATEMENT_FIELDS) {
              if (fields[field] === undefined) continue;
              const message =
                "Says what another statement would be; `statementId` names one that is there";
              addIssue({ code: "custom", path: [field], message });
            }
          }),
      },
    )
    .post(
      "/import",
      async ({ request, query, identity, server }) => {
        server?.timeout(request, LONGEST_SILENCE);
        const by = await access.requirePerson(identity);
        const { statement, grantedAt, ...rest } = query;
        const at = grantMoment(grantedAt, clock.now());
        const how = { ...rest, statementId: statement, at, by };
        return consents.importList(request.body ?? nothing(), how);
      },
      {
        detail: described("Records a list of numbers that agreed to one statement", {
          takes: "text/csv",
        }),
        parse: "none",
        // Strict: a statement's own fields said beside it would go unread.
        query: listQuery.extend({ statement: statementId, grantedAt: moment.optional() }).strict(),
      },
    )
    .post(
      "/withdraw",
      async ({ body, identity, request }) => {
        const by = await access.requirePerson(identity);
        const number = await numberIn(body.number);
        const at = lastTimeOf(body.at);
        const done = await consents.withdraw(number, { at, by, note: body.note ?? "" });
        const message = wordsFor(request).withdrawalTold(done);
        return { number, written: formatPhoneNumber(number), ...done, message };
      },
      {
        detail: described("Records that somebody takes back all that he agreed to"),
        body: z.strictObject({
          number,
          at: moment.optional(),
          note: z.string().trim().max(500).optional(),
        }),
      },
    )
    .get(
      "/verify",
      ({ query, request, server }) => {
        server?.timeout(request, LONGEST_SILENCE);
        return verifyLedger(sideDb, query, wordsFor(request));
      },
      {
        detail: described("Checks whether the ledger is as it was written, in portions"),
        query: z
          .object({
            after: z.coerce.number().int().min(0).optional(),
            hash: z
              .string()
              .regex(/^[0-9a-f]{64}$/)
              .optional(),
            most: z.coerce.number().int().min(1).max(100_000).optional(),
          })
          .refine(({ after, hash }) => (after === undefined) === (hash === undefined), {
            path: ["hash"],
            message: "`after` and `hash` belong together",
          }),
      },
    )
    .get("/export", () => exportLedger(sideDb), {
      detail: described("Downloads the whole ledger, an entry a line", {
        sends: "application/x-ndjson",
      }),
    })
    .post(
      "/file",
      async ({ body, identity, request, server }) => {
        server?.timeout(request, LONGEST_SILENCE);
        const by = await access.requirePerson(identity);
        const number = await numberIn(body.number);
        const at = clock.now();
        const words = wordsFor(request);
        const subject = await consents.subjectFor(number);
        const told = await tell(number, request);
        const checked = await verifyFor(sideDb, { subject, at }, words);
        const page = authorityFile({ told, subject, checked, by, at }, words);
        const details = { entries: told.entries.length, isWhole: checked.ok };
        await appendAuditEntry(sideDb, { at, by, action: "authority-file", subject, details });
        return new Response(page, {
          headers: {
            "content-type": "text/html;charset=utf-8",
            // Not by the number: names of files end in histories, too.
            "content-disposition": `attachment; filename="consents-${subject.slice(0, 8)}.html"`,
            "cache-control": "no-store",
          },
        });
      },
      {
        detail: described("Downloads all that the ledger says of one number, for an authority", {
          sends: "text/html",
        }),
        body: named,
      },
    )
    .post("/show", ({ body, request }) => tell(body.number, request), {
      detail: described("Shows who agreed to what, by number"),
      body: named,
    });

  async function existing(id: string) {
    const found = await findConsentStatement(sideDb, id);
    if (found) return found;
    throw new DomainError({ code: "unknown-statement", id }, { status: 404 });
  }

  async function statementView(id: string) {
    const { evidenceFile, ...statement } = await existing(id);
    const file = evidenceFile === null ? null : await findEvidenceFile(sideDb, evidenceFile);
    return view({ ...statement, evidenceFile, file });
  }
}

function view({ file, evidenceFile: _, ...statement }: ConsentStatement) {
  const { endsAt, recordedAt } = statement;
  return {
    ...statement,
    file: file && { name: file.name, type: file.type, sha256: file.sha256 },
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    /** The last day on which it counts, where it counts to that day's end. */
    endsOn: endsAt === null ? null : lastDay(endsAt),
    recordedAt: new Date(recordedAt).toISOString(),
  };
}

const STATEMENT_FIELDS = statementFields.keyof().options;

type GrantBody = Omit<StatementFields, "wording" | "source"> &
  Partial<Record<"wording" | "source" | "statementId", string | undefined>>;

function statementOf({ statementId, wording = "", source = "", ...others }: GrantBody) {
  return statementId ?? { ...others, wording, source };
}

function readKey(text: string): { recordedAt: number; id: string } | null {
  const [, at, id] = /^(\d{1,16}) ([\w-]{1,64})$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { recordedAt: Number(at), id };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
