import type { Expected, Reading } from "@rufbaum/understanding";
import { expectsEarly, listensFor } from "../expects.ts";
import { heardUntil } from "./heard-until.ts";
import { allSucceed, anew, type Does, meanwhile, type Play, take, wait } from "./play.ts";
import { firmIn, lastIn, saidIn } from "./said.ts";
import { PER_CHARACTER } from "./speaking-time.ts";

/** Reads a reply at once, as the embedded understanding does. */
export interface Reader {
  read(text: string, expected: Expected): Reading;
}

/** Milliseconds between two keys. */
export const KEY_PRESS = 500;

/** The caller hears the agent out and says this, which takes its time. */
export function say(play: Play, text: string, reader: Reader, does: Does = allSucceed): Play {
  const said = wait(anew(play), text.length * PER_CHARACTER);
  const { tree, state, at } = said;
  const reading = reader.read(text, { ...listensFor(tree, state), now: at });
  return take(said, { type: "caller-spoke", at, text, reading }, does);
}

/** He says it before the question that stands was asked. */
export function sayEarly(play: Play, text: string, reader: Reader, does: Does = allSucceed): Play {
  const said = wait(anew(play), text.length * PER_CHARACTER);
  const { tree, state, at } = said;
  const reading = reader.read(text, { ...expectsEarly(tree, state), now: at });
  return take(said, { type: "caller-spoke", at, text, reading, isEarly: true }, does);
}

/** He presses these keys, one after the other. */
export function press(play: Play, digits: string, does: Does = allSucceed): Play {
  let pressed = wait(anew(play), 0);
  for (const digit of digits) {
    pressed = meanwhile(pressed, KEY_PRESS);
    pressed = take(pressed, { type: "caller-pressed", at: pressed.at, digits: digit }, does);
  }
  return pressed;
}

/** He says nothing for as long as he is waited for, so many times. */
export function beSilent(play: Play, does: Does = allSucceed, times = 1): Play {
  let silent = anew(play);
  for (let time = 0; time < times && silent.state.phase !== "over"; time += 1) {
    silent = wait(silent, silent.silenceAfter);
    silent = take(silent, { type: "caller-fell-silent", at: silent.at }, does);
  }
  return silent;
}

/**
 * He talks over the agent's last words, after about half (`true`), after so many, or after these.
 * `null`: these words were not said, or nothing of them can be cut off.
 */
export function interrupt(play: Play, wanted: true | number | string): Play | null {
  const words = typeof wanted === "string" ? play : lastIn(play);
  const said = saidIn(words);
  const heard = heardUntil(said, wanted, firmIn(words));
  return heard === null ? null : cutOff(play, heard, said);
}

/** He talks over the agent when so much of what was said was heard. */
export function cutOff(play: Play, heard: string, said: string): Play {
  const at = play.at + Math.floor(play.speaksFor * (heard.length / said.length));
  return take({ ...anew(play), at, speaksFor: 0 }, { type: "caller-interrupted", at, heard });
}

export function hangUp(play: Play): Play {
  return take(anew(play), { type: "caller-hung-up", at: play.at });
}
