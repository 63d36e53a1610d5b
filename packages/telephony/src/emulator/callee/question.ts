/** What the agent wants to know, as a callee understands it. */
export type Question =
  | "may-i"
  | "right-person"
  | "transfer"
  | "current-provider"
  | "interest"
  | "which-date"
  | "which-time"
  | "confirm"
  | "callback-when"
  | "email"
  | "send-info"
  | "name"
  | "number"
  | "recording"
  | "anything-else"
  | "other"
  | "statement"
  | "farewell";

const PROVIDER = "(?:anbieter|vertrag|lösung|dienstleister|lieferant|versorger|tarif)";
const ALREADY = "(?:schon|bereits|derzeit|aktuell|zurzeit|momentan|zufrieden|mit wem|bei wem)";

/** Tried in this order: the first that fits is what was meant. */
const PATTERNS: readonly (readonly [Question, RegExp])[] = [
  ["recording", /aufgezeichnet|aufzeichn|mitschneid/],
  [
    "transfer",
    /verbinden|durchstellen|weiterleiten|wer (?:ist|kümmert).*zuständig|(?:zu sprechen|im haus|erreichbar)\?/,
  ],
  [
    "right-person",
    /spreche ich|sind sie (?:der|die|dafür|selbst)|entscheid(?:e[nr]|ung)|verantwortlich|zuständig|bin ich.*richtig/,
  ],
  [
    "callback-when",
    /zurückrufen|(?:noch ?(?:ein)?mal|wieder|später) (?:an|melden|versuchen)|erreiche ich sie|besser passen/,
  ],
  [
    "send-info",
    /^(?!.*adresse).*(?:(?:darf|soll|kann) ich .*(?:mail|übersicht|infos).*schicken|unterlagen)/,
  ],
  ["email", /e-?mail/],
  ["name", /namen?\b|wie heißen sie/],
  [
    "confirm",
    /richtig|korrekt|stimmt (?:das|alles)|passt (?:ihnen )?das|darf ich .*(?:eintragen|festhalten|notieren|buchen)|halte ich .*fest|bestätigen|einverstanden|(?:wahrnehmen|einhalten)\?|bleibt es (?:dabei|bei)/,
  ],
  ["which-time", /wie viel uhr|welche uhrzeit|um welche zeit/],
  [
    "interest",
    /^(?!.*\b(?:wann|welche)).*(?:interess|(?:wollen|sollen) wir|(?:möchten|wollen) sie)/,
  ],
  [
    "which-date",
    /termin|\bwann\b|welche[rnms]? (?:tag|uhrzeit|wochentag)|einen tag|uhrzeit|wie viel uhr|(?:mon|diens|donners|frei|sams)tag|mittwoch|vormittag|nachmittag/,
  ],
  ["current-provider", new RegExp(`${PROVIDER}.*${ALREADY}|${ALREADY}.*${PROVIDER}`)],
  [
    "may-i",
    /(?:moment|minuten?|augenblick|kurz).*(?:zeit|für mich)|(?:haben|hätten) sie (?:gerade|kurz|jetzt|einen|zwei|eine|ein paar)|darf ich|stör|ungelegen|passt es|ist es gerade/,
  ],
  ["number", /wie (?:viele?|hoch|groß|alt)|anzahl/],
  [
    "interest",
    /interess|klingt|wäre das|(?:möchten|wollen) sie|kommt das|was halten sie|vorstellen|spannend|mehr erfahren/,
  ],
  ["anything-else", /sonst noch|noch (?:eine )?fragen?|kann ich (?:sonst|noch)/],
];

const FAREWELL =
  /auf wieder(?:hören|sehen)|schönen? (?:tag|nachmittag|abend|feierabend)|tschüss|ciao|alles gute/;
const REQUEST = /(?:nennen|sagen|geben|buchstabieren|verbinden|bestätigen) sie/;
/** A question this short ("Passt das?") leans on the sentence before it. Characters. */
const SHORT = 40;

/** Reads the last question, or request, of what the agent said; without one, whether it says goodbye. */
export function questionIn(text: string): Question {
  const sentences: string[] = text.toLowerCase().match(/[^.!?…]+[.!?…]*/g) ?? [];
  const index = sentences.findLastIndex(
    (sentence) => sentence.includes("?") || REQUEST.test(sentence),
  );
  // A question rarely comes after a goodbye, but a goodbye often after a rhetorical question.
  if (index < sentences.length - 1 && FAREWELL.test(sentences.slice(-2).join())) return "farewell";
  const question = sentences[index];
  if (question === undefined) return "statement";
  return (
    meaningOf(question) ??
    (question.length < SHORT ? meaningOf(sentences[index - 1] ?? "") : null) ??
    "other"
  );
}

function meaningOf(sentence: string): Question | null {
  return PATTERNS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
}
