/** What the voices speak that a tree's node may name; `usual` stands for all that name none of them. */
const LANGUAGES = {
  usual: "de-DE",
  "de-DE-Neural2-C": "de-DE",
  "de-DE-Neural2-B": "de-DE",
  "de-DE-Chirp3-HD-Aoede": "de-DE",
  "de-DE-Chirp3-HD-Charon": "de-DE",
  "de-DE-Chirp3-HD-Leda": "de-DE",
  "de-DE-Chirp3-HD-Orus": "de-DE",
  "de-DE-Chirp3-HD-Zephyr": "de-DE",
  "en-US-Neural2-C": "en-US",
  "en-US-Neural2-B": "en-US",
} as const;

export type VoiceName = keyof typeof LANGUAGES;

/**
 * Who may speak in a campaign, and with what voice. Their names are those of voices at other
 * providers: the carrier has none of them, so each speaks with a German one of its own that no other
 * has, nor the usual one.
 */
const AGENT_VOICES = {
  Christian_Plasa: { voice: "de-DE-Chirp3-HD-Charon", gender: "male" },
  Ramona: { voice: "de-DE-Chirp3-HD-Aoede", gender: "female" },
  Tom: { voice: "de-DE-Chirp3-HD-Orus", gender: "male" },
  Lena: { voice: "de-DE-Chirp3-HD-Leda", gender: "female" },
  Rachel: { voice: "de-DE-Chirp3-HD-Zephyr", gender: "female" },
} as const satisfies Record<string, { voice: VoiceName; gender: "female" | "male" }>;

export type AgentName = keyof typeof AGENT_VOICES;

/** In the order in which they are offered, the usual one first. */
export const AGENTS = Object.keys(AGENT_VOICES) as AgentName[];

export interface AgentVoice {
  agent: AgentName;
  voice: VoiceName;
  gender: "female" | "male";
  /** Whether the voice is the one that the agent is named after. */
  isExact: boolean;
}

/** With what voice an agent speaks; `null` where nobody of this name does. */
export function agentVoice(agent: string): AgentVoice | null {
  if (!isAgent(agent)) return null;
  return { agent, ...AGENT_VOICES[agent], isExact: false };
}

/** The usual voice for what is no voice of a call: `alice`, which the canvas writes, or nothing. */
export function voiceNamed(name: string | undefined): VoiceName {
  if (name === undefined) return "usual";
  if (isAgent(name)) return AGENT_VOICES[name].voice;
  return Object.hasOwn(LANGUAGES, name) ? (name as VoiceName) : "usual";
}

/** Who may speak where no tree says who does: the agents, then the carrier's own voices. */
export const CHOOSABLE_VOICES: readonly string[] = [
  ...AGENTS,
  ...Object.keys(LANGUAGES).filter((name) => name !== "usual"),
];

/** The language's code as BCP 47 has it, such as `de-DE`. */
export function languageOf(voice: VoiceName): (typeof LANGUAGES)[VoiceName] {
  return LANGUAGES[voice];
}

function isAgent(name: string): name is AgentName {
  return Object.hasOwn(AGENT_VOICES, name);
}
