import type { TreeNode } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { plainWords } from "./kin.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";

/** Whether a reply does nothing but remark on the line: "Die Leitung rauscht", "Sie sind ganz abgehackt". */
export function remarksOnLine(text: string): boolean {
  return ON_THE_LINE.test(plainWords(text));
}

/**
 * Whether somebody hears badly, and has answered nothing by it; where an author has an answer for it, or it
 * is asked what is the matter, as a firm for telephones might, it may be one.
 */
export function hearsBadly(node: TreeNode, { text, reading }: HeardReply): boolean {
  if (!remarksOnLine(text) || isAuthors(reading)) return false;
  return !ASKS_FOR_MATTER.test(textOf(node));
}

function isAuthors({ condition, why }: Reading): boolean {
  return why.some(({ kind, for: key }) => kind === "example" && key === condition);
}

const ASKS_FOR_MATTER =
  /(?<!\p{L})(?:worum|wobei|womit|was (?:genau )?(?:ist|fehlt|stört|klappt)|anliegen|problem\p{L}*|störung\p{L}*|fehler|mangel|mängel|beschwerde\p{L}*|unzufrieden|kritik)(?!\p{L})/iu;

const LEADS =
  "(?:(?:moment|oh|ach|hallo|entschuldigung|entschuldigen sie|sorry|also|ja|nein|äh+m?|hm+|aber|jetzt|gerade|grad|hier|da) )*";
const COLOURS =
  "(?:(?:gerade|grad|grade|hier|da|jetzt|so|sehr|ganz|total|ziemlich|etwas|ein bisschen|ein wenig|aber|leider|nur|furchtbar|fürchterlich|ständig|immer|echt|wieder|irgendwie|bei mir|bei ihnen|am telefon) )*";
const LINE =
  "(?:(?:die|meine|ihre|unsere) (?:telefon)?(?:leitung|verbindung)|(?:der|mein|ihr) empfang|das (?:netz|telefon|handy))";
const SOUNDS =
  "(?:rauscht|knackt|knistert|hallt|stört|ist gestört|piept|brummt|hakt|ist (?:so )?(?:schlecht|mies|furchtbar|katastrophal|leise|abgehackt|verrauscht|weg|unterbrochen)|war (?:kurz |gerade )?weg|bricht (?:ab|weg))";
const SAYS_ON =
  "(?: (?:gerade|grad|so|sehr|furchtbar|fürchterlich|ganz|total|ständig|ein bisschen|etwas|hier|aber|leider|bei mir))*";

const ON_THE_LINE = new RegExp(
  `^${LEADS}(?:${[
    `${LINE} ${COLOURS}${SOUNDS}${SAYS_ON}`,
    `${LINE}(?: (?:ist|war))? ${COLOURS}(?:schlecht|mies|furchtbar|katastrophal|leise|abgehackt|verrauscht|gestört|weg)`,
    `(?:es|das|da) ${COLOURS}(?:rauscht|knackt|knistert|hallt|piept|brummt)${SAYS_ON}(?: (?:in|auf) der (?:leitung|verbindung))?`,
    `(?:in|auf) der leitung (?:rauscht|knackt|knistert|hallt|piept|brummt) (?:es|was)${SAYS_ON}`,
    `(?:sie sind|ich (?:versteh|verstehe|hör|höre) sie) ${COLOURS}(?:schlecht|kaum|abgehackt|leise|verzerrt|verrauscht|weit weg)(?: zu (?:verstehen|hören))?`,
    `sie (?:brechen|waren|sind) ${COLOURS}(?:weg|abgehackt|abgebrochen)`,
    `(?:(?:eine )?(?:schlechte|miese|furchtbare) (?:verbindung|leitung)|(?:kaum|schlechter|kein) empfang)(?: hier)?`,
  ].join("|")})$`,
  "u",
);
