import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  transition,
} from "@rufbaum/conversation";
import type { Cancel, Clock, Random, Timers } from "@rufbaum/runtime";
import type { CallRecord, NewMessage } from "@rufbaum/store";
import type { CarrierEvent } from "@rufbaum/telephony";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected, Reading, Understanding } from "@rufbaum/understanding";
import type { LiveMessage } from "../../live/messages.ts";
import type { Journal } from "./journal.ts";
import { speechDuration } from "./speech-duration.ts";
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

/** How much longer than estimated we wait for the carrier to finish speaking before we hang up. */
const SPEECH_GRACE = 3_000;

/**
 * One call's conversation, fed by the relay socket.
 *
 * Events are taken one at a time, in the order they came. For each: read the reply, ask the
 * conversation, write the turn down, and only then speak. The line is either quiet, or the agent
 * speaks, or the caller speaks; the silence timer runs only while it is quiet and the conversation
 * listens. `over` is final: what comes later is ignored.
 */
export function createSession(
  call: CallRecord,
  tree: Tree,
  initial: ConversationState,
  deps: SessionDeps,
): CallSession {
  const { clock, timers, random } = deps;
  const titles = new Map(tree.nodes.map((node) => [node.id, node.title]));
  let state = initial;
  let line: RelayLine | null = null;
  let queue: Promise<void> = Promise.resolve();
  let agentSpeaksUntil = 0;
  let silenceAfter: number | null = null;
  let cancelSilence: Cancel = () => {};
  let cancelEnding: Cancel = () => {};
  let ending = false;

  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task).catch(async (error: unknown) => {
      deps.log(`call ${call.id}: turn failed: ${describe(error)}`);
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
    const parts = effects.flatMap((effect) =>
      effect.type === "say" ? [{ text: effect.text, interruptible: effect.interruptible }] : [],
    );
    if (parts.length > 0) speak(parts);
    for (const effect of effects) {
      if (effect.type === "listen") {
        silenceAfter = effect.silenceAfter;
        watchSilence();
      } else if (effect.type === "hang-up") {
        endWhenSpoken(effect.reason);
      } else if (effect.type === "act") {
        await take(await actionEvent(effect.action));
      }
    }
  }

  async function actionEvent(action: Action): Promise<ConversationEvent> {
    const result = await deps.act(call, action);
    const at = clock.now();
    if (!result.ok) return { type: "action-failed", at, reason: result.reason };
    return result.values
      ? { type: "action-succeeded", at, values: result.values }
      : { type: "action-succeeded", at };
  }

  function speak(parts: readonly SpokenPart[]): void {
    stopWatching();
    const length = parts.reduce((sum, part) => sum + part.text.length, 0);
    agentSpeaksUntil = Math.max(clock.now(), agentSpeaksUntil) + speechDuration(length);
    line?.say(parts);
  }

  function agentFinished(): void {
    agentSpeaksUntil = clock.now();
    if (ending) endNow();
    else watchSilence();
  }

  function watchSilence(): void {
    cancelSilence();
    if (silenceAfter === null || state.phase === "over") return;
    const stillSpeaking = Math.max(0, agentSpeaksUntil - clock.now());
    cancelSilence = timers.after(stillSpeaking + silenceAfter, () => {
      void enqueue(async () => void (await take({ type: "caller-fell-silent", at: clock.now() })));
    });
  }

  function stopWatching(): void {
    cancelSilence();
    silenceAfter = null;
  }

  function endWhenSpoken(reason: string): void {
    stopWatching();
    ending = true;
    const remaining = agentSpeaksUntil - clock.now();
    if (remaining <= 0) endNow(reason);
    else cancelEnding = timers.after(remaining + SPEECH_GRACE, () => endNow(reason));
  }

  function endNow(reason: string = state.endReason ?? "completed"): void {
    cancelEnding();
    line?.end(reason);
    line = null;
  }

  async function breakOff(): Promise<void> {
    stopWatching();
    if (ending || state.phase === "over") return;
    state = { ...state, phase: "over", outcome: "failed", endReason: "action-failed" };
    speak([{ text: FALLBACK_SENTENCE, interruptible: false }]);
    endWhenSpoken("fault");
    await deps.journal
      .record({
        callId: call.id,
        state,
        currentNodeId: state.nodeId,
        outcome: "failed",
        endReason: "fault",
        messages: [],
      })
      .catch((error: unknown) => {
        deps.log(`call ${call.id}: its end could not be written: ${describe(error)}`);
      });
  }

  async function hear(text: string, at: number): Promise<void> {
    const expected = expects(tree, state) ?? nothingExpected(state.lastSaid);
    const reading = await deps.understanding.read(text, expected);
    const message = heardMessage(random.id("msg"), text, at, state.nodeId, reading);
    await take({ type: "caller-spoke", at, text, reading }, [message]);
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
      stopWatching();
      cancelEnding();
      line = null;
    },
    receive(event) {
      const at = clock.now();
      switch (event.type) {
        case "caller-spoke":
          if (!event.last) return stopSilence();
          stopSilence();
          void enqueue(() => hear(event.text, at));
          return;
        case "caller-pressed":
          stopSilence();
          void enqueue(
            async () => void (await take({ type: "caller-pressed", at, digits: event.digit })),
          );
          return;
        case "caller-interrupted":
          agentSpeaksUntil = at;
          void enqueue(
            async () => void (await take({ type: "caller-interrupted", at, heard: event.heard })),
          );
          return;
        case "agent-speaking":
          if (event.on) stopSilence();
          else agentFinished();
          return;
        case "caller-speaking":
          if (event.on) stopSilence();
          else watchSilence();
          return;
        case "relay-fault":
          deps.log(`call ${call.id}: the carrier refused a frame`);
          return;
        default:
          return;
      }
    },
    async close({ byCaller }) {
      stopWatching();
      cancelEnding();
      line = null;
      await enqueue(async () => {
        if (byCaller && state.phase !== "over")
          await take({ type: "caller-hung-up", at: clock.now() });
      });
      return state;
    },
  };

  function stopSilence(): void {
    cancelSilence();
  }
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

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
