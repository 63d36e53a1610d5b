import type { AuditFact } from "../de/audit.ts";
import { telling } from "../tell.ts";

export const auditAction = telling<AuditFact>({
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
  "campaign-override": "rule overridden for a campaign",
});
