import { begin } from "@rufbaum/conversation";
import { parsePhoneNumber } from "@rufbaum/dialing";
import type { Runtime } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  endCall,
  findCall,
  findTree,
  insertCall,
  isFinal,
  isSuppressed,
  lastMessages,
  listCalls,
  listMessages,
  listOpenCalls,
  loadSnapshot,
  moveCallStatus,
  recordTurns,
  saveSnapshot,
  setCallPlaced,
} from "@rufbaum/store";
import { type Carrier, CarrierError, type CarrierEvent } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { canStart, type Outcome, type Tree } from "@rufbaum/tree";
import type { Understanding } from "@rufbaum/understanding";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import type { ActiveCall, TranscriptMessage } from "../../live/messages.ts";
import { createJournal } from "./journal.ts";
import { outcomeOfStatus } from "./outcomes.ts";
import { type CallSession, createSession, type RelayLine } from "./session.ts";
import { type CallView, viewActiveCall, viewCall, viewMessage } from "./views.ts";

export interface CallsDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  carrier: Carrier;
  /** The number we call from, E.164. */
  from: string;
  understanding: Understanding;
  live: Live;
  act: SessionAct;
  /** Whether a number that asked for it is really not called; the emulator reaches nobody anyway. */
  holdsBack: boolean;
  log(message: string): void;
  limits?: Partial<CallLimits>;
}

type SessionAct = Parameters<typeof createSession>[3]["act"];

export interface CallLimits {
  /** Seconds a call may ring. The industry's code asks for 15 to 40. */
  ringTimeout: number;
  /** Seconds a call may last, whatever the tree says. */
  timeLimit: number;
  /** Milliseconds without a word from the carrier after which it is asked how a call stands. */
  quietTooLong: number;
}

const LIMITS: CallLimits = { ringTimeout: 30, timeLimit: 900, quietTooLong: 60_000 };

/** Waits before asking again where the carrier refused for being asked too often, in milliseconds. */
const RETRY_DELAYS = [500, 1_500];

export type Calls = ReturnType<typeof createCalls>;

