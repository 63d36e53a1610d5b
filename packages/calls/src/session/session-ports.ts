import type { ActionResult, ConversationState } from "@rufbaum/conversation";
import { type Clock, describeFault, type Random, type Timers } from "@rufbaum/runtime";
import type { Action } from "@rufbaum/tree";
import type { Understanding } from "@rufbaum/understanding";
import type { CallRecord, NewMessage } from "../call.ts";
import type { Announce } from "../call-events.ts";
import { HELD_FOR } from "../steady.ts";
import type { Journal } from "./journal.ts";
import type { PortAnswer, Question } from "./session-events.ts";

export interface SessionDeps {
  clock: Clock;
  timers: Timers;
  random: Random;
  understanding: Understanding;
  journal: Journal;
  announce: Announce;
  /** Whether an action node may start a recording here. */
  mayRecord: boolean;
  /** The number in the form a call needs it, `null` if nobody may be put through to it. */
  transferTo(number: string): Promise<string | null>;
  /** Does what an action node asks for. */
  act(call: CallRecord, action: Action): Promise<ActionResult>;
  log(message: string): void;
}

/** Milliseconds after which a caller who waits for us hears that we are there, and hears it again. */
const SILENT_FOR = 2_000;
const PATIENT_FOR = 15_000;

/** What a session asks of others. `isWaiting` is called while something is being written for long. */
export function sessionPorts(call: CallRecord, deps: SessionDeps, isWaiting: () => void) {
  const { timers } = deps;

  async function answer(asked: Question): Promise<PortAnswer> {
    switch (asked.do) {
      case "read": {
        const { text, expected, at } = asked;
        const reading = await deps.understanding.read(text, { ...expected, now: at });
        return { type: "read", reading };
      }
      case "write": {
        const messages = asked.messages.map((said) => ({ id: deps.random.id("msg"), ...said }));
        await bridged(record(asked.state, messages));
        return { type: "written", messages };
      }
      case "act":
        return { type: "acted", result: await actSafely(asked.action) };
      case "find-target":
        return { type: "target-found", to: await deps.transferTo(asked.number) };
    }
  }

  function record(next: ConversationState, messages: readonly NewMessage[]): Promise<void> {
    const { nodeId: currentNodeId, outcome, endReason } = next;
    const callId = call.id;
    return deps.journal.record({
      callId,
      state: next,
      currentNodeId,
      outcome,
      endReason,
      messages,
    });
  }

  function recordSometime(next: ConversationState, otherwise: string): void {
    record(next, []).catch((error: unknown) => {
      deps.log(`call ${call.id}: ${otherwise}: ${describeFault(error)}`);
    });
  }

  /** Asks the caller for patience while that takes long, and gives it up where it takes too long. */
  function bridged<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancels = [
        timers.after(SILENT_FOR, isWaiting),
        timers.every(PATIENT_FOR, isWaiting),
        timers.after(HELD_FOR, () => done(() => reject(new Error("held for too long")))),
      ];
      function done(settle: () => void): void {
        for (const cancel of cancels) cancel();
        settle();
      }
      work.then(
        (value) => done(() => resolve(value)),
        (error: unknown) => done(() => reject(error)),
      );
    });
  }

  /** A fault of ours is a failure like any other: what comes after the action still happens. */
  async function actSafely(action: Action): Promise<ActionResult> {
    try {
      return await deps.act(call, action);
    } catch (error) {
      deps.log(`call ${call.id}: ${action.kind} failed: ${describeFault(error)}`);
      return { ok: false, reason: "fault" };
    }
  }

  return { answer, recordSometime };
}
