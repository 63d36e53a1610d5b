import { PERSON, plainWords } from "./kin.ts";

/** That somebody died, or is gravely ill. */
export type Hardship = "death" | "illness";

/**
 * What a caller tells who has no mind for anything else: somebody close to him died, or the one who is
 * asked for; somebody lies in hospital, or had a grave diagnosis or accident. Said plainly and of now:
 * not a death of years ago, not a dead battery, not work in a hospital. `question`: what the agent
 * said last; where it asked for a person, "der lebt nicht mehr" speaks of one.
 */
export function hardshipIn(text: string, question: string): Hardship | null {
  const words = plainWords(text);
  if (NO_HARDSHIP.test(words)) return null;
  const isOfOnceAsked = ASKS_FOR_SOMEBODY.test(question.toLowerCase());
  const isTold = LONG_AGO.test(words);
  if (isOfOnceAsked && OF_HIM.some((death) => death.test(words)) && !INHERITED.test(words)) {
    return "death";
  }
  if (isTold) return null;
  if (DEATHS.some((death) => death.test(words)) && !INHERITED.test(words)) return "death";
  return ILLNESSES.some((illness) => illness.test(words)) && !OF_WORK.test(words)
    ? "illness"
    : null;
}

const OWN = "(?:mein|meine|unser|unsere|mei|unsa|min|ming|mi|mine)";
const OWN_ONE = "(?:meinen|meine|unseren|unsere|meiner|meinem|unserer|unserem|meines|unseres)";
const KIN = `(?:${PERSON}|mo|muada|vadda|mudder|vadder|bua|chef(?:in)?|inhaber(?:in)?)`;
/** No article may stand between somebody and what happened to him: "meine Frau sagt, der Kessel …". */
const SOMEBODY = `(?:${OWN} (?:\\p{L}+e[rns]? )?${KIN}(?: (?!der|die|das|den|ein|eine|sagt|meint|und)\\p{Ll}+)?|(?:der|die) (?:chef(?:in)?|inhaber(?:in)?|opa|oma|papa|mama|vater|mutter|mann)|(?:der |die )?(?:herr|frau) \\p{L}+|jemand|wer)`;
const IS = "(?:ist|is|isch|sind|san)";
const BETWEEN = "(?:(?!(?:nicht|nie|fast|beinahe|halb|der|die|das|ein|eine|wie)\\b)\\p{L}+ ){0,6}?";
const DEAD =
  "(?:gestorben|verstorben|g?storm|gstorbn|gstorben|verstorm|von uns gegangen|heimgegangen|entschlafen|(?:friedlich|für immer|sanft|ruhig) eingeschlafen|eingeschlafen(?= für immer)|tot(?! (?:umgefallen|müde|krank|sicher))|umgekommen|ums leben gekommen|tödlich verunglückt|nicht mehr am leben|nicht mehr unter uns)";

