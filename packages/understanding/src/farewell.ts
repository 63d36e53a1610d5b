const FAREWELL =
  "(?:auf wiederh(?:ö|oe)ren|wiederh(?:ö|oe)ren|auf wiedersehen|wiedersehen|auf wiederschauen|wiederschaun?|tsch(?:ü|ue)ss(?:i|le|chen)?|tschau|ciao|tsch(?:ö|oe)|servus|bye(?:[ -]?bye)?|baba|ade|bis dann|bis bald|bis dahin|(?:einen )?sch(?:ö|oe)nen (?:tag|abend|gruß)(?: noch)?|machen sie(?:'s| es)? gut)";
const AT_END = new RegExp(
  `^(?<rest>.*?)[\\s,.!]+(?:(?:und|dann|also|ja|danke|vielen dank)[\\s,]+)*${FAREWELL}(?:[\\s,]+(?:und|${FAREWELL}|danke|ihnen))*[\\s.!]*$`,
  "iu",
);
/** Who says no more before he takes his leave has not answered. */
const NO_ANSWER =
  /^(?:[\s,.!]*(?:ja+|jo|ok|okay|gut|na|so|also|dann|danke|bitte|vielen|dank|alles|klar|schön|hm|äh|und))*[\s,.!]*$/iu;

/** Whether somebody takes his leave and says nothing else: "okay, bye". */
export function isMereFarewell(text: string): boolean {
  const rest = AT_END.exec(`, ${text}`)?.groups?.rest;
  return rest !== undefined && NO_ANSWER.test(rest);
}

/** What is said before somebody takes his leave: "ja gern, auf Wiederhören"; `null` where it answers nothing. */
export function beforeFarewell(text: string): string | null {
  const rest = AT_END.exec(text)?.groups?.rest?.trim() ?? "";
  return rest === "" || NO_ANSWER.test(rest) ? null : rest;
}
