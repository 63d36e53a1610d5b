import { z } from "zod";
import type { CarrierEvent } from "../carrier.ts";

/** Longer frames are none of the relay's; they are not even parsed. Characters. */
const MAX_FRAME = 65_536;

const frameSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("setup"),
    callSid: z.string(),
    customParameters: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ type: z.literal("prompt"), voicePrompt: z.string(), last: z.boolean().default(true) }),
  z.object({ type: z.literal("dtmf"), digit: z.string().regex(/^[0-9A-D*#]$/) }),
  z.object({
    type: z.literal("interrupt"),
    utteranceUntilInterrupt: z.string().default(""),
    durationUntilInterruptMs: z.coerce.number().nonnegative().default(0),
  }),
  z.object({ type: z.literal("info"), name: z.string(), value: z.string().default("") }),
  z.object({ type: z.literal("error"), description: z.string().default("") }),
]);
type Frame = z.infer<typeof frameSchema>;

/**
 * A frame of the relay's socket as an event, `null` for what it does not know.
 *
 * Takes the text or what a server has already parsed of it. `relay-opened` carries the parameters
 * `call` and `resumed` of our TwiML.
 */
export function parseRelayFrame(message: unknown): CarrierEvent | null {
  const parsed = frameSchema.safeParse(typeof message === "string" ? parseJson(message) : message);
  return parsed.success ? toEvent(parsed.data) : null;
}

function toEvent(frame: Frame): CarrierEvent | null {
  switch (frame.type) {
    case "setup": {
      const callId = frame.customParameters.call;
      if (!callId) return null;
      const resumed = frame.customParameters.resumed === "true";
      return { type: "relay-opened", callSid: frame.callSid, callId, resumed };
    }
    case "prompt":
      return { type: "caller-spoke", text: frame.voicePrompt, last: frame.last };
    case "dtmf":
      return { type: "caller-pressed", digit: frame.digit };
    case "interrupt":
      return {
        type: "caller-interrupted",
        heard: frame.utteranceUntilInterrupt,
        afterMilliseconds: frame.durationUntilInterruptMs,
      };
    case "info":
      return toInfo(frame.name, frame.value);
    case "error":
      return { type: "relay-fault", message: frame.description };
  }
}

function toInfo(name: string, value: string): CarrierEvent | null {
  if (name === "agentSpeaking") return { type: "agent-speaking", on: value === "on" };
  if (name === "clientSpeaking") return { type: "caller-speaking", on: value === "on" };
  if (name === "tokensPlayed") return { type: "spoken", text: value };
  return null;
}

function parseJson(text: string): unknown {
  if (text.length > MAX_FRAME) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Speaks `text`. `last` ends the utterance; speech begins before it. */
export function renderText(
  text: string,
  { interruptible, last }: { interruptible: boolean; last: boolean },
): string {
  return JSON.stringify({ type: "text", token: text, last, interruptible });
}

/**
 * Ends the session at once, cutting off what is still being spoken; the call goes on with
 * `<Connect action>`, which is given `handoff`.
 */
export function renderEnd(
  handoff: Readonly<Record<string, string | number | boolean>> = {},
): string {
  return JSON.stringify({ type: "end", handoffData: JSON.stringify(handoff) });
}
