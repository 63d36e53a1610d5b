import { plainWords } from "./kin.ts";

/**
 * Whether somebody insults whoever calls: swears at him, or tells him to go to hell. Not a grumble
 * ("das nervt"), not what is said of a thing or of somebody else ("scheiß Heizung", "mein Chef ist ein
 * Idiot").
 */
export function isInsult(text: string): boolean {
  const words = plainWords(text);
  return INSULTS.some((insult) => insult.test(words));
}

const NAME =
  "(?:\\p{L}*arsch(?:loch|löcher|geige|gesicht)?|arschgeigen|\\p{L}*wichser|hurensohn|hurensöhne|\\p{L}*idiot(?:en)?|vollidiot(?:en)?|depp(?:en)?|vollpfosten|trottel|schwachkopf|schwachköpfe|drecksau|drecksäue|\\p{L}*schwein(?:e)?|drecks\\p{L}*|\\p{L}*kuh|\\p{L}*sau|schlampe|fotze|spast(?:i|en)?|mongo|missgeburt|penner|pisser|saftsack|saftladen|blödmann|blödmänner|dumpfbacke|hornochse[n]?|rindvieh|dreckstück|miststück|mistkerl|schmarotzer|abzocker|betrüger(?:pack)?|verbrecher|gauner|halsabschneider|lump(?:en)?|gesindel|\\p{L}*pack|affe[n]?|vogel|hirni|hanswurst|clown[s]?|dummschwätzer|labersack|nervensäge[n]?|knallkopf|sackgesicht|scheiß(?:haufen|verein|laden|kerl)|parasiten?|abschaum|ratte[n]?|geier|pfeife[n]?|volldepp(?:en)?|arschkriecher|kotzbrocken|würstchen|dussel|gschwerl|saubua|saupreiß|zipfelklatscher)";
const QUALIFIED =
  "(?:(?:blöde|blöder|blödes|blöden|dumme|dummer|dummes|dummen|verdammte|verdammter|verdammtes|verdammten|elende|elender|elenden|dreckige|dreckiges|dreckiger|dreckigen|scheiß|verfluchte|verfluchter|verfluchten|miese|mieser|miesen|alte|alter|altes|arrogante|arroganter|verlogene|verlogener|verlogenen|lästige|lästiger|fette|fetter|kleine|kleiner|kleines|unverschämte|unverschämter|ganz|so|doch|alle|alles|lauter|ja|echt|nur|wirklich|ein|eine|einfach|der|die|das|größte|größter) )*";

/** What may be had as well as called: with nothing round it, it is no insult. */
const ANIMAL =
  "(?:vogel|affen?|clowns?|kuh|sau|ratten?|geier|pfeifen?|pack|würstchen|schweine?)(?: |$)";

const INSULTS: readonly RegExp[] = [
  // "Sie Idiot", "ihr seid doch alle Verbrecher".
  new RegExp(
    `\\b(?:sie|du|ihr) (?!${ANIMAL})(?:(?:sind|bist|seid) )?${QUALIFIED}${NAME}(?! (?:sind|ist|haben|hat|wollten|kamen|hatten|von|bei|aus)\\b)(?= |$)`,
    "u",
  ),
  new RegExp(`\\b(?:sind sie|bist du|seid ihr) ${QUALIFIED}${NAME}(?= |$)`, "u"),
  new RegExp(
    `\\bwas (?:sind sie|bist du|seid ihr) (?:denn )?für (?:ein |eine |einer )?${QUALIFIED}${NAME}(?= |$)`,
    "u",
  ),
  // Nothing but the word, or with a greeting's worth round it.
  new RegExp(
    `^(?:(?:ja|nein|nee|ach|so|was|was für ein|was für eine|du|sie|ihr|ey|hey|oh|na|alter|mann|mensch|danke|tschüss|auf wiederhören|kein interesse) )*${QUALIFIED}(?!${ANIMAL})${NAME}(?: (?:verdammte[rs]?|blöde[rs]?|elende[rs]?|ihr|du|sie|tschüss))*$`,
    "u",
  ),
  /\b(?:leck|leckt|lecken sie|leckts) (?:mich|mi|uns|me|mir) ?(?:doch |mal |einfach |alle )*(?:am|om|im) (?:arsch|a)\b|\bleck(?:t|en sie)? mich(?: doch| mal)*$/u,
  /\bfick(?:t|en sie)? (?:dich|euch|sich)\b|\bfick(?:t)? (?:doch )?deine mutter\b|\bfuck (?:you|off)\b|\bgo to hell\b|\b(?:you|fucking) (?:asshole|idiot|bastard|moron)\b|^asshole$/u,
  /\bverpiss(?:t|en sie)? (?:dich|euch|sich)\b|\bverpiss dich\b|\bverzieh(?:t|en sie)? (?:dich|euch|sich)\b/u,
  /\b(?:halt|haltet|halten sie) (?:doch |endlich |einfach |mal |gefälligst )*(?:die|dein|deine|euer|eure|ihr|ihre|s|das|den)? ?(?:fresse|maul|klappe|schnauze|goschn|rand|mund)\b|^(?:schnauze|fresse|maul halten|maul|klappe)$/u,
  /\b(?:geh|geht|gehen sie|scher|schert|scheren sie|fahr|fahrt|fahren sie)(?: (?:doch|dich|euch|sich|mal|einfach|zur|zum|in die))* (?:sterben|hölle|teufel|kuckuck)\b(?! nicht)/u,
  /\b(?:steck|stecken|schieb|schieben|schiebt|steckt)(?:t|s)? (?:sie |dir |euch |sich |s |das |den |die |ihren |ihr |deinen |euren |es |ihre |deine |eure |\p{L}+ )*(?:sonstwohin|sonst wohin|in den (?:arsch|hintern)|dahin wo)\b/u,
  /\b(?:in|ins) (?:den |ihr |dein |euer |eure |deine |ihre )?(?:arsch|hirn|kopf|gehirn)\b.{0,12}\bgeschissen\b|\b(?:hat man|haben) (?:ihnen|dir|euch|sie) .{0,20}ins hirn geschissen\b/u,
  /\b(?:sind sie|bist du|seid ihr) (?:(?:eigentlich|wirklich|echt|nur|völlig|total|komplett|alle|denn|noch ganz|so|zu) )*(?:bescheuert|behindert|geistesgestört|dumm|blöd|doof|bekloppt|hirnlos|hirnverbrannt|gestört|krank im kopf|dicht|bei trost|verblödet|balla)\b/u,
  /\b(?:ihr|sie) (?:könnt|können) mich (?:alle |doch |mal |echt |kreuzweise )+(?:kreuzweise|gern ?haben|mal|alle)?$|\b(?:ihr|sie) (?:könnt|können) mich mal$|\b(?:könnt ihr|können sie) mich (?:mal|kreuzweise)\b/u,
  /\bscher(?:t|en sie)? (?:euch|dich|sich) (?:weg|fort)\b|\bhau(?:t|en sie|n sie)? (?:doch |endlich |bloß )*ab\b(?=(?: (?:sie|ihr|du|mann|endlich))*$)/u,
];
