import type { AgentVoice } from "@rufbaum/telephony";

export function agentName(agent: string): string {
  return agent.replaceAll("_", " ");
}

export function agentNote({ agent, gender, isExact }: AgentVoice): string | null {
  if (isExact) return null;
  return `The carrier has no voice called ${agentName(agent)}. Another ${gender} voice speaks.`;
}

export function unknownAgent(agent: string): string {
  return `There is no agent called "${agentName(agent)}". The tree's own voice speaks, or the usual one.`;
}
