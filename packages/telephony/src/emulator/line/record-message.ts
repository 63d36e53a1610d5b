import type { RecordVerb } from "../twiml/twiml.ts";
import type { LineTimers } from "./line-timers.ts";
import type { Ear, PhoneLine } from "./phone-line.ts";

/** The tone before a recording. Milliseconds. */
const BEEP = 1_000;

/**
 * Listens as a `<Record>` does: until a key, a silence of `timeout`, or `maxLength`. What was
 * pressed, `null` if nothing was said at all.
 */
export async function recordMessage(
  verb: RecordVerb,
  line: PhoneLine,
  timers: LineTimers,
  begin: () => void,
): Promise<{ digits: string } | null> {
  if (verb.playBeep) {
    await new Promise<void>((done) =>
      line.speech.say({ milliseconds: BEEP, interruptible: "none", done }, 0),
    );
  }
  begin();
  const over = Promise.withResolvers<{ digits: string } | null>();
  let isEmpty = true;
  let cancelSilence = () => {};

  const ear: Ear = {
    calleeSpeaks() {
      isEmpty = false;
      cancelSilence();
      return true;
    },
    calleeSaid: waitForMore,
    calleePressed(digit) {
      if (verb.finishOnKey.includes(digit)) finish(digit);
    },
  };
  line.attach(ear);
  waitForMore();
  const cancelLimit = timers.after(verb.maxLength * 1_000, () => finish(""));
  return over.promise;

  function waitForMore(): void {
    cancelSilence();
    cancelSilence = timers.after(verb.timeout * 1_000, () => finish(""));
  }

  function finish(digits: string): void {
    cancelSilence();
    cancelLimit();
    line.detach(ear);
    over.resolve(isEmpty && digits === "" ? null : { digits });
  }
}
