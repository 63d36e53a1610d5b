import { writtenIn } from "../format/numbers.ts";
import { telling } from "../tell.ts";

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
    | "data-restored"
    | "contacts-exported"
    | "call-back-noted";
  /** Of a list, what became of its numbers. */
  ofList?: { added: number; known: number; notUnderstood: number } | null;
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
  "call-back-noted": "Rückrufwunsch von Hand eingetragen",
  "campaign-override": "Regel für eine Kampagne übergangen",
  "data-restored": "Daten aus einer Sicherung wiederhergestellt",
  "contacts-exported": "Kontakte ausgegeben",
});

export function auditAction({ code, ofList }: AuditFact): string {
  const done = actions({ code });
  if (!ofList) return done;
  const { added, known, notUnderstood } = ofList;
  const others = notUnderstood === 0 ? "" : `, ${whole(notUnderstood)} nicht verstanden`;
  return `${done}, aus einer Liste: ${counted(added, "Nummer", "Nummern")} neu, ${whole(known)} schon bekannt${others}`;
}
