export type { AccountFinding } from "./account-finding.ts";
export {
  ANSWERED_BY,
  type AnsweredBy,
  CALL_STATUSES,
  type CallStatus,
  type Carrier,
  type CarrierCall,
  CarrierError,
  type CarrierEvent,
  type CarrierNumber,
  isFinal,
  type PlaceCall,
  type PlacedCall,
} from "./carrier.ts";
export {
  type CarrierName,
  maskedAccount,
  namesOfCarrier,
  reachesPeople,
  shownCarrier,
} from "./carrier-name.ts";
export type { AskStep, CallScript, CallStep, ConverseStep, ScriptedSpeech } from "./script.ts";
export {
  AGENTS,
  type AgentName,
  type AgentVoice,
  agentVoice,
  CHOOSABLE_VOICES,
  languageOf,
  type VoiceName,
  voiceNamed,
} from "./voices.ts";
