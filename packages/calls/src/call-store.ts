import type { AnsweredBy, CallStatus, CarrierName } from "@rufbaum/telephony";
import type { Outcome, Tree } from "@rufbaum/tree";
import type {
  AnswerTime,
  CallLine,
  CallRecord,
  HungUp,
  MayNotDialReason,
  NewCall,
  RecordedTurn,
  RecordingRecord,
} from "./call.ts";
import type { CalledBefore } from "./called-before.ts";
import type { MayNotDial } from "./refusals.ts";

/** What leading calls needs kept. */
export interface CallStore {
  /** By our id or the carrier's. */
  find(idOrSid: string): Promise<CallRecord | null>;
  /** Which call of a campaign somebody calls back after; `null`: no campaign has called him of late. */
  findCalledBefore(call: {
    number: string;
    ours: string;
    at: number;
  }): Promise<CalledBefore | null>;
  /** By our ids; what is unknown is left out. */
  findAll(callIds: readonly string[]): Promise<CallRecord[]>;
  /** Calls that are not settled, the oldest first. */
  listOpen(): Promise<CallRecord[]>;
  insert(call: NewCall): Promise<CallRecord>;
  /**
   * Writes down a call that is to be placed; it begins in the moment that the rules are asked for.
   * @throws CallRefused `may-not-dial`; else if its number is in a call, or a limit is reached
   */
  claim(call: Omit<NewCall, "createdAt">): Promise<CallRecord>;
  /** What forbids calls by now that were claimed and not answered, by id; none if they may go on. */
  mayStillDial(calls: readonly CallRecord[]): Promise<ReadonlyMap<string, MayNotDial>>;
  /**
   * Calls of this carrier that nobody has answered yet, or that somebody hung up, the oldest first: so
   * many, `after` the last of those before.
   */
  listToEnd(slice: { after: CallRecord | null; limit: number }): Promise<CallRecord[]>;
  /** It is to end for this reason; the call then, `null` if somebody has answered it, or it is over. */
  markUnanswered(callId: string, reason: MayNotDialReason | HungUp): Promise<CallRecord | null>;
  /**
   * Marks the calls of a campaign (`null`: of all): what waits as hung up, and what talks where
   * `endCalls` says so; what rings as stopped. @returns how many were open
   */
  stopCampaign(campaign: number | null, how: { endCalls: boolean }): Promise<number>;
  /**
   * The carrier took it. Its status counts only if none was faster; `null`: no such call. `isLate`:
   * it was closed before, as one that the carrier never had.
   */
  setPlaced(placed: {
    callId: string;
    callSid: string;
    status: CallStatus;
  }): Promise<{ call: CallRecord; isLate: boolean } | null>;
  /** Moves a call to a later status; a final one stays. `null` if it was ignored. */
  moveStatus(move: StatusMove): Promise<CallRecord | null>;
  /** Settles a call, once: `null` if it was settled before, or is unknown. What stands weighs more. */
  end(end: StoredEnd): Promise<CallRecord | null>;
  /** What picked up; what was told first stays, unless it was only the beginning of a machine. */
  setAnsweredBy(idOrSid: string, answeredBy: AnsweredBy): Promise<void>;
  /** From now on the call is led that other way. */
  setLine(callId: string, line: CallLine): Promise<void>;
  /** An operator takes the call over, once: `false` if somebody was faster. */
  takeOver(callId: string, at: number): Promise<boolean>;
  /** Nobody took the call over after all. */
  giveBack(callId: string): Promise<void>;
  /** An operator ends the call; the call then, `null` if nothing changed. */
  markHungUp(callId: string): Promise<CallRecord | null>;
  /** What a person says of a call weighs more than what the conversation made of it. */
  markOutcome(call: CallRecord, outcome: Outcome, by: string | null): Promise<void>;
  /** The call with the outcome that it came to by itself; `null` where none was set, or that is not known. */
  unmarkOutcome(callId: string): Promise<CallRecord | null>;
  /** All of them or none; what is stored already is left out, so that it may be sent again. */
  recordTurns(turns: readonly RecordedTurn[]): Promise<void>;
  /** An answer that is not stored is left out. */
  recordAnswerTimes(times: readonly AnswerTime[]): Promise<void>;
  /** `carrier`: who has it, `null` where nobody knows. */
  saveRecording(recording: RecordingRecord, carrier: CarrierName | null): Promise<void>;
  /** Whether calls to this number come here. */
  isOwnNumber(number: string): Promise<boolean>;
  /** Whether it failed because it was away, so that it may be asked again. */
  isOutage(error: unknown): boolean;
}

/** `at` in milliseconds since 1970, `duration` in seconds, with a final status only. */
export interface StatusMove {
  callId: string;
  status: CallStatus;
  sequence: number;
  at: number;
  duration: number | null;
}

export interface StoredEnd {
  callId: string;
  status: CallStatus;
  outcome: Outcome;
  endReason: string | null;
  /** What is kept of the fault that ended it. */
  errorCode: string | null;
  at: number;
  /** Not if the carrier has given it an id. */
  unlessPlaced?: boolean;
}

/** The trees that calls walk. */
export interface TreeStore {
  find(treeId: string): Promise<Tree | null>;
  /** The tree chosen for calls to this number of ours, as it was published last. */
  publishedFor(number: string): Promise<Tree | null>;
  /** Keeps the tree as it stands. @returns the snapshot's id */
  saveSnapshot(tree: Tree, at: number): Promise<string>;
  loadSnapshot(id: string): Promise<Tree | null>;
}
