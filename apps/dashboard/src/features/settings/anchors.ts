/** What the sections of the settings are called in an address: `/settings#own-numbers`. */
export const ANCHORS = {
  appearance: "appearance",
  system: "system",
  telephony: "telephony",
  conversations: "conversations",
  languageModel: "language-model",
  limits: "limits",
  numbers: "numbers",
  numberHealth: "number-health",
  ownNumbers: "own-numbers",
  rules: "lawful-calling",
  blocks: "blocks",
  retention: "retention",
  backups: "backups",
  tokens: "tokens",
} as const;
