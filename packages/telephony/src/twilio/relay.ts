import { z } from "zod";
import type { CarrierEvent } from "../carrier.ts";
import { codeForLog, findFault } from "../errors/index.ts";
import { callSid, MAX_HEARD } from "./fields.ts";

/** Longer frames are none of the relay's; they are not even parsed. Characters. */
const MAX_FRAME = 65_536;

/** Characters of what was said or heard that are kept; the rest of a frame is not speech any more. */
const heard = z.string().transform((text) => text.slice(0, MAX_HEARD));
const switchedOn = z.enum(["on", "off"]).transform((value) => value === "on");

const frameSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("setup"),
    callSid,
    customParameters: z.object({
      call: z.string().min(1).max(64),
      resumed: z.string().max(5).optional(),
    }),
  }),
  z.object({ type: z.literal("prompt"), voicePrompt: heard, last: z.boolean().default(true) }),
  z.object({ type: z.literal("dtmf"), digit: z.string().regex(/^[0-9A-D*#]$/) }),
  z.object({
    type: z.literal("interrupt"),
    utteranceUntilInterrupt: heard.default(""),
    durationUntilInterruptMs: z.coerce.number().nonnegative().default(0),
  }),
  z.object({ type: z.literal("info"), name: z.string().max(64), value: heard.default("") }),
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
      const { call, resumed } = frame.customParameters;
      return {
        type: "relay-opened",
        callSid: frame.callSid,
        callId: call,
        resumed: resumed === "true",
      };
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
      return toFault(frame.description);
  }
}

function toInfo(name: string, value: string): CarrierEvent | null {
  if (name === "tokensPlayed") return { type: "spoken", text: value };
  const on = switchedOn.safeParse(value).data;
  if (on === undefined) return null;
  if (name === "agentSpeaking") return { type: "agent-speaking", on };
  if (name === "clientSpeaking") return { type: "caller-speaking", on };
  return null;
}

/**
 * The message is for logs: the description may quote the frame that was refused, and with it what was
 * said. How it words a fault of the voice is not documented: a number is a code where it is said to be
 * one, or is known as one and stands before a quotation.
 */
function toFault(description: string): CarrierEvent {
  const begin = description.slice(0, 200);
  const named = /\bcode:? (\d{5})\b/iu.exec(begin)?.[1];
  const known = begin
    .replace(/[{"'].*/su, "")
    .match(/\b\d{5}\b/gu)
    ?.find(findFault);
  const code = Number(named ?? known ?? 0) || null;
  const message = code === null ? "a fault without a code" : `code ${codeForLog(code)}`;
  return { type: "relay-fault", code, message };
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

/** What is spoken and heard from here on, each as BCP 47 has it; what is left out stays. */
export function renderLanguage(language: { spoken?: string; heard?: string }): string {
  const { spoken: ttsLanguage, heard: transcriptionLanguage } = language;
  return JSON.stringify({ type: "language", ttsLanguage, transcriptionLanguage });
}

/**
 * Ends the session at once, cutting off what is still being spoken; the call goes on with
 * `<Connect action>`, which is given `handoff`.
 */
export function renderEnd(handoff: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ type: "end", handoffData: JSON.stringify(handoff) });
}
