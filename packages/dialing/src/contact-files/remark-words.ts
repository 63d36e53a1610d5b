/*
 * The words of remarks that say nobody should call, German and English, as `says-no-calls.ts` reads
 * them: in small letters, without hyphens (`Anruf-Sperre` is `anrufsperre`).
 */

/** A call, or what calls are for. */
export const CALL_NOUN = word(
  "(?:(?:werbe|verkaufs|marketing|kalt|akquise|vertriebs|service|test|telefon|kontroll)?anruf(?:e|en|s|es)?",
  "(?:telefon|tel|direkt|werbe)?kontakt(?:e|en|s|aufnahmen?|ierung(?:en)?|versuche?n?)?",
  "(?:telefon|direkt)?werbung|(?:telefon|kalt)?akquise|(?:telefon|tele)?marketing",
  "telefonate?n?|telefongespräche?n?|telefonverkauf|telefonumfragen?|telefonaktion(?:en)?|umfragen?",
  "belästigung(?:en)?|(?:phone|tele|cold)?calls?|contacts?|solicitations?|advertising|advertisements?)",
);
/** To call somebody; `rufen … an` is read apart. */
export const CALL_VERB = word(
  "(?:an(?:zu)?rufen|anruf|zurück(?:zu)?rufen|antelefonieren|an(?:zu)?klingeln|an(?:zu)?wählen|ansprechen",
  "telefonieren|kontakt(?:ier)?en|werben|belästigen|behelligen|stören|akquirieren|bewerben|aufnehmen",
  "call|phone|ring|contact|telephone|dial|disturb|bother|solicit|coldcall)",
);
/** Called; only with `werden` or `be` a wish. */
export const CALLED = word(
  "(?:angerufen|antelefoniert|kontaktiert|angesprochen|belästigt|behelligt|gestört|beworben",
  "called|phoned|contacted|telephoned|bothered|disturbed|approached|solicited)",
);
export const CALLING = word("(?:calling|phoning|ringing|contacting|bothering|telephoning)");
export const BY_PHONE = word("(?:telefonisch(?:e|en|er|es)?|telefon|phone|telephone)");
const TALKING_OF = word(
  "(?:zusage|auskunft|rückmeldung|antwort|erreichbarkeit|reaktion|bestätigung|klärung|einigung|rückfragen?)",
);

/** `nicht`: what follows or stands before is not to be done. `donot` and `doesnot` are made of several words. */
export const NOT = word("(?:nicht|nie|niemals|nimmer|keinesfalls|n|donot|not|never)");
/** `kein`: the noun behind it is not wanted, or is not there. */
export const NO = word("(?:kein(?:e|en|er|em|es|erlei)?|no|zero|weder)");
export const ANY_NO = word(
  "(?:nicht|nie|niemals|kein(?:e|en|er|em|es|erlei)?|ohne|no|not|never|nein|without|donot|weder)",
);

/** What may stand between `kein` and its noun. */
export function isBetween(text: string): boolean {
  return BETWEEN.test(text) && !HAPPENED.test(text) && !TALKING_OF.test(text);
}
const BETWEEN = word(
  "(?:[\\p{L}]+(?:e|en|er|es|em)|mehr|art|form|von|an|und|oder|bzw|u|o|and|or|of|mails?|emails?|post|sms",
  "telefonisch|phone|telephone|sales|marketing|cold|further|more|unsolicited|promotional|commercial|any|other|such",
  "lust|interesse|bedarf|wunsch|wert|auf|nach|zu)",
);

