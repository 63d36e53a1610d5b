/**
 * Whether a text is English, of whatever it speaks: it has more words that only that language has than
 * German ones. What both have ("was", "is", "so", "am") counts for neither.
 */
export function isInEnglish(text: string): boolean {
  return countOf(text, ENGLISH) > countOf(text, GERMAN);
}

/** Little words; and those that are spelled as no German one is: "interested", "exactly", "which", "don't". */
const ENGLISH =
  /(?<!\p{L})(?:the|you|your|you['’]re|are|would|could|should|does|did|we|our|my|me|they|that|there|here|of|to|and|or|not|for|with|from|at|if|can|please|have|has|had|be|been|this|how|any\p{L}*|questions?|thanks?|hello|goodbye|yes|i|i['’]m|it|it['’]s|wh\p{L}+|\p{L}{3,}(?<!li)ed|\p{L}{2,}ly|\p{L}*ought|\p{L}+n['’]t)(?!\p{L})/giu;
const GERMAN =
  /(?<!\p{L})(?:der|die|das|den|dem|des|sie|ihr|ihre[mnrs]?|ihnen|du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|er|es|mich|mir|mein\p{L}*|und|oder|aber|ist|sind|bist|ich|wir|uns|unser\p{L}*|hab|habe|haben|hast|hat|möcht\p{L}*|können|könnt\p{L}*|kann|kannst|darf|dürfen|soll|sollen|bitte|danke|ein|eine[mnrs]?|kein\p{L}*|für|nicht|nein|ja|zu|mit|von|vom|bei|auf|aus|im|um|zum|zur|guten?|tag|wie|wer|wo|wann|warum|wieso|welche\p{L}*|denn|gerade|noch|schon|auch|doch|mal|jetzt|da|dann|passt|geht)(?!\p{L})/giu;

function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
