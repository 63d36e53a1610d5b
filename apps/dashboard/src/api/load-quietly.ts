import * as browser from "./runtime.ts";

/** Milliseconds without a hand on mouse, wheel or keys: a drag or a word is over. */
const QUIET = 250;

type Browser = Pick<typeof browser, "after" | "now" | "onHandled" | "whenIdle">;

/**
 * Loads what will be wanted, one after the other, while nobody does anything: to evaluate one may take
 * several frames, which whoever drags or types would feel. @returns what calls it off
 */
export function loadQuietly(
  loads: readonly (() => Promise<unknown>)[],
  { after, now, onHandled, whenIdle }: Browser = browser,
): () => void {
  const waiting = [...loads];
  // What has it load may have been the press that begins a drag.
  let handled = now();
  let callOff = () => {};
  const forget = onHandled(() => {
    handled = now();
  });
  function next(): void {
    if (waiting.length === 0) {
      forget();
      return;
    }
    callOff = after(Math.max(0, handled + QUIET - now()), () => {
      callOff = whenIdle(() => {
        if (now() - handled < QUIET) return next();
        // One that can't be loaded now is loaded when it is wanted.
        void waiting.shift()?.().then(next, next);
      });
    });
  }
  next();
  return () => {
    waiting.length = 0;
    callOff();
    forget();
  };
}
