import { foldPattern } from "./fold.ts";

/** What names no thing, and may stand anywhere in such a question. */
const LITTLE =
  "(?:(?:denn|da|dann|so|ungefähr|etwa|circa|ca|rund|grob|jetzt|mal|bitte|vielleicht|schon|überhaupt|mir|mich|uns|sie|das|es|dafür|dabei|hier|bei ihnen|insgesamt|gesamt|ganze|im ganzen|alles|zusammen|in summe|am ende|unterm strich|pro monat|im monat|monatlich|im jahr|pro jahr|jährlich|einmal|wohl|genau|vorab|am telefon|gleich) )*";
const SUM =
  "(?:(?:gesamt|end|monats|fest)?(?:preis|kosten|betrag|summe)|preise|(?:preis|kosten)(?:rahmen|spanne|schätzung|vorstellung)|richtwert|hausnummer|größenordnung)";
const OF_MONEY =
  "(?:finanziell|preislich|kostenmäßig|geldmäßig|an kosten|vom preis her|kostentechnisch)";
const ROUGH = "(?:(?:ersten?|grobe[nrs]?|ungefähre[nrs]?|circa|kleine|so) )*";

const ROUND_ABOUT = [
  `was (?:kommt|käme|kommen|würde|wird) ${LITTLE}${OF_MONEY} ${LITTLE}auf (?:mich|uns|einen) zu(?:kommen)?`,
  `(?:welche|was für) (?:kosten|summe|ausgaben) (?:kommt|kommen|kämen|käme|entstehen|fallen) ${LITTLE}(?:auf (?:mich|uns|einen) zu|an|für (?:mich|uns))`,
  `wie hoch (?:ist|wäre|sind|wären|liegt|wird) ${LITTLE}(?:der|die|ihr|ihre) ${LITTLE}${SUM}`,
  `was (?:ist|wäre|sind|wären) ${LITTLE}(?:der|die|ihr|ihre) ${LITTLE}${SUM}`,
  `(?:können|könnten|könnt|würden) (?:sie|ihr) ${LITTLE}(?:einen|eine|nen|ne|den|die|irgendeinen|irgendeine) ${ROUGH}${SUM} ${LITTLE}(?:nennen|sagen|geben|verraten)`,
  `(?:nennen|sagen|geben) sie ${LITTLE}(?:einen|eine|nen|ne|den|die) ${ROUGH}${SUM}`,
  `(?:in|um|von|über) (?:welche[rmn]?|was für (?:eine[rmn]?|ner)) (?:preis(?:klasse|bereich|lage|rahmen|segment|spanne|kategorie)|größenordnung|summe|betrag|preis) (?:bewegen|liegen|sind|reden|sprechen|liegt|bewegt|geht|befinden) (?:wir|sie|das|es|man) ${LITTLE}`,
  `wie (?:sieht|schaut) (?:das|es) ${LITTLE}(?:${OF_MONEY}|mit (?:dem|den|ihren|ihrem) (?:preis|preisen|kosten)) ${LITTLE}aus`,
  `wo (?:liegen|liegt|landen|landet|lande) (?:wir|sie|das|man|ich) ${LITTLE}${OF_MONEY}`,
  `(?:mit )?(?:was|wieviel|welchen kosten|welchem preis|welcher summe) (?:muss|müsste|müssen|müssten|darf|sollte) (?:ich|man|wir) ${LITTLE}rechnen`,
  `was kostet (?:mich |uns )?${LITTLE}(?:der spaß|die sache|die geschichte)`,
].map((asks) => foldPattern(new RegExp(`\\b${asks} ?${LITTLE}$`, "u")));

/** Without one of these no such question is asked; most replies need no closer look. */
const MONEY = /preis|kost|finanz|geld|summe|betrag|hausnummer|groessenordnung|richtwert|rechnen/u;

/** Whether a normalised reply ends with a question for the price of it all, in round-about words. */
export function asksPriceOfAll(text: string): boolean {
  const spaced = `${text} `;
  return MONEY.test(text) && ROUND_ABOUT.some((pattern) => pattern.test(spaced));
}

/** The same question in plain words; `null` where it is none, or asks for the price of something. */
export function plainlyAsked(text: string): string | null {
  return asksPriceOfAll(text) ? "was kostet das" : null;
}
