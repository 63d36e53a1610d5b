import facts from "../../../corpus/values/facts.txt" with { type: "text" };
import { readSections } from "../read-sections.ts";

/** Kinds of facts that questions ask for, tried in this order over a sentence in small letters. */
const ASKED = [
  ["route", /von wo|wohin|woher .*wohin|von .* nach (?:wo|welche)/u],
  ["address", /adresse|anschrift|straße|hausnummer/u],
  ["since", /seit wann|wie lange (?:sind|haben|nutzen|arbeiten|wohnen|läuft)/u],
  ["how-often", /wie oft|wie häufig/u],
  [
    "provider",
    /(?:welche[rmns]?|bei wem|wer ist|wie heißt) .*(?:anbieter|versorger|versicher|dienstleister|lieferant|firma|werkstatt|bank|praxis|zahnarzt)/u,
  ],
  [
    "product",
    /(?:welche[rmns]?|was für ein\p{L}*) .*(?:modell|marke|produkt|gerät|auto|fahrzeug|wagen|heizung|anlage|tarif|paket|system|software|sorte|art|typ)|was (?:nutzen|verwenden|haben|fahren) sie/u,
  ],
  ["trade", /beruf|branche|was machen sie|womit beschäftig|tätig|was ist ihr betrieb/u],
  ["date", /\bwann\b|zu welchem (?:zeitpunkt|termin|datum)|bis wann/u],
  ["complaint", /stört|unzufrieden|ärger|schwierig|problem|verbesser|fehlt/u],
  ["wish", /wichtig|worauf|wünsch|erwart|vorstell|legen sie wert/u],
  ["place", /\bwo\b|welche[rmn]? (?:ort|stadt|stadtteil|gegend|region|gemeinde)|ort\b|stadtteil/u],
] as const satisfies readonly (readonly [string, RegExp])[];

const FACTS = readSections("corpus/values/facts.txt", facts, {
  names: ASKED.map(([kind]) => kind),
  what: "kind of fact",
});

/**
 * What may be answered to a question for a fact; `null` where it asks for none of those that people
 * have an answer to.
 * @param question a sentence in small letters
 */
export function factsFor(question: string): readonly string[] | null {
  const kind = ASKED.find(([, pattern]) => pattern.test(question))?.[0];
  return kind === undefined ? null : (FACTS.get(kind) ?? null);
}
