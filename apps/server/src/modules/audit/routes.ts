import { DIAL_RULE_FIELDS } from "@rufbaum/dialing/lawful-calling";
import { AUDIT_ACTIONS, type Database, listAuditEntries } from "@rufbaum/store";
import { type ChangedSetting, OWN_SETTINGS } from "@rufbaum/words";
import { Elysia } from "elysia";
import { z } from "zod";
import type { AnswerWords } from "../../http/answer-language.ts";

/** Enough of a subject to tell one from another. */
const SHOWN_OF_SUBJECT = 8;

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  before: z.coerce.number().int().min(1).optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
});

/** `/api/audit`: what has to be answered for, the newest first. */
export function auditRoutes({ reading }: { reading: Database }, wordsFor: AnswerWords) {
  return new Elysia({ name: "audit", prefix: "/api/audit" }).get(
    "",
    async ({ query: { limit = 50, before, since, action }, request }) => {
      const words = wordsFor(request);
      const entries = await listAuditEntries(reading, {
        limit,
        before,
        since: since === undefined ? undefined : Date.parse(since),
        action,
      });
      return entries.map(({ subject, at, ...entry }) => ({
        ...entry,
        at: new Date(at).toISOString(),
        subject: subject?.slice(0, SHOWN_OF_SUBJECT) ?? null,
        description: words.auditAction({
          code: entry.action,
          ofList: ofList(subject, entry),
          changed: changedSettings(entry),
        }),
      }));
    },
    { query },
  );
}

/** What became of a list's numbers, where an entry is of one. */
function ofList(subject: string | null, { details }: { details: unknown }) {
  const { success, data } = listCounts.safeParse(details);
  return subject === null && success ? data : null;
}

const listCounts = z.object({ added: z.number(), known: z.number(), notUnderstood: z.number() });

/** What of the settings was changed; nothing where an older version wrote it down. */
function changedSettings({ details }: { details: unknown }): readonly ChangedSetting[] {
  const { success, data } = changes.safeParse(details);
  return success ? data.changed : [];
}

const changes = z.object({ changed: z.array(z.enum([...OWN_SETTINGS, ...DIAL_RULE_FIELDS])) });
