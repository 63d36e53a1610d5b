/** Whether a text is English, of whatever it speaks: it has more little words of that language than German ones. */
export function isInEnglish(text: string): boolean {
  return countOf(text, ENGLISH) > countOf(text, GERMAN);
}

const ENGLISH =
  /\b(?:the|you|your|you're|is|are|was|would|do|does|we|our|to|of|and|for|with|can|could|please|have|this|what|when|which|who|how|thank|thanks|hello|goodbye|yes|i|i'm|it)\b/giu;
const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|sie|ihr|ihre[mnrs]?|ihnen|und|oder|ist|sind|ich|wir|uns|haben|hat|möchten|können|darf|bitte|ein|eine[mnrs]?|für|nicht|zu|mit|von|guten|tag|wie|wann)(?!\p{L})/giu;

function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
