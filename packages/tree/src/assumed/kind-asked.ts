import { questionOf } from "../question-of.ts";
import type { ValueKindName } from "../value-kinds.ts";
import { remembered } from "./remembered.ts";

/**
 * The kind of value that a German question asks for, from its words of asking and what it asks for.
 * `text` where it may be answered in several ways: words that are kept as they are lose nothing.
 */
export const kindAsked = remembered((text: string): ValueKindName => {
  const sentence = withoutQuotes(text).toLowerCase();
  const question = questionOf(withoutTail(sentence)).trim();
  const asked = asksFor(question);
  if (asked !== null) return asked;
  // "Ich brauche noch Ihre Postleitzahl. Wie lautet die?"
  return ASKS_BACK.test(question) ? (onlyKindIn(sentence) ?? "text") : "text";
});

const ASKS_BACK =
  /^(?:und )?(?:wie (?:lautet|ist|heißt) (?:die|der|das|sie|er|es)(?: denn)?|welche[rs]? (?:ist|wäre) (?:das|es)(?: denn)?|darf ich die (?:notieren|aufnehmen|haben)|würden sie (?:mir )?(?:die|den|das|sie|ihn|es)(?: bitte)? (?:nennen|sagen|geben))\s*\??$/iu;

/** `null` where the question itself does not tell what is asked. */
function asksFor(question: string): ValueKindName | null {
  if (question === "" || OFFERS_CHOICE.test(question)) return question === "" ? null : "text";
  const isYesNo = asksYesOrNo(question);
  if (isYesNo && !ASKS_KINDLY.test(question))
    return OPEN_IN_SPITE.test(question) ? "text" : "yes-no";
  return onlyKindIn(question);
}

/** The one kind that the words name; `null` for none, `text` for several, which no one kind can hold. */
function onlyKindIn(words: string): ValueKindName | null {
  let rest = words;
  const kinds = new Set<ValueKindName>();
  for (const [kind, asks] of MEANINGS) {
    const match = asks.exec(rest);
    if (!match) continue;
    kinds.add(kind);
    // What was taken for an hour is no number as well.
    rest = rest.replace(match[0], " ");
  }
  // "Wie viel Umsatz" asks for no other number, and letters may be those of an address as well.
  if (kinds.has("amount")) kinds.delete("number");
  if (kinds.size > 1 && kinds.has("spelled-name")) {
    kinds.delete(kinds.has("text") ? "text" : "spelled-name");
  }
  const [kind = null] = kinds;
  return kinds.size > 1 ? "text" : kind;
}

const W = "\\p{L}+";
/** What may stand between a word of asking and what it asks for. */
const SOME = `(?:${W} ){0,4}?`;

