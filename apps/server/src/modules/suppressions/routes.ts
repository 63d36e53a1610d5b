import { customerNumber } from "@rufbaum/calls";
import { formatPhoneNumber } from "@rufbaum/dialing";
import { SUPPRESSION_REASONS } from "@rufbaum/dialing/lawful-calling";
import {
  countSuppressions,
  type Database,
  findCall,
  listSuppressions,
  type Suppression,
} from "@rufbaum/store";
import { Elysia } from "elysia";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import type { Access } from "../access/service.ts";
import { signedIn } from "../access/signed-in.ts";
import type { Calls } from "../calls/service.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readNumber } from "../numbers/read-number.ts";
import { listQuery } from "./read-list.ts";
import type { Suppressions } from "./service.ts";

export interface SuppressionRouteDeps {
  db: Database;
  sideDb: Database;
  access: Pick<Access, "identify" | "requirePerson">;
  suppressions: Suppressions;
  calls: Pick<Calls, "mark">;
  wordsFor: AnswerWords;
  /** @throws DomainError where nothing more can be stored */
  refuseWhenFull?(): void;
}

const LATEST = 100;
/** Seconds in which a list that is sent may bring nothing. */
const LONGEST_SILENCE = 120;

const number = z.string().max(64);
const note = z.string().trim().max(500).optional();
const cursor = z
  .string()
  .max(100)
  .refine((text) => readKey(text) !== null, "must be the `next` of another page");

/** `/api/suppressions`: the numbers that nobody here calls. */
export function suppressionRoutes(deps: SuppressionRouteDeps) {
  const { db, sideDb, access, suppressions, calls, wordsFor } = deps;

  /** Whom a call was with. @throws DomainError if his number is not known */
  async function customerOf(callId: string): Promise<string> {
    const call = await findCall(db, callId);
    if (!call) throw new DomainError({ code: "unknown-call", id: callId }, { status: 404 });
    return readNumber(customerNumber(call));
  }

  async function numberIn(written: string): Promise<string> {
    return readNumber(written, await readHomeCountry(sideDb));
  }

  async function block(number: string, about: { note: string; callId: string | null; by: string }) {
    const added = await suppressions.add(number, about);
    return { number, written: formatPhoneNumber(number), added };
  }

  return new Elysia({ name: "suppressions" })
    .use(signedIn(access))
    .get(
      "/api/suppressions",
      async ({ query: { after, reason, limit = LATEST }, request }) => {
        const words = wordsFor(request);
        const from = after === undefined ? null : readKey(after);
        const rows = await listSuppressions(sideDb, {
          limit,
          ...(reason && { reason }),
          ...(from && { after: from }),
        });
        const last = rows.length === limit ? rows.at(-1) : undefined;
        return {
          suppressions: rows.map((row) => view(row, words)),
          next: last ? `${last.createdAt} ${last.subject ?? ""}` : null,
        };
      },
      {
        detail: described("Lists the numbers that nobody here calls"),
        query: z.object({
          after: cursor.optional(),
          reason: z.enum(SUPPRESSION_REASONS).optional(),
          limit: z.coerce.number().int().min(1).max(1000).optional(),
        }),
      },
    )
    .post(
      "/api/suppressions/find",
      async ({ body, request }) => {
        const found = await suppressions.find(await numberIn(body.number));
        return { found: found && view(found, wordsFor(request)) };
      },
      {
        detail: described("Finds out whether a number is blocked"),
        body: z.strictObject({ number }),
      },
    )
    .get("/api/suppressions/count", () => countSuppressions(sideDb), {
      detail: described("Counts blocked numbers"),
    })
    .post(
      "/api/suppressions",
      async ({ body, identity, status }) => {
        const by = await access.requirePerson(identity);
        const { callId = null, note = "" } = body;
        const wanted = body.number === undefined ? null : await numberIn(body.number);
        const called = callId === null ? null : await customerOf(callId);
        if (wanted !== null && called !== null && wanted !== called) {
          throw new DomainError({ code: "not-of-this-call" }, { status: 409 });
        }
        return status(201, await block((called ?? wanted) as string, { note, callId, by }));
      },
      {
        detail: described("Blocks a number, or whom a call was with", { status: 201 }),
        body: z
          .strictObject({ number: number.optional(), callId: z.string().max(128).optional(), note })
          .refine(({ number, callId }) => number !== undefined || callId !== undefined, {
            path: ["number"],
            message: "Name a number or a call",
          }),
      },
    )
    .post(
      "/api/suppressions/import",
      async ({ request, query: { list, name = "", ...rest }, identity, server }) => {
        server?.timeout(request, LONGEST_SILENCE);
        const by = await access.requirePerson(identity);
        deps.refuseWhenFull?.();
        const how = { ...rest, kind: list, name, by };
        return suppressions.importList(request.body ?? nothing(), how);
      },
      {
        detail: described("Blocks a list of numbers", { takes: "text/csv" }),
        parse: "none",
        query: listQuery.extend({
          list: z.enum(["robinson", "own"]),
          name: z.string().trim().max(200).optional(),
        }),
      },
    )
    .post(
      "/api/suppressions/lift",
      async ({ body, identity }) => {
        const by = await access.requirePerson(identity);
        const number = await numberIn(body.number);
        await suppressions.lift(number, { reason: body.reason, by });
        return { number, written: formatPhoneNumber(number), lifted: true as const };
      },
      {
        detail: described("Lifts a block, with a reason"),
        body: z.strictObject({ number, reason: z.string().trim().min(10).max(1000) }),
      },
    )
    .post(
      "/api/calls/:id/suppress",
      async ({ params, body, identity }) => {
        const by = await access.requirePerson(identity);
        const number = await customerOf(params.id);
        const blocked = await block(number, { note: body?.note ?? "", callId: params.id, by });
        await calls.mark(params.id, "opt-out");
        return blocked;
      },
      {
        detail: described("Blocks whom a call was with, and marks it as an opt-out"),
        body: z.strictObject({ note }).optional(),
      },
    );
}

function view(row: Suppression, words: ReturnType<AnswerWords>) {
  const { number, reason, note, createdBy, callId, createdAt } = row;
  return {
    /** `null` where it is not known any more, or never was. */
    number,
    written: number === null ? null : formatPhoneNumber(number),
    reason,
    reasonText: words.suppressionReason(reason),
    note,
    by: createdBy,
    callId,
    since: new Date(createdAt).toISOString(),
  };
}

function readKey(text: string): { createdAt: number; subject: string } | null {
  const [, at, subject] = /^(\d{1,16}) ([\w-]{0,64})$/.exec(text) ?? [];
  return at === undefined || subject === undefined ? null : { createdAt: Number(at), subject };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
