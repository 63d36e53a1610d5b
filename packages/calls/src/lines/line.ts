import { type VoiceName, voiceNamed } from "@rufbaum/telephony";
import type { Keypad } from "@rufbaum/tree/graph";
import { z } from "zod";

/** The open line to the caller's ear. */
export interface Line {
  /** `stream` speaks and listens all the time, `turns` collects what one answer to the carrier holds. */
  kind: "stream" | "turns";
  /** What is spoken and listened for until something else is said. */
  opens(voice: VoiceName): void;
  say(parts: readonly SpokenPart[]): void;
  /** The agent waits for the caller, so many milliseconds; a stream listens anyway. */
  listen(silence: number, keypad: Keypad | null, hearing?: Hearing): void;
  /** Gives the call back to the carrier, which asks what comes next. */
  end(next: HandOver): void;
}

export interface SpokenPart {
  text: string;
  interruptible: boolean;
  /** The usual one where there is none. */
  voice?: VoiceName;
}

/** What the caller will probably say. */
export interface Hearing {
  /** In whose language. */
  voice: VoiceName;
  /** Words that are not easily recognised. */
  hints: readonly string[];
}

/** What the line could not say any more: the carrier says it before it does what comes next. */
const unsaid = z
  .array(z.object({ text: z.string(), voice: z.string().transform(voiceNamed) }))
  .optional();

/** What comes after the conversation's line; it travels through the carrier and back. */
export const handOverSchema = z.discriminatedUnion("reason", [
  z.object({ reason: z.literal("hang-up"), why: z.string(), words: unsaid }),
  z.object({ reason: z.literal("record") }),
  z.object({ reason: z.literal("transfer"), to: z.string(), words: unsaid }),
  z.object({ reason: z.literal("voice-failed"), code: z.number() }),
]);
export type HandOver = z.infer<typeof handOverSchema>;
