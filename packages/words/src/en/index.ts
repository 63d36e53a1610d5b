import type { Language } from "../language.ts";
import type { Catalogue } from "../words.ts";
import { agentName, agentNote, unknownAgent } from "./agents.ts";
import { auditAction, settingName } from "./audit.ts";
import { authorityFile } from "./authority-file.ts";
import { callFault } from "./call-faults.ts";
import { callNote } from "./call-notes.ts";
import { callTranscript } from "./call-transcripts.ts";
import { noCallerNumber, numberProof, unshowableNumber, unusableNumber } from "./caller-numbers.ts";
import {
  campaignAgain,
  campaignCopy,
  campaignHold,
  campaignPause,
  campaignResults,
  campaignTreeGone,
  launchReport,
  skipReason,
  unknownVariable,
} from "./campaigns.ts";
import { accountFinding, carrierUnreadable } from "./carrier-account.ts";
import { carrierFault } from "./carrier-faults/index.ts";
import { comparedFigure, comparisonNote, pairedSuccess } from "./comparison.ts";
import {
  consentChannel,
  consentState,
  grantWarnings,
  ledgerEntryKind,
  ledgerFault,
  withdrawalTold,
} from "./consents.ts";
import {
  changeReason,
  contactFileFault,
  contactFileFaultTitle,
  dropReason,
  lineOfFile,
  reportColumns,
  suggestedPhone,
} from "./contact-files.ts";
import { discoveryAdvice, discoveryName } from "./discoveries.ts";
import { editRefusal } from "./editing.ts";
import { endReason } from "./end-reasons.ts";
import { expressionFault } from "./expressions.ts";
import { fieldFault } from "./field-faults.ts";
import { finding } from "./file-findings.ts";
import { languageModelTrouble } from "./language-model.ts";
import {
  denial,
  dialAgain,
  dialPreset,
  dialRule,
  dialRuleField,
  dialRuleSource,
  suppressionReason,
} from "./lawful-calling.ts";
import { ownNumberCall, ownNumberCode } from "./own-numbers.ts";
import { personaFault, personaWord } from "./personas.ts";
import { personReadMe, personReadMeName, personTranscript } from "./persons.ts";
import { phoneNumber } from "./phone-numbers.ts";
import { problem } from "./problems.ts";
import { modelSuggestion, recommendation } from "./recommendations.ts";
import { refusal } from "./refusals/index.ts";
import { regionName } from "./regions.ts";
import { storageTrouble } from "./storage.ts";
import { treeTemplate } from "./tree-templates.ts";
import { treeName } from "./trees.ts";

export const en: Catalogue = {
  agentName,
  agentNote,
  unknownAgent,
  unknownVariable,
  auditAction,
  settingName,
  authorityFile,
  callFault,
  callNote,
  callTranscript,
  campaignAgain,
  campaignCopy,
  campaignHold,
  campaignPause,
  campaignResults,
  campaignTreeGone,
  accountFinding,
  carrierFault,
  carrierUnreadable,
  changeReason,
  comparedFigure,
  pairedSuccess,
  comparisonNote,
  consentChannel,
  consentState,
  denial,
  dialAgain,
  dialPreset,
  dialRule,
  dialRuleField,
  dialRuleSource,
  contactFileFault,
  contactFileFaultTitle,
  discoveryAdvice,
  discoveryName,
  dropReason,
  editRefusal,
  endReason,
  expressionFault,
  fieldFault,
  finding,
  launchReport,
  skipReason,
  language: "en" as Language,
  ledgerEntryKind,
  ledgerFault,
  modelSuggestion,
  noCallerNumber,
  numberProof,
  ownNumberCall,
  ownNumberCode,
  personaFault,
  personaWord,
  personReadMe,
  personReadMeName,
  personTranscript,
  phoneNumber,
  problem,
  recommendation,
  refusal,
  regionName,
  reportColumns,
  languageModelTrouble,
  storageTrouble,
  lineOfFile,
  suggestedPhone,
  suppressionReason,
  treeName,
  treeTemplate,
  unshowableNumber,
  unusableNumber,
  grantWarnings,
  withdrawalTold,
};
