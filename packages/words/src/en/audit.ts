import type { DialRuleField } from "@rufbaum/dialing/lawful-calling";
import type { AuditFact, ChangedSetting } from "../de/audit.ts";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { dialRuleField } from "./lawful-calling.ts";

const { counted, whole } = writtenIn("en");

const actions = telling<Pick<AuditFact, "code">>({
  "rules-changed": "calling rules changed",
  "rules-loosened": "calling rules loosened",
  "suppression-added": "number suppressed",
  "suppression-lifted": "suppression lifted",
  "own-number-added": "own number entered, code sent",
  "own-number-confirmed": "own number confirmed",
  "own-number-removed": "own number removed",
  "own-number-called": "own number called for a test",
  "consent-recorded": "consent recorded",
  "consent-withdrawn": "consent withdrawn",
  "person-exported": "data of a person exported",
  "person-erased": "data of a person erased",
  "authority-file": "file for the authority made",
  "carrier-changed": "Carrier account changed",
  "retention-changed": "retention changed",
  "call-back-noted": "wish to be called back noted by hand",
  "campaign-override": "rule overridden for a campaign",
  "campaign-started": "Campaign started",
  "campaign-resumed": "Campaign resumed",
  "campaign-stopped": "Campaign stopped in an emergency",
  "campaign-deleted": "Campaign deleted",
  "campaign-exported": "Results of a campaign exported",
  "campaign-extended": "Contacts added to a campaign",
  "data-restored": "data restored from a backup",
  "contacts-imported": "contacts imported",
  "contacts-exported": "contacts exported",
  "transcripts-exported": "transcripts exported",
  "contacts-deleted": "contact deleted",
  "contacts-restored": "deleted contacts brought back",
  "contacts-merged": "contacts merged",
});

const OWN: Readonly<Record<Exclude<ChangedSetting, DialRuleField>, string>> = {
  company: "company",
  purpose: "purpose",
  preset: "preset",
  applyInEmulator: "rules with the emulator",
  "retention.recordings": "recordings",
  "retention.transcripts": "transcripts",
  "retention.calls": "calls",
  "retention.contacts": "contacts",
  "retention.audit": "audit",
};

export function auditAction(fact: AuditFact): string {
  const { code, ofList, ofImport, ofContacts = null, changed = [] } = fact;
  const done = actions({ code });
  if (changed.length > 0) return `${done} (${changed.map(settingName).join(", ")})`;
  if (ofContacts !== null) return `${done} (${counted(ofContacts, "contact", "contacts")})`;
  if (ofImport) {
    const { list, added, updated, unchanged, dropped } = ofImport;
    return `${done}: ${whole(added)} new, ${whole(updated)} updated, ${whole(unchanged)} known already, ${whole(dropped)} dropped (list ${list})`;
  }
  if (!ofList) return done;
  const { added, known, notUnderstood } = ofList;
  const others = notUnderstood === 0 ? "" : `, ${whole(notUnderstood)} not understood`;
  return `${done}, from a list: ${counted(added, "number", "numbers")} new, ${whole(known)} known already${others}`;
}

export function settingName(setting: ChangedSetting): string {
  return setting in OWN
    ? OWN[setting as keyof typeof OWN]
    : dialRuleField(setting as DialRuleField);
}