/** Places calls, leads them along their tree and writes down what happens to them. */
export function createCalls(deps: CallsDeps) {
  const { db, carrier, live } = deps;
  const { clock, timers, random } = deps.runtime;
  const limits = { ...LIMITS, ...deps.limits };
  const journal = createJournal((turns) => recordTurns(db, turns));
  const sessions = new Map<string, CallSession>();
  const snapshots = new Map<string, Tree>();
  /** When the carrier last told of a call, and the calls that an operator hung up. */
  const lastWord = new Map<string, number>();
  const hungUpHere = new Set<string>();

  async function place(request: {
    to: string;
    treeId: string;
  }): Promise<{ callSid: string; callId: string }> {
    const number = parsePhoneNumber(request.to);
    if (!number.ok) {
      throw new DomainError("invalid-number", number.message, {
        status: 400,
        details: { to: request.to },
      });
    }
    if (deps.holdsBack && (await isSuppressed(db, number.e164))) {
      throw new DomainError(
        "opted-out",
        "Diese Nummer hat darum gebeten, nicht mehr angerufen zu werden.",
        { status: 409 },
      );
    }
    const tree = await startableTree(request.treeId);
    const call = await insertCall(db, {
      id: random.id("call"),
      treeId: tree.id,
      treeName: tree.name,
      snapshotId: await freeze(tree),
      direction: "outbound",
      from: deps.from,
      to: number.e164,
      createdAt: clock.now(),
    });
    live.publish({
      type: "call-started",
      call: viewActiveCall(call, titlesOf(tree), [], clock.now()),
    });
    return { callSid: await dial(call), callId: call.id };
  }

  async function startableTree(treeId: string): Promise<Tree> {
    const tree = await findTree(db, treeId);
    if (!tree) {
      throw new DomainError(
        "unknown-tree",
        `Es gibt keinen Decision Tree mit der Kennung „${treeId}“.`,
        {
          status: 404,
          details: { treeId },
        },
      );
    }
    const hindrances = canStart(tree);
    if (hindrances.length > 0) {
      throw new DomainError(
        "not-startable",
        `Mit „${tree.name}“ kann nicht angerufen werden: ${hindrances.map((each) => each.message).join(" ")}`,
        { status: 409, details: { findings: hindrances } },
      );
    }
    return tree;
  }

  /** Asks the carrier for a call that is already written down; what is unclear is never asked twice. */
  async function dial(call: CallRecord): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      try {
        const placed = await carrier.placeCall({
          callId: call.id,
          to: call.to,
          from: call.from,
          ringTimeout: limits.ringTimeout,
          timeLimit: limits.timeLimit,
        });
        await setCallPlaced(db, {
          callId: call.id,
          callSid: placed.callSid,
          status: placed.status,
        });
        return placed.callSid;
      } catch (error) {
        if (!(error instanceof CarrierError)) {
          await finish(call.id, FAULT);
          throw error;
        }
        const delay = RETRY_DELAYS[attempt];
        if (error.retryable && delay !== undefined) {
          await pause(delay);
          continue;
        }
        const description = describeCarrierError(error);
        if (error.fateUnknown) {
          const found = await findLostCall(call);
          if (found) return found;
          deps.log(`call ${call.id}: the carrier did not say whether it was placed`);
        }
        await finish(call.id, {
          status: "failed",
          outcome: "failed",
          endReason: "carrier",
          error: description,
        });
        throw new DomainError(
          error.fateUnknown ? "carrier-silent" : "carrier-refused",
          description.message,
          { status: 502, details: { code: description.code, callId: call.id }, cause: error },
        );
      }
    }
  }

  async function findLostCall(call: CallRecord): Promise<string | null> {
    try {
      for (const candidate of await carrier.findCallsTo(call.to, call.createdAt - 1_000)) {
        if (await findCall(db, candidate.callSid)) continue;
        await setCallPlaced(db, {
          callId: call.id,
          callSid: candidate.callSid,
          status: candidate.status,
        });
        return candidate.callSid;
      }
    } catch (error) {
      deps.log(`call ${call.id}: the carrier could not be asked for it: ${String(error)}`);
    }
    return null;
  }

  /** What the carrier is told when the callee has answered; `false` if the call is to be ended. */
  async function answered(callId: string, callSid: string): Promise<boolean> {
    const call = await ownCall(callId, callSid);
    return call !== null && !isOver(call);
  }

  /** The relay is open: gives the session that leads the call, `null` if there is nothing to lead. */
  async function openRelay(
    setup: { callId: string; callSid: string },
    line: RelayLine,
  ): Promise<CallSession | null> {
    const call = await ownCall(setup.callId, setup.callSid);
    if (!call || isOver(call)) return null;
    touch(call.id);
    const session = await sessionOf(call);
    session?.attach(line);
    return session;
  }

  async function statusChanged(
    callId: string,
    event: Extract<CarrierEvent, { type: "status-changed" }>,
  ): Promise<void> {
    const call = await ownCall(callId, event.callSid);
    if (!call || isOver(call)) return;
    touch(callId);
    const moved = await moveCallStatus(db, { ...event, callId, at: clock.now() });
    if (isFinal(event.status)) await ended(moved ?? call);
    else if (moved) live.publish({ type: "call-status", callId, status: moved.status });
  }

  /** Lets the conversation end where it stands, then closes the call. */
  async function ended(
    call: CallRecord,
    cause: { endReason: string; error: CallRecord["error"] } | null = null,
  ): Promise<void> {
    const byOperator = hungUpHere.has(call.id);
    const session = sessions.get(call.id) ?? (call.state ? await sessionOf(call) : null);
    const state = session ? await session.close({ byCaller: !byOperator && !cause }) : null;
    await finish(call.id, {
      status: call.status,
      outcome: state?.outcome ?? outcomeOfStatus(call.status),
      endReason: byOperator ? "operator-hung-up" : (cause?.endReason ?? state?.endReason ?? null),
      error: cause?.error ?? null,
    });
  }

  async function finish(
    callId: string,
    end: {
      status: CallRecord["status"];
      outcome: Outcome;
      endReason: string | null;
      error: CallRecord["error"];
    },
  ): Promise<void> {
    const call = await endCall(db, { callId, ...end, at: clock.now() });
    sessions.delete(callId);
    hungUpHere.delete(callId);
    lastWord.delete(callId);
    if (!call) return;
    live.publish({
      type: "call-ended",
      callId,
      callSid: call.callSid,
      status: call.status,
      outcome: call.outcome,
      endReason: call.endReason,
      error: call.error,
    });
    live.publish({ type: "today-changed" });
  }

  async function hangUp(id: string): Promise<void> {
    const call = await existing(id);
    if (isOver(call)) {
      throw new DomainError("call-over", "Dieser Anruf ist bereits beendet.", { status: 409 });
    }
    if (call.callSid === null) {
      throw new DomainError(
        "call-not-placed",
        "Dieser Anruf wird gerade erst aufgebaut. Bitte versuchen Sie es gleich noch einmal.",
        { status: 409 },
      );
    }
    hungUpHere.add(call.id);
    try {
      await carrier.endCall(call.callSid);
    } catch (error) {
      hungUpHere.delete(call.id);
      if (!(error instanceof CarrierError)) throw error;
      const { code, message } = describeCarrierError(error);
      throw new DomainError("carrier-refused", message, { status: 502, details: { code } });
    }
  }

  async function active(): Promise<ActiveCall[]> {
    const calls = await listOpenCalls(db);
    const messages = await lastMessages(
      db,
      calls.map((call) => call.id),
      2,
    );
    const now = clock.now();
    return Promise.all(
      calls.map(async (call) => {
        const titles = titlesOf(await treeOf(call));
        const last = messages.get(call.id) ?? [];
        return viewActiveCall(
          call,
          titles,
          last.map((message) => viewMessage(message, call, titles)),
          now,
        );
      }),
    );
  }

  async function list(limit: number): Promise<CallView[]> {
    const now = clock.now();
    return (await listCalls(db, { limit })).map((call) => viewCall(call, now));
  }

  async function find(
    id: string,
  ): Promise<CallView & { messages: TranscriptMessage[]; path: string[] }> {
    const call = await existing(id);
    const titles = titlesOf(await treeOf(call));
    const messages = await listMessages(db, call.id);
    return {
      ...viewCall(call, clock.now()),
      messages: messages.map((message) => viewMessage(message, call, titles)),
      path: [...(call.state?.path ?? [])],
    };
  }

  /** Settles the calls that an earlier process left open; run once before new calls are taken. */
  async function recover(): Promise<void> {
    for (const call of await listOpenCalls(db)) await settleOpen(call);
  }

  async function settleOpen(call: CallRecord): Promise<void> {
    const callSid = call.callSid ?? (await findLostCall(call));
    if (callSid) await settle({ ...call, callSid });
    else await finish(call.id, NOT_PLACED);
  }

  /** Asks the carrier how a call stands and follows what it says. */
  async function settle(call: CallRecord & { callSid: string }): Promise<void> {
    let known: Awaited<ReturnType<Carrier["findCall"]>>;
    try {
      known = await carrier.findCall(call.callSid);
    } catch (error) {
      deps.log(`call ${call.id}: the carrier could not be asked how it stands: ${String(error)}`);
      return;
    }
    if (known && !isFinal(known.status)) return;
    const moved = await moveCallStatus(db, {
      callId: call.id,
      status: known?.status ?? "failed",
      sequence: call.statusSequence + 1,
      at: clock.now(),
      duration: known?.duration ?? null,
    });
    await ended(moved ?? call, known ? null : { endReason: "lost", error: LOST });
  }

  async function checkQuietCalls(): Promise<void> {
    const limit = clock.now() - limits.quietTooLong;
    for (const call of await listOpenCalls(db)) {
      if ((lastWord.get(call.id) ?? call.createdAt) > limit) continue;
      touch(call.id);
      await settleOpen(call);
    }
  }

  const cancelChecks = timers.every(limits.quietTooLong / 2, () => {
    checkQuietCalls().catch((error: unknown) => {
      deps.log(`open calls could not be checked: ${String(error)}`);
    });
  });

  async function ownCall(callId: string, callSid: string): Promise<CallRecord | null> {
    const call = await findCall(db, callId);
    if (!call || call.id !== callId) return null;
    if (call.callSid === callSid) return call;
    if (call.callSid !== null) {
      deps.log(`call ${callId}: the carrier speaks of another call under its name`);
      return null;
    }
    // The webhook overtook the answer to our own request.
    return setCallPlaced(db, { callId, callSid, status: "queued" });
  }

  async function existing(id: string): Promise<CallRecord> {
    const call = await findCall(db, id);
    if (!call) {
      throw new DomainError("unknown-call", `Es gibt keinen Anruf mit der Kennung „${id}“.`, {
        status: 404,
      });
    }
    return call;
  }

  async function sessionOf(call: CallRecord): Promise<CallSession | null> {
    const open = sessions.get(call.id);
    if (open) return open;
    const tree = await treeOf(call);
    if (!tree) return null;
    const raced = sessions.get(call.id);
    if (raced) return raced;
    const session = createSession(call, tree, call.state ?? begin(tree, {}), {
      clock,
      timers,
      random,
      understanding: deps.understanding,
      journal,
      announce: live.publish,
      act: deps.act,
      log: deps.log,
    });
    sessions.set(call.id, session);
    return session;
  }

  async function freeze(tree: Tree): Promise<string> {
    const id = await saveSnapshot(db, tree);
    remember(id, tree);
    return id;
  }

  async function treeOf(call: CallRecord): Promise<Tree | null> {
    const known = snapshots.get(call.snapshotId);
    if (known) return known;
    const tree = await loadSnapshot(db, call.snapshotId);
    if (tree) remember(call.snapshotId, tree);
    return tree;
  }

  function remember(id: string, tree: Tree): void {
    snapshots.set(id, tree);
    const oldest = snapshots.keys().next().value;
    if (snapshots.size > SNAPSHOTS_KEPT && oldest !== undefined) snapshots.delete(oldest);
  }

  function touch(callId: string): void {
    lastWord.set(callId, clock.now());
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void timers.after(milliseconds, resolve));
  }

  return {
    place,
    hangUp,
    active,
    list,
    find,
    answered,
    openRelay,
    statusChanged,
    touch,
    recover,
    /** Waits for what is being written and stops looking after open calls. */
    async stop(): Promise<void> {
      cancelChecks();
      await journal.settled();
    },
  };
}

const SNAPSHOTS_KEPT = 100;

const LOST = {
  code: "lost",
  message: "Der Anruf brach ab, weil das Programm währenddessen beendet wurde.",
};

const FAULT = {
  status: "failed",
  outcome: "failed",
  endReason: "fault",
  error: { code: "fault", message: "Der Anruf scheiterte an einem Fehler des Programms." },
} as const;

const NOT_PLACED = {
  status: "failed",
  outcome: "failed",
  endReason: "not-placed",
  error: {
    code: "not-placed",
    message: "Das Programm wurde beendet, bevor der Anruf zustande kam.",
  },
} as const;

/** The carrier has said so, or we have settled it. */
function isOver(call: CallRecord): boolean {
  return call.closedAt !== null || isFinal(call.status);
}

function titlesOf(tree: Tree | null): Map<string, string> {
  return new Map((tree?.nodes ?? []).map((node) => [node.id, node.title]));
}
