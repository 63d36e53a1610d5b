import { foldPattern } from "../fold.ts";

/** What is asked about something: two questions about one thing that ask for different things are two. */
const ASPECTS = (
  [
    /\b(?:kost(?:|et|en|ete|e|spielig|enlos|enfrei|enpflichtig)|\p{L}*kosten|\p{L}*preis\p{L}*|teuer|teurer|günstig|billig|\p{L}*gebühr\p{L}*|tarife?|honorare?|umsonst|gratis|aufpreis|extra (?:zahlen|berechne\p{L}*)|(?:wieviel|was) (?:\p{L}+ ){0,3}(?:zahle?n?|bezahle?n?|nehmen|nehmt|verlang\p{L}*|berechne\p{L}*)|(?:wieviel|was) (?:muss|müssen|würde|soll) (?:\p{L}+ ){0,6}(?:zahlen|bezahlen|kosten)|mit wieviel (?:muss|müssen))\b/u,
    /\bwie ?lange?\b|\bdau(?:er|ert|ern|ere)\b|\bwieviel zeit\b|\bwie schnell\b|\bwieviele? (?:tage|wochen|stunden|monate)\b|\bschnell\b|\bwann (?:\p{L}+ ){0,4}(?:fertig|wieder raus)\b/u,
    /\bwann\b|\bwieviel uhr\b|\bwelche[nmrs]? (?:\p{L}+)?(?:tag|tage|tagen|abend|abenden|uhrzeit|monat|zeiten)\b|\b\p{L}*öffnungszeit\p{L}*\b|\bgeöffnet\b|\boffen\b/u,
    /\bwo\b|\bwohin\b|\badresse\b|\bwelcher (?:straße|stadt)\b|\bstandort\p{L}*\b|\bwie (?:komme|finde)\b/u,
    /\bwer\b|\bwem\b|\bwen\b/u,
    /\bwarum\b|\bwieso\b|\bweshalb\b|\bwozu\b/u,
    /\bwieviele\b|\bwie oft\b|\bwie häufig\b/u,
  ] as const
).map((pattern) => foldPattern(pattern));

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
