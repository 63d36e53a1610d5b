/** What the sections of the settings are called in an address: `/settings#own-numbers`. */
export const ANCHORS = {
  appearance: "appearance",
  telephony: "telephony",
  limits: "limits",
  numbers: "numbers",
  ownNumbers: "own-numbers",
  rules: "lawful-calling",
  blocks: "blocks",
  retention: "retention",
  tokens: "tokens",
} as const;