/** Tried in this order: what was found is taken out before the next is tried. */
const MEANINGS: readonly (readonly [ValueKindName, RegExp])[] = [
  [
    "text",
    new RegExp(
      [
        "\\bseit wann|\\bwie lange|\\bwie oft|\\bwann (?:\\p{L}+ )*(?:geöffnet|offen|erreichbar|zu erreichen|zuhause|zu hause|daheim)\\b",
        "|\\bin welche[mn] (?:monat|zeitraum|abständen|bereich)|tageszeit|zeitfenster|zeitraum|öffnungszeit|\\bab wann bis wann|von wann bis wann",
        "|\\bwie viel (?:zeit|platz|erfahrung|interesse)|\\biban\\b|kontonummer|bankverbindung|kennzeichen|fahrgestell|versichert(?:en)?nummer|sozialversicherung|hausnummer|zimmernummer",
        "|(?<!mail-|mail |mail)\\b(?:post|liefer|rechnungs|wohn|privat|firmen)?(?:adresse|anschrift)",
        "|\\b(?:vor|nach|firmen)?namen?\\b|wohnort|\\bstraße\\b|\\bort\\b|\\bstadt\\b",
        "|welche[rns]? (?:telefon|handy|smartphone|anbieter|tarif|dauer|preisklasse|terminart)",
      ].join(""),
      "u",
    ),
  ],
  ["email", /e-?mail|\bmailadresse|\bmail\b/u],
  [
    "phone-number",
    /(?:telefon|handy|mobil|mobilfunk|ruf|rückruf|festnetz)-?(?:nummer|nr)\b|(?:unter|auf|bei) welcher (?:\p{L}+ )?nummer|\bunter welcher (?:\p{L}+ )?durchwahl|welche nummer (?:darf|kann|soll|können) (?:ich|wir) (?:sie |dafür |für den rückruf )?(?:an|er|zurück|notier|wähl)/u,
  ],
  ["postcode", /postleitzahl|\bplz\b/u],
  [
    "digits",
    /(?:kunden|vertrags|auftrags|rechnungs|bestell|mitglieds|vorgangs|buchungs|artikel|serien|zähler|steuer|bestätigungs|tisch|ticket|policen|policen-)-?(?:nummer|nr)\b|\bpin\b|geheimzahl|kundenkennzahl|\bziffern\b|zahlencode|bestätigungscode/u,
  ],
  [
    "time",
    /uhrzeit|wie ?viel uhr|zu welcher (?:stunde|zeit)|um welche zeit|welche zeit (?:passt|wäre|ist)/u,
  ],
  [
    "date",
    new RegExp(
      [
        "geburtstag|geburtsdatum|\\bdatum\\b|wunschdatum|einzugsdatum|wann sind sie geboren",
        `|welche[mnr]s? (?:wochen)?tag\\b|welche[mnr]s? tage?\\b|welche[rnm] (?:${SOME})?termin\\b|für wann|bis wann|ab wann|zu wann|wann\\b`,
        "|(?:wunsch|liefer|umzugs|einzugs|hochzeits|abhol|anreise|abreise|prüfungs)(?:termin|tag|datum)",
      ].join(""),
      "u",
    ),
  ],
  [
    "amount",
    new RegExp(
      [
        "wie ?viel(?:e)? (?:euro|geld)|\\bbetrag\\b|\\bbudget|preisvorstellung|preisrahmen|kostenrahmen|\\bgehalt|einkommen|umsatz|kaltmiete|warmmiete|jahresbeitrag|monatsbeitrag|kaufpreis|darlehens?summe|schadens?höhe",
        `|wie teuer|wie hoch (?:ist|sind|war|waren|wäre|soll|darf|liegt|liegen|fällt|fallen) (?:${SOME})(?:\\p{L}*(?:kosten|rechnung|miete|rate|beitrag|beiträge|prämie|preis|summe|schaden|abschlag|abschläge|gebühr|gebühren|honorar|ausgaben|kredit|investition|rücklagen|anzahlung|spende)\\b)`,
        `|was (?:kostet|kosten|zahlen|bezahlen|verdienen|verlangen|geben) (?:${SOME})(?:sie|ihnen|es|das|ihr|ihre)\\b(?! (?:lieber|am liebsten))`,
        `|was (?:darf|dürfte|soll|sollte|kann) (?:es|das|\\p{L}+ \\p{L}+) (?:${SOME})kosten`,
        `|wie ?viel (?:${SOME})(?:kostet|kosten|zahlen|bezahlen|ausgeben|investieren|verdienen|spenden|anlegen|sparen)\\b|wie ?viel geben (?:${SOME})aus`,
        `|wie ?viel (?:zahlen|bezahlen|kostet|kosten|möchten|wollen|können|würden|geben|verdienen) (?:${SOME})(?:sie|sie das|das)\\b(?=[^?]*(?:zahlen|bezahl|kost|ausgeb|aus\\b|investier|monat|jahr|dafür|verdien|spend|anleg|\\?|$))`,
      ].join(""),
      "u",
    ),
  ],
  [
    "number",
    new RegExp(
      [
        "wie ?viele?\\b|\\bzu wievielt|wie alt\\b|\\banzahl\\b|zählerstand|kilometerstand|baujahr|in welchem jahr|welches jahr|welchem stockwerk",
        "|(?:von|zwischen) (?:eins|1|null|0) (?:bis|und) (?:fünf|zehn|sechs|5|6|10|100|hundert)|quadratmeterzahl|personenzahl|mitarbeiterzahl|stückzahl",
        `|wie groß (?:${SOME}).*quadratmeter|wie hoch (?:ist|war|liegt) (?:${SOME})(?:\\p{L}*verbrauch)\\b|wie (?:lang|breit|hoch|tief|schwer|weit) .*(?:meter|zentimeter|kilo\\p{L}*)\\b`,
      ].join(""),
      "u",
    ),
  ],
  ["spelled-name", /buchstabier/u],
];

const SUBJECT =
  "(?:sie|ich|wir|es|das|ihre?[rmn]?|die|der|ihnen|dies|diese[rs]?|man|mein\\p{L}*|unser\\p{L}*|noch)";

