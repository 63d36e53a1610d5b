/** German synthetic speech at normal speed takes about this long per character. */
const MILLISECONDS_PER_CHARACTER = 65;
/** From sending the text to the first sound, as observed with ConversationRelay. */
const FIRST_SOUND = 400;

/** About how long `characters` take to be spoken, in milliseconds; the carrier's own word counts more. */
export function speechDuration(characters: number): number {
  return characters === 0 ? 0 : FIRST_SOUND + characters * MILLISECONDS_PER_CHARACTER;
}
