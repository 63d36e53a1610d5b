import { CallRefused, type CallStore, type TreeStore } from "@rufbaum/calls";
import type { Clock } from "@rufbaum/runtime";
import {
  claimCall,
  type Database,
  type DialLimits,
  endCall,
  findCall,
  findCallerNumber,
  findInboundTreeId,
  findPublished,
  findTree,
  giveCallBack,
  insertCall,
  listOpenCalls,
  loadSnapshot,
  markHungUp,
  markOutcome,
  moveCallStatus,
  outageOf,
  recordAnswerTimes,
  recordTurns,
  saveRecording,
  saveSnapshot,
  setAnsweredBy,
  setCallLine,
  setCallPlaced,
  takeCallOver,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { type LawfulDialling, mayNotDial } from "../lawful-calling/lawful-dialling.ts";
import { claimRefusal } from "../limits/limit-refusals.ts";
import { HOME_TIME_ZONE, startOfDay } from "../today/start-of-day.ts";

export interface CallStoreDeps {
  db: Database;
  clock: Clock;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  lawful: Pick<LawfulDialling, "claimOf" | "mayStillDial">;
  /** Who records. */
  carrierName: CarrierName;
}

export function callStore({ db, clock, limits, lawful, carrierName }: CallStoreDeps): CallStore {
  return {
    find: (idOrSid) => findCall(db, idOrSid),
    listOpen: () => listOpenCalls(db),
    insert: (call) => insertCall(db, call),
    async claim(call) {
      const now = call.createdAt;
      const time = { now, startOfDay: startOfDay(now, HOME_TIME_ZONE) };
      const rules = await lawful.claimOf(call, now);
      const how = { limits: await limits(), lawful: rules, ...time };
      const claimed = await claimCall(db, call, how);
      if (claimed.ok) return claimed.call;
      if (claimed.reason !== "denied") throw claimRefusal(claimed, now);
      throw new CallRefused(mayNotDial(call.to, claimed.denials, now));
    },
    mayStillDial: (call) => lawful.mayStillDial(call, clock.now()),
    setPlaced: (placed) => setCallPlaced(db, placed),
    moveStatus: (move) => moveCallStatus(db, move),
    end: (end) => endCall(db, end),
    setAnsweredBy: (idOrSid, answeredBy) => setAnsweredBy(db, idOrSid, answeredBy),
    setLine: (callId, line) => setCallLine(db, callId, line),
    takeOver: (callId, at) => takeCallOver(db, callId, at),
    giveBack: (callId) => giveCallBack(db, callId),
    markHungUp: (callId, isSo) => markHungUp(db, callId, isSo),
    markOutcome: async (callId, outcome) => void (await markOutcome(db, callId, outcome)),
    recordTurns: (turns) => recordTurns(db, turns),
    recordAnswerTimes: (times) => recordAnswerTimes(db, times),
    saveRecording: (recording) => saveRecording(db, { ...recording, carrier: carrierName }),
    isOwnNumber: (number) => isOwnNumber(db, number),
    isOutage: (error) => outageOf(error) !== null,
  };
}

export function treeStore(db: Database): TreeStore {
  return {
    find: (treeId) => findTree(db, treeId),
    async publishedFor(number) {
      const treeId = await findInboundTreeId(db, number);
      const published = treeId === null ? null : await findPublished(db, treeId);
      return published?.tree ?? null;
    },
    saveSnapshot: (tree, at) => saveSnapshot(db, tree, at),
    loadSnapshot: (id) => loadSnapshot(db, id),
  };
}

/** Whether calls to this number come here. */
export async function isOwnNumber(db: Database, number: string): Promise<boolean> {
  return (await findCallerNumber(db, number))?.carrierSource === "owned";
}
