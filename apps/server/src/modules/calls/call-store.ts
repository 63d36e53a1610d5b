import {
  type CallRecord,
  CallRefused,
  type CallStore,
  customerNumber,
  type TreeStore,
} from "@rufbaum/calls";
import { type Clock, gather } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  claimCall,
  type Database,
  type DialLimits,
  endCall,
  findCall,
  findCalledBefore,
  findCallerNumber,
  findCalls,
  findInboundTreeId,
  findPublished,
  findSubject,
  findTree,
  giveCallBack,
  insertCall,
  listCallsToEnd,
  listOpenCalls,
  loadSnapshot,
  markHungUp,
  markOutcome,
  markUnanswered,
  moveByOutcome,
  moveCallStatus,
  outageOf,
  type Placed,
  recordAnswerTimes,
  recordTurns,
  saveRecording,
  saveSnapshot,
  setAnsweredBy,
  setCallLine,
  setCallsPlaced,
  stopCampaignCalls,
  takeCallOver,
  unmarkOutcome,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import { disclosesAi } from "@rufbaum/tree/graph";
import type { CarrierEnds } from "../../carrier-ends.ts";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import { type LawfulDialling, mayNotDial } from "../lawful-calling/lawful-dialling.ts";
import { claimRefusal } from "../limits/limit-refusals.ts";
import { conversationSettings } from "../settings/conversation-settings.ts";
import { startOfDay } from "../today/start-of-day.ts";

export interface CallStoreDeps {
  db: Database;
  clock: Clock;
  /** Whose days the limits count. */
  timeZone(): string;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  lawful: Pick<LawfulDialling, "claimOf" | "forCampaigns" | "mayStillDial">;
  /** Who places and records. */
  ends: CarrierEnds<{ name: CarrierName }>;
}

export function callStore({ db, clock, timeZone, limits, lawful, ends }: CallStoreDeps): CallStore {
  function time() {
    const now = clock.now();
    return { now, startOfDay: startOfDay(now, timeZone()) };
  }

  // A campaign is told of dozens at once, and one statement each would hold up what others ask.
  const placing = gather((placed: readonly Placed[]) => setCallsPlaced(db, placed));

  return {
    find: (idOrSid) => findCall(db, idOrSid),
    async findCalledBefore(call) {
      const before = await findCalledBefore(db, call);
      if (before?.purpose !== null) return before;
      const { purpose } = await readDialSettings(db);
      return { ...before, purpose };
    },
    findAll: (callIds) => findCalls(db, callIds),
    listOpen: () => listOpenCalls(db),
    insert: (call) => insertCall(db, { carrier: ends.current().name, ...call }),
    async claim(call) {
      const how = { limits: await limits(), lawful: await lawful.claimOf(call), time };
      const claimed = await claimCall(db, call, how);
      if (claimed.ok) return claimed.call;
      const now = clock.now();
      if (claimed.reason !== "denied") {
        throw claimRefusal(claimed, { now, timeZone: timeZone() });
      }
      throw new CallRefused(mayNotDial(call.to, claimed.denials, now));
    },
    mayStillDial: lawful.mayStillDial,
    listToEnd: (slice) =>
      listCallsToEnd(
        db,
        ends.all().map(({ name }) => name),
        slice,
      ),
    markUnanswered: (callId, reason) => markUnanswered(db, callId, reason),
    stopCampaign: (campaign, { endCalls }) =>
      stopCampaignCalls(db, campaign, { endCalls, at: clock.now() }),
    setPlaced: (placed) => placing.ask({ ...placed, at: clock.now() }),
    moveStatus: (move) => moveCallStatus(db, move),
    async end(end) {
      const { enableLogging } = await conversationSettings.read(db);
      return endCall(db, end, enableLogging ? null : { isDisclosure: disclosesAi });
    },
    setAnsweredBy: (idOrSid, answeredBy) => setAnsweredBy(db, idOrSid, answeredBy),
    setLine: (callId, line) => setCallLine(db, callId, line),
    takeOver: (callId, at) => takeCallOver(db, callId, at),
    giveBack: (callId) => giveCallBack(db, callId),
    markHungUp: (callId) => markHungUp(db, callId),
    markOutcome: (call, outcome, by) => noteOutcome({ db, clock, lawful }, call, { outcome, by }),
    unmarkOutcome: (callId) => takeOutcomeBack({ db, lawful }, callId),
    recordTurns: (turns) => recordTurns(db, turns),
    recordAnswerTimes: (times) => recordAnswerTimes(db, times),
    saveRecording: (recording, carrier) =>
      saveRecording(db, { ...recording, carrier: carrier ?? ends.current().name }),
    isOwnNumber: (number) => isOwnNumber(db, number),
    isOutage: (error) => outageOf(error) !== null,
  };
}

/** That somebody is said to wish for a call allows one: who says so answers for it. */
async function noteOutcome(
  { db, clock, lawful }: Pick<CallStoreDeps, "db" | "clock" | "lawful">,
  call: CallRecord,
  { outcome, by }: { outcome: Outcome; by: string | null },
): Promise<void> {
  const rules = call.attempt ? await lawful.forCampaigns() : { attempts: null };
  return db.transaction(async (tx) => {
    // As it stands now: it may have ended since it was read.
    const marked = await markOutcome(tx, call.id, outcome);
    if (marked) await moveByOutcome(tx, marked, { outcome, rules });
    if (by === null) return;
    const subject = await findSubject(tx, { number: customerNumber(call) });
    const details = { callId: call.id, before: call.outcome };
    await appendAuditEntry(tx, {
      at: clock.now(),
      by,
      action: "call-back-noted",
      subject,
      details,
    });
  });
}

async function takeOutcomeBack(
  { db, lawful }: Pick<CallStoreDeps, "db" | "lawful">,
  callId: string,
): Promise<CallRecord | null> {
  const rules = await lawful.forCampaigns();
  return db.transaction(async (tx) => {
    const call = await unmarkOutcome(tx, callId);
    if (call?.outcome) await moveByOutcome(tx, call, { outcome: call.outcome, rules });
    return call;
  });
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
