/** What has to be answered for. */
export const AUDIT_ACTIONS = [
  "rules-changed",
  "rules-loosened",
  "suppression-added",
  "suppression-lifted",
  "own-number-added",
  "own-number-confirmed",
  "own-number-removed",
  "own-number-called",
  "consent-recorded",
  "consent-withdrawn",
  "person-exported",
  "person-erased",
  "authority-file",
  "campaign-override",
  "data-restored",
  "contacts-imported",
  "contacts-exported",
  "contacts-deleted",
  "call-back-noted",
  "retention-changed",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
