import type { CallRecord } from "../call-record.ts";
import type { Callee } from "../callee/callee.ts";
import type { Recordings } from "../recordings/recordings.ts";
import { type AgentSpeech, type CutSpeech, createAgentSpeech } from "./agent-speech.ts";
import { type CalleeTurns, calleeTurns } from "./callee-turns.ts";
import type { LineTimers } from "./line-timers.ts";
import type { MachineDetector } from "./machine-detection.ts";

/** Whoever listens on the carrier's side: a relay, a `<Gather>`, somebody put through. */
export interface Ear {
  /** The agent begins to speak after silence, has said so much, or all of it. */
  agentStarted?(): void;
  agentPlayed?(text: string): void;
  agentFinished?(): void;
  /** The callee opens its mouth, for so many milliseconds; `false` if that is not heard. */
  calleeSpeaks(text: string, milliseconds: number): boolean;
  calleeSaid(text: string): void;
  calleePressed(digit: string): void;
}

/** The two voices of an answered call. */
export interface PhoneLine {
  readonly speech: AgentSpeech;
  readonly turns: CalleeTurns;
  /** From now on this ear listens, and no other; what the callee is just saying it hears, too. */
  attach(ear: Ear): void;
  detach(ear: Ear): void;
  /** Somebody else's voice than the agent's was heard on the line. */
  recordOther(text: string, milliseconds: number): void;
  /** The agent falls silent and the rest is dropped; what of it was heard. */
  cutOff(): CutSpeech | null;
  /** Puts on record what the callee has said so far of its sentence. */
  noteSentence(): void;
}

export interface PhoneLineOptions {
  call: CallRecord;
  callee: Callee;
  timers: LineTimers;
  /** The emulator's milliseconds since the call was made. */
  now(): number;
  recordings: Recordings;
  hungUp(): void;
  /** Listens beside whoever listens. */
  detector: MachineDetector | null;
}

/**
 * Joins the agent's voice and the callee's for as long as the call lasts, whatever listens
 * meanwhile. What the callee says while nobody listens is lost, as on a real line.
 */
export function openPhoneLine(options: PhoneLineOptions): PhoneLine {
  const { call, callee, timers, now, recordings, detector } = options;
  let ear: Ear | null = null;
  /** What the callee is saying. */
  let sentence: { text: string; endsAt: number; heard: boolean; begunAt: number } | null = null;

  const turns = calleeTurns(callee, timers, {
    speaks(text, milliseconds) {
      detector?.calleeSpeaks();
      const heard = ear?.calleeSpeaks(text, milliseconds) ?? false;
      sentence = { text, begunAt: now(), endsAt: now() + milliseconds, heard };
    },
    said(text) {
      noteSentence();
      const heard = sentence?.heard ?? false;
      sentence = null;
      detector?.calleeSaid();
      if (heard) ear?.calleeSaid(text);
      return heard;
    },
    pressed: (digit) => ear?.calleePressed(digit),
    beeped: () => detector?.beeped(),
    hungUp: options.hungUp,
  });

  const speech = createAgentSpeech(timers, now, {
    started: () => ear?.agentStarted?.(),
    began: turns.agentBegan,
    played(text, milliseconds, cut) {
      recordings.said(call, "agent", text, now() - milliseconds, milliseconds);
      if (!cut) ear?.agentPlayed?.(text);
      turns.agentPlayed(text);
    },
    pressed: turns.agentPressed,
    finished() {
      ear?.agentFinished?.();
      turns.agentFinished();
    },
  });

  function noteSentence(): void {
    if (!sentence) return;
    const { text, begunAt } = sentence;
    recordings.said(call, "callee", text, begunAt, now() - begunAt);
    sentence.begunAt = now();
  }

  return {
    speech,
    turns,
    noteSentence,
    attach(other) {
      ear = other;
      if (!sentence || sentence.heard) return;
      sentence.heard = other.calleeSpeaks(sentence.text, sentence.endsAt - now());
    },
    detach(other) {
      if (ear !== other) return;
      ear = null;
      if (sentence) sentence.heard = false;
    },
    recordOther(text, milliseconds) {
      recordings.said(call, "agent", text, now() - milliseconds, milliseconds);
    },
    cutOff() {
      const cut = speech.interrupt();
      if (cut) turns.agentCutOff();
      return cut;
    },
  };
}
