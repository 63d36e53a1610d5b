import { AGENTS, CHOOSABLE_VOICES } from "@rufbaum/telephony";
import { z } from "zod";
import { sharedSetting } from "./shared-setting.ts";

/** As the settings offer them: a factor on the voice's own pace. */
export const SPEEDS = [0.8, 1, 1.2, 1.5] as const;

export interface ConversationSettings {
  /** Who speaks where neither a tree nor its nodes say who does: an agent or a voice. */
  defaultVoice: string;
  /** How fast a node is read aloud that says nothing else. */
  defaultSpeed: (typeof SPEEDS)[number];
  /** Whether what was said in a call is kept beyond its end. */
  enableLogging: boolean;
}

export const conversationSchema = z.object({
  defaultVoice: z.enum(CHOOSABLE_VOICES as [string, ...string[]]),
  defaultSpeed: z.union(SPEEDS.map((speed) => z.literal(speed))),
  enableLogging: z.boolean(),
});

export const conversationSettings = sharedSetting<ConversationSettings>({
  key: "conversations",
  schema: conversationSchema,
  defaults: { defaultVoice: AGENTS[0] ?? "usual", defaultSpeed: 1, enableLogging: true },
});
