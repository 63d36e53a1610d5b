/** What the agent wants to know, as a callee understands it. */
export type Question =
  | "may-i"
  | "right-person"
  | "transfer"
  | "current-provider"
  | "interest"
  | "which-date"
  | "confirm"
  | "callback-when"
  | "email"
  | "name"
  | "number"
  | "recording"
  | "anything-else"
  | "other"
  | "statement"
  | "farewell";

/** Asked in this order: the first that fits is what was meant. */
const PATTERNS: readonly (readonly [Question, RegExp])[] = [
  ["recording", /aufgezeichnet|aufzeichn|mitschneid|aufnehmen darf/],
  [
    "transfer",
    /verbinden|durchstellen|weiterleiten|zuständig\w* (person|kolleg|ansprech)|wer (ist|kümmert)|ist \w+ \w* ?(zu sprechen|im haus|erreichbar)/,
  ],
  [
    "right-person",
    /spreche ich|sind sie (der|die|dafür|selbst)|entscheid\w+|verantwortlich|sind sie.{0,30}zuständig|bin ich.{0,20}richtig/,
  ],
  [
    "callback-when",
    /(zurückrufen|noch einmal (an|melden)|nochmal (an|melden)|wieder melden|später an|erreiche ich sie|passt es (ihnen )?besser|besser passen)/,
  ],
  ["email", /e-?mail/],
  ["name", /(ihr|wie ist der|auf welchen|ihren) (vor|nach)?namen?\b|wie heißen sie/],
  [
    "confirm",
    /richtig so|ist das (so )?(richtig|korrekt)|stimmt das|korrekt\?|passt (ihnen )?das( so)?\?|trage ich .* ein|darf ich .* (eintragen|festhalten|notieren|buchen)|halte ich fest|bestätigen|einverstanden\?/,
  ],
  [
    "which-date",
    /termin|wann (passt|hätten|würde|können|haben|wäre|ist)|welche[rnms]? (tag|uhrzeit|wochentag)|(montag|dienstag|mittwoch|donnerstag|freitag|vormittag|nachmittag).*\?|uhrzeit/,
  ],
  [
    "current-provider",
    /(anbieter|vertrag|lösung|dienstleister|lieferant|versorger|tarif).*(schon|bereits|derzeit|aktuell|zufrieden|bei wem)|(schon|bereits|derzeit|aktuell|zurzeit|heute|mit wem).*(anbieter|vertrag|lösung|dienstleister|lieferant|versorger|tarif)/,
  ],
  [
    "may-i",
    /(moment|minute|augenblick|kurz).*(zeit|für mich|ungelegen)|haben sie (gerade|kurz|jetzt|einen moment|zwei minuten|eine minute)|darf ich|störe ich|passt es (gerade|jetzt)|ist es gerade/,
  ],
  ["number", /wie (viele|viel|hoch|groß)|anzahl|wie alt/],
  [
    "interest",
    /interess|klingt das|wäre das|möchten sie (mehr|es|das)|wollen sie (mehr|es|das)|kommt das|was halten sie|vorstellen|spannend|zeigen dürfen|mehr erfahren/,
  ],
  ["anything-else", /sonst noch|noch (eine )?frage|kann ich (sonst|noch)/],
];

const FAREWELL =
  /auf wiederhören|auf wiedersehen|schönen (tag|nachmittag|abend|feierabend)|tschüss|ciao|alles gute/;

/** Reads the last question of what the agent said; without one, whether it says goodbye. */
export function questionIn(text: string): Question {
  const sentences: string[] = text.toLowerCase().match(/[^.!?…]+[.!?…]*/g) ?? [];
  const last = sentences.findLast((sentence) => sentence.includes("?"));
  const ending = sentences.slice(-2).join(" ");
  if (FAREWELL.test(ending) && !sentences.at(-1)?.includes("?")) return "farewell";
  if (last === undefined) return "statement";
  // A short question ("Passt das?") leans on the sentence before it.
  const index = sentences.lastIndexOf(last);
  const context = last.length < 28 ? `${sentences[index - 1] ?? ""} ${last}` : last;
  return PATTERNS.find(([, pattern]) => pattern.test(context))?.[0] ?? "other";
}