/** Begins with its verb. */
const YES_NO = new RegExp(
  [
    `^(?:und |also |dann |gut,? |schön,? |prima,? |gern,? |danke,? |vielen dank,? |okay,? |alles klar,? )*(?:`,
    `(?:ist|sind|war|waren|wäre|wären|hat|hatten|hatte|haben|hätten|darf|dürfen|dürfte|soll|sollen|sollte|sollten|kann|können|könnte|könnten|möchten|wollen|würde|würden|passt|passen|stimmt|stimmen|gibt|geht|ginge|wird|werden|brauchen|benötigen|besitzen|nutzen|wohnen|leben|arbeiten|fahren|rauchen|suchen|planen|kennen|nehmen|kommen|interessieren|bevorzugen|bestätigen|heizen|trinken|essen|spielen|wünschen|reicht|reichen|liegt|liegen|läuft|bleibt|bleiben|handelt|kommt|wissen|erlauben|wünscht|gehört|gehören) ${SUBJECT}\\b`,
    ")",
  ].join(""),
  "u",
);

/** "…, richtig?", "…, ja oder nein?": a statement that shall be confirmed. */
const CONFIRMED =
  /(?:,|–|-)\s*(?:richtig|stimmt(?: das)?|korrekt|oder|oder nicht|nicht wahr|ja|gell|nicht|ja oder nein)\s*\?+$|\bja oder nein\b/u;

function asksYesOrNo(question: string): boolean {
  return YES_NO.test(question) || CONFIRMED.test(question);
}

/** One of several: "vormittags oder nachmittags?"; not "…, oder?" and "ja oder nein?". */
const OFFERS_CHOICE = /\boder\b(?!\s*(?:nein|nicht|noch nicht|etwa nicht)?\s*\?*$)/u;

const POLITE_FOR = `(?:sagen|nennen|geben|verraten|mitteilen|durchgeben|buchstabieren|diktieren|angeben|wiederholen|beschreiben|schildern|erzählen|erklären)`;

/** A value is asked for in the form of a yes or no: "Können Sie mir Ihre Nummer sagen?". */
const ASKS_KINDLY = new RegExp(
  [
    `(?:können|könnten|würden|wollen|möchten|dürften|wären) sie .*\\b${POLITE_FOR}\\b`,
    `|(?:darf|dürfte|kann|könnte) ich .*\\b(?:fragen|erfahren|wissen|haben|notieren|aufnehmen|aufschreiben|bitten|erfragen|festhalten)\\b(?!.*\\btermin\\b)`,
    `|\\bwissen sie\\b|(?:haben|hätten) sie (?:für (?:mich|uns) )?(?:noch |bitte |vielleicht )*(?:eine|ihre|die) (?:\\p{L}*(?:mail|nummer|postleitzahl|adresse)\\p{L}*)(?:-adresse)? (?:für (?:mich|uns)|parat|zur hand)`,
    `|(?:verraten|sagen|nennen|geben) sie (?:mir|uns)\\b`,
    `|\\b(?:haben|hätten) sie (?:\\p{L}+ ){0,3}?(?:wunschtermin|terminwunsch|wunschtag)`,
  ].join(""),
  "u",
);

/** A yes alone would not be enough of an answer: "Haben Sie noch Fragen?", "Haben Sie Allergien?". */
const OPEN_IN_SPITE = new RegExp(
  [
    `\\b(?:frage|fragen|wunsch|wünsche|anliegen|vorstellung|vorstellungen|idee|ideen|anmerkung|anmerkungen|vorlieben?|präferenz\\p{L}*|allergien?|beschwerden|hinweis|hinweise|sonst noch|etwas|irgendwelche|bestimmte[nrs]?|besondere[nrs]?|bevorzug\\p{L}*)\\b`,
    // "Haben Sie Kinder?" — "Ja, zwei".
    `|^(?:und )?(?:haben|hätten|nehmen|brauchen|benötigen|suchen|planen|nutzen|kennen|spielen|trinken|essen) sie (?!(?:denn |noch |schon |bereits |aktuell |derzeit |gerade |auch |vielleicht )*(?:eine?[nrms]?|unsere?[nrms]?|den|die|das|schon|bereits|kurz|gerade|interesse|zeit|lust|bedarf|ein|selbst|ihre?[nrms]?|mich|etwa|uns)\\b)`,
  ].join(""),
  "u",
);

function withoutQuotes(text: string): string {
  return text
    .replace(/[„“"»«”]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Without a remark or thanks after the question: "Wie lautet Ihre Nummer? Vielen Dank." */
function withoutTail(text: string): string {
  const asked = text.lastIndexOf("?");
  const tail = asked < 0 ? "" : text.slice(asked + 1).trim();
  return tail !== "" && tail.length <= LONGEST_TAIL ? text.slice(0, asked + 1) : text;
}

/** Characters of a remark after which the question still is what was asked. */
const LONGEST_TAIL = 80;
