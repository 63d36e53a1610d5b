import { type ConversationState, needsDecision } from "@rufbaum/conversation";
import { type Cancel, describeFault } from "@rufbaum/runtime";
import type { Tree } from "@rufbaum/tree";
import type { CallRecord } from "../call.ts";
import { hintsOf } from "../lines/hints.ts";
import type { Line } from "../lines/line.ts";
import { voicesOf } from "../lines/voices.ts";
import type { CallSession } from "./call-session.ts";
import { reduce, takesWhisper } from "./reduce.ts";
import type {
  Question,
  SessionEffect,
  SessionEvent,
  SessionTimer,
  Turn,
} from "./session-events.ts";
import { type SessionDeps, sessionPorts } from "./session-ports.ts";
import { type SessionContext, sessionAt } from "./session-state.ts";
import { wantsRecording } from "./turns.ts";

/**
 * One call's conversation, fed by its line: the relay's socket, or webhooks turn by turn.
 *
 * What happens in it is decided by `reduce`. Here it is done: what comes is handed in with the time
 * of day, turns one at a time in the order they came, and the effects are carried out on the line,
 * the timers, the journal and the other ports.
 */
export function createSession(
  call: CallRecord,
  tree: Tree,
  initial: ConversationState,
  deps: SessionDeps,
): CallSession {
  const { clock, timers } = deps;
  const voices = voicesOf(tree);
  const context: SessionContext = { call, tree, voices, mayRecord: deps.mayRecord };
  let state = sessionAt(initial);
  let line: Line | null = null;
  let queue: Promise<void> = Promise.resolve();
  /** What the turn under way waits for. */
  let question: Question | null = null;
  const running = new Map<SessionTimer, Cancel>();
  const ports = sessionPorts(call, deps, () => tell({ type: "kept-waiting" }));
  /** What came while effects were being carried out. */
  const inbox: SessionEvent[] = [];
  let isBusy = false;

  function tell(event: SessionEvent): void {
    inbox.push(event);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = inbox.shift(); next; next = inbox.shift()) {
        const reduced = reduce(context, state, next, clock.now());
        state = reduced.state;
        for (const effect of reduced.effects) perform(effect);
      }
    } finally {
      isBusy = false;
    }
  }

  function perform(effect: SessionEffect): void {
    switch (effect.do) {
      case "open-line":
        line?.opens(effect.voice);
        break;
      case "say":
        line?.say(effect.parts);
        break;
      case "listen":
        line?.listen(effect.silence, effect.keypad, effect.hearing);
        break;
      case "end-line":
        endLine(effect.next);
        break;
      case "start-timer":
        startTimer(effect.timer, effect.milliseconds);
        break;
      case "stop-timer":
        running.get(effect.timer)?.();
        break;
      case "take-turn":
        void take(effect.turn);
        break;
      case "announce":
        deps.announce(effect.event);
        break;
      case "keep-time":
        deps.journal.timed(effect.time);
        break;
      case "record":
        ports.recordSometime(effect.state, effect.otherwise);
        break;
      case "log":
        deps.log(effect.message);
        break;
      default:
        question = effect;
    }
  }

  function endLine(next: Parameters<Line["end"]>[0]): void {
    const ended = line;
    if (state.line.is !== "turns") line = null;
    ended?.end(next);
  }

  function startTimer(timer: SessionTimer, milliseconds: number): void {
    running.get(timer)?.();
    running.set(
      timer,
      timers.after(milliseconds, () => tell({ type: "timer-fired", timer })),
    );
  }

  function take(turn: Turn): Promise<void> {
    queue = queue
      .then(() => lead(turn))
      .catch((error: unknown) => {
        deps.log(`call ${call.id}: turn failed: ${describeFault(error)}`);
        question = null;
        tell({ type: "turn-failed" });
      });
    return queue;
  }

  async function lead(turn: Turn): Promise<void> {
    tell({ type: "turn-began", turn });
    while (question) {
      const asked = question;
      question = null;
      tell(await ports.answer(asked));
    }
  }

  return {
    callId: call.id,
    get state() {
      return state.conversation;
    },
    get heardAt() {
      return state.heardAt;
    },
    get hasOptedOut() {
      return state.hasOptedOut || state.conversation.outcome === "opt-out";
    },
    get needsDecision() {
      return state.needsDecision || needsDecision(state.conversation);
    },
    get wantsRecording() {
      return wantsRecording(tree, state.conversation);
    },
    get speech() {
      const { variables } = state.conversation;
      return { voices: voices.all, hints: hintsOf(tree, { nodeId: null, variables }) };
    },
    attach(opened, { resumed }) {
      if (state.line.is === "closed") return;
      line = opened;
      tell({ type: "line-opened", kind: opened.kind, resumed });
    },
    detach(closed) {
      if (line !== closed) return;
      line = null;
      tell({ type: "line-lost" });
    },
    receive: (event) => tell({ type: "carrier-told", event }),
    whisper(text) {
      if (!takesWhisper(state)) return false;
      tell({ type: "operator-whispered", text });
      return true;
    },
    handOver(to) {
      if (state.line.is !== "streaming") return false;
      tell({ type: "operator-took-over", to });
      return true;
    },
    dialed: ({ answered }) => take({ do: "dialed", answered }),
    async machineAnswered(machine) {
      let hears: readonly string[] | null = null;
      await take({ do: "meet-machine", ...machine }).finally(() => {
        hears = state.machineHears;
      });
      return hears;
    },
    settled: () => queue,
    letGo() {
      line = null;
      tell({ type: "let-go" });
    },
    async close({ byCaller, isTakenOver = false }) {
      line = null;
      tell({ type: "closed", byCaller, isTakenOver });
      await queue;
      return state.conversation;
    },
  };
}
