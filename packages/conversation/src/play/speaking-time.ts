/** German synthetic speech at normal speed takes about this long per character, in milliseconds. */
export const PER_CHARACTER = 65;
/** Milliseconds from giving a text to the voice to its first sound, as observed with ConversationRelay. */
export const FIRST_SOUND = 400;

/** How long the agent takes to say this, in milliseconds; a caller begins without delay. */
export function speakingTime(text: string): number {
  return FIRST_SOUND + text.length * PER_CHARACTER;
}
