export { AUDIT_ACTIONS, type AuditAction } from "./audit-actions.ts";
export {
  type BackupName,
  backupFileAt,
  backupsFolder,
  dumpFileAt,
  listBackupNames,
  readBackupName,
} from "./backup/backup-names.ts";
export { type DataCopy, listDataCopies } from "./backup/data-copies.ts";
export type { Backups } from "./backup/keep-backups.ts";
export type { BackupAccount } from "./backup/manifest.ts";
export { BackupFault, readBackup } from "./backup/read-backup.ts";
export { type Restored, restoreBackup } from "./backup/restore-backup.ts";
export {
  BATCH_ROWS,
  type ContactBatch,
  type ImportRow,
  packContacts,
  subjectsOf,
} from "./contact-batch.ts";
export type { Database } from "./database.ts";
export { DataUnusableError, directoryFault, lookAtData } from "./directory/data-folder.ts";
export {
  type LocalServer,
  readLocalServer,
  removeLocalServer,
  writeLocalServer,
} from "./directory/local-server.ts";
export { DataLockedError, type Lock, type LockOwner, takeLock } from "./directory/lock.ts";
export { lastingJournal } from "./lasting/journal.ts";
export { type LastingEntry, readLasting } from "./lasting/lasting.ts";
export { openStore, type Store, type StoreOptions } from "./open/open-store.ts";
export type { Bus } from "./open/postgres-bus.ts";
export type { Traces } from "./open/traces.ts";
export { type Outage, outageOf } from "./outage.ts";
export { type EmbeddedFiles, setEmbeddedFiles } from "./pglite/embedded-files.ts";
export { packTemplate, prepareTemplate } from "./pglite/template.ts";
export { recordAnswerTimes } from "./queries/answer-times.ts";
export {
  type ApiToken,
  findApiToken,
  insertApiToken,
  listApiTokens,
  revokeApiToken,
  touchApiToken,
} from "./queries/api-tokens.ts";
export {
  type AuditEntry,
  appendAuditEntry,
  listAuditEntries,
  type NewAuditEntry,
} from "./queries/audit.ts";
export { findCalledBefore } from "./queries/call-backs.ts";
export {
  type CallFilter,
  type CallSummary,
  countCalls,
  listCalls,
} from "./queries/call-lists.ts";
export type { CallKey } from "./queries/call-slices.ts";
export { readCallStates } from "./queries/call-states.ts";
export { type AskedCallee, readCallee, readCallees } from "./queries/callees.ts";
export {
  type CallerNumberChanges,
  type CallerNumberRecord,
  changeCallerNumber,
  deleteCallerNumber,
  findCallerNumber,
  findInboundTreeId,
  insertCallerNumber,
  listCallerNumbers,
  makeDefaultCallerNumber,
  type NewCallerNumber,
} from "./queries/caller-numbers.ts";
export {
  endCall,
  findCall,
  findCalls,
  giveCallBack,
  insertCall,
  listOpenCalls,
  markOutcome,
  moveCallStatus,
  setAnsweredBy,
  setCallLine,
  takeCallOver,
  unmarkOutcome,
} from "./queries/calls.ts";
export {
  listCallsToEnd,
  markHungUp,
  markUnanswered,
  stopCampaignCalls,
} from "./queries/calls-to-end.ts";
export {
  type CampaignContactFilter,
  type CampaignContactRecord,
  type CampaignContactsAfter,
  type CheckedContact,
  enterContacts,
  enterFromCampaign,
  findCampaignContact,
  firstToCall,
  listCampaignContacts,
  listCampaignResults,
  type OpenContact,
  readOpenAmong,
  readOpenContacts,
  standContacts,
} from "./queries/campaign-contacts.ts";
export {
  type CampaignFacts,
  countAttempts,
  countAttemptsOf,
  findCampaignKey,
  readCampaignFacts,
} from "./queries/campaign-facts.ts";
export {
  countListedAfter,
  enterList,
  type ListLeft,
  listBrokenOff,
  listsLeft,
} from "./queries/campaign-lists.ts";
export { type CampaignName, campaignNames } from "./queries/campaign-names.ts";
export {
  type CampaignChanges,
  type CampaignRecord,
  changeCampaign,
  countCampaignStarts,
  findCampaign,
  findCampaignByKey,
  insertCampaign,
  listCampaigns,
  markCampaignDeleted,
  type NewCampaign,
  pauseCampaigns,
  purgeCampaigns,
  readCampaignCounts,
  readCampaignTallies,
  type StandingCount,
  type TallyKind,
} from "./queries/campaigns.ts";
export { claimContacts } from "./queries/claim-contacts.ts";
export {
  type ColumnRoles,
  getColumnMapping,
  listColumnMappings,
  putColumnMapping,
} from "./queries/column-mappings.ts";
export {
  appendConsentEntries,
  appendListedGrants,
  type ListedGrants,
  listConsentEntries,
  type NewConsentEntry,
  readChain,
  readConsentHead,
  readConsents,
  recordConsentUse,
} from "./queries/consent-entries.ts";
export {
  type ConsentStatement,
  consentStatementsAfter,
  findConsentStatement,
  findEvidenceFile,
  insertConsentStatement,
  listConsentStatements,
  MOST_EVIDENCE_BYTES,
  type NewEvidenceFile,
  type NewStatement,
} from "./queries/consent-statements.ts";
export {
  CONSENT_STATES,
  type ConsentState,
  type ContactFilter,
  consentState,
} from "./queries/contact-filter.ts";
export {
  type ContactCall,
  countContactCalls,
  listContactCalls,
  listContactCampaigns,
  listContactLists,
  listMergedNumbers,
} from "./queries/contact-history.ts";
export {
  beginContactImport,
  type ContactImportRecord,
  cancelLeftImports,
  countImportedContacts,
  deleteContactImport,
  endContactImport,
  findContactImport,
  listContactImports,
  listImportNames,
  type NewContactImport,
  saveImportCounts,
} from "./queries/contact-imports.ts";
export { type ContactNote, findContactNote, putContactNote } from "./queries/contact-notes.ts";
export {
  type ContactChanges,
  type ContactRecord,
  changeContact,
  countContacts,
  findContact,
  findContactsByNumber,
  findContactsInOrder,
  insertContact,
  listContacts,
  listImportedContacts,
  type NewContact,
} from "./queries/contacts.ts";
export type { OwnContacts } from "./queries/copy-contacts.ts";
export {
  DELETED_AT_ONCE,
  type Deletion,
  deleteContacts,
  forgetDeleted,
  type RestoredContacts,
  restoreContacts,
} from "./queries/deleted-contacts.ts";
export {
  type CallClaim,
  claimCall,
  type DeniedClaim,
  type DialLimits,
  type DialTime,
  type DialUse,
  type LawfulClaim,
  openCallWith,
  readDialUse,
} from "./queries/dial-use.ts";
export { type DroppedWords, findDroppedWords, type WordsDropping } from "./queries/drop-words.ts";
export {
  type Erased,
  erasePerson,
  eraseUnlessInCall,
  listErasedSubjects,
} from "./queries/erase-person.ts";
export {
  type ErasureRecord,
  listErasures,
  listPendingErasures,
  settleRecording,
} from "./queries/erasures.ts";
export { type DuplicateGroup, findDuplicates, type Likeness } from "./queries/find-duplicates.ts";
export { holdDialling } from "./queries/hold-dialling.ts";
export {
  type BatchCounts,
  findOtherPersons,
  importContacts,
  type OtherPerson,
} from "./queries/import-contacts.ts";
export type { LawfulDials } from "./queries/judge-contacts.ts";
export {
  LATENCY_BARS,
  type LatencyDistribution,
  readLatency,
  type TreeLatency,
} from "./queries/latency.ts";
export {
  findLatencyDays,
  findNearestLatencyDay,
  type LatencyDay,
  saveLatencyDay,
} from "./queries/latency-days.ts";
export {
  clearLoginAttempts,
  countRecentFailures,
  deleteForgottenAttempts,
  type LoginAttempt,
  type LoginTurn,
  readLoginAttempts,
  takeLoginAttempt,
  takeLoginTurn,
} from "./queries/login-attempts.ts";
export { lookAgain } from "./queries/look-again.ts";
export { mergeContacts } from "./queries/merge-contacts.ts";
export {
  lastMessages,
  listMessages,
  type MessageRecord,
} from "./queries/messages.ts";
export { type NodeReply, nodesWithMissedReplies, readNodeReplies } from "./queries/node-replies.ts";
export { type Answered, countAnswered } from "./queries/number-health.ts";
export {
  CODE_CALL_LASTS,
  type CodeTaken,
  confirmOwnNumber,
  findOwnNumbers,
  listOwnNumbers,
  type OwnNumberRecord,
  readCodeTimes,
  removeOwnNumber,
  takeOwnNumberCode,
  takeOwnNumberTry,
} from "./queries/own-numbers.ts";
export {
  countPerson,
  type KnownPerson,
  type PersonCall,
  type PersonCounts,
  readPersonCalls,
  readPersonCampaigns,
  readPersonLists,
} from "./queries/persons.ts";
export { type Placed, setCallsPlaced } from "./queries/placed-calls.ts";
export { forgetStatements, type Purged, purgeConsents } from "./queries/purge-consents.ts";
export {
  type HeldRecording,
  listRecordings,
  type StoredRecording,
  saveRecording,
} from "./queries/recordings.ts";
export { pauseRestored, reopenCampaign, reopenEnded } from "./queries/reopen-campaigns.ts";
export {
  forgetAudit,
  forgetCalls,
  forgetContacts,
  forgetRecording,
  forgetTranscripts,
  type OldData,
  oldRecordings,
} from "./queries/retention.ts";
export { listRunningCampaigns } from "./queries/running-campaigns.ts";
export {
  CONTACT_SORTS,
  type ContactCursor,
  type ContactPage,
  type ContactSort,
  MOST_COUNTED,
  matchingContacts,
  searchContacts,
} from "./queries/search-contacts.ts";
export { type SearchWords, searchWordsOf } from "./queries/search-words.ts";
export {
  browserIsKnown,
  deleteAllSessions,
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfCookie,
  findSession,
  insertSession,
  readSessionPerson,
  type Session,
  setSessionPerson,
} from "./queries/sessions.ts";
export {
  changeVersioned,
  claimSetting,
  getSetting,
  getVersioned,
  lockSetting,
  setSetting,
  type VersionedSetting,
} from "./queries/settings.ts";
export {
  completeCampaigns,
  forgetLostCalls,
  moveByOutcome,
  pauseCampaign,
  type SettleRules,
  settleContacts,
} from "./queries/settle-contacts.ts";
export { countSharedContacts } from "./queries/shared-contacts.ts";
export {
  deleteSimulationRun,
  findSimulationResult,
  findSimulationRun,
  insertSimulationRun,
  listSimulationRuns,
  type NewSimulationRun,
  type SimulationRunRecord,
  type SimulationRunSummary,
} from "./queries/simulation-runs.ts";
export { loadSnapshot, purgeSnapshots, saveSnapshot } from "./queries/snapshots.ts";
export { finishSpent, type SpentAfter } from "./queries/spent-contacts.ts";
export { findSubjectKey, readSubjectKey } from "./queries/subject-key.ts";
export {
  countSuppressions,
  findSubject,
  findSuppression,
  importSuppressions,
  isSuppressed,
  listSuppressions,
  noteSuppression,
  type Person,
  removeSuppression,
  type Suppression,
  suppressNumber,
} from "./queries/suppressions.ts";
export { readToday, type Today } from "./queries/today.ts";
export {
  type FoundMessage,
  findMessages,
  readTranscriptFacts,
  type TranscriptFacts,
} from "./queries/transcript-lists.ts";
export {
  areTranscriptsUnread,
  nodeQuery,
  readTranscriptWords,
} from "./queries/transcript-words.ts";
export {
  countTranscripts,
  readTranscripts,
  type TranscriptPage,
  type TranscriptRecord,
} from "./queries/transcripts.ts";
export {
  findSnapshotDocument,
  findTreeDocument,
  findVersionDocument,
  insertTreeDocument,
  listExistingTrees,
  replaceTreeDocument,
  type TreeDocument,
  treeExists,
} from "./queries/tree-documents.ts";
export {
  listTreeStamps,
  listTreeSummaries,
  readTreeTexts,
  type TreeStamp,
  type TreeSummary,
} from "./queries/tree-lists.ts";
export {
  findPublished,
  findTreeVersion,
  findVersionOfSnapshot,
  listTreeVersions,
  publishTree,
  summaryOf,
  type TreeVersion,
  type TreeVersionSummary,
} from "./queries/tree-versions.ts";
export {
  countTrees,
  type Draft,
  deleteTree,
  findDraft,
  findTree,
  insertTree,
  purgeTrees,
  setActive,
  undeleteTree,
} from "./queries/trees.ts";
export { recordTurns } from "./queries/turns.ts";
export {
  type EntriesCheck,
  type FollowedChain,
  type LedgerCheck,
  type LedgerFinding,
  readFollowedChain,
  saveFollowedChain,
  verifyConsentEntries,
  verifyConsents,
  verifyConsentsOf,
} from "./queries/verify-consents.ts";
export {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  type CheckedCampaign,
  PAUSE_REASONS,
  type PauseReason,
  type Standing,
} from "./schema/campaigns.ts";
export { CONTACT_STATUSES, type ContactStatus, type ImportCounts } from "./schema/contacts.ts";
