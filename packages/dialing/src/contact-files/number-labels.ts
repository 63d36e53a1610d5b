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
