import { agentVoice } from "@rufbaum/telephony";
import { agentNote, unknownAgent } from "@rufbaum/words/en/agents";
import type { Context } from "../context.ts";
import { oneLine } from "../output/printable.ts";
import type { Campaign } from "./find-campaign.ts";

/** What somebody should know of the voice that speaks. */
export function tellAgent({ output }: Context, { agent }: Pick<Campaign, "agent">): void {
  const voice = agentVoice(agent);
  const note = voice ? agentNote(voice) : unknownAgent(oneLine(agent));
  if (note) output.notice(note);
}
