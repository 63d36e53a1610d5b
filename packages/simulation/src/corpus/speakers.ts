/** Who speaks, where a line gives it away: nobody has both a husband and a wife. */
export const SPEAKERS = ["woman", "man"] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** Whether this line can be said by this speaker. */
export function suits(line: string, speaker: Speaker): boolean {
  return !(speaker === "woman" ? A_MAN : A_WOMAN).test(line);
}

const A_WOMAN =
  /\b(?:mein(?:em|en|es)? Mann|mei Mo|mei Mann|meen Mann|mein Oller|meinem Lebensgefährten|die Ehefrau|die Schwester|(?:die|bloß de|ick bin bloß die) (?:Assistentin|Sekretärin|Nachbarin|Vorzimmerdame|Empfangsdame|Büroleiterin)|nur die (?:Assistentin|Sekretärin|Empfangsdame|Aushilfe)|falsche Ansprechpartnerin|Mieterin|nicht die Richtige|die Falsche(?! Adresse)|das Mädchen)\b/iu;

const A_MAN =
  /\b(?:meine[rn]? Frau|mei Frau|mei Wei|meene (?:Frau|Olle)|der Schwiegersohn|mit dem Sohn|nicht der Richtige|der Falsche|so einer, der|ein alter Pfennigfuchser|gelernter Elektriker|meine Sekretärin|Papa)\b/iu;
