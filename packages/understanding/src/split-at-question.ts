/** Where a question begins in a folded text: a word that asks, and a verb behind it. */
const ASKS =
  /(?<=\w )(?:was|wie|wer|woher|wieviel|warum|wieso|weshalb|von wem|wem|wen|worum) (?!(?:das|die|der|den|dem|es|ich|sie|er|wir|ihr|man|ein|eine|du|mich|mir|so|auch|immer|noch|gesagt|anderes)\b)\w+ \w+/gu;

/** A question or a request that begins with its verb, behind a word that joins. */
const VERB_FIRST =
  /(?<=\w )(?:und|aber) (?=(?:sind sie|bist du|ist das|spreche ich|rede ich|haben sie|kann ich|kann man|gibt es|muss ich|schicken sie|senden sie|mailen sie|rufen sie|wer sind|was kostet) \w+)/gu;

/** "Ich wollte wissen, was das kostet" asks it. */
const WANTS_TO_KNOW =
  /(?<=\b(?:wollte|will|moechte|haette gerne?|wuerde gerne?) (?:\w+ ){0,3}(?:wissen|fragen) )(?=(?:was|wie|wieviel|woher|wer|ob|worum|wofuer|warum) )/gu;

/** These lead up to a question that is told of, not asked. */
const TOLD =
  /(?:\b(?:weiss|wissen|weisst|sagen|sage|egal|schauen|sehen|gucken|fragen|frage|verstehe|verstehen|klar|so|auch|genau|etwas|mal|als|mit|von|an|auf|fuer|zu|oder)) $/u;

/**
 * A reply without punctuation taken apart where a question begins: "ja was kostet das denn"; `null`
 * where none begins within it.
 */
export function splitAtQuestion(text: string): { before: string; question: string } | null {
  const [wanted] = text.matchAll(WANTS_TO_KNOW);
  if (wanted)
    return { before: text.slice(0, wanted.index).trim(), question: text.slice(wanted.index) };
  for (const { index } of [...text.matchAll(ASKS), ...text.matchAll(VERB_FIRST)]) {
    const before = text.slice(0, index);
    if (TOLD.test(before)) continue;
    return { before: before.trim(), question: text.slice(index) };
  }
  return null;
}
