import { plainWords } from "../../kin.ts";

/** Whether a reply says no more than that it is kept back: no text that was asked for either. */
export function isWithheld(text: string): boolean {
  return WITHHELD.test(withoutFillers(text));
}

/** Whether a reply says no more than that it is not known. */
export function isWhollyUnknown(text: string): boolean {
  return UNKNOWN.test(withoutFillers(text));
}

/** "Das brauchen Sie nicht, äh, zu wissen". */
function withoutFillers(text: string): string {
  return plainWords(text).replace(/(?<!\p{L})(?:äh+m?|ehm+|hm+) /gu, "");
}

const LEADS =
  "(?:(?:nein|nee|nö|na|also|ach|äh+m?|hm+|tja|puh|oh|ja|das|des|dazu|darüber|da|so was|sowas|hören sie|entschuldigung|tut mir leid|lieber) )*";
const TO_WHOM =
  "(?:(?:ihnen|dir|euch|ihr|hier|am telefon|telefonisch|jetzt|lieber|das|es|so|aber|doch|gar|einfach|grundsätzlich|bestimmt|sicher|ganz) )*";
const NOT = "(?:nicht|net|ned|nit|nichts|nix|niemand\\p{L}*)";
/** What is kept back: "meine Daten", "das", "diese Angaben". */
const IT = "(?:(?:\\p{L}+ ){1,4})?";
const TELL =
  "(?:sagen|angeben|nennen|verraten|preisgeben|heraus ?geben|rausgeben|mitteilen|nachreichen|durchgeben|erzählen|beantworten|weitergeben)";

const WITHHELD = new RegExp(
  `^${LEADS}(?:${[
    `${IT}(?:sag|sage|geb|gebe|verrat|verrate|nenn|nenne|erzähl|erzähle|rück|rücke|beantwort|beantworte) ich ${TO_WHOM}${NOT}(?: (?:raus|heraus|her|an|preis|weiter|am telefon|so einfach))*`,
    `(?:geb|gebe|mach|mache) ich ${TO_WHOM}keine (?:auskunft|auskünfte|angaben?)(?: (?:am telefon|dazu|darüber))*`,
    `ich (?:geb|gebe|mach|mache) ${TO_WHOM}keine (?:auskunft|auskünfte|angaben?)(?: (?:am telefon|dazu|darüber))*`,
    `${IT}(?:möchte|möcht|will|mag|werde) ich ${TO_WHOM}${NOT} ${TELL}`,
    `ich (?:möchte|möcht|will|mag|werde) ${IT}${TO_WHOM}${NOT} ${TELL}`,
    `(?:das )?geht (?:sie|euch|dich|niemand\\p{L}*) (?:(?:gar|überhaupt|einen|feuchten|doch|ja|wirklich) )*(?:nichts|nix|nischt|dreck|was) an`,
    `${IT}(?:bekommen|kriegen|erfahren|bekommt|kriegt) (?:sie|ihr|se) (?:(?:von mir|hier|aber|jetzt|ganz|bestimmt|sicher|am telefon) )*(?:nicht|net|ned|nie|niemals)(?: (?:von mir|am telefon))*`,
    `(?:(?:das|es) )?(?:brauchen|müssen) (?:sie|se) (?:(?:gar|doch|überhaupt|ja) )*nicht (?:zu )?wissen`,
    "keine (?:angaben?|auskunft)|ohne angabe|lieber nicht|(?:das )?behalte? ich (?:lieber )?für mich",
    "(?:(?:das|es) )?ist (?:mir )?(?:zu )?(?:privat|persönlich)|(?:(?:das|es) )?ist (?:meine )?privatsache|(?:(?:das|es) )?ist meine sache",
  ].join("|")})$`,
  "u",
);

const UNKNOWN = new RegExp(
  `^${LEADS}(?:${[
    "(?:weiß|weiss|woaß|wees) (?:ich|i|ick|ichs)(?: (?:ihnen|das|es|noch|gar|jetzt|grad|gerade|leider|so|selbst|selber|auch|auswendig|ehrlich gesagt|überhaupt))* (?:nicht|net|ned|nit)(?: (?:genau|so genau|mehr|auswendig|sicher))*",
    "ich (?:weiß|weiss) (?:(?:das|es|noch|gar|jetzt|leider|selbst|auch|auswendig) )*(?:nicht|net|ned)(?: (?:genau|so genau|mehr|auswendig|sicher))*",
    `(?:kann|könnte) (?:ich|i) ${TO_WHOM}(?:(?:leider|noch|grad|gerade|im moment|momentan|erst) )*(?:nicht|net|ned|(?:später|nachher|morgen|nächste woche|die tage)(?: erst)?) (?:genau )?${TELL}`,
    "(?:keine|null|koa) ahnung|(?:bin ich|ich bin) überfragt|kein(?:en)? (?:plan|schimmer)",
  ].join("|")})$`,
  "u",
);
