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

const OPENS =
  /(?<!\p{L})(?:(?:hab\p{L}*|hat|mach\p{L}*|sind|ist|bleib\p{L}*)(?!\p{L})[^.!?]*?\s(?:auf|zu|offen|dicht|geöffnet|geschlossen|betrieb|schluss)|(?:öffn|schließ)(?:en|t)(?: (?:wir|der|die|das) ?\p{L}*)?|öffnungszeit\p{L}*|(?:haben|hat) (?:wir )?(?:[\p{L} ]{0,30} )?(?:sprechzeit|sprechstunde|publikumsverkehr))\s*[.!?]*\s*$|(?<!\p{L})öffnungszeit/iu;

/** "Bin ich da" and "habe ich frei" may be a wish; "trage ich sie" is none. */
const DOES =
  /(?<!\p{L})(?!(?:bin|sind|ist|wäre|wären|hab|habe|haben|hätte|hätten|sage|meine|denke|glaube|würde|erreiche)(?!\p{L}))(?:\p{L}+(?:e|en)\s(?:ich|wir)|(?:ich|wir)\s(?!(?:bin|sind|wäre|wären|hab|habe|haben|hätte|hätten|sage|meine|denke|glaube|würde)(?!\p{L}))\p{L}+(?:e|en))(?!\p{L})/iu;
