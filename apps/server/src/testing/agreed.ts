import { subjectOf } from "@rufbaum/dialing/subjects";
import { seededRandom } from "@rufbaum/runtime/virtual";
import {
  appendConsentEntries,
  type Database,
  insertConsentStatement,
  readSubjectKey,
  setSetting,
} from "@rufbaum/store";
import { TELEPHONY_DEFAULTS } from "../modules/settings/telephony-settings.ts";

const DAY = 24 * 60 * 60_000;
const COMPANY = "Sonnwerk GmbH";

export async function namedCompany(db: Database): Promise<void> {
  await setSetting(db, "telephony", { ...TELEPHONY_DEFAULTS, company: COMPANY });
}

/** Somebody agreed yesterday to be called by the company of the settings. @returns his subject */
export async function agreed(db: Database, number: string, now: number): Promise<string> {
  await namedCompany(db);
  const subject = subjectOf(await readSubjectKey(db, seededRandom(3)), number);
  const by = { recordedAt: now, recordedBy: "Ada" };
  await insertConsentStatement(db, {
    id: `statement_${number}`,
    wording: "Ja.",
    source: "Formular",
    evidence: "Zeile 3",
    evidenceFile: null,
    channel: "ai-voice",
    company: COMPANY,
    purpose: null,
    endsAt: null,
    ...by,
  });
  const grant = {
    kind: "grant",
    statementId: `statement_${number}`,
    callId: null,
    at: now - DAY,
  } as const;
  await appendConsentEntries(db, [{ subject, ...grant }], by);
  return subject;
}
