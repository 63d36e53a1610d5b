import {
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  expectsEarly,
  isDistress,
  isOpeningHeard,
  isOptOut,
  transition,
  WORDING,
} from "@rufbaum/conversation";
import { type Clock, describeFault, type Random, type Timers } from "@rufbaum/runtime";
import { writtenUntil } from "@rufbaum/speech";
import type { CarrierEvent, VoiceName } from "@rufbaum/telephony";
import type { Action, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Expected, Reading, Understanding } from "@rufbaum/understanding";
import type { AnswerTime, CallRecord, NewMessage } from "../call.ts";
import type { Announce } from "../call-events.ts";
import { hintsOf } from "../lines/hints.ts";
import { keypadOf } from "../lines/keypad.ts";
import type { HandOver, Line, SpokenPart } from "../lines/line.ts";
import { createLineTiming } from "../lines/line-timing.ts";
import { spokenParts, type Utterance } from "../lines/spoken.ts";
import { voicesOf } from "../lines/voices.ts";
import { HELD_FOR } from "../steady.ts";
import { createAnswerTiming } from "./answer-timing.ts";
import type { ActionResult, CallSession } from "./call-session.ts";
import { type Beginning, createFloor, type Given } from "./floor.ts";
import type { Journal } from "./journal.ts";
import { createOpening } from "./opening.ts";
import { agentMessage, callerMessage } from "./turn-messages.ts";
import { isUrgent, namesKey } from "./urgent.ts";

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

/** Said when something of ours breaks in the middle of a call. */
export const FALLBACK_SENTENCE =
  "Entschuldigung, bei uns ist gerade eine technische Störung aufgetreten. Wir melden uns wieder. Auf Wiederhören.";

/** Milliseconds after which a caller who waits for us hears that we are there, and hears it again. */
const SILENT_FOR = 2_000;
const PATIENT_FOR = 15_000;

/** Of the texts a caller may cut into; more than that are never on their way to the voice. */
const MOST_KEPT = 8;

/** Lines of an operator that may wait for the caller's turn to end. */
const MOST_WHISPERED = 10;

/** Replies that may wait for the end of words that have to be heard. */
const MOST_HELD = 10;

/** Whether a fault means that the voice failed; the relay stays open all the same. */
export function isOfVoice(errorCode: number | null): errorCode is 64111 | 64112 {
  return errorCode === 64111 || errorCode === 64112;
}

/**
 * One call's conversation, fed by its line: the relay's socket, or webhooks turn by turn.
 *
 * Events are taken one at a time, in the order they came. For each: read the reply, ask the
 * conversation, write the turn down, and only then speak. `over` is final: what comes later is
 * ignored.
 *
 * A line may come and go while the conversation stands where it is. It breaks (`detach`) and is
 * opened anew (`attach`); or the conversation gives the call back to the carrier for something only
 * that can do, starting a recording or putting the caller through, and goes on when a line is there
 * again: `acting` with no line means just that.
 *
 * What the caller must hear can't be cut off (`floor.ts`). What he says over it is written down, but
 * waits until it has been spoken, unless it is urgent (`urgent.ts`): then the line is given back at
 * once, and the carrier says the last words.
 */