/** Who wishes, or allows nothing: then what happened is not told. */
export const WISH = word(
  "(?:will|wollen|möchten?|mag|mögen|wünsch(?:t|en|te)?|bitte[nt]?|bittet|gebeten|darf|dürfen|soll|sollen",
  "gewünscht|erwünscht|gewollt|mehr|please|wants?|wish(?:es)?|wanted|like|likes)",
);
export const WISHED = word(
  "(?:erwünscht|gewünscht|gewollt|erlaubt|gestattet|zulässig|genehmigt|recht|mehr|bitte|wanted|desired",
  "wished|allowed|permitted|welcome|please)",
);
/** Not wanted, in a word. */
export const UNWANTED = word(
  "(?:unerwünscht(?:e|er)?|ungewollt|ungebeten|untersagt|untersagen|verboten|verbeten|verbittet|verbitten",
  "unterlassen|unterbleiben|einstellen|einzustellen|unzulässig|unwelcome|unwanted|forbidden|prohibited|banned",
  "verbietet|verbieten|verbot|vermeiden|avoid|absehen|abzusehen|abgemahnt|abmahnung|stoppen|stopp?|lehnt|lehnte|ablehnen|abgelehnt|verweigert|verweigern|refuses?|refused|declines?",
  "unsubscribed|rejects?|objects?|objected|widerspricht)",
);
/** What a call came to, or a note that it is to be made. */
export const HAPPENED =
  /^(?:.*(?:erreich|annehm|angenomm|entgegen|empfang|empfäng|beantwort|verpass|erhalt|erhielt|bekomm|bekam|krieg|eingegang|eingehend|entgangen|eingang|erfolgt|geführt|zustande|hergestellt|möglich|gekommen|kam|stattgef|gehabt|abwesenheit|vergess|vergiss|versäum|registrier|vermerkt|notiert|geklappt|gelungen|zöger|scheu|gemeldet|interessier|hesitat|forget|received?|answer|missed|reach|made|possible|attempt|success|available|hinterlassen|nötig|notwendig|erforderlich|necessary|needed).*|noch|bisher|bislang|yet|back|offen(?:e|en)?|neu(?:e|en)?|zuhause|da|daheim|details?|person|number|info)$/u;
export const PAST = word(
  "(?:hat|hatte|habe|haben|wurden?|worden|konnten?|kann|können|könnte|war|ist|was|were|had|has)",
);
/** Who calls is the customer: `will nicht mehr anrufen`. */
export const OWN_WILL = word(
  "(?:will|wollte|möchte|mag|wird|würde|kann|konnte|muss|müssen|musste|brauch\\p{L}*|need)",
);
export const WE = word("(?:uns|wir|man|dass|daß|niemand|ihr|us)");

/** A block in one word. */
export const BLOCK = word(
  "(?:(?:werbe|werbungs|anruf|kontakt|telefon|tel|call|marketing|akquise)(?:sperren?|sperrung|stopp?|verbot",
  "widerspruch|block|gesperrt)|sperrvermerke?|sperrkennzeichen|sperrliste|blackliste?|donotcall|dnc|optout|(?:dsgvo|datenschutz)widerspruch",
  "robinsonliste|robinsoneintrag|unterlassungserklärung|nocalls?|löschantrag|löschbegehren|löschverlangen)",
);
export const LIFTED = word(
  "(?:aufgehoben|aufheben|gelöscht|entfernt|beendet|zurückgenommen|nein|no|none|keine|lifted|removed)",
);
export const BLOCKED = word(
  "(?:gesperrt(?:er|e)?|sperren|sperre|sperrung|geblockt|blockiert|blocked)",
);

export const REVOKED = word(
  "(?:widerruf|widerrufen|widerrief|widerruft|widerspruch|widersprochen|widersprach|widerspricht|revoked|revokes",
  "revocation|withdrawn|withdrew|objected|objects|objection|optedout)",
);
/** These say it of a consent alone. */
export const TAKEN_BACK = word(
  "(?:zurückgezogen|zurückgenommen|entzogen|verweigert|fehlt|fehlend|abgelaufen|erloschen|ungültig",
  "missing|expired|denied|refused|nicht|not)",
);
export const CONSENT = word(
  "(?:(?:werbe|anruf|telefon|kontakt|marketing)?(?:einwilligung(?:en|serklärung)?|einverständnis(?:erklärung)?|zustimmung|erlaubnis)",
  "consent|permission|optin)",
);
export const ABOUT_DATA = word(
  "(?:dsgvo|dsgvo-?widerspruch|gdpr|datenschutz|datennutzung|datenverarbeitung|nutzung|art|werbezwecke[n]?|werblich\\p{L}*|werbe\\p{L}*)",
);

