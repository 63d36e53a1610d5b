import type { Random } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { claimSetting, getSetting } from "./settings.ts";

const SUBJECT_KEY = "subject-key";

/** What `subjectOf` names people with; no answer of the server holds it. `null`: not made yet. */
export async function findSubjectKey(db: Database): Promise<string | null> {
  const key = await getSetting(db, SUBJECT_KEY);
  return typeof key === "string" ? key : null;
}

/** The same, made once: of many servers that begin together one makes it, for all. */
export async function readSubjectKey(
  db: Database,
  random: Pick<Random, "secret">,
): Promise<string> {
  const key = await findSubjectKey(db);
  if (key !== null) return key;
  await claimSubjectKey(db, random.secret());
  const claimed = await findSubjectKey(db);
  if (claimed === null) throw new Error("The key of the subjects was not kept.");
  return claimed;
}

/** Takes this key unless there is one. */
export async function claimSubjectKey(db: Database, key: string): Promise<void> {
  await claimSetting(db, SUBJECT_KEY, key);
}
