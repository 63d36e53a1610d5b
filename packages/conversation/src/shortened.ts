import { sentencesOf } from "@rufbaum/tree/graph";

/**
 * An answer for who has heard it already: its first sentence that says something of the matter, whole
 * also where a colon stands in it, and without its questions.
 */
export function shortened(answer: string): string {
  const told = wholeSentences(answer).filter((sentence) => !sentence.endsWith("?"));
  return told.find((sentence) => !isMereSympathy(sentence)) ?? told[0] ?? answer;
}

/** "Bei uns gilt: Passt jemand nicht, zahlen Sie ihn nicht." is one. */
function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = whole.at(-1);
    if (before?.endsWith(":")) whole[whole.length - 1] = `${before} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

/** "Das höre ich oft.", "Damit sind Sie nicht allein.": of the matter it says nothing. */
function isMereSympathy(sentence: string): boolean {
  const words = sentence.split(" ");
  return words.length <= MOST_WORDS_OF_SYMPATHY && !NOUN.test(sentence) && SYMPATHY.test(sentence);
}

const MOST_WORDS_OF_SYMPATHY = 9;

/** A word with a capital inside the sentence that is no form of address. */
const NOUN = /(?<=\p{L},? )(?!(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L}))\p{Lu}\p{L}+|\d/u;
const SYMPATHY =
  /(?<!\p{L})(?:(?:versteh|hör|kenn|glaub|weiß|seh|respektier|dacht|begreif)\p{L}* (?:ich|wir)|(?:ich|wir) (?:versteh|hör|kenn|glaub|seh|respektier|begreif)\p{L}*|nicht (?:allein|der einzige|die einzige)|macht (?:gar |überhaupt )?nichts|tut mir (?:\p{L}+ )?leid|(?:ist|wäre|finde ich) (?:\p{L}+ )?(?:gut|schön|klar|verständlich|nachvollziehbar|richtig|berechtigt|in ordnung)|geht (?:vielen|manchen|anderen) so|danke|schade)(?!\p{L})/iu;
