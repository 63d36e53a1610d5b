import { expect, test } from "bun:test";
import type { Cancel, Clock, Timers } from "@rufbaum/runtime";
import { virtualTime } from "@rufbaum/runtime/virtual";
import * as pure from "./line-timing.ts";

/** The timing of one line, with its timers run. */
function timingOn(clock: Clock, timers: Timers) {
  let timing = pure.QUIET;
  let onSilence = () => {};
  let onLeft = () => {};
  const running = new Map<pure.LineTimer, Cancel>();
  function take(timed: pure.Timed | null): boolean {
    if (!timed) return false;
    timing = timed.timing;
    for (const effect of timed.timers) {
      running.get(effect.timer)?.();
      if (effect.do === "stop-timer") continue;
      const due = () =>
        effect.timer === "silence" ? onSilence() : void take(pure.leaveIsDue(timing));
      running.set(effect.timer, timers.after(effect.milliseconds, due));
    }
    if (timed.isLeft) onLeft();
    return true;
  }
  return {
    agentSays: (characters: number) => take(pure.agentSays(timing, characters, clock.now())),
    agentStarted: () => take(pure.agentStarted(timing)),
    agentFinished: () => take(pure.agentFinished(timing, clock.now())),
    interrupted: () => take(pure.interrupted(timing, clock.now())),
    callerStarted: () => take(pure.callerStarted(timing)),
    callerFinished: () => take(pure.callerFinished(timing, clock.now())),
    callerDone: () => take(pure.callerDone(timing, clock.now())),
    stop: () => take(pure.stopTiming(timing)),
    listenFor(silence: number, task: () => void) {
      onSilence = task;
      take(pure.listenFor(timing, silence, clock.now()));
    },
    whenSpoken(task: () => void) {
      onLeft = task;
      take(pure.whenSpoken(timing, clock.now()));
    },
  };
}

function line() {
  const time = virtualTime();
  const timing = timingOn(time, time);
  const silences: number[] = [];
  const start = time.now();
  const listen = () => timing.listenFor(8_000, () => void silences.push(time.now() - start));
  return { time, timing, silences, listen };
}

test("silence counts from the end of the agent's words, as the carrier tells it", () => {
  const { time, timing, silences, listen } = line();
  timing.agentSays(100);
  listen();
  timing.agentStarted();
  time.advance(2_000);
  timing.agentFinished();
  time.advance(8_000);
  expect(silences).toEqual([10_000]);
});

test("without the carrier's word an estimate stands in", () => {
  const { time, timing, silences, listen } = line();
  timing.agentSays(100);
  listen();
  time.advance(60_000);
  expect(silences).toEqual([400 + 6_500 + 8_000]);
});

test("a caller who speaks is not silent, and one who stopped may be", () => {
  const { time, timing, silences, listen } = line();
  listen();
  time.advance(5_000);
  timing.callerStarted();
  time.advance(20_000);
  timing.callerFinished();
  time.advance(8_000);
  expect(silences).toEqual([33_000]);
});

test("new words end the listening", () => {
  const { time, timing, silences, listen } = line();
  listen();
  timing.agentSays(10);
  time.advance(60_000);
  expect(silences).toEqual([]);
});

test("what follows the last words waits for them, but not for ever", () => {
  const told = line();
  const ends: string[] = [];
  told.timing.agentSays(1_000);
  told.timing.whenSpoken(() => void ends.push("told"));
  told.timing.agentStarted();
  told.time.advance(1_000);
  expect(ends).toEqual([]);
  told.timing.agentFinished();
  expect(ends).toEqual(["told"]);

  const untold = line();
  untold.timing.agentSays(10);
  untold.timing.whenSpoken(() => void ends.push("estimated"));
  untold.time.advance(1_050 + 2_900);
  expect(ends).toEqual(["told"]);
  untold.time.advance(200);
  expect(ends).toEqual(["told", "estimated"]);

  const silent = line();
  silent.timing.whenSpoken(() => void ends.push("at once"));
  expect(ends).toEqual(["told", "estimated", "at once"]);
});

test("a stopped line runs nothing any more", () => {
  const { time, timing, silences, listen } = line();
  listen();
  timing.whenSpoken(() => void silences.push(-1));
  silences.length = 0;
  listen();
  timing.agentSays(100);
  timing.whenSpoken(() => void silences.push(-1));
  timing.whenSpoken(() => void silences.push(-2));
  timing.stop();
  expect(time.waiting).toBe(0);
  time.advance(60_000);
  expect(silences).toEqual([]);
});

test("a clock that is put back does not leave the caller waiting", () => {
  const time = virtualTime();
  let back = 0;
  const timing = timingOn({ now: () => time.now() - back }, time);
  let silences = 0;
  timing.agentSays(100);
  back = 3_600_000;
  timing.listenFor(8_000, () => void silences++);
  time.advance(20_000);
  expect(silences).toBe(1);
});

test("that earlier words were cut off ends nothing of what was said since", () => {
  const { time, timing } = line();
  const ends: number[] = [];
  timing.agentSays(100);
  timing.agentStarted();
  time.advance(1_000);
  // A key was pressed: the goodbye is on its way, then the carrier tells what the key cut off.
  timing.agentSays(100);
  const said = time.now();
  timing.whenSpoken(() => void ends.push(time.now() - said));
  timing.interrupted();
  timing.agentFinished();
  expect(ends).toEqual([]);
  time.advance(400);
  timing.agentStarted();
  time.advance(6_000);
  timing.agentFinished();
  expect(ends).toEqual([6_400]);
});

test("who speaks into the last words is heard out before the line is given away", () => {
  const { time, timing } = line();
  const start = time.now();
  const ends: number[] = [];
  timing.agentSays(100);
  timing.whenSpoken(() => void ends.push(time.now() - start));
  timing.agentStarted();
  time.advance(1_000);
  timing.callerStarted();
  timing.interrupted();
  timing.agentFinished();
  time.advance(3_000);
  expect(ends).toEqual([]);
  timing.callerFinished();
  timing.callerDone();
  time.advance(60_000);
  expect(ends).toEqual([5_000]);
});

test("who speaks on and on is not, and who has spoken before holds up nothing", () => {
  const told = line();
  const ends: string[] = [];
  told.timing.agentSays(100);
  told.timing.whenSpoken(() => void ends.push("on and on"));
  told.timing.agentStarted();
  told.timing.callerStarted();
  told.timing.agentFinished();
  told.time.advance(14_000);
  expect(ends).toEqual([]);
  told.time.advance(2_000);
  expect(ends).toEqual(["on and on"]);

  const quiet = line();
  quiet.timing.callerStarted();
  quiet.timing.callerDone();
  quiet.timing.agentSays(100);
  quiet.timing.whenSpoken(() => void ends.push("before"));
  quiet.timing.agentStarted();
  quiet.timing.agentFinished();
  expect(ends).toEqual(["on and on", "before"]);
});
