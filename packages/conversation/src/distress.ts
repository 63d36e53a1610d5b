/**
 * Whether somebody calls for help, now and for real. Everything else would be an affront then, so it
 * counts wherever it is said; and whoever is taken for one by mistake is hung up on. So it takes a
 * whole call for help ("Hilfe!") or words that say what is needed or happens at this moment: not an
 * illness that is told of, not an appointment at the doctor's, not an announcement's advice.
 */
export function isDistress(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return CALL.test(words) || (PLEAS.some((plea) => plea.test(words)) && !TOLD.test(words));
}

/** Nothing but a cry for help. */
const CALL =
  /^(?:(?:oh|ach|gott|mein|bitte|schnell|ja|hallo|so|doch|jemand|mir|sie) )*(?:(?:zu )?hilfe|helfen sie mir|helft mir)(?: (?:bitte|schnell|hilfe|mir|zu|helfen|sie|helft|doch|jemand|oh|gott|mein|hallo))*$/u;

const AID =
  "(?:not)?(?:arzt|ärztin)|(?:kranken|rettungs|notarzt)wagen|rettungsdienst|sanitäter|(?:die )?(?:feuerwehr|polizei|ambulanz|112)";
const VICTIM =
  "(?:mein|meine|meinem|meiner|unser|unsere|der|die|das|er|sie|hier|jemand)(?: \\p{L}+){0,2}?";

const PLEAS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ich|wir) brauch(?:e|en)? (?:\\p{L}+ ){0,3}?(?:(?:einen|eine|den|die) )?(?:${AID})$`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich|wir) brauch(?:e|en)? (?:\\p{L}+ )?(?:sofort|dringend|schnell|jetzt) (?:\\p{L}+ ){0,2}?(?:hilfe|${AID})\\b`,
    "u",
  ),
  /\b(?:ich|wir) brauch(?:e|en)? (?:bitte )?hilfe$/u,
  new RegExp(
    `\\b(?:rufen|holen|schicken) sie (?:\\p{L}+ ){0,3}?(?:(?:einen|eine|den) )?(?:${AID})\\b`,
    "u",
  ),
  /\bich (?:bekomm|krieg)e? (?:\p{L}+ ){0,2}?keine luft\b|^(?:hilfe )?ich ersticke?$/u,
  new RegExp(
    `\\b${VICTIM} (?:atmet nicht|ist (?:gerade |eben |hier )*(?:bewusstlos|ohnmächtig|zusammengebrochen|umgekippt|(?:schwer )?gestürzt))\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:ich (?:habe?|glaube?|hab)|${VICTIM} hat) (?:gerade |eben |glaub ich |glaube ich |wohl |ich (?:hab|habe) )*(?:einen )?(?:herzinfarkt|schlaganfall|herzanfall)$`,
    "u",
  ),
  /\bich bin (?:gerade |eben |schwer )*(?:gestürzt|hingefallen)\b.{0,40}\b(?:nicht (?:mehr )?(?:auf|hoch|bewegen)|blute?)\b/u,
  /\bich blute? (?:stark|sehr|schlimm|ganz)\b/u,
  /\b(?:bei (?:mir|uns)|hier|das haus|die (?:wohnung|küche)|es) brennt(?: es)?(?: (?:gerade|hier|bei (?:mir|uns)|in (?:der|meiner|unserer) \p{L}+|im \p{L}+))*$/u,
  /\b(?:ich werde|wir werden) (?:gerade |hier )*(?:überfallen|bedroht|angegriffen|geschlagen)\b|\beinbrecher (?:ist |sind )?(?:im haus|in der wohnung|hier)\b/u,
  /\bich (?:will|möchte|mag) nicht mehr leben\b|\bich (?:bringe?|bring) mich (?:jetzt |heute |gleich )*um\b/u,
];

/** Advice, a question, or something of another time. */
const TOLD =
  /\b(?:in notfällen|im notfall|bei (?:einem )?(?:notf\p{L}+|\p{L}+geruch)|falls|wenn sie|wählen sie|gestern|damals|vorhin|neulich|letzte[nrs]?|voriges|vor (?:einem|zwei|drei|ein paar|\d+)|früher|seit|war|hatte|würde|müsste|bevor|nie)\b/u;
