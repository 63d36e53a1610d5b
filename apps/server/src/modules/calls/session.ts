import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  isOptOut,
  transition,
} from "@rufbaum/conversation";
import type { Clock, Random, Timers } from "@rufbaum/runtime";
import { slowly, speakable, writtenUntil } from "@rufbaum/speech";
import type { CallRecord, NewMessage } from "@rufbaum/store";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected, Reading, Understanding } from "@rufbaum/understanding";
import { describeFault } from "../../http/error-response.ts";
import type { LiveMessage } from "../../live/messages.ts";
import type { Journal } from "./journal.ts";
import { createLineTiming } from "./line-timing.ts";
import { viewMessage } from "./views.ts";

/** The open line to the caller's ear: the carrier's relay socket. */
export interface RelayLine {
  say(parts: readonly SpokenPart[]): void;
  /** Ends the relay; the carrier then asks what comes next and is told to hang up. */
  end(reason: string): void;
}

export interface SpokenPart {
  text: string;
  interruptible: boolean;
}

export type ActionResult =
  | { ok: true; values?: Record<string, string | number | boolean> }
  | { ok: false; reason: string };

export interface SessionDeps {
  clock: Clock;
  timers: Timers;
  random: Random;
  understanding: Understanding;
  journal: Journal;
  announce(message: LiveMessage): void;
  /** Does what an action node asks for. */
  act(call: CallRecord, action: Action): Promise<ActionResult>;
  log(message: string): void;
}

export interface CallSession {
  readonly callId: string;
  /** The relay is open: the conversation begins. */
  attach(line: RelayLine): void;
  /** The relay is gone; what comes next, the carrier's webhooks tell. */
  detach(): void;
  receive(event: CarrierEvent): void;
  /**
   * The carrier says the call is over; resolves when every event before has been dealt with. Was it
   * the caller who hung up, the conversation is told, for it knows what that means where it stands.
   */
  close(options: { byCaller: boolean }): Promise<ConversationState>;
}

/** Said when something of ours breaks in the middle of a call. */
export const FALLBACK_SENTENCE =
  "Entschuldigung, bei uns ist gerade eine technische Störung aufgetreten. Wir melden uns wieder. Auf Wiederhören.";

/** Of the texts a caller may cut into; more than that are never on their way to the voice. */
const MOST_KEPT = 8;

/**
 * One call's conversation, fed by the relay socket.
 *
 * Events are taken one at a time, in the order they came. For each: read the reply, ask the
 * conversation, write the turn down, and only then speak. `over` is final: what comes later is
 * ignored.
 */
