import type { DialRuleField } from "@rufbaum/dialing/lawful-calling";
import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";
import { dialRuleField } from "./lawful-calling.ts";

const { counted, whole } = writtenIn("de");

/** What was done that has to be answered for. */
export type AuditFact = {
  code:
    | "rules-changed"
    | "rules-loosened"
    | "suppression-added"
    | "suppression-lifted"
    | "own-number-added"
    | "own-number-confirmed"
    | "own-number-removed"
    | "own-number-called"
    | "consent-recorded"
    | "consent-withdrawn"
    | "person-exported"
    | "person-erased"
    | "authority-file"
    | "campaign-override"
    | "campaign-started"
    | "campaign-resumed"
    | "campaign-stopped"
    | "campaign-deleted"
    | "campaign-exported"
    | "campaign-extended"
    | "data-restored"
    | "contacts-imported"
    | "contacts-exported"
    | "contacts-deleted"
    | "contacts-restored"
    | "contacts-merged"
    | "transcripts-exported"
    | "call-back-noted"
    | "retention-changed"
    | "carrier-changed";
  /** Of a list, what became of its numbers. */
  ofList?: { added: number; known: number; notUnderstood: number } | null;
  /** Of a file of contacts, what it brought; `list`: its id. */
  ofImport?: ImportFact | null;
  /** Of several contacts at once, how many. */
  ofContacts?: number | null;
  /** Of settings, what has another value since. */
  changed?: readonly ChangedSetting[];
};

export interface ImportFact {
  list: string;
  added: number;
  updated: number;
  unchanged: number;
  dropped: number;
}

/** What can be changed of the rules of calling (`preset`: all of them) and of how long data are kept. */
export type ChangedSetting = DialRuleField | (typeof OWN_SETTINGS)[number];
export const OWN_SETTINGS = [
  "company",
  "purpose",
  "preset",
  "applyInEmulator",
  "retention.recordings",
  "retention.transcripts",
  "retention.calls",
  "retention.contacts",
  "retention.audit",
] as const;

const OWN: Readonly<Record<(typeof OWN_SETTINGS)[number], string>> = {
  company: "Firma",
  purpose: "Zweck",
  preset: "Vorgabe",
  applyInEmulator: "Regeln im Emulator",
  "retention.recordings": "Aufnahmen",
  "retention.transcripts": "Gesprächstexte",
  "retention.calls": "Anrufe",
  "retention.contacts": "Kontakte",
  "retention.audit": "Protokoll der Verantwortung",
};

const actions = telling<Pick<AuditFact, "code">>({
  "rules-changed": "Anrufregeln geändert",
  "rules-loosened": "Anrufregeln gelockert",
  "suppression-added": "Nummer gesperrt",
  "suppression-lifted": "Sperre aufgehoben",
  "own-number-added": "Eigene Nummer angegeben, Code gesendet",
  "own-number-confirmed": "Eigene Nummer bestätigt",
  "own-number-removed": "Eigene Nummer entfernt",
  "own-number-called": "Eigene Nummer zum Test angerufen",
  "consent-recorded": "Einwilligung erfasst",
  "consent-withdrawn": "Einwilligung widerrufen",
  "person-exported": "Daten einer Person ausgegeben",
  "person-erased": "Daten einer Person gelöscht",
  "authority-file": "Akte für die Behörde erstellt",
  "retention-changed": "Aufbewahrung geändert",
  "carrier-changed": "Konto beim Netzbetreiber gewechselt",
  "call-back-noted": "Rückrufwunsch von Hand eingetragen",
  "campaign-override": "Regel für eine Kampagne übergangen",
  "campaign-started": "Kampagne gestartet",
  "campaign-resumed": "Kampagne fortgesetzt",
  "campaign-stopped": "Kampagne im Notfall angehalten",
  "campaign-deleted": "Kampagne gelöscht",
  "campaign-exported": "Ergebnisse einer Kampagne ausgegeben",
  "campaign-extended": "Kontakte zu einer Kampagne hinzugefügt",
  "data-restored": "Daten aus einer Sicherung wiederhergestellt",
  "contacts-imported": "Kontakte eingelesen",
  "contacts-exported": "Kontakte ausgegeben",
  "contacts-deleted": "Kontakt gelöscht",
  "contacts-restored": "Gelöschte Kontakte zurückgeholt",
  "contacts-merged": "Kontakte zusammengeführt",
  "transcripts-exported": "Gesprächstexte ausgegeben",
});

export function auditAction(fact: AuditFact): string {
  const { code, ofList, ofImport, ofContacts = null, changed = [] } = fact;
  const done = actions({ code });
  if (changed.length > 0) return `${done} (${changed.map(settingName).join(", ")})`;
  if (ofContacts !== null) return `${done} (${counted(ofContacts, "Kontakt", "Kontakte")})`;
  if (ofImport) {
    const { list, added, updated, unchanged, dropped } = ofImport;
    return `${done}: ${whole(added)} neu, ${whole(updated)} geändert, ${whole(unchanged)} schon bekannt, ${whole(dropped)} weggelassen (Liste ${list})`;
  }
  if (!ofList) return done;
  const { added, known, notUnderstood } = ofList;
  const others = notUnderstood === 0 ? "" : `, ${whole(notUnderstood)} nicht verstanden`;
  return `${done}, aus einer Liste: ${counted(added, "Nummer", "Nummern")} neu, ${whole(known)} schon bekannt${others}`;
}

export function settingName(setting: ChangedSetting): string {
  return setting in OWN
    ? OWN[setting as keyof typeof OWN]
    : dialRuleField(setting as DialRuleField);
}
