import { z } from "zod";

const flag = z.boolean().optional();
const frame = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    token: z.string(),
    last: flag,
    lang: z.string().optional(),
    interruptible: flag,
    preemptible: flag,
  }),
  z.object({
    type: z.literal("play"),
    source: z.string().refine((source) => URL.canParse(source)),
    loop: z.int().min(0).max(1_000).optional(),
    interruptible: flag,
    preemptible: flag,
  }),
  z.object({ type: z.literal("sendDigits"), digits: z.string().regex(/^[0-9w#*]+$/) }),
  z
    .object({
      type: z.literal("language"),
      ttsLanguage: z.string().optional(),
      transcriptionLanguage: z.string().optional(),
    })
    .refine((change) => change.ttsLanguage || change.transcriptionLanguage),
  z.object({ type: z.literal("end"), handoffData: z.string().optional() }),
]);

/** What an app may send into a relay session. */
export type AppFrame = z.infer<typeof frame>;

/** `null`: the carrier answers with error 64107. */
export function readAppFrame(text: string): AppFrame | null {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
