import type { CampaignRecord } from "@rufbaum/store";
import type { Language, Words } from "@rufbaum/words";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { invalidBody } from "../../http/error-response.ts";
import type { ContactFiles, ImportedFile } from "../contacts/contact-files.ts";
import { type PlanChanges, planChanges, word } from "./campaign-plan.ts";
import type { Campaigns } from "./service.ts";
import type { Report } from "./view.ts";

/** Contacts in one request; a longer list is uploaded. */
export const MOST_SENT = 50_000;

/** What is said beside the contacts; what else clients say is nobody's business. */
const said = z.object({
  name: z.string().trim().max(200).optional(),
  agent: z.string().trim().max(100).optional(),
  message: z.string().max(4_000).optional(),
  treeId: word(128).nullish(),
  useDecisionTree: z.boolean().optional(),
  plan: planChanges.optional(),
  /** How many were told to be skipped; whoever says nothing wants no such question. */
  acknowledged: z.int().min(0).optional(),
});

/** The body of the request, as clients send it. */
export interface StartBody {
  name: string;
  agent?: string;
  message?: string;
  contacts: readonly unknown[];
  treeId?: string | null;
  useDecisionTree?: boolean;
  plan?: PlanChanges;
  acknowledged?: number;
}

export interface StartedAtOnce {
  campaign: CampaignRecord;
  report: Report;
  imported: ImportedFile;
  /** Each as the JSON of a `RefusedContact`. */
  refused: string[];
}

/**
 * Makes a campaign of contacts that are sent with it, asks the rules about them, and starts it. Who
 * may not be called is skipped. The contacts are read and stored as an upload's are, once it is known
 * that nothing else is missing; where the start itself fails, the draft is there.
 * @throws DomainError where something is missing or nobody may be called
 */
export async function startAtOnce(
  { campaigns, files }: { campaigns: Campaigns; files: Pick<ContactFiles, "readSent"> },
  sent: {
    bytes: AsyncIterable<Uint8Array>;
    signal: AbortSignal;
    by: string;
    words: Words;
    language: Language;
  },
): Promise<StartedAtOnce> {
  const { bytes, signal, by, words, language } = sent;
  const refused: string[] = [];
  let asked: z.infer<typeof said> | null = null;
  const imported = await files.readSent(bytes, {
    by,
    signal,
    language,
    most: MOST_SENT,
    noteOf: (line) => words.lineOfFile(asked?.name ?? "", line),
    refused: (rows) => void refused.push(...rows),
    async said(given, contacts) {
      asked = await accept(campaigns, given, contacts);
      return asked.name ?? "";
    },
  });
  // Written where TypeScript does not see it.
  const { acknowledged = null, ...fields } = asked as unknown as z.infer<typeof said>;
  const draft = await campaigns.create({ ...fieldsOf(fields), list: imported.ended.id }, by);
  try {
    await campaigns.checkNow(draft.id);
    const started = await campaigns.start(draft.id, { acknowledged, by, words });
    return { ...started, imported, refused };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const details = { ...error.details, campaignId: draft.id, refused: refused.map(readRow) };
    const { refusal, status, reason } = error;
    throw new DomainError(refusal, { status, reason, details, cause: error });
  }
}

async function accept(
  campaigns: Pick<Campaigns, "refuseIncomplete">,
  given: unknown,
  contacts: number | null,
): Promise<z.infer<typeof said>> {
  const read = said.safeParse(given);
  if (!read.success) throw invalidBody(read.error.issues);
  if (contacts !== null && contacts > MOST_SENT) {
    const limits = { limit: MOST_SENT };
    throw new DomainError(
      { code: "too-many-contacts", ...limits },
      { status: 413, details: limits },
    );
  }
  await campaigns.refuseIncomplete(fieldsOf(read.data));
  if (!contacts) throw new DomainError({ code: "campaign-without-contacts" }, { status: 422 });
  return read.data;
}

/** The specification's page sends an empty tree where none is chosen. */
function fieldsOf({ treeId, agent, ...fields }: z.infer<typeof said>) {
  const { useDecisionTree = Boolean(treeId) } = fields;
  return { ...fields, agent: agent || undefined, treeId: treeId || null, useDecisionTree };
}

/** Of a refusal the first ones are enough. */
function readRow(text: string): unknown {
  return JSON.parse(text);
}
