import { telling } from "../tell.ts";

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
    | "campaign-override";
};

export const auditAction = telling<AuditFact>({
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
  "campaign-override": "Regel für eine Kampagne übergangen",
});
