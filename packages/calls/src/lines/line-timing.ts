import { FIRST_SOUND, PER_CHARACTER } from "@rufbaum/conversation";

/** How much longer than estimated the carrier may speak before we no longer wait for it. */
export const GRACE = 3_000;

/** How long after the caller's voice its words may still come. */
const LAST_WORDS = 1_000;
/** Longer than this nobody is waited for who speaks into a goodbye. */
const MOST_WORDS = 15_000;

/**
 * Who speaks on a line, and for how long nobody does.
 *
 * The carrier says when the agent begins and ends to speak, but it need not: until it does, an
 * estimate from the text's length stands in. Silence counts only while somebody listens for it and
 * neither the agent nor the caller speaks. Who speaks into the last words is heard out before the
 * line is given away: he may want no more calls.
 */
export interface LineTiming {
  readonly agentSpeaksUntil: number;
  /** No longer than this from now, whatever becomes of the clock. */
  readonly mostRemaining: number;
  /** A first sound was told of since something was given to the voice last. */
  readonly hasBegun: boolean;
  /** Milliseconds of silence that somebody listens for. */
  readonly silence: number | null;
  /** The line is to be given away: once all is spoken, or whoever speaks into it is heard out. */
  readonly leaving: "speaking" | "hearing-out" | null;
  readonly callerSpeaks: boolean;
}

/** `silence`: nobody has spoken. `leave`: nobody is waited for any more before the line is given away. */
export type LineTimer = "silence" | "leave";

/** A timer of a name runs once; starting it anew calls the former one off. */
export type TimerEffect<Timer extends string> =
  | { do: "start-timer"; timer: Timer; milliseconds: number }
  | { do: "stop-timer"; timer: Timer };

/** What comes of an event. `isLeft`: the line is to be given away now. */
export interface Timed {
  timing: LineTiming;
  timers: readonly TimerEffect<LineTimer>[];
  isLeft: boolean;
}

export const QUIET: LineTiming = {
  agentSpeaksUntil: 0,
  mostRemaining: 0,
  hasBegun: false,
  silence: null,
  leaving: null,
  callerSpeaks: false,
};

/** A text of this length goes out; nobody listens until the next `listenFor`. */
export function agentSays(timing: LineTiming, characters: number, at: number): Timed {
  const quiet = { ...timing, silence: null };
  if (characters === 0) return timed(quiet, stop("silence"));
  const mostRemaining = remaining(timing, at) + FIRST_SOUND + characters * PER_CHARACTER;
  const agentSpeaksUntil = at + mostRemaining;
  return timed({ ...quiet, hasBegun: false, mostRemaining, agentSpeaksUntil }, stop("silence"));
}

export function agentStarted(timing: LineTiming): Timed {
  return timed({ ...timing, hasBegun: true }, stop("silence"));
}

/** `null`: that was told of words before the last ones. */
export function agentFinished(timing: LineTiming, at: number): Timed | null {
  if (isOfEarlierWords(timing, at)) return null;
  const finished = { ...timing, agentSpeaksUntil: at };
  return timing.leaving ? allSpoken(finished) : watchSilence(finished, at);
}

/** The agent was cut off; `null` as above. */
export function interrupted(timing: LineTiming, at: number): Timed | null {
  if (isOfEarlierWords(timing, at)) return null;
  return timed({ ...timing, agentSpeaksUntil: at, callerSpeaks: true });
}

export function callerStarted(timing: LineTiming): Timed {
  return timed({ ...timing, callerSpeaks: true }, stop("silence"));
}

export function callerFinished(timing: LineTiming, at: number): Timed {
  const done = callerDone(timing, at);
  const watched = watchSilence(done.timing, at);
  return { ...watched, timers: [...done.timers, ...watched.timers] };
}

/** His words have come, or his key: more of them would be another sentence. */
export function callerDone(timing: LineTiming, at: number): Timed {
  // All was said already, or the agent was cut off: only the caller was waited for.
  const isLast = timing.callerSpeaks && timing.leaving !== null && remaining(timing, at) === 0;
  const done = { ...timing, callerSpeaks: false };
  return isLast ? hearOut(done, LAST_WORDS) : timed(done);
}

/** From the end of what is being said: the timer `silence` fires after so many milliseconds of it. */
export function listenFor(timing: LineTiming, silence: number, at: number): Timed {
  return watchSilence({ ...timing, silence }, at);
}

/** The line is left once everything has been said, and nobody is in the middle of a sentence. */
export function whenSpoken(timing: LineTiming, at: number): Timed {
  const leaving = { ...timing, silence: null, leaving: "speaking" } as const;
  const rest = remaining(timing, at);
  const next = rest === 0 ? allSpoken(leaving) : timed(leaving, start("leave", rest + GRACE));
  return { ...next, timers: [stop("silence"), stop("leave"), ...next.timers] };
}

/** The timer `leave` has fired. */
export function leaveIsDue(timing: LineTiming): Timed {
  if (timing.leaving === "speaking") return allSpoken(timing);
  return timing.leaving ? left(timing) : timed(timing);
}

/** What was to be given away stays; silence goes on. */
export function stay(timing: LineTiming): Timed {
  return timed({ ...timing, leaving: null }, stop("leave"));
}

export function stopTiming(timing: LineTiming): Timed {
  const stopped = { ...timing, silence: null, leaving: null, callerSpeaks: false };
  return timed(stopped, stop("silence"), stop("leave"));
}

function remaining({ mostRemaining, agentSpeaksUntil }: LineTiming, at: number): number {
  return Math.min(mostRemaining, Math.max(0, agentSpeaksUntil - at));
}

/**
 * What is told now is of words before the last ones: a key that cuts the agent off comes first, and
 * is answered before the carrier tells that the agent was cut off.
 */
function isOfEarlierWords(timing: LineTiming, at: number): boolean {
  return !timing.hasBegun && remaining(timing, at) > timing.mostRemaining / 2;
}

function watchSilence(timing: LineTiming, at: number): Timed {
  const { silence } = timing;
  if (silence === null) return timed(timing, stop("silence"));
  return timed(timing, start("silence", remaining(timing, at) + silence));
}

function allSpoken(timing: LineTiming): Timed {
  return timing.callerSpeaks ? hearOut(timing, MOST_WORDS) : left(timing);
}

function hearOut(timing: LineTiming, milliseconds: number): Timed {
  return timed({ ...timing, leaving: "hearing-out" }, start("leave", milliseconds));
}

function left(timing: LineTiming): Timed {
  return { ...timed({ ...timing, leaving: null }, stop("leave")), isLeft: true };
}

function timed(timing: LineTiming, ...timers: TimerEffect<LineTimer>[]): Timed {
  return { timing, timers, isLeft: false };
}

function start(timer: LineTimer, milliseconds: number): TimerEffect<LineTimer> {
  return { do: "start-timer", timer, milliseconds };
}

function stop(timer: LineTimer): TimerEffect<LineTimer> {
  return { do: "stop-timer", timer };
}