export const DEAD = word("(?:verstorben(?:e|er|en)?|gestorben|verst|†|✝|deceased|died|tot|dead)");
export const JUST_DEAD = word("(?:tot|dead)");
/** Somebody else, or an animal. */
export const RELATIVE = word(
  "(?:(?:ehe|schwieger|groß|stief|lebens|geschäfts|ex)?(?:mann|frau|partner(?:in)?|gatte|gattin|gefährt\\p{L}+|vater|mutter",
  "sohn|tochter|eltern)|papa|mama|bruder|schwester|oma|opa|kind|baby|onkel|tante|schwager|schwägerin|neffe|nichte|cousine?|enkel(?:in)?",
  "verlobte[r]?|freund(?:in)?|nachbar(?:in)?|kolleg(?:e|in)|vorbesitzer(?:in)?|vormieter(?:in)?|vorgänger(?:in)?|witwer?",
  "hund|hündin|katze|kater|pferd|stute|tier|haustier|welpe|kaninchen|vogel",
  "husband|wife|father|mother|mum|mom|dad|son|daughter|brother|sister|partner|spouse|parents?|grand\\p{L}+|uncle|aunt",
  "neighbou?r|dog|cat|horse|pet)",
);
export const SAYING = word(
  "(?:laut|lt|sagte?|gesagt|teilte?|mitteilung|meldete?|informierte?|berichtete?|auskunft|hat|rief|ruft|says|said|told|reported|informed|per|according)",
);
/** Behind `Frau` they show that no name follows. */
export const NO_NAME = word(
  "(?:ist|war|leider|bereits|schon|seit|ebenfalls|auch|kürzlich|neulich|letztes|letzten|letzte|im|am|vor|is|has|was|inzwischen|an|gerade|plötzlich)",
);

/** Who it is said of, and words that add nothing. */
export const PLAIN_WORD = word(
  "(?:ist|sind|wurde|wird|hat|leider|bitte|kunde|kundin|kunden|herr|frau|person|patient(?:in)?|mandant(?:in)?|mitglied",
  "inhaber(?:in)?|datensatz|adresse|er|sie|seit|am|im|vom|zum|zu|in|an|auf|ab|von|der|die|das|den|dem|des|für|gegen|wegen|nach|gem|gemäß",
  "sofort|dauerhaft|komplett|ganz|generell|bereits|schon|wohl|inzwischen|eingelegt|erklärt|erteilt|eingereicht|liegt|vor|vorliegend",
  "schriftlich|mündlich|telefonisch|per|mail|email|brief|eingang|eingegangen|achtung|wichtig|hinweis|status|ja|yes|x|allem|alles|jede[rn]?|jegliche[rn]?|dieser|und|oder|mit|unserer|seiner|ihrer",
  "customer|client|contact|is|was|has|he|she|the|a|an|of|for|by|from|to|on|all|any|already|his|her|their)",
);

export const ONLY = word("(?:nur|ausschließlich|ausschl|lediglich|only|exclusively|solely)");
export const IN_WRITING = word(
  "(?:schriftlich(?:e|er|en)?|e?mails?|post|postalisch|postweg|briefe?|briefpost|briefweg|briefform|whatsapp|sms|fax|telefax|writing|letter|texts?|chat|textform)",
);
export const ABOUT_CONTACT = word(
  "(?:bitte|noch|per|via|über|auf|den|dem|in|by|and|or|und|oder|kontakt\\p{L}*|kommunikation|kommunizieren|korrespondenz|erreichbar|anschreiben|schreiben|ansprechen",
  "möchte|will|wünscht|mag|gewünscht|erwünscht|kunde|kundin|werbung|erlaubt|ok|weg|wege|werden|ist|sein|please|contact|communication|prefers|wants|the|a|to|be|contacted|me|him|her|us",
  "anwalt|anwältin|rechtsanwalt|betreuer|betreuerin|vormund|lawyer)",
);
export const DEPUTY = word("(?:anwalt|anwältin|rechtsanwalt|betreuer|betreuerin|vormund|lawyer)");

