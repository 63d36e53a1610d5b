import { parsePhoneNumber } from "@rufbaum/dialing";
import { subjectOf } from "@rufbaum/dialing/subjects";
import type { Runtime } from "@rufbaum/runtime";
import { claimSetting, type Database, insertContact, readSubjectKey } from "@rufbaum/store";
import { SAMPLE_CONTACTS } from "./sample-contacts.ts";

const DAY = 86_400_000;

/** Puts the sample contacts in, once in the data's life: whoever deletes them is rid of them. */
export async function seedSampleContacts(
  db: Database,
  { clock, random }: Pick<Runtime, "clock" | "random">,
): Promise<void> {
  const now = clock.now();
  const key = await readSubjectKey(db, random);
  await db.transaction(async (tx) => {
    if (!(await claimSetting(tx, "seed.sample-contacts", SAMPLE_CONTACTS.length))) return;
    for (const { lastContactDays, ...sample } of SAMPLE_CONTACTS) {
      const parsed = parsePhoneNumber(sample.number);
      if (!parsed.ok) throw new Error(`${sample.number} is no number: ${parsed.refusal.code}`);
      await insertContact(tx, {
        ...sample,
        subject: subjectOf(key, sample.number),
        kind: parsed.kind,
        country: parsed.country,
        postcode: "",
        customFields: {},
        createdAt: now,
        lastContactAt: lastContactDays === null ? null : now - lastContactDays * DAY,
      });
    }
  });
}
