import { leaveIsDue, stay, stopTiming } from "../lines/line-timing.ts";
import { openingAgain } from "./opening.ts";
import type { SessionEffect, SessionEvent, SessionTimer } from "./session-events.ts";
import type { SessionContext, SessionState } from "./session-state.ts";
import {
  askForPatience,
  clearFloor,
  dropHeld,
  endLine,
  freeFloor,
  leave,
  speak,
  time,
} from "./speaking.ts";
import { change, put, type Step, takeTurn } from "./step.ts";
import { carrierTold, fallSilent } from "./telling.ts";
import { runTurn, takeAnswer } from "./turn-steps.ts";
import { beginTurn } from "./turns.ts";

/** Said when something of ours breaks in the middle of a call. */
export const FALLBACK_SENTENCE =
  "Entschuldigung, bei uns ist gerade eine technische Störung aufgetreten. Wir melden uns wieder. Auf Wiederhören.";

/** Lines of an operator that may wait for the caller's turn to end. */
const MOST_WHISPERED = 10;

/** What comes of an event: where the session stands then, and what is to be done, in this order. */
export interface Reduced {
  state: SessionState;
  effects: readonly SessionEffect[];
}

/**
 * One step of what leads a call. Pure: neither the state nor what it holds is ever changed; `at` in
 * milliseconds since 1970.
 *
 * The line to the caller's ear decides what comes of an event (–: nothing):
 *
 *                      none        streaming                   turns        handed over  closed
 *   line-opened        streaming or turns, and the conversation goes on ───────────────▶  –
 *   line-lost          –           none                        none         –            –
 *   caller speaks,     in turn     in turn; held over words    in turn      in turn      –
 *     presses, silent              that have to be heard
 *   agent speaks,      –           tells who has the floor;    –            –            –
 *     is cut off                   handed over when it was
 *                                  the last, or a wish waits
 *   relay-fault        –           of the voice: handed over   –            –            –
 *   operator-whispered waits       said once nobody speaks     the same     waits        waits
 *   operator-took-over –           handed over                 –            –            –
 *   timer silence      –           the caller fell silent      –            –            –
 *   timer leave        –           handed over                 –            –            –
 *   timer floor        what was held has its turn ─────────────────────────────────────▶
 *   kept-waiting       –           asks for patience           –            –            –
 *   let-go, closed     closed ─────────────────────────────────────────────────────────▶
 *   turn-began         the conversation is told, one turn at a time, whatever the line is;
 *     and answers      it is written down, and then there is said, asked and handed over
 *                      what there is a line for
 *   turn-failed        it ends as failed, with the fallback sentence where there is a line
 *
 * What the caller must hear can't be cut off (`floor.ts`). What he says over it is written down, but
 * waits until it has been spoken (`held.ts`), unless it is urgent (`urgent.ts`): then the line is
 * given back at once, and the carrier says the last words. A conversation that has no line stands
 * where it is: it broke, or the carrier does what only that can, recording or putting the caller
 * through, and a line is there again later (`acting` with no line means just that).
 */
export function reduce(
  context: SessionContext,
  state: SessionState,
  event: SessionEvent,
  at: number,
): Reduced {
  const step: Step = { context, at, state: { ...state }, effects: [] };
  handle(step, event);
  return { state: step.state, effects: step.effects };
}

function handle(step: Step, event: SessionEvent): void {
  switch (event.type) {
    case "line-opened":
      openLine(step, event);
      break;
    case "line-lost":
      loseLine(step);
      break;
    case "carrier-told":
      carrierTold(step, event.event);
      break;
    case "operator-whispered":
      whisper(step, event.text);
      break;
    case "operator-took-over":
      giveAway(step, event.to);
      break;
    case "let-go":
      close(step);
      change(step, { isEnding: true });
      break;
    case "closed":
      close(step);
      takeTurn(step, {
        do: "end",
        byCaller: event.byCaller,
        isTakenOver: event.isTakenOver,
      });
      break;
    case "timer-fired":
      timerFired(step, event.timer);
      break;
    case "kept-waiting":
      askForPatience(step);
      break;
    case "turn-began":
      // One at a time.
      if (step.state.turn !== null) return;
      change(step, { turn: event.turn.do, machineHears: null });
      beginTurn(step, event.turn);
      runTurn(step);
      break;
    case "turn-failed":
      change(step, { turn: null, waitsFor: null, todo: [] });
      breakOff(step);
      break;
    default:
      takeAnswer(step, event);
      break;
  }
}

function openLine(
  step: Step,
  { kind, resumed }: Extract<SessionEvent, { type: "line-opened" }>,
): void {
  if (step.state.line.is === "closed") return;
  change(step, {
    line: kind === "turns" ? { is: "turns" } : { is: "streaming", wish: null },
    opening: openingAgain(step.state.opening),
  });
  put(step, { do: "open-line", voice: step.context.voices.all[0] });
  // What the line before was to be given away for is asked for anew, if it still is.
  time(step, stay(step.state.timing));
  if (!step.state.isMute) clearFloor(step);
  takeTurn(step, { do: "go-on", resumed });
}

function loseLine(step: Step): void {
  const { line } = step.state;
  if (line.is !== "streaming" && line.is !== "turns") return;
  change(step, { line: { is: "none" } });
  time(step, stopTiming(step.state.timing));
  dropHeld(step);
}

function whisper(step: Step, text: string): void {
  if (!takesWhisper(step.state)) return;
  change(step, { whispered: [...step.state.whispered, text] });
  takeTurn(step, { do: "look-for-whispers" });
}

/** Whether an operator's line may wait: not too many do already. */
export function takesWhisper({ whispered }: SessionState): boolean {
  return whispered.length < MOST_WHISPERED;
}

function giveAway(step: Step, to: string): void {
  if (step.state.line.is !== "streaming") return;
  time(step, stopTiming(step.state.timing));
  endLine(step, { reason: "transfer", to });
}

function close(step: Step): void {
  change(step, { line: { is: "closed" }, whispered: [] });
  time(step, stopTiming(step.state.timing));
  dropHeld(step);
}

/** A timer that was called off too late finds nothing to do. */
function timerFired(step: Step, timer: SessionTimer): void {
  const { timing, line } = step.state;
  if (timer === "floor") {
    freeFloor(step);
    return;
  }
  if (timer === "leave") {
    time(step, leaveIsDue(timing));
    return;
  }
  if (line.is === "streaming" && timing.silence !== null) fallSilent(step);
}

function breakOff(step: Step): void {
  const { isEnding, conversation, hasOptedOut } = step.state;
  if (isEnding || conversation.phase === "over") return;
  const outcome = hasOptedOut ? "opt-out" : "failed";
  const state = { ...conversation, phase: "over", outcome, endReason: "fault" } as const;
  change(step, { conversation: state, isEnding: true });
  speak(step, [{ text: FALLBACK_SENTENCE, interruptible: false }]);
  leave(step, { reason: "hang-up", why: "fault" });
  // Not waited for: what holds it up may be what broke the call.
  put(step, { do: "record", state, otherwise: "its end could not be written" });
}
