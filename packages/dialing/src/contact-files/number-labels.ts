/** Words beside a number that say which one it is. Any other word may say that nobody should call it. */
export const NUMBER_LABELS: ReadonlySet<string> = new Set(
  (
    "tel telefon telefonnummer telefonnr telnr fon phone telephone rufnummer nr nummer festnetz " +
    "mobil mobile mobiltelefon mobilfunk mobilnummer mobilnr handy handynr handynummer cell m t p " +
    "privat priv private zuhause home geschäftlich geschaeftlich gesch dienstlich dienst work büro " +
    "buero office zentrale firma und oder and or u o bzw"
  ).split(" "),
);
