import type { Input, Prompt } from "../twiml/twiml.ts";
import type { LineTimers } from "./line-timers.ts";
import type { PhoneLine } from "./phone-line.ts";

/** Between two things to be said. Milliseconds. */
const GAP = 120;
/** Nothing is fetched: a sound lasts so many milliseconds. */
const SOUND = 3_000;

/** Plays a prompt to its end; never settles where the timers are stopped or it is cut off. */
export async function play(
  prompt: Prompt,
  line: PhoneLine,
  timers: LineTimers,
  interruptible: Input = "none",
): Promise<void> {
  if (prompt.verb === "pause") return timers.wait(prompt.seconds * 1_000);
  if (prompt.verb === "say" && prompt.text === "") return;
  // 0 is for ever: until the call ends, or the script is given up.
  const times = prompt.loop === 0 ? Number.POSITIVE_INFINITY : prompt.loop;
  for (let time = 0; time < times; time++) {
    await new Promise<void>((done) => {
      const manners = { interruptible, done };
      if (prompt.verb === "say") line.speech.say({ text: prompt.text, ...manners }, GAP);
      else if (prompt.digits) line.speech.say({ digits: prompt.digits, ...manners }, GAP);
      else line.speech.say({ milliseconds: SOUND, ...manners }, GAP);
    });
  }
}
