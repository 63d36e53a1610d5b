export { createActions } from "./actions.ts";
export { type Answers, createAnswers, type ScriptAnswer } from "./answers.ts";
export { asked } from "./asked.ts";
export {
  type AnswerTime,
  type CallError,
  type CallLine,
  type CallPurpose,
  type CallRecord,
  type CampaignAttempt,
  customerNumber,
  HUNG_UP,
  type HungUp,
  type MayNotDialReason,
  type NewCall,
  type NewMessage,
  type RecordedTurn,
  type RecordingRecord,
} from "./call.ts";
export type { Announce, CallEvent } from "./call-events.ts";
export type { CallStore, StatusMove, StoredEnd, TreeStore } from "./call-store.ts";
export type { CalledBefore } from "./called-before.ts";
export { type Calls, createCalls, RING_TIMEOUT } from "./calls.ts";
export type { CallSettings, CallsDeps } from "./calls-deps.ts";
export type { CarrierOf } from "./carrier-of.ts";
export { contactVariables } from "./dialer/contact-variables.ts";
export { createDialer, type Dialer, type DialerDeps } from "./dialer/dialer.ts";
export type {
  ClaimRound,
  DialerStore,
  DialHold,
  DialledCampaign,
  DialledContact,
  PausedBy,
  RunningCampaign,
  Settled,
} from "./dialer/ports.ts";
export { type Leaders, NO_OTHERS } from "./leaders.ts";
export type { HandOver, Hearing, Line, SpokenPart } from "./lines/line.ts";
export { withUsualVoice } from "./lines/usual-voice.ts";
export { type CallNote, NEXT_STEPS, type NextStep, noteOfCall } from "./note/note-of-call.ts";
export {
  type CallFault,
  type CallRefusal,
  CallRefused,
  faultOfCode,
  type MayNotDial,
} from "./refusals.ts";
export { FALLBACK_SENTENCE } from "./session/reduce.ts";
export { type TransferTarget, transferTarget } from "./transfer-target.ts";