export function createSession(
  call: CallRecord,
  tree: Tree,
  initial: ConversationState,
  deps: SessionDeps,
): CallSession {
  const { clock, random } = deps;
  const timing = createLineTiming(deps);
  const titles = new Map(tree.nodes.map((node) => [node.id, node.title]));
  let state = initial;
  let line: RelayLine | null = null;
  /** What was given to the voice last, as it was written. */
  let saidLately: readonly string[] = [];
  let queue: Promise<void> = Promise.resolve();
  let ending = false;
  /** The caller wants no more calls, whatever else goes wrong. */
  let hasOptedOut = false;

  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task).catch(async (error: unknown) => {
      deps.log(`call ${call.id}: turn failed: ${describeFault(error)}`);
      await breakOff();
    });
    return queue;
  }

  async function take(
    event: ConversationEvent,
    heard: readonly NewMessage[] = [],
  ): Promise<ConversationState> {
    const turn = transition(tree, state, event);
    const said = turn.effects.flatMap((effect) =>
      effect.type === "say" ? [saidMessage(effect, event.at)] : [],
    );
    if (turn.state !== state || said.length > 0 || heard.length > 0) {
      await deps.journal.record({
        callId: call.id,
        state: turn.state,
        currentNodeId: turn.state.nodeId,
        outcome: turn.state.outcome,
        endReason: turn.state.endReason,
        messages: [...heard, ...said],
      });
    }
    state = turn.state;
    announceTurn(turn.effects, [...heard, ...said]);
    await perform(turn.effects);
    return state;
  }

  /** Writes down what was said without anything coming of it. */
  async function keep(messages: readonly NewMessage[]): Promise<void> {
    const { nodeId: currentNodeId, outcome, endReason } = state;
    const callId = call.id;
    await deps.journal.record({ callId, state, currentNodeId, outcome, endReason, messages });
    announceTurn([], messages);
  }

  function saidMessage(
    effect: Extract<ConversationEffect, { type: "say" }>,
    askedAt: number,
  ): NewMessage {
    const now = clock.now();
    return {
      id: random.id("msg"),
      at: now,
      speaker: "ai",
      text: effect.text,
      confidence: null,
      intent: null,
      condition: null,
      nodeId: effect.nodeId,
      waitMilliseconds: Math.max(0, now - askedAt),
    };
  }

  function announceTurn(
    effects: readonly ConversationEffect[],
    messages: readonly NewMessage[],
  ): void {
    for (const effect of effects) {
      if (effect.type === "move") {
        const nodeTitle = titles.get(effect.nodeId) ?? "";
        deps.announce({ type: "call-moved", callId: call.id, nodeId: effect.nodeId, nodeTitle });
      }
    }
    for (const message of messages) {
      deps.announce({
        type: "call-said",
        callId: call.id,
        message: viewMessage(message, call, titles),
      });
    }
  }

  async function perform(effects: readonly ConversationEffect[]): Promise<void> {
    const parts = effects.filter((effect) => effect.type === "say");
    if (parts.length > 0) speak(parts);
    for (const effect of effects) {
      if (effect.type === "listen") timing.listenFor(effect.silenceAfter, fallSilent);
      else if (effect.type === "hang-up") endWhenSpoken(effect.reason);
      else if (effect.type === "act") {
        await take(await actionEvent(effect.action));
      }
    }
  }

  async function actionEvent(action: Action): Promise<ConversationEvent> {
    const result = await actSafely(action);
    const at = clock.now();
    if (!result.ok) return { type: "action-failed", at, reason: result.reason };
    return result.values
      ? { type: "action-succeeded", at, values: result.values }
      : { type: "action-succeeded", at };
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

  /** Gives texts to the voice, in the words it needs; what is kept and shown stays as written. */
  function speak(parts: readonly (SpokenPart & { pace?: "slow" })[]): void {
    saidLately = [...saidLately, ...parts.map(({ text }) => text)].slice(-MOST_KEPT);
    const spoken = parts
      .map(({ text, interruptible, pace }) => {
        const words = speakable(text);
        return { text: pace === "slow" ? slowly(words) : words, interruptible };
      })
      .filter(({ text }) => text !== "");
    timing.agentSays(spoken.reduce((sum, part) => sum + part.text.length, 0));
    if (spoken.length > 0) line?.say(spoken);
  }

  function fallSilent(): void {
    void enqueue(async () => void (await take({ type: "caller-fell-silent", at: clock.now() })));
  }

  function endWhenSpoken(reason: string): void {
    ending = true;
    timing.whenSpoken(() => {
      line?.end(reason);
      line = null;
    });
  }

  async function breakOff(): Promise<void> {
    if (ending || state.phase === "over") return;
    const outcome = hasOptedOut ? "opt-out" : "failed";
    state = { ...state, phase: "over", outcome, endReason: "fault" };
    speak([{ text: FALLBACK_SENTENCE, interruptible: false }]);
    endWhenSpoken("fault");
    await deps.journal
      .record({
        callId: call.id,
        state,
        currentNodeId: state.nodeId,
        outcome,
        endReason: "fault",
        messages: [],
      })
      .catch((error: unknown) => {
        deps.log(`call ${call.id}: its end could not be written: ${describeFault(error)}`);
      });
  }

  /** @param askedAt the node at which the conversation stood when this was said */
  async function hear(text: string, at: number, askedAt: string | null): Promise<void> {
    // Said while an earlier reply was still being read: no answer to what was asked since.
    const isLate = askedAt !== state.nodeId;
    const expected = (isLate ? null : expects(tree, state)) ?? nothingExpected(state.lastSaid);
    const reading = await deps.understanding.read(text, { ...expected, now: at });
    const message = heardMessage(random.id("msg"), text, at, askedAt, reading);
    hasOptedOut ||= isOptOut(reading);
    // A conversation that is over hears nothing any more, but this counts even into the goodbye.
    if (state.phase === "over" && isOptOut(reading)) {
      await actSafely({ kind: "record-opt-out" });
    }
    if (isLate && reading.intent !== "opt_out") await keep([message]);
    else await take({ type: "caller-spoke", at, text, reading }, [message]);
  }

  return {
    callId: call.id,
    attach(opened) {
      line = opened;
      void enqueue(async () => {
        if (state.phase === "new") await take({ type: "call-answered", at: clock.now() });
      });
    },
    detach() {
      timing.stop();
      line = null;
    },
    receive(event) {
      const at = clock.now();
      switch (event.type) {
        case "caller-spoke":
          timing.callerStarted();
          if (event.last) {
            const { nodeId } = state;
            void enqueue(() => hear(event.text, at, nodeId));
          }
          return;
        case "caller-pressed":
          timing.callerStarted();
          void enqueue(
            async () => void (await take({ type: "caller-pressed", at, digits: event.digit })),
          );
          return;
        case "caller-interrupted": {
          timing.interrupted();
          const heard = writtenUntil(saidLately, event.heard);
          void enqueue(async () => void (await take({ type: "caller-interrupted", at, heard })));
          return;
        }
        case "agent-speaking":
          if (event.on) timing.agentStarted();
          else timing.agentFinished();
          return;
        case "caller-speaking":
          if (event.on) timing.callerStarted();
          else timing.callerFinished();
          return;
        case "relay-fault":
          deps.log(`call ${call.id}: the carrier refused a frame`);
          return;
        default:
          return;
      }
    },
    async close({ byCaller }) {
      timing.stop();
      line = null;
      await enqueue(async () => {
        if (byCaller && state.phase !== "over")
          await take({ type: "caller-hung-up", at: clock.now() });
      });
      return state;
    },
  };
}

function heardMessage(
  id: string,
  text: string,
  at: number,
  nodeId: string | null,
  reading: Reading,
): NewMessage {
  return {
    id,
    at,
    speaker: "caller",
    text,
    confidence: reading.confidence,
    intent: reading.intent,
    condition: reading.condition,
    nodeId,
    waitMilliseconds: null,
  };
}

/** Where the tree listens for nothing, an opt-out is heard all the same. */
function nothingExpected(question: string): Expected {
  return { conditions: [], intents: [], value: null, question };
}
