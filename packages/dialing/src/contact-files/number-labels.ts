/**
 * Words beside a number that say which one it is, or when somebody is there. Any other word may say
 * that it is somebody else's, or that nobody should call it.
 */
export const NUMBER_LABELS: ReadonlySet<string> = new Set(
  (
    "tel telefon telefonnummer telefonnr telnr fon phone telephone rufnummer nr nummer festnetz direkt " +
    "mobil mobile mobiltelefon mobilfunk mobilnummer mobilnr handy handynr handynummer cell m t p d g " +
    "privat priv private zuhause home geschäftlich geschaeftlich gesch dienstlich dienst work büro " +
    "buero office zentrale firma und oder and or u o bzw auch neu neue new aktuell bitte erreichbar am " +
    "nur immer meist meistens ab anrufbeantworter mailbox bis abends abend morgens mittags vormittags " +
    "vormittag nachmittags nachmittag tagsüber früh werktags wochentags wochenende evenings mornings " +
    "mob hdy arbeit praxis laden geschäft werkstatt ganztags erst jederzeit " +
    "mo di mi do fr sa so montags dienstags mittwochs donnerstags freitags samstags sonntags"
  ).split(" "),
);

/** Words that join others, and say nothing of a number themselves. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  "nr nummer u und o oder or and bzw auch".split(" "),
);
/** It is a phone's number, whatever else it may be: `Tel./Fax`. */
export const PHONE_WORD =
  /^(?:tel|mob|hdy|telefon|telefonnummer|telefonnr|telnr|fon|phone|telephone|rufnummer|festnetz|t|mobil\p{L}*|mobile|handy\p{L}*|cell|m)$/u;
export const FAX_WORD = /^(?:tele)?fax(?:nummer|nr)?$/;

/** What says that there is no number. */
export const NO_NUMBER =
  /^(?:[\s\-–—_./\\?*#]+|0+|k\.?\s?a\.?|n\.?\s?[/.]?\s?[av]\.?|(?:(?:hat\s+)?keine?|ohne)(?:\s+(?:angaben?|telefon(?:nummer|nr)?\.?|tel\.?(?:nr\.?)?|nr|nummer|rufnummer|handy|handynummer|mobil|festnetz))?|keins|nein|(?:nicht\s+|un)bekannt|unbek\.?|fehlt|folgt|nicht\s+angegeben|entfällt|leer|nicht\s+vorhanden|none|null|unknown|not\s+known|no\s+(?:phone|number)|tba|tbd)$/i;
