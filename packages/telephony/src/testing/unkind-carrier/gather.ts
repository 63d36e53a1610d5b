import type { NextScript } from "./call.ts";
import { ignoreCutOff } from "./callee.ts";
import { speak } from "./speaking.ts";
import type { VerbTools } from "./verbs.ts";
import type { Element } from "./xml.ts";

/** One `<Gather>`: what it nests is said, then it listens until words, keys or the time are enough. */
export async function runGather(
  { attributes, children }: Element,
  tools: VerbTools,
): Promise<NextScript | undefined> {
  const { world, callee, signal } = tools;
  const input = (attributes.input ?? "dtmf").split(" ");
  const most = Number(attributes.numDigits ?? Infinity);
  const endKey = attributes.finishOnKey ?? "#";
  const mayCutIn = attributes.bargeIn !== "false";
  const prompting = new AbortController();
  const listening = new AbortController();
  let isPrompting = true;
  let digits = "";
  let endedBy = "";
  let spoken: string | null = null;

  callee.speaksTo({
    speech(text) {
      if (!input.includes("speech") || (isPrompting && !mayCutIn)) return;
      spoken = text;
      prompting.abort();
      void world.wait(text.length * 50 + 800, signal).then(() => listening.abort(), ignoreCutOff);
    },
    key(digit) {
      if (!input.includes("dtmf") || (isPrompting && !mayCutIn)) return;
      prompting.abort();
      if (digit === endKey) endedBy = digit;
      else digits += digit;
      if (endedBy !== "" || digits.length >= most) listening.abort();
    },
    hangUp: tools.hangUp,
  });
  await prompt().catch(ignoreCutOff);
  isPrompting = false;
  if (signal.aborted) return undefined;
  if (spoken === null && digits === "") callee.quiet();
  const patience = Number(attributes.timeout ?? 5) * 1_000;
  const until = AbortSignal.any([signal, listening.signal]);
  await world.wait(patience, until).catch(ignoreCutOff);
  // The time runs afresh once something is heard.
  if (!until.aborted && (spoken !== null || digits !== "")) {
    await world.wait(patience, until).catch(ignoreCutOff);
  }
  callee.speaksTo(null);
  if (signal.aborted) return undefined;
  const form = heardForm({ spoken, digits, endedBy });
  if (!form && attributes.actionOnEmptyResult !== "true") return undefined;
  return {
    url: attributes.action ?? "",
    method: attributes.method,
    form: form ?? { msg: "Gather End" },
  };

  async function prompt(): Promise<void> {
    const until = AbortSignal.any([signal, prompting.signal]);
    for (const child of children) {
      if (child.name === "Say") await speak(world, callee, child.text, until);
      if (child.name === "Pause") {
        await world.wait(Number(child.attributes.length ?? 1) * 1_000, until);
      }
    }
  }
}

/** What is told; `Confidence` may be missing, and is so for every other length. */
function heardForm(heard: {
  spoken: string | null;
  digits: string;
  endedBy: string;
}): Record<string, string> | null {
  const { spoken, digits, endedBy } = heard;
  if (digits !== "") return { Digits: digits, FinishedOnKey: endedBy, msg: "Gather End" };
  if (spoken === null) return null;
  const confidence = spoken.length % 2 === 0 ? { Confidence: "0.9128385" } : {};
  return { SpeechResult: spoken, ...confidence };
}
