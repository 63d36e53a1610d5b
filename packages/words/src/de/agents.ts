import type { AgentVoice } from "@rufbaum/telephony";

/** How an agent is called: `Christian Plasa`. */
export function agentName(agent: string): string {
  return agent.replaceAll("_", " ");
}

/** What somebody should know who chooses an agent; `null` where it sounds as its name promises. */
export function agentNote({ agent, gender, isExact }: AgentVoice): string | null {
  if (isExact) return null;
  const kind = gender === "female" ? "weibliche" : "männliche";
  return `Die Stimme ${agentName(agent)} gibt es beim Telefonanbieter nicht. Es spricht eine andere ${kind} Stimme.`;
}

/** The same of an agent whom nobody knows. */
export function unknownAgent(agent: string): string {
  return `Einen Agenten „${agentName(agent)}“ gibt es nicht. Es spricht die Stimme des Decision Trees, sonst die übliche.`;
}
