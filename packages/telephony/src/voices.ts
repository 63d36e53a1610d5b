/** What the voices speak that a tree's node may name; `usual` stands for all that name none of them. */
const LANGUAGES = {
  usual: "de-DE",
  "de-DE-Neural2-C": "de-DE",
  "de-DE-Neural2-B": "de-DE",
  "en-US-Neural2-C": "en-US",
  "en-US-Neural2-B": "en-US",
} as const;

export type VoiceName = keyof typeof LANGUAGES;

/** The usual voice for what is no voice of a call: `alice`, which the canvas writes, or nothing. */
export function voiceNamed(name: string | undefined): VoiceName {
  return name !== undefined && Object.hasOwn(LANGUAGES, name) ? (name as VoiceName) : "usual";
}

/** The language's code as BCP 47 has it, such as `de-DE`. */
export function languageOf(voice: VoiceName): string {
  return LANGUAGES[voice];
}