/** Columns in which a block, a revocation, a way of sending or a death is of something else. */
export const OTHER_COLUMN =
  /^(?!.*(?:noti[zt]|note|bemerk|anmerk|kommentar|kommentier|comment|remark|hinweis|info|vermerk|telef|phone|anruf|\btel\b|\bcall)).*(?:mail|mahn|zustell|sachbearb|betreu|berater|vertret|verkäuf|zuständig|ansprech|besitzer|inhaber|owner|agent|rechnung|invoice|billing|liefer|versand|shipping|zahlung|payment|konto|account|karte(?!i)|\bcard|sepa|mandat|lastschrift|vertrag|contract|bestell|auftrag|\border|newsletter|mailing|\b(?:ehe|lebens)?partner|gatt(?:e|in)|\b(?:vater|mutter|eltern|spouse|tier|hund|pferd|pet))/i;
/** Another way than by phone. */
export const OTHER_WAY =
  /\b(?:e?mails?|post|briefe?|briefpost|briefkasten|newsletter|sms|whatsapp|fax|facebook|postalisch\p{L}*|letters?|texts?)\b/u;
export const PHONE_WAY = /telef|\btel\b|anruf|phone|\bcall/u;
/** How he may be called instead. */
export const INSTEAD =
  /^\s*(?:sondern|lieber|besser|stattdessen|nur|bitte|but|only|rather|instead|erst|immer)\b.*(?:anruf|privat|handy|mobil|festnetz|büro|firma|zentrale|uhr|abends|mittag|morgens|nach \d|ab \d|call|phone|home|office|after|evening|morning)/u;

const DAY =
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const SHORT_DAY = "(?:mo|di|mi|do|fr|sa|so)";
/** Limits of hours and days, or how often. */
export const HOURS = new RegExp(
  [
    `\\b(?:${DAY})(?:s|e|en|nachmittags?|vormittags?|abends?|mittags?)?\\b`,
    `\\b(?:am|nur|immer)\\s+${SHORT_DAY}\\b|\\b${SHORT_DAY}\\s*(?:-|–|bis|und|u|\\+)\\s*${SHORT_DAY}\\b`,
    "\\b(?:vor|nach)?mittags?\\b|\\b(?:morgens|abends?|nachts?|werktags?|wochenenden?|feiertags?|feiertagen|tagsüber)\\b",
    "\\bwochentags\\b|\\b(?:früh|späten?|frühen)\\b|(?<!\\p{L})(?:mittags|ruhe|geschäfts|öffnungs|arbeits|schul|sprech|stoß|dienst|büro)(?:pause|zeit|zeiten)\\b|\\bschulferien\\b|\\bferien\\b",
    "\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:uhr|h\\b|am\\b|pm\\b|o'clock)|\\b(?:vor|nach|ab|zwischen|zw|before|after|between)\\s+\\d{1,2}(?![\\d./])",
    "\\b(?:heute|morgen|diese woche|nächste woche|today|tomorrow|this week|weekends?|mornings?|evenings?|lunch\\p{L}*|noon|nights?|early|late)\\b",
    "\\b(?:so|zu|ständig|dauernd|täglich|too|so)\\s+(?:oft|häufig|viele?|often)\\b|\\b(?:ständig|dauernd|täglich|mehrmals|zweimal)\\b",
  ].join("|"),
  "u",
);
/** What was said at a time is no limit of it. */
export const REPORTED =
  /\b(?:gesagt|gebeten|bat|mitgeteilt|verlangt|erklärt|beschwert|geäußert|said|asked|told|requested|seit|ab sofort|sofort)\b/u;

function word(...parts: string[]): RegExp {
  return new RegExp(`^${parts.join("|")}$`, "u");
}
