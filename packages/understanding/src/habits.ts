/**
 * Whether a clause tells when somebody is open or shut: "wir haben von acht bis sechs auf", "nachmittags
 * ist zu". That names no hour to meet at.
 */
export function tellsOpening(clause: string): boolean {
  return OPENS.test(clause);
}

/** Whether a clause tells what somebody does at such a time, and not when something is wished for. */
export function tellsDoing(clause: string): boolean {
  return DOES.test(clause);
}

/**
 * Whether a clause tells what others do at such a time: "da kommt vormittags unsere Putzfrau". Who says when
 * somebody may come, calls or can be reached, wishes for it.
 */
export function tellsOfOthers(clause: string): boolean {
  return (OTHERS_DO.test(clause) || OTHERS_ARE_SAID_TO.test(clause)) && !OF_US.test(clause);
}

const DO_AS_A_HABIT =
  "(?:kommt|kommen|putzt|putzen|reinigt|reinigen|wischt|wischen|macht|machen|mäht|mähen|liefert|liefern|arbeitet|arbeiten|räumt|räumen|holt|holen|bringt|bringen|schaut|schauen|erledigt|erledigen|kocht|kochen|fährt|fahren|übernimmt|übernehmen|kümmert|kümmern)";
const OTHERS =
  "(?:unser\\p{L}*|mein\\p{L}*|eine?|ne|die|der|das|immer|schon|jemand|wer|frau|herr|er)";
/** "Kommt abends eine Firma", "putzen vormittags die Mädels". */
const OTHERS_DO = new RegExp(
  `(?<!\\p{L})${DO_AS_A_HABIT}(?: (?!sie )\\p{L}+){0,5} ${OTHERS}(?!\\p{L})`,
  "iu",
);
/** "Unsere Putzfrau kommt vormittags", "die Mädels, die putzen abends". */
const OTHERS_ARE_SAID_TO = new RegExp(
  `(?<!\\p{L})(?:(?:unser\\p{L}*|mein\\p{L}*|eine?|ne|die|der|frau|herr) (?:\\p{L}+ ){0,3}|jemand |die |der |er )${DO_AS_A_HABIT}(?!\\p{L})`,
  "iu",
);
const OF_US =
  /(?<!\p{L})(?:sie|ihnen|ihre?[nm]?|ihr|darf|dürf\p{L}*|soll\p{L}*|kann|könn\p{L}*|pass\p{L}*|gern\p{L}*|lieber|würd\p{L}*|möcht\p{L}*|wäre?|hätt\p{L}*|termin|besten|besser|recht|gelegen|entgegen|infrage|ruf\p{L}*|meld\p{L}*|vorbei\p{L}*|bitte|wenn|dann|mir)(?!\p{L})/iu;

const OPENS =
  /(?<!\p{L})(?:(?:hab\p{L}*|hat|mach\p{L}*|sind|ist|bleib\p{L}*)(?!\p{L})[^.!?]*?\s(?:auf|zu|offen|dicht|geöffnet|geschlossen|betrieb|schluss)|(?:öffn|schließ)(?:en|t)(?: (?:wir|der|die|das) ?\p{L}*)?|öffnungszeit\p{L}*|(?:haben|hat) (?:wir )?(?:[\p{L} ]{0,30} )?(?:sprechzeit|sprechstunde|publikumsverkehr))\s*[.!?]*\s*$|(?<!\p{L})öffnungszeit/iu;

/** "Bin ich da" and "habe ich frei" may be a wish; "trage ich sie" is none. */
const DOES =
  /(?<!\p{L})(?!(?:bin|sind|ist|wäre|wären|hab|habe|haben|hätte|hätten|sage|meine|denke|glaube|würde|erreiche)(?!\p{L}))(?:\p{L}+(?:e|en)\s(?:ich|wir)|(?:ich|wir)\s(?!(?:bin|sind|wäre|wären|hab|habe|haben|hätte|hätten|sage|meine|denke|glaube|würde)(?!\p{L}))\p{L}+(?:e|en))(?!\p{L})/iu;
