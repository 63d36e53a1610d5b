import type { CallScript, CallStep, VoiceName } from "@rufbaum/telephony";
import type { Keypad } from "@rufbaum/tree/graph";
import type { CallSession } from "../session/call-session.ts";
import type { HandOver, Hearing, Line, SpokenPart } from "./line.ts";

/** What leads the call, as far as it is needed here. */
export type LedSession = Pick<CallSession, "callId" | "state" | "attach" | "receive" | "settled">;

export interface GatherDeps {
  /** The step that puts a call through. */
  dial(callId: string, to: string): CallStep | Promise<CallStep>;
}

/** What the carrier heard in one turn; neither of them: silence. */
export interface TurnHeard {
  text: string | null;
  digits: string | null;
}

export interface Gather {
  /** Begins, or goes on, turn by turn. `resumed`: a line was there before, and broke. */
  open(session: LedSession, options: { resumed: boolean }): Promise<CallScript>;
  /** What comes after the turn in which this was heard. */
  turn(session: LedSession, turn: number, heard: TurnHeard): Promise<CallScript>;
  /** The call is over, or is led in another way. */
  close(callId: string): void;
  /** Calls that are led this way. */
  count(): number;
}

/** One call's line: what the conversation wants goes into the next script. */
interface GatherLine extends Line {
  /** The turn that was asked last. */
  turn: number;
  parts: SpokenPart[];
  listening: { silence: number; keypad: Keypad | null; hearing: Hearing | undefined } | null;
  /** What the tree mostly speaks. */
  voice: VoiceName;
  next: HandOver | null;
  /** Keys that counted in the last script. */
  keypad: Keypad | null;
  /** The last turn that was answered, and what came of it: who brings it again gets the same. */
  answered: number;
  script: Promise<CallScript> | null;
}

/** Milliseconds of listening where the conversation waits for something else than the caller. */
const IDLE = 8_000;
const IDLY = { silence: IDLE, keypad: null, hearing: undefined };
/** Recordings begun in one turn, after which a tree only goes round in circles. */
const MOST_STEPS = 5;

/**
 * Leads calls without a relay: the carrier speaks a script, listens, and asks again with what it
 * heard. Turns count up over a call, so that one which comes twice, or late, changes nothing.
 */
export function createGather(deps: GatherDeps): Gather {
  const lines = new Map<string, GatherLine>();

  function open(session: LedSession, { resumed }: { resumed: boolean }): Promise<CallScript> {
    const line = lineOf(session.callId, 0);
    const isAskedTwice = !resumed && session.state.phase !== "acting";
    if (line.script && isAskedTwice) return line.script;
    session.attach(line, { resumed });
    line.script = scriptOf(session, line);
    return line.script;
  }

  function turn(session: LedSession, number: number, heard: TurnHeard): Promise<CallScript> {
    const known = lines.get(session.callId);
    const line = known ?? lineOf(session.callId, number);
    const isNew = number === line.turn && number > line.answered;
    if (line.script && !isNew) return line.script;
    // After a restart the conversation is where it was, but has no line.
    if (!known) session.attach(line, { resumed: false });
    line.answered = number;
    hear(session, line, heard);
    line.script = scriptOf(session, line);
    return line.script;
  }

  function hear(session: LedSession, { keypad }: GatherLine, { text, digits }: TurnHeard): void {
    if (digits) {
      for (const digit of withEndKey(digits, keypad)) {
        session.receive({ type: "caller-pressed", digit });
      }
    }
    // Beside keys words are of no use but for the one thing that always counts: no more calls.
    if (text) session.receive({ type: "caller-spoke", text, last: true });
    else if (!digits) session.receive({ type: "caller-fell-silent" });
  }

  async function scriptOf(session: LedSession, line: GatherLine): Promise<CallScript> {
    const script: CallStep[] = [];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await session.settled();
      const { next } = line;
      line.next = null;
      if (!next) break;
      script.push(...spoken(line));
      if (next.reason === "hang-up") return [...script, { do: "hang-up" }];
      if (next.reason === "transfer") {
        return [...script, await deps.dial(session.callId, next.to)];
      }
      script.push({ do: "record" });
      session.attach(line, { resumed: false });
    }
    if (session.state.phase === "over") return [...script, ...spoken(line), { do: "hang-up" }];
    return [...script, ask(line)];
  }

  function ask(line: GatherLine): CallStep {
    const { silence, keypad, hearing } = line.listening ?? IDLY;
    const { voice, hints } = hearing ?? { voice: line.voice, hints: [] };
    const parts = line.parts;
    line.parts = [];
    line.listening = null;
    line.keypad = keypad;
    line.turn += 1;
    return { do: "ask", turn: line.turn, parts, silence, keypad, voice, hints };
  }

  function lineOf(callId: string, turn: number): GatherLine {
    const known = lines.get(callId);
    if (known) return known;
    const line = createLine(turn);
    lines.set(callId, line);
    return line;
  }

  return {
    open,
    turn,
    close: (callId: string) => void lines.delete(callId),
    count: () => lines.size,
  };
}

function createLine(turn: number): GatherLine {
  return {
    kind: "turns",
    turn,
    parts: [],
    listening: null,
    next: null,
    keypad: null,
    voice: "usual",
    answered: -1,
    script: null,
    opens(voice) {
      this.voice = voice;
    },
    say(parts) {
      this.parts.push(...parts);
    },
    listen(silence, keypad, hearing) {
      this.listening = { silence, keypad, hearing };
    },
    end(next) {
      this.next = next;
    },
  };
}

function spoken(line: GatherLine): CallStep[] {
  const { parts } = line;
  line.parts = [];
  return parts.map(({ text, voice }) => ({ do: "say", text, ...(voice && { voice }) }));
}

/** The carrier keeps the key that ends a number to itself; the conversation waits for it. */
function withEndKey(digits: string, keypad: Keypad | null): string {
  if (!keypad?.endKey || digits.length === keypad.digits) return digits;
  return digits + keypad.endKey;
}
