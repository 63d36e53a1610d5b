import { DIAL_RULE_FIELDS } from "@rufbaum/dialing/lawful-calling";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { Random } from "@rufbaum/runtime";
import { AUDIT_ACTIONS, type Database, listAuditEntries, readSubjectKey } from "@rufbaum/store";
import { type ChangedSetting, OWN_SETTINGS } from "@rufbaum/words";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import { readNumber } from "../numbers/read-number.ts";

/** Enough of a subject to tell one from another. */
const SHOWN_OF_SUBJECT = 8;

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  before: z.coerce.number().int().min(1).optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
});

/** What was done by somebody, or to whom a number belongs. */
const search = query.extend({
  by: z.string().trim().min(1).max(80).optional(),
  number: z.string().max(100).optional(),
});

export interface AuditRouteDeps {
  sideDb: Database;
  random: Pick<Random, "secret">;
}

/** `/api/audit`: what has to be answered for, the newest first. */
export function auditRoutes({ sideDb, random }: AuditRouteDeps, wordsFor: AnswerWords) {
  async function listed(
    { limit = 50, before, since, action, by, number }: z.infer<typeof search>,
    request: Request,
  ) {
    const words = wordsFor(request);
    const entries = await listAuditEntries(sideDb, {
      limit,
      before,
      since: since === undefined ? undefined : Date.parse(since),
      action,
      by,
      subject: number === undefined ? undefined : await subjectWith(number),
    });
    return entries.map(({ subject, at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      subject: subject?.slice(0, SHOWN_OF_SUBJECT) ?? null,
      description: words.auditAction({
        code: entry.action,
        ofList: ofList(subject, entry),
        ofImport: ofImport(entry),
        ofContacts: ofContacts(entry),
        changed: changedSettings(entry),
      }),
    }));
  }

  async function subjectWith(number: string): Promise<string> {
    const e164 = readNumber(number, await readHomeCountry(sideDb));
    return subjectOf(await readSubjectKey(sideDb, random), e164);
  }

  return (
    new Elysia({ name: "audit", prefix: "/api/audit" })
      .get("", ({ query, request }) => listed(query, request), {
        detail: described("Lists what has to be answered for, the newest first"),
        query,
      })
      // Names and numbers are to stand in no log of addresses.
      .post("/search", ({ body, request }) => listed(body, request), {
        detail: described("Lists what was done by somebody, or to whom a number belongs"),
        body: search.strict(),
      })
  );
}

/** What became of a list's numbers, where an entry is of one. */
function ofList(subject: string | null, { details }: { details: unknown }) {
  const { success, data } = listCounts.safeParse(details);
  return subject === null && success ? data : null;
}

const listCounts = z.object({ added: z.number(), known: z.number(), notUnderstood: z.number() });

/** How many contacts it was about, where they were several. */
function ofContacts({ action, details }: { action: string; details: unknown }): number | null {
  if (!/^contacts-(deleted|restored|merged)$/.test(action)) return null;
  const { contacts } = details as { contacts?: unknown };
  return typeof contacts === "number" ? contacts : null;
}

/** What a file of contacts brought. */
function ofImport({ action, details }: { action: string; details: unknown }) {
  const { success, data } = importCounts.safeParse(details);
  return action === "contacts-imported" && success ? data : null;
}

const importCounts = z.object({
  list: z.string(),
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  dropped: z.number(),
});

/** What of the settings was changed; nothing where an older version wrote it down. */
function changedSettings({ details }: { details: unknown }): readonly ChangedSetting[] {
  const { success, data } = changes.safeParse(details);
  return success ? data.changed : [];
}

const changes = z.object({ changed: z.array(z.enum([...OWN_SETTINGS, ...DIAL_RULE_FIELDS])) });
