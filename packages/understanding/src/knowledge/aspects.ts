import { foldPattern } from "../fold.ts";

/** What is asked about something: two questions about one thing that ask for different things are two. */
const ASPECTS = (
  [
    /\b(?:kost(?:|et|en|ete|e|spielig|enlos|enfrei|enpflichtig)|\p{L}*kosten|\p{L}*preis\p{L}*|teuer|teurer|günstig|billig|\p{L}*gebühr\p{L}*|tarife?|honorare?|umsonst|gratis|aufpreis|extra (?:zahlen|berechne\p{L}*)|(?:muss|muessen|soll) (?:ich|wir|man) (?:\p{L}+ ){0,2}(?:etwas|was) (?:dafuer |dazu |noch |extra )?(?:be)?zahlen|(?:wieviel|was) (?:\p{L}+ ){0,3}(?:zahle?n?|bezahle?n?|nehmen|nehmt|verlang\p{L}*|berechne\p{L}*)|(?:wieviel|was) (?:muss|müssen|würde|soll) (?:\p{L}+ ){0,6}(?:zahlen|bezahlen|kosten)|mit wieviel (?:muss|müssen))\b/u,
    /\bwie ?lange?\b(?!(?: \p{L}+){1,5} schon\b)|\bdau(?:er|ert|ern|ere)\b|\bwieviel zeit\b|\bwie schnell\b|\bwie ?viele? (?:tage|wochen|stunden|monate)\b|\bschnell\b|\bwann (?:\p{L}+ ){0,4}(?:fertig|wieder raus)\b/u,
    /\bwann\b|\bwieviel uhr\b|\bwelche[nmrs]? (?:\p{L}+)?(?:tag|tage|tagen|abend|abenden|uhrzeit|monat|zeiten)\b|\b\p{L}*öffnungszeit\p{L}*\b|\bgeöffnet\b|\boffen\b/u,
    /\bwo\b|\bwohin\b|\badresse\b|\bwelcher (?:straße|stadt)\b|\bstandort\p{L}*\b|\bwie (?:komme|finde)\b|\bin welche[nmrs]? (?!\p{L}*(?:tag|monat|woche|jahr|zeit))\p{L}/u,
    /\bwer\b|\bwem\b|\bwen\b/u,
    /\bwarum\b|\bwieso\b|\bweshalb\b|\bwozu\b/u,
    /\bwie ?viele\b|\bwie oft\b|\bwie häufig\b/u,
    // "Wie lange gibt es Sie schon?" asks for no end.
    /\bwie ?lange?(?: \p{L}+){1,5} schon\b|\bseit (?:wann|wie ?lange|wieviele?n?)\b|\bwie alt\b/u,
  ] as const
).map((pattern) => foldPattern(pattern));

/** The bit of those that ask for a price. */
export const ASKS_PRICE = 1;

/** Words that ask for a price, whatever they are; they are one word here. */
const OF_PRICE = ASPECTS[0];

/** The aspects that a folded text asks for, as bits. */
export function aspectsOf(text: string): number {
  let found = 0;
  ASPECTS.forEach((pattern, place) => {
    if (pattern.test(text)) found |= 1 << place;
  });
  return found;
}

/** Whether a word by itself asks for a price. */
export function isOfPrice(word: string): boolean {
  return OF_PRICE?.test(word) ?? false;
}
