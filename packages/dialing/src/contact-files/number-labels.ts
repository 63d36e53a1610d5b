/** Words beside a number that say which one it is. Any other word may say that nobody should call it. */
export const NUMBER_LABELS: ReadonlySet<string> = new Set(
  (
    "tel telefon telefonnummer telefonnr telnr fon phone telephone rufnummer nr nummer festnetz " +
    "mobil mobile mobiltelefon mobilfunk mobilnummer mobilnr handy handynr handynummer cell m t p " +
    "privat priv private zuhause home geschäftlich geschaeftlich gesch dienstlich dienst work büro " +
    "buero office zentrale firma und oder and or u o bzw"
  ).split(" "),
);

/** What says beside a number, or instead of one, that nobody should call: not only there. */
export const OBJECTION =
  /\bnicht\b.*(?:anruf|kontakt|erwünscht)|\bkeine?n?\s+(?:weiteren\s+)?(?:anruf|kontakt|werb)|\b(?:anruf|kontakt|werbe?)\S*\s*(?:sperre|stopp?|verbot|untersagt|unerwünscht)|\b(?:gesperrt|sperre|sperrvermerk|werbesperre|widersprochen|widerspruch|widerrufen|widerruf)\b|\bdo\s+not\s+(?:call|contact)\b|\bdon['’]t\s+(?:call|contact)\b|\bno\s+calls?\b/i;

const MAY_OBJECT = /anruf|sperre|robinson|call/i;
/** Why may stand behind it: `Nicht anrufen – verstorben`. */
const NO_CALLS =
  /^(?:(?:bitte\s+)?(?:nicht\s+(?:mehr\s+)?anrufen|keine\s+(?:weiteren\s+|werbe)?anrufe(?:\s+mehr)?|do\s+not\s+call)(?:\s*[-–—:/…](?!\s*nein).*)?|werbesperre|anrufsperre)$/i;
const ROBINSON = /^robinson(?:-?liste)?$/i;

/**
 * Whether a remark says plainly that nobody should call: as a sentence of its own, for
 * `nicht vor 10 anrufen` and `keine Werbesperre` do not.
 */
export function saysNoCalls(remark: string): boolean {
  if (!MAY_OBJECT.test(remark)) return false;
  if (ROBINSON.test(remark.trim())) return true;
  return remark.split(/[.,;!()"„“”\n]/).some((sentence) => NO_CALLS.test(sentence.trim()));
}