const DEATHS: readonly RegExp[] = [
  new RegExp(`\\b${SOMEBODY} ${IS} (?:\\p{L}+ )?${BETWEEN}${DEAD}(?= |$)`, "u"),
  new RegExp(`\\b${SOMEBODY} ${BETWEEN}${DEAD} ${IS}(?= |$)`, "u"),
  new RegExp(`\\b${IS} ${BETWEEN}${SOMEBODY} ${BETWEEN}${DEAD}(?= |$)`, "u"),
  new RegExp(`\\b${SOMEBODY} lebt (?:\\p{L}+ ){0,2}?nicht mehr$`, "u"),
  new RegExp(
    `\\b${SOMEBODY} lebt (?:leider )?nicht mehr(?! (?:hier|bei|in|mit|allein|zusammen))`,
    "u",
  ),
  new RegExp(
    `\\b(?:er|sie|der|die) ${IS} ${BETWEEN}(?:verstorben|von uns gegangen|ums leben gekommen)(?= |$)`,
    "u",
  ),
  new RegExp(
    `\\b${SOMEBODY} (?:liegt|lag) ${BETWEEN}im sterben\\b|\\b(?:er|sie|ich) lieg(?:t|e) ${BETWEEN}im sterben\\b`,
    "u",
  ),
  new RegExp(
    `\\b${OWN_ONE} ${KIN} ${BETWEEN}(?:beerdigt|begraben|beigesetzt|zu grabe getragen|verloren)(?= (?:und|da|ich|wir|deshalb|das)\\b|$)`,
    "u",
  ),
  new RegExp(
    `\\b(?:beerdigen|begraben|beerdige|trauern|trauere) (?:(?:gerade|heute|morgen|noch|um|sehr) )*${OWN_ONE} ${KIN}`,
    "u",
  ),
  new RegExp(`\\b${SOMEBODY} hat sich ${BETWEEN}(?:umgebracht|das leben genommen)\\b`, "u"),
  /\b(?:wir|ich|hier|bei uns|in der familie|wegen|haben|habe|hatten|hatte|gab es|einen|einem|eines|ein) (?:(?:leider|gerade|einen|einem|ein|eines|auch|heute|aktuell|jetzt) )*(?:trauer|todes|sterbe)fall(?:e?s)?\b(?! (?:zahlt|abgesichert|eintritt|versicher))/u,
  /\b(?:auf|zur|zu einer|von der|von einer|bei der|nach der|vor der|unterwegs zur|ist|haben|habe|planen|organisieren) (?:(?:gerade|heute|morgen|eine|die|einer|der) )*(?:beerdigung|trauerfeier|beisetzung|begräbnis)\b/u,
  /\b(?:wir|ich) (?:sind|bin|befinden uns|tragen|trage) (?:gerade |noch |alle )*(?:in )?(?:tiefer )?trauer\b|\bdas ist (?:hier )?ein trauerhaus\b/u,
  /\b(?:bin|wurde|geworden) (?:seit (?:kurzem|gestern|letzter woche|(?:\p{L}+|\d+) (?:tagen|wochen|monaten|woche|monat))|frisch|gerade|plötzlich) (?:witwer?|verwitwet)\b/u,
  /\bam grab (?:von |meine[srn]? |unsere[srn]? )/u,
  /\bfehlgeburt\b|\btotgeburt\b|\bsternenkind\b/u,
];

/** Of whoever was asked for, by a mere "er". */
const OF_HIM: readonly RegExp[] = [
  new RegExp(
    `\\b(?:er|sie|der|die|herr \\p{L}+|frau \\p{L}+) ${IS} ${BETWEEN}${DEAD}(?= (?:und|da|seit|deshalb|leider)\\b|$)`,
    "u",
  ),
  /\b(?:er|sie|der|die) lebt (?:leider |schon |seit \p{L}+ )*nicht mehr(?= (?:leider|und|da)\b|$)/u,
  /\b(?:den|die|ihn) (?:haben wir|habe ich|hab ich|mussten wir) (?:\p{L}+ ){0,3}?(?:beerdigt|begraben|beerdigen|beigesetzt)\b/u,
];

const ASKS_FOR_SOMEBODY =
  /\b(?:herrn?|frau|familie|spreche ich|sprechen|rede ich|am apparat|zu hause|erreiche?n?|verbinden|ihre?[nm]? (?:mann|frau|vater|mutter|partner(?:in)?|chef(?:in)?)|wer (?:entscheidet|ist))\b/u;

const ILL_AT =
  "(?:im (?:\\p{L}+en )?(?:krankenhaus|hospital|koma|hospiz|spital)|in (?:der|einer) \\p{L}*klinik|auf (?:der )?intensiv\\p{L}*|in der notaufnahme|auf der palliativ\\p{L}*)";
const LATELY =
  "(?:gerade|eben|heute|gestern|vorgestern|am (?:wochenende|\\p{L}+tag)|diese woche|letzte woche|vorige woche|letzten \\p{L}+tag|vor (?:\\p{L}+|\\d+) (?:tagen|stunden|wochen)|vor einer woche|kürzlich|neulich)";

