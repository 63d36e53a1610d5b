import { PERSON, plainWords, RELATIVE } from "./kin.ts";

/**
 * Whether somebody calls for help, now and for real. Everything else would be an affront then, so it
 * counts wherever it is said; and whoever is taken for one by mistake is hung up on. So it takes a
 * whole call for help ("Hilfe!") or words that say what is needed or happens to somebody at this
 * moment: not an illness that is told of, not an appointment at the doctor's, not an announcement's
 * advice, and not what is not needed.
 */
export function isDistress(text: string): boolean {
  const words = plainWords(text);
  return CALLS.some((call) => call.test(words)) || isPlea(words);
}

function isPlea(words: string): boolean {
  return PLEAS.some((plea) => plea.test(words)) && !TOLD.test(words);
}

const VICTIM = `(?:${RELATIVE}|(?:der|die|das|hier) (?:\\p{L}+ )?${PERSON}|er|sie|jemand)`;
const AID =
  "(?:not)?(?:arzt|ärztin)|(?:kranken|rettungs|notarzt)wagen|rettungsdienst|sanitäter|feuerwehr|polizei|ambulanz|112";
const AN_AID = `(?:(?:einen|eine|den|die) )?(?:${AID})`;
/** What may stand between "ich brauche" and what is needed; a "kein" or "nicht" may not. */
const AT_ONCE = "(?:(?:bitte|hier|jetzt|sofort|dringend|schnell|ganz|unbedingt) )*";
const SOFTENED = "(?:(?:bitte|hier|jetzt|sofort|dringend|schnell|ganz|mir|uns|gleich) )*";
/** What somebody does not do any more who needs help; "und will nicht ins Heim" is none of it. */
const LIES_THERE =
  "(?:(?:steht|kommt|wacht) (?:\\p{L}+ )?nicht (?:mehr |alleine? )*(?:auf|hoch)|(?:atmet|reagiert|antwortet|spricht) (?:\\p{L}+ )?nicht|(?:rührt|bewegt) sich (?:\\p{L}+ )?nicht|kann sich (?:\\p{L}+ )?nicht (?:mehr )?(?:bewegen|rühren))";
/** Where the sentence ends, or goes on as such sentences do. */
const ENDS = `(?= (?:bitte|hilfe|helfen|schnell|sofort|rufen|ich (?:muss|kann)|und (?:er |sie )?${LIES_THERE})\\b|$)`;
const JUST_NOW = "(?:(?:gerade|eben|hier|schwer|glaub|glaube|wohl|ich|hab|habe) )*";

/** Nothing but a cry for help. */
const CALLS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:oh|ach|gott|mein|bitte|schnell|ja|hallo|so|doch|jemand|mir|sie) )*(?:(?:zu )?hilfe|helfen sie mir|helft mir)(?: (?:${RELATIVE}|bitte|schnell|hilfe|mir|zu|helfen|sie|helft|doch|jemand|oh|gott|mein|hallo|feuer))*$`,
    "u",
  ),
  /^feuer feuer\b/u,
  new RegExp(`^(?:bitte |schnell )*${AN_AID}(?: bitte)? (?:schnell|sofort)(?: bitte)?$`, "u"),
  /^(?:hilfe )*ich (?:ersticke?|verblute)$/u,
];

const PLEAS: readonly RegExp[] = [
  new RegExp(`\\b(?:ich|wir) brauch(?:e|en)? ${AT_ONCE}${AN_AID}$`, "u"),
  new RegExp(
    `\\b(?:ich|wir) brauch(?:e|en)? ${AT_ONCE}(?:sofort|dringend|schnell|jetzt) ${AT_ONCE}${AN_AID}\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich|wir) brauch(?:e|en)? ${AT_ONCE}hilfe(?: (?:hier|bitte|schnell|sofort|jetzt))*$`,
    "u",
  ),
  new RegExp(
    `\\b(?:rufen|holen|schicken) sie ${SOFTENED}(?:hilfe$|(?:den )?notruf\\b|${AN_AID}\\b(?! an\\b))`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich (?:bekomm|krieg)e?|${VICTIM} (?:bekommt|kriegt)) (?:(?:gerade|ja|gar|hier) )*keine luft(?: mehr)?${ENDS}`,
    "u",
  ),
  /\bich kann nicht(?: mehr)? atmen\b/u,
  new RegExp(`\\b${VICTIM} atmet nicht\\b`, "u"),
  new RegExp(
    `\\b${RELATIVE} (?:reagiert nicht|rührt sich nicht|bewegt sich nicht)(?: mehr)?${ENDS}`,
    "u",
  ),
  new RegExp(
    `\\b${VICTIM} ist ${JUST_NOW}(?:bewusstlos|ohnmächtig|zusammengebrochen|umgekippt|gestürzt)(?: geworden)?${ENDS}`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich (?:habe?|glaube?|hab)|${VICTIM} hat) ${JUST_NOW}(?:einen )?(?:herzinfarkt|schlaganfall|herzanfall)${ENDS}`,
    "u",
  ),
  /\bich bin (?:gerade |eben |schwer )*(?:gestürzt|hingefallen)\b.{0,40}\b(?:nicht (?:mehr )?(?:auf|hoch|bewegen)|blute?)\b/u,
  /\bich blute? (?:stark|sehr|schlimm|ganz)\b/u,
  /\b(?:bei (?:mir|uns)|hier|(?:das|mein|unser) haus|(?:die|meine|unsere) (?:wohnung|küche)|es) brennt(?: es)?(?: (?:gerade|hier|bei (?:mir|uns)|in (?:der|meiner|unserer) \p{L}+|im \p{L}+))*$/u,
  /\b(?:ich werde|wir werden) (?:gerade |hier )*(?:überfallen|bedroht|angegriffen|geschlagen)\b(?! von (?:der|den|ihrer|anderen)\b)|\beinbrecher (?:ist |sind )?(?:im haus|in der wohnung|hier)\b/u,
  /\bich (?:will|möchte|mag) nicht mehr leben\b(?! (?:wie|in|ohne|mit|auf|bei|unter|von|hier|dort)\b)/u,
  /\bich (?:bringe?|bring) mich (?:jetzt |heute |gleich )*um\b(?! (?:den|das|die|mein\p{L}*|kopf|haus)\b)|\bich (?:will|möchte|werde) (?:mich (?:jetzt |heute )?umbringen|sterben)$|\bich nehme mir (?:jetzt |heute |gleich )?das leben$/u,
];

/** Advice, a question, or something of another time. */
const TOLD =
  /\b(?:in notfällen|im notfall|in (?:\p{L}+ )?(?:fällen|situationen)|bei (?:einem )?(?:notf\p{L}+|lebensgefahr|\p{L}+geruch)|außerhalb|falls|wenn sie|wählen sie|gestern|damals|vorhin|neulich|letzte[nrs]?|voriges|vor (?:einem|zwei|drei|ein paar|\d+)|früher|seit|seitdem|war|hatte|würde|müsste|bevor|nie)\b/u;
