import { type Callee, ignoreCutOff } from "./callee.ts";
import { durationOf, saidWithin } from "./speaking.ts";
import type { World } from "./world.ts";

export interface Utterance {
  text: string;
  /** Whether speech, and whether keys, may cut it off. */
  bySpeech: boolean;
  byKeys: boolean;
}

export interface RelayVoiceDeps {
  world: World & { speed: number };
  callee: Callee;
  speaking(on: boolean): void;
  played(text: string): void;
  /** It was cut off: what was heard since it began to speak, and for how long. */
  interrupted(heard: string, milliseconds: number): void;
}

/** Milliseconds from a text to its first sound. */
const FIRST_SOUND = 300;

/** Says texts one after another; what it says may be cut off, and what still waits with it. */
export function createRelayVoice(deps: RelayVoiceDeps) {
  const { world, callee } = deps;
  let waiting: Utterance[] = [];
  let current: (Utterance & { since: number }) | null = null;
  let spoken = "";
  let since = 0;
  let isRunning = false;
  const closing = new AbortController();
  let cut = new AbortController();

  async function run(): Promise<void> {
    await world.wait(FIRST_SOUND, closing.signal);
    spoken = "";
    since = world.clock.now();
    deps.speaking(true);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      current = { ...next, since: world.clock.now() };
      cut = new AbortController();
      callee.begins(next.text, durationOf(next.text));
      const signal = AbortSignal.any([cut.signal, closing.signal]);
      await world.wait(durationOf(next.text), signal).catch(ignoreCutOff);
      const text = signal.aborted ? heardOf(current) : next.text;
      current = null;
      spoken = `${spoken} ${text}`.trim();
      callee.ends(text);
      if (closing.signal.aborted) return;
      if (text !== "") deps.played(text);
      if (cut.signal.aborted) deps.interrupted(spoken, passedSince(since));
    }
  }

  function heardOf({ text, since }: { text: string; since: number }): string {
    return saidWithin(text, passedSince(since));
  }

  function passedSince(begin: number): number {
    return Math.round((world.clock.now() - begin) * world.speed);
  }

  function start(): void {
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch(ignoreCutOff)
      .finally(() => {
        isRunning = false;
        if (closing.signal.aborted) return;
        deps.speaking(false);
        if (waiting.length > 0) start();
        else callee.quiet();
      });
  }

  return {
    say(utterance: Utterance): void {
      waiting.push(utterance);
      start();
    },
    get isSpeaking() {
      return current !== null;
    },
    /** Cuts off what is being said, and what waits, if that may be. */
    interrupt(by: "bySpeech" | "byKeys"): void {
      if (!current?.[by]) return;
      waiting = [];
      cut.abort();
    },
    /** Falls silent for good; gives what was not said to its end. */
    close(): readonly string[] {
      const unsaid = [...(current ? [current] : []), ...waiting].map(({ text }) => text);
      closing.abort();
      return unsaid;
    },
  };
}