const ILLNESSES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:liege|wir liegen|ich lieg|${SOMEBODY} liegt|er liegt|sie liegt) ${BETWEEN}${ILL_AT}\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich|wir|${SOMEBODY}|er|sie) (?:bin|sind|ist|is|kam|musste|wurde) (?:(?:gerade|selber|selbst|heute|gestern|noch|seit \\p{L}+|leider|plötzlich|schwer|ganz) )*${ILL_AT}\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:bin|sind|sitze|sitzen|stehe) (?:(?:gerade|hier|bei|mit|den ganzen tag|nur) )*(?:${OWN_ONE} ${KIN} )?${ILL_AT}$`,
    "u",
  ),
  /\b(?:hab|habe|haben|hat|bekam|bekamen|kriegte) (?:(?:ich|wir|gerade|eben|heute|gestern|erst|letzte woche|vom arzt|die|eine|mir|uns) )*(?:\p{L}+e )?(?:krebs|tumor|alzheimer|demenz)?diagnose (?:bekommen|erhalten|gekriegt|gehört)\b/u,
  /\b(?:eine|die) (?:krebs|tumor)diagnose\b|\b(?:diagnose|befund) (?:ist )?(?:\p{L}*krebs|tumor|leukämie|multiple sklerose|als)\b/u,
  new RegExp(
    `\\b(?:ich|${SOMEBODY}|er|sie) (?:hab|habe|hat) ${BETWEEN}(?:\\p{L}*krebs|leukämie|(?:einen )?(?:\\p{L}*tumor))(?= (?:da|und|wissen|mir|ich|im|das)\\b|$)`,
    "u",
  ),
  /\b(?:an|mit) (?:\p{L}*krebs|leukämie) (?:erkrankt|gestorben)\b/u,
  new RegExp(
    `\\b(?:ich|${SOMEBODY}|er|sie) (?:bin|ist|is) ${BETWEEN}(?:schwer ?krank|todkrank|sterbenskrank|unheilbar krank|schwer erkrankt|lebensgefährlich (?:krank|verletzt)|schwer verletzt)\\b`,
    "u",
  ),
  /\b(?:mache?|machen|bekomme?|kriege?|habe|hab|bin|ist|muss|macht|bekommt)\b (?:\p{L}+ ){0,4}?(?:chemo(?:therapie)?|bestrahlungen?|palliativ\p{L}*)\b/u,
  new RegExp(
    `\\b(?:hatte|hatten|hat|habe|hab|haben) (?:\\p{L}+ ){0,2}?${LATELY} (?:einen )?(?:ganz )?(?:schweren |schlimmen )?(?:\\p{L}*unfall|schlaganfall|herzinfarkt)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich|wir|${SOMEBODY}|er|sie) (?:hatte|hatten|hat|habe|hab|haben) ${BETWEEN}(?:schweren|schlimmen) (?:\\p{L}*unfall|schlaganfall|herzinfarkt)\\b`,
    "u",
  ),
  new RegExp(`\\b(?:ich|${SOMEBODY}|er|sie) (?:bin|ist|is) ${BETWEEN}verunglückt\\b`, "u"),
  new RegExp(
    `\\b(?:${SOMEBODY}|er|sie) wird ${BETWEEN}(?:operiert|notoperiert|beatmet|reanimiert)\\b|\\bich (?:bin|wurde) (?:\\p{L}+ ){0,2}?(?:gestern|heute|gerade|frisch|vorgestern) (?:\\p{L}+ )?operiert\\b`,
    "u",
  ),
];

/** What is over for long: whoever tells of it has a mind for other things. */
const LONG_AGO =
  /\bvor (?:\p{L}+ |\d+ )*jahr(?:en|zehnt\p{L}*)?\b|\b(?:letztes|voriges|vergangenes|vorletztes) jahr\b|\bseit (?:\p{L}+ |\d+ )?jahren\b|\b(?:früher|(?<!heute )früh (?:gestorben|verstorben)|damals|seinerzeit|längst|schon lange|seit langem|im krieg|als kind|mal|irgendwann)\b(?! nicht)|\b(?:19|20)\d\d\b/u;

const INHERITED =
  /\b(?:geerbt|erbe|erbstück|vererbt|übernommen)\b|\bvon (?:dem|der|ihm|ihr) (?:hab|habe|haben|ist|war|kommt|stammt)\b/u;

/** Who works there, or speaks of a car, lies nowhere. */
const OF_WORK =
  /\b(?:arbeite|arbeitet|arbeiten|dienst|schicht|angestellt|beschäftigt|(?:bin|ist|als) (?:\p{L}+ )?(?:\p{L}*schwester|\p{L}*pfleger(?:in)?|\p{L}*arzt|\p{L}*ärztin)|auto|motor|kessel|heizung|werkstatt|handwerker|besuch|blechschaden|geboren)\b/u;

/** What is denied, put as a case, or said of somebody who is hated. */
const NO_HARDSHIP =
  /\b(?:wenn|falls|sollte|sollten|würde|wäre|hätte|angenommen|zum glück|gott sei dank|stell\p{L}* sich|nicht tot|nicht gestorben|für mich gestorben|totlachen|vor (?:neugier|lachen|langeweile|hunger))\b|\b(?:im|bei einem|für den) (?:todes|sterbe|trauer|krankheits)fall\b/u;
