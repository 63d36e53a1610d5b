/** Who speaks, where a line gives it away: nobody has both a husband and a wife. */
export const SPEAKERS = ["woman", "man"] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** Whether this line can be said by this speaker. */
export function suits(line: string, speaker: Speaker): boolean {
  return !(speaker === "woman" ? A_MAN : A_WOMAN).test(line);
}

/** Whether this line can be said of this one, whom somebody else fetches or says to be away. */
export function isSaidOf(line: string, other: Speaker): boolean {
  return !(other === "woman" ? OF_A_MAN : OF_A_WOMAN).test(line);
}

const A_WOMAN =
  /\b(?:mein(?:em|en|es)? Mann|mei[mn]? Mo|mei Mann|meen Mann|mein Olle[nr]|meinem Lebensgefährten|die Ehefrau|die Schwester|(?:ich bin|hier ist) die (?:Frau|Tochter|Mutter|Inhaberin|Chefin|Schwiegertochter)|(?:die|bloß de|ick bin bloß die) (?:Assistentin|Sekretärin|Nachbarin|Vorzimmerdame|Empfangsdame|Büroleiterin)|nur die (?:Assistentin|Sekretärin|Empfangsdame|Aushilfe)|falsche Ansprechpartnerin|Mieterin|nicht die Richtige|die Falsche(?! Adresse)|das Mädchen)\b/iu;

const A_MAN =
  /\b(?:meine[rn]? Frau|mei Frau|mei Wei|meene (?:Frau|Olle)|der Schwiegersohn|(?:ich bin|hier ist) der (?:Mann|Ehemann|Sohn|Vater|Bruder|Inhaber|Chef|Hausmeister)|mit dem Sohn|nicht der Richtige|der Falsche|so einer, der|ein alter Pfennigfuchser|gelernter Elektriker|meine Sekretärin|Papa)\b/iu;

const OF_A_MAN =
  /\b(?:Herrn?|[Ee]r|ihn|ihm|sein(?:e[mnrs]?)?|eahm|[Hh]ol (?:en|'n)|[Hh]ol'n|Chef|Geschäftsführer|Inhaber|Vorgesetzten|Kollegen?|Junior|(?:mein|meinem|meinen|mei) (?:Mann|Mo|Vater)|mein Oller|[Dd]er (?:bin|ist|is|isch|hat|liegt|telefoniert|sitzt|kommt|kennt))\b/u;

const OF_A_WOMAN =
  /\bFrau \{last\}|\b(?:Chefin|Kollegin|[Ss]ie (?:ist|hat)|ob sie|(?:hol|hole) sie|(?:[Dd]ie|De) (?:ist|is|isch)|(?:meine|meiner|mei|meene) (?:Frau|Olle|Mutter))\b/u;
