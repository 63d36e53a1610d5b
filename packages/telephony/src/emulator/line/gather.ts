import type { Random } from "@rufbaum/runtime";
import type { GatherVerb } from "../twiml/twiml.ts";
import type { LineTimers } from "./line-timers.ts";
import { partialPrompts } from "./partial-prompts.ts";
import type { Ear, PhoneLine } from "./phone-line.ts";
import { play } from "./play.ts";

/** What a `<Gather>` brought, in the words of its action's form; `null` for nothing. */
export type Gathered = Readonly<Record<string, string>> | null;

/** Least and most of what the recogniser is sure of, of people on telephones. */
const CONFIDENCE = [0.72, 0.98] as const;

/**
 * Gathers what the callee says or presses.
 *
 *   prompting ── prompts over ──▶ waiting ── timeout ──▶ over (nothing)
 *       │ voice or key             │
 *       └───────────┬──────────────┘
 *                   ├─ speaks ──▶ listening ── silence of speechTimeout ──▶ over (SpeechResult)
 *                   └─ presses ─▶ collecting ── finishOnKey, numDigits, timeout ──▶ over (Digits)
 *
 * What comes first decides: keys after words, and words after keys, are not gathered.
 */
export function gather(
  verb: GatherVerb,
  line: PhoneLine,
  tools: { timers: LineTimers; random: Random; tellPartial(words: string): void },
): Promise<Gathered> {
  const { timers, random } = tools;
  const over = Promise.withResolvers<Gathered>();
  let state: "prompting" | "waiting" | "listening" | "collecting" | "over" = "prompting";
  let words = "";
  let digits = "";
  let cancelTimeout = () => {};
  let stopPartials = () => {};

  const ear: Ear = {
    calleeSpeaks(text, milliseconds) {
      if (!verb.speech || state === "collecting" || state === "over") return false;
      if (state === "prompting" && !verb.bargeIn) return false;
      stopPrompts();
      state = "listening";
      cancelTimeout();
      if (verb.partials) {
        stopPartials = partialPrompts(text, milliseconds, tools, (partial) =>
          tools.tellPartial(`${words} ${partial}`.trim()),
        );
      }
      return true;
    },
    calleeSaid(text) {
      stopPartials();
      words = `${words} ${text}`.trim();
      expectWithin(verb.speechTimeout, () =>
        finish({ SpeechResult: words, Confidence: confidence(random) }),
      );
    },
    calleePressed(digit) {
      if (!verb.keys || state === "listening" || state === "over") return;
      stopPrompts();
      state = "collecting";
      if (digit === verb.finishOnKey) return finish({ Digits: digits, FinishedOnKey: digit });
      digits += digit;
      if (digits.length === verb.numDigits) return finish({ Digits: digits });
      expectWithin(verb.timeout, () => finish({ Digits: digits }));
    },
  };

  line.attach(ear);
  void prompt();
  return over.promise;

  async function prompt(): Promise<void> {
    for (const each of verb.prompts) {
      if (state !== "prompting") return;
      await play(each, line, timers, verb.bargeIn ? "any" : "none");
    }
    if (state !== "prompting") return;
    state = "waiting";
    expectWithin(verb.timeout, () => finish(null));
  }

  function stopPrompts(): void {
    if (state === "prompting") line.cutOff();
  }

  function expectWithin(seconds: number, then: () => void): void {
    cancelTimeout();
    cancelTimeout = timers.after(seconds * 1_000, then);
  }

  function finish(gathered: Gathered): void {
    state = "over";
    cancelTimeout();
    line.detach(ear);
    over.resolve(gathered);
  }
}

function confidence(random: Random): string {
  const [least, most] = CONFIDENCE;
  return (least + random.number() * (most - least)).toFixed(8);
}