export function createSession(
  call: CallRecord,
  tree: Tree,
  initial: ConversationState,
  deps: SessionDeps,
): CallSession {
  const { clock, random } = deps;
  const timing = createLineTiming(deps);
  const graph = graphOf(tree);
  const voices = voicesOf(tree);
  let state = initial;
  let line: Line | null = null;
  const answers = createAnswerTiming(clock);
  /** Lines of an operator that wait until nobody speaks. */
  let whispered: readonly string[] = [];
  let callerSpeaks = false;
  /** An action is being done in this process; its result will come. */
  let isActing = false;
  /** When the caller said what nothing has been answered to yet. */
  let askedAt: number | null = null;
  /** What was given to the voice last, as it was written. */
  let saidLately: readonly string[] = [];
  let queue: Promise<void> = Promise.resolve();
  let ending = false;
  /** The call is over: what still comes is written down, but nothing is waited for. */
  let isClosed = false;
  let heardAt = 0;
  const opening = createOpening({
    isHeard: isOpeningHeard(initial),
    wasHeard: () => void enqueue(async () => keepOpeningHeard()),
  });
  const floor = createFloor(deps);
  /** What the line was given back for, or will be once everything has been spoken. */
  let handingOver: Wish | null = null;
  /** What was said over words that have to be heard, and waits for their end. */
  let held: readonly { text: string; askedAt: string | null; began: Beginning }[] = [];
  /** The voice failed: what is said now is for the next line. */
  let isMute = false;
  /** It had only seemed to say the first words. */
  let isOpeningLost = false;
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
    { cutsIn = false } = {},
  ): Promise<ConversationState> {
    if (!RESULTS.has(event.type)) askedAt = ANSWERED.has(event.type) ? event.at : null;
    const turn = transition(tree, state, event);
    const origin = event.type === "operator-said" ? "operator" : null;
    const said = turn.effects
      .filter((effect) => effect.type === "say")
      .filter(({ isAgain }) => !isAgain)
      .map((effect) => agentMessage(effect, { id: random.id("msg"), at: clock.now(), origin }));
    if (turn.state !== state || said.length > 0 || heard.length > 0) {
      await write(turn.state, [...heard, ...said]);
    }
    state = turn.state;
    announceTurn(turn.effects, [...heard, ...said]);
    await perform(turn.effects, said[0]?.id, cutsIn);
    // Nothing comes of it: whoever waits for an answer goes on waiting.
    if (ANSWERED.has(event.type) && turn.effects.length === 0) goOnWaiting();
    sayWhispered();
    return state;
  }

  async function write(next: ConversationState, messages: readonly NewMessage[]): Promise<void> {
    keepTime(answers.take());
    await bridged(record(next, messages));
  }

  function record(next: ConversationState, messages: readonly NewMessage[]): Promise<void> {
    return deps.journal.record({
      callId: call.id,
      state: next,
      currentNodeId: next.nodeId,
      outcome: next.outcome,
      endReason: next.endReason,
      messages,
    });
  }

  /** Kept at once: whoever leads the call after this process must not greet a second time. */
  function keepOpeningHeard(): void {
    state = transition(tree, state, { type: "opening-heard", at: clock.now() }).state;
    // Turn by turn it is told by an answer, and written down with it.
    if (line?.kind === "turns" || state.phase !== "listening") return;
    // Nobody waits for it, so that nobody is asked for patience.
    record(state, []).catch((error: unknown) => {
      deps.log(`call ${call.id}: that it was greeted was not written: ${describeFault(error)}`);
    });
  }

  /** Asks the caller for patience while that takes long, and gives it up where it takes too long. */
  function bridged<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancels = [
        deps.timers.after(SILENT_FOR, askForPatience),
        deps.timers.every(PATIENT_FOR, askForPatience),
        deps.timers.after(HELD_FOR, () => done(() => reject(new Error("held for too long")))),
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

  /**
   * Nothing of it is written down, for that is what can't be done. Who has not been told yet that
   * an AI calls is told so first.
   */
  function askForPatience(): void {
    if (isClosed || line?.kind !== "stream" || state.phase === "new") return;
    const parts = spokenParts({ text: WORDING.oneMoment, interruptible: false }, voices);
    timing.agentSays(parts.reduce((sum, part) => sum + part.text.length, 0));
    line.say(parts);
  }

  function keepTime(time: AnswerTime | null): void {
    if (!time) return;
    deps.journal.timed(time);
    deps.announce({ type: "call-heard", callId: call.id, ...time });
  }

  function announceTurn(
    effects: readonly ConversationEffect[],
    messages: readonly NewMessage[],
  ): void {
    for (const effect of effects) {
      if (effect.type !== "move") continue;
      const node = graph.node(effect.nodeId);
      deps.announce({
        type: "call-moved",
        callId: call.id,
        nodeId: effect.nodeId,
        nodeTitle: node?.title ?? "",
        nodeKind: node?.type ?? null,
      });
    }
    for (const message of messages) deps.announce({ type: "call-said", call, message, tree });
  }

  async function perform(
    effects: readonly ConversationEffect[],
    firstMessageId: string | undefined,
    cutsIn: boolean,
  ): Promise<void> {
    const parts = effects.filter((effect) => effect.type === "say");
    const isCutOff = cutsIn && effects.some((effect) => effect.type === "hang-up");
    if (parts.length > 0 && !isCutOff) speak(parts);
    if (askedAt !== null && firstMessageId !== undefined) {
      answers.sent(firstMessageId, askedAt);
      askedAt = null;
    }
    for (const effect of effects) {
      if (effect.type === "listen") listen(effect.silenceAfter);
      else if (effect.type === "hang-up") {
        ending = true;
        const next = { reason: "hang-up", why: effect.reason } as const;
        const words = parts.flatMap((said) => spokenParts(said, voices));
        // The relay ends at once, and with it what can't be cut off; the carrier says goodbye.
        if (isCutOff) endLine({ ...next, words: wordsOf(words) });
        else leave(next);
      } else if (effect.type === "act") await act(effect.action);
    }
  }

  /** What only the carrier can do comes back with the next line, or with `dialed`. */
  async function act(action: Action): Promise<void> {
    if (action.kind === "start-recording" && deps.mayRecord) return leave({ reason: "record" });
    if (action.kind === "transfer") return putThrough(action);
    isActing = true;
    const result = await actSafely(action);
    isActing = false;
    await take(resultEvent(result));
  }

  async function putThrough(action: Extract<Action, { kind: "transfer" }>): Promise<void> {
    const to = await deps.transferTo(action.to);
    if (to === null) {
      await take(resultEvent({ ok: false, reason: "invalid-number" }));
      return;
    }
    if (action.announce) {
      const nodeId = state.nodeId ?? "";
      const effect = { type: "say", nodeId, text: action.announce, interruptible: false } as const;
      const message = agentMessage(effect, { id: random.id("msg"), at: clock.now(), origin: null });
      await write(state, [message]);
      announceTurn([], [message]);
      speak([effect]);
    }
    leave({ reason: "transfer", to });
  }

  function resultEvent(result: ActionResult): ConversationEvent {
    const at = clock.now();
    if (!result.ok) return { type: "action-failed", at, reason: result.reason };
    const { values } = result;
    return values ? { type: "action-succeeded", at, values } : { type: "action-succeeded", at };
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

  /** Gives texts to the voice; what is kept and shown stays as written. */
  function speak(utterances: readonly Utterance[]): void {
    saidLately = [...saidLately, ...utterances.map(({ text }) => text)].slice(-MOST_KEPT);
    give(utterances.map((said) => ({ written: said.text, parts: spokenParts(said, voices) })));
  }

  function give(given: readonly Given[]): void {
    const spoken = given.flatMap(({ parts }) => parts);
    if (spoken.length === 0) return;
    floor.said(given);
    if (isMute) return;
    opening.said(spoken);
    timing.agentSays(spoken.reduce((sum, part) => sum + part.text.length, 0));
    line?.say(spoken);
  }

  function listen(silence: number): void {
    if (isClosed) return;
    const { nodeId, variables } = state;
    const hints = line?.kind === "turns" ? hintsOf(tree, { nodeId, variables }) : [];
    line?.listen(silence, keypadOf(tree, nodeId), { voice: voices.at(nodeId), hints });
    // Without a line nobody is asked anything: an operator may speak with the caller.
    if (line?.kind === "stream") timing.listenFor(silence, () => fallSilent());
  }

  function fallSilent(): void {
    opening.heard();
    void enqueue(async () => void (await take({ type: "caller-fell-silent", at: clock.now() })));
  }

  /** Gives the call back to the carrier, once everything has been spoken. */
  function leave(next: Wish): void {
    if (line?.kind === "turns") {
      line.end(next);
      return;
    }
    if (isClosed) return;
    handingOver = next;
    timing.whenSpoken(() => endLine(next));
  }

  function endLine(next: HandOver): void {
    dropHeld();
    line?.end(next);
    line = null;
  }

  /** The relay can't say it: the carrier goes on in another way, with what was not heard. */
  function failVoice(code: number): void {
    isOpeningLost ||= opening.voiceFailed();
    floor.voiceFailed();
    timing.stop();
    isMute = true;
    const parts = floor.unheard().flatMap((given) => given.parts);
    if (handingOver === null || handingOver.reason === "record") {
      endLine({ reason: "voice-failed", code });
    } else endLine({ ...handingOver, words: wordsOf(parts) });
  }

  /** Where there is no line, what comes next is told by the carrier. */
  function goOnWaiting(): void {
    if (!callerSpeaks && line?.kind === "stream") timing.callerFinished();
  }

  async function breakOff(): Promise<void> {
    if (ending || state.phase === "over") return;
    const outcome = hasOptedOut ? "opt-out" : "failed";
    state = { ...state, phase: "over", outcome, endReason: "fault" };
    speak([{ text: FALLBACK_SENTENCE, interruptible: false }]);
    ending = true;
    leave({ reason: "hang-up", why: "fault" });
    // Not waited for: what holds it up may be what broke the call.
    record(state, []).catch((error: unknown) => {
      deps.log(`call ${call.id}: its end could not be written: ${describeFault(error)}`);
    });
  }

  /** @param askedAt the node at which the conversation stood when this was said */
  async function hear(
    text: string,
    at: number,
    askedAt: string | null,
    began: Beginning,
  ): Promise<void> {
    if (isFirm()) return hearOverFirm(text, at, askedAt, began);
    // A call for help is none of them: a tree that has a way for it is asked for that at any time.
    const isHelp = isDistress(text);
    // Said while an earlier reply was still being read: no answer to what was asked since.
    const isLate = !isHelp && askedAt !== state.nodeId;
    const isEarly = !isHelp && isBefore(began, askedAt);
    const hoped = isLate || isEarly ? null : expects(tree, state);
    const expected = isEarly
      ? expectsEarly(tree, state)
      : (hoped ?? nothingExpected(state.lastSaid));
    const reading = await deps.understanding.read(text, { ...expected, now: at });
    const message = callerMessage({ id: random.id("msg"), text, at, nodeId: askedAt }, reading);
    hasOptedOut ||= isOptOut(reading);
    // A conversation that is over hears nothing any more, but this counts even into the goodbye.
    if (state.phase === "over" && isOptOut(reading)) {
      await actSafely({ kind: "record-opt-out" });
    }
    if (!isLate || isEarly || isOptOut(reading)) {
      await take({ type: "caller-spoke", at, text, reading, isEarly }, [message]);
      return;
    }
    await note(message);
  }

  /** Writes down what nothing comes of, now or ever. */
  async function note(message: NewMessage): Promise<void> {
    await write(state, [message]);
    announceTurn([], [message]);
    goOnWaiting();
  }

  /** Something is being said that the caller has to hear. */
  function isFirm(): boolean {
    return line?.kind === "stream" && state.phase !== "over" && floor.isFirm;
  }

  /** Said over words that had to be heard, before the question that stands now was asked. */
  function isBefore(began: Beginning, askedAt: string | null): boolean {
    return began.isEarly || (began.wasFirm && askedAt !== state.nodeId);
  }

  /** What is said over words that have to be heard waits for their end, unless it is urgent. */
  async function hearOverFirm(
    text: string,
    at: number,
    askedAt: string | null,
    began: Beginning,
  ): Promise<void> {
    const reading = await readOverFirm(text, at);
    const message = callerMessage({ id: random.id("msg"), text, at, nodeId: askedAt }, reading);
    if (isUrgent(text, reading)) return heed(text, at, reading, [message]);
    await note(message);
    if (held.length >= MOST_HELD) return;
    held = [...held, { text, askedAt, began }];
    if (held.length === 1) floor.whenFree(() => void enqueue(answerHeld));
    else await heedInBreaths(at);
  }

  /** "Rufen Sie mich …", "nie wieder an!": who hangs up next has said it all the same. */
  async function heedInBreaths(at: number): Promise<void> {
    const text = held.map((one) => one.text).join(" ");
    const reading = await readOverFirm(text, at);
    if (!isOptOut(reading) && !isDistress(text)) return;
    held = [];
    await heed(text, at, reading, []);
  }

  /** Nothing of it is an answer; but where the tree has a way of its own for who needs help, that counts. */
  async function readOverFirm(text: string, at: number): Promise<Reading> {
    const hoped = isDistress(text) ? expects(tree, state) : null;
    const expected = hoped ?? nothingExpected("");
    const reading = await deps.understanding.read(text, { ...expected, now: at });
    hasOptedOut ||= isOptOut(reading);
    return reading;
  }

  async function heed(
    text: string,
    at: number,
    reading: Reading,
    messages: readonly NewMessage[],
  ): Promise<void> {
    const isEarly = !isDistress(text);
    await take({ type: "caller-spoke", at, text, reading, isEarly }, messages, { cutsIn: true });
  }

  /** What was said in several breaths is one reply; it is written down already. */
  async function answerHeld(): Promise<void> {
    const all = held;
    held = [];
    const early = all.filter(({ began, askedAt }) => isBefore(began, askedAt));
    const answers = all.filter((one) => !early.includes(one));
    for (const replies of [early, answers]) {
      if (replies.length === 0) continue;
      const at = clock.now();
      const isEarly = replies === early;
      const text = replies.map((reply) => reply.text).join(" ");
      const expected = (isEarly ? null : expects(tree, state)) ?? expectsEarly(tree, state);
      const reading = await deps.understanding.read(text, { ...expected, now: at });
      hasOptedOut ||= isOptOut(reading);
      await take({ type: "caller-spoke", at, text, reading, isEarly });
    }
  }

  function dropHeld(): void {
    floor.stop();
    held = [];
  }

  function openFloor(): void {
    floor.lineOpened();
    held = [];
  }

  /** A key pressed over words that had to be heard counts if they had asked for it by then. */
  async function press(
    digits: string,
    at: number,
    askedAt: string | null,
    began: Beginning,
  ): Promise<void> {
    if (isFirm()) {
      floor.whenFree(() => void enqueue(() => press(digits, clock.now(), askedAt, began)));
      return;
    }
    if (isBefore(began, askedAt) && !namesKey(began.heard, digits)) return goOnWaiting();
    await take({ type: "caller-pressed", at, digits });
  }

  /** What the conversation waited for while it had no line; else it asks again, or says nothing. */
  async function goOn(resumed: boolean): Promise<void> {
    const at = clock.now();
    const unheard = isMute ? floor.unheard() : [];
    if (isMute) openFloor();
    isMute = false;
    if (state.phase !== "listening") give(unheard);
    if (state.phase === "new") await take({ type: "call-answered", at });
    else if (state.phase === "acting" && !isActing) {
      const isRecorded = actionAt(tree, state.nodeId)?.kind === "start-recording";
      const outcome: ActionResult = isRecorded ? { ok: true } : { ok: false, reason: "line-lost" };
      await take(resultEvent(outcome));
    } else if (state.phase === "listening" && resumed) {
      const words = unheard.map(({ written }) => written).join(" ");
      const lost = { ...(words && { unheard: words }), ...(isOpeningLost && { isOpeningLost }) };
      isOpeningLost = false;
      await take({ type: "line-resumed", at, ...lost });
    } else if (state.phase === "over") leave({ reason: "hang-up", why: state.endReason ?? "over" });
  }

  /** Said at once where it is quiet; else after the caller's turn. */
  function sayWhispered(): void {
    if (callerSpeaks || line === null || state.phase !== "listening") return;
    if (whispered.length === 0) return;
    void enqueue(async () => {
      const text = whispered.join(" ");
      if (text === "" || state.phase !== "listening") return;
      whispered = [];
      await take({ type: "operator-said", at: clock.now(), text });
    });
  }

  function callerIsDone(): void {
    callerSpeaks = false;
    answers.callerFinished();
  }

  return {
    callId: call.id,
    get state() {
      return state;
    },
    get heardAt() {
      return heardAt;
    },
    get hasOptedOut() {
      return hasOptedOut || state.outcome === "opt-out";
    },
    get wantsRecording() {
      return state.phase === "acting" && actionAt(tree, state.nodeId)?.kind === "start-recording";
    },
    get speech() {
      const hints = hintsOf(tree, { nodeId: null, variables: state.variables });
      return { voices: voices.all, hints };
    },
    attach(opened, { resumed }) {
      if (isClosed) return;
      line = opened;
      opened.opens(voices.all[0]);
      opening.lineOpened();
      handingOver = null;
      if (!isMute) openFloor();
      void enqueue(() => goOn(resumed));
    },
    detach(closed) {
      if (line !== closed) return;
      timing.stop();
      dropHeld();
      line = null;
    },
    receive(event) {
      if (isClosed) return;
      const at = clock.now();
      heardAt = at;
      // Turn by turn nobody hears anything before it has been said.
      if (line?.kind === "turns" && BY_TURNS.has(event.type)) opening.heard();
      if (line?.kind !== "stream" && OF_A_STREAM.has(event.type)) return;
      switch (event.type) {
        case "caller-spoke": {
          timing.callerStarted();
          if (!event.last) return floor.callerBegan();
          timing.callerDone();
          callerIsDone();
          const { nodeId } = state;
          const began = line?.kind === "turns" ? HEARD_ALL : floor.callerDone(event.text);
          void enqueue(() => hear(event.text, at, nodeId, began));
          return;
        }
        case "caller-pressed": {
          timing.callerStarted();
          timing.callerDone();
          const { nodeId } = state;
          const began = line?.kind === "turns" ? HEARD_ALL : floor.callerDone("");
          void enqueue(() => press(event.digit, at, nodeId, began));
          return;
        }
        case "caller-interrupted": {
          if (timing.interrupted()) floor.interrupted();
          const heard = writtenUntil(saidLately, event.heard);
          void enqueue(async () => void (await take({ type: "caller-interrupted", at, heard })));
          return;
        }
        case "caller-fell-silent":
          return fallSilent();
        case "agent-speaking":
          if (!event.on) {
            if (timing.agentFinished()) floor.agentFinished();
            return opening.heard();
          }
          timing.agentStarted();
          floor.agentStarted();
          return keepTime(answers.agentStarted());
        case "caller-speaking":
          callerSpeaks = event.on;
          if (event.on) {
            floor.callerBegan();
            return timing.callerStarted();
          }
          timing.callerFinished();
          callerIsDone();
          // What was said comes first, if it comes.
          void enqueue(async () => sayWhispered());
          return;
        case "spoken":
          floor.played(event);
          return opening.played(event);
        case "relay-fault":
          if (isOfVoice(event.code)) failVoice(event.code);
          deps.log(`call ${call.id}: the relay tells a fault: ${event.message}`);
          return;
        default:
          return;
      }
    },
    whisper(text) {
      if (whispered.length >= MOST_WHISPERED) return false;
      whispered = [...whispered, text];
      void enqueue(async () => sayWhispered());
      return true;
    },
    handOver(to) {
      if (line === null || line.kind === "turns") return false;
      timing.stop();
      endLine({ reason: "transfer", to });
      return true;
    },
    dialed({ answered }) {
      return enqueue(async () => {
        if (answered) await take({ type: "caller-transferred", at: clock.now() });
      });
    },
    async machineAnswered({ canListen }) {
      let message: readonly string[] | null = null;
      await enqueue(async () => {
        // It was recognised by its words already, and may have been spoken to before the beep.
        const isKnown = state.endReason === "voicemail" && line !== null;
        if (state.phase === "over" && !isKnown) return;
        const isHeld = line === null || line.kind === "turns";
        // The detection was late, or wrong: somebody speaks with the caller by now, or we have.
        if ((isHeld && isPutThrough(tree, state)) || hasAnsweredTwice(tree, state)) return;
        timing.stop();
        dropHeld();
        line = null;
        if (isKnown) message = canListen ? saidLately.slice(-1) : [];
        else {
          saidLately = [];
          // Where this turn can't be written down, it is hung up all the same: nobody leads it now.
          message = [];
          await take({ type: "machine-answered", at: clock.now(), canListen });
          message = saidLately;
        }
      });
      return message;
    },
    settled: () => queue,
    letGo() {
      isClosed = true;
      timing.stop();
      dropHeld();
      line = null;
      ending = true;
      whispered = [];
    },
    async close({ byCaller, isTakenOver }) {
      isClosed = true;
      timing.stop();
      dropHeld();
      line = null;
      whispered = [];
      await enqueue(async () => {
        keepTime(answers.take());
        if (state.phase === "over") return;
        const at = clock.now();
        if (isTakenOver || isPutThrough(tree, state))
          await take({ type: "caller-transferred", at });
        else if (byCaller) await take({ type: "caller-hung-up", at });
      });
      return state;
    },
  };
}

/** What the conversation gives the call back for. */
type Wish = Exclude<HandOver, { reason: "voice-failed" }>;

/** They belong to what was asked before. */
const RESULTS: ReadonlySet<ConversationEvent["type"]> = new Set([
  "action-succeeded",
  "action-failed",
]);

/** The conversation's events that are a caller's, who waits for an answer. */
const ANSWERED: ReadonlySet<ConversationEvent["type"]> = new Set([
  "caller-spoke",
  "caller-pressed",
]);

/** What a line that goes turn by turn tells, and what only a relay tells, whose last words come late. */
const BY_TURNS: ReadonlySet<CarrierEvent["type"]> = new Set([
  "caller-spoke",
  "caller-pressed",
  "caller-fell-silent",
]);
const OF_A_STREAM: ReadonlySet<CarrierEvent["type"]> = new Set([
  "agent-speaking",
  "spoken",
  "caller-interrupted",
  "relay-fault",
]);

/** Turn by turn nobody speaks before all has been said. */
const HEARD_ALL: Beginning = { wasFirm: false, isEarly: false, heard: "" };

function wordsOf(parts: readonly SpokenPart[]): { text: string; voice: VoiceName }[] {
  return parts.map(({ text, voice = "usual" }) => ({ text, voice }));
}

function actionAt(tree: Tree, nodeId: string | null): Action | undefined {
  return tree.nodes.find(({ id }) => id === nodeId)?.action;
}

/** No machine's announcement is taken for the answers to two questions. */
function hasAnsweredTwice(tree: Tree, { phase, path }: ConversationState): boolean {
  const graph = graphOf(tree);
  const asked = path.filter((nodeId) => {
    const type = graph.node(nodeId)?.type;
    return type === "decision" || type === "input";
  });
  return phase === "listening" && asked.length > 2;
}

/** It ended while the carrier put the caller through to somebody. */
function isPutThrough(tree: Tree, { phase, nodeId }: ConversationState): boolean {
  return phase === "acting" && actionAt(tree, nodeId)?.kind === "transfer";
}

/** Where the tree listens for nothing, an opt-out is heard all the same. */
function nothingExpected(question: string): Expected {
  return { conditions: [], intents: [], value: null, question };
}
