import type { AgentVoice } from "@rufbaum/telephony";

export function agentName(agent: string): string {
  return agent.replaceAll("_", " ");
}

export function agentNote({ agent, gender, isExact }: AgentVoice): string | null {
  if (isExact) return null;
  return `The carrier has no voice called ${agentName(agent)}. Another ${gender} voice speaks.`;
}
