import { namedBetween } from "./between.ts";

/** What the agent wants to know, as somebody on the phone understands it. */
export type Question =
  // The call itself.
  | "may-i"
  | "right-person"
  | "transfer"
  | "recording"
  /** Whether his data may be kept, or he be written to. */
  | "consent"
  | "still-there"
  | "human-offer"
  | "opt-out-offer"
  /** Whether he wants none at all, after he would not say when: a yes declines. */
  | "none-at-all"
  // What he thinks of it.
  | "interest"
  | "provider"
  | "satisfied"
  | "why"
  | "send-info"
  | "may-call-again"
  // Values.
  | "callback-when"
  | "day"
  /** When something was or will be, without a choice. */
  | "when"
  | "time"
  | "half-day"
  | "proposal"
  | "confirm"
  | "what-to-change"
  | "email"
  | "phone"
  | "postcode"
  | "address"
  | "spelling"
  | "name"
  | "amount"
  | "number"
  // The rest.
  | "anything-else"
  | "rhetorical"
  /** Which of two things he meant. */
  | "between"
  /** Asks afresh without naming what. */
  | "again"
  /** Some other question that a yes or no answers, and one that they don't. */
  | "other-yes-no"
  | "other-open"
  | "waits"
  | "statement"
  | "farewell";

const PROVIDER =
  "(?:anbieter|vertrag|lösung|dienstleister|lieferant\\p{L}*|versorger|tarif|versicherung|system|software|anlage|partner|berater)";
const ALREADY = "(?:schon|bereits|derzeit|aktuell|zurzeit|momentan|mit wem|bei wem)";
const WEEKDAY = "(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)";
const MAY = "(?:darf|dürfen|dürfte|soll|sollen|kann|können|könnte)";

/** Tried in this order, over one sentence in small letters: the first that fits is what was meant. */
const MEANINGS: readonly (readonly [Question, RegExp])[] = [
  [
    "still-there",
    /sind sie noch (?:da|dran|in der leitung)|hören sie mich|sie mich hören|noch am apparat/u,
  ],
  ["none-at-all", /möchten sie (?:dann )?(?:doch )?lieber (?:kein|nicht|gar)/u],
  ["confirm", /als ja verstehen/u],
  ["recording", /aufgezeichnet|aufzeichn|mitschneid|mitgeschnitten|aufnehmen|aufnahme/u],
  [
    "consent",
    /(?:einverstanden|einwillig\p{L}*|zustimm\p{L}*|in ordnung|erlauben sie|dürfen wir)(?!\p{L}).*(?<!\p{L})(?:daten|speicher\p{L}*|werbung|newsletter|künftig)|(?<!\p{L})(?:daten|newsletter|werbung)(?!\p{L}).*(?:einverstanden|einwillig|zustimm|speichern|in ordnung)/u,
  ],
  [
    "opt-out-offer",
    /(?:sperrliste|nicht (?:mehr|wieder) (?:an(?:ge)?ruf|kontaktier)|keine (?:weiteren )?anrufe|(?:aus|von) (?:der|unserer) liste)/u,
  ],
  [
    "human-offer",
    /(?:mit )?(?:einem|einer|einen) (?:menschen|kollegin|kollegen|mitarbeiter\p{L}*|berater\p{L}*) (?:verbinden|sprechen|weiterleiten)/u,
  ],
  [
    "transfer",
    /verbinden|durchstell|durchzustell|weiterleit|ans telefon (?:holen|geben)|\bwer (?:ist|kümmert|wäre|entscheidet|macht)\b|kann ich.* mit .*sprechen|^(?!.*\bsie\b).*(?:zu sprechen|im haus|erreichbar)\?/u,
  ],
  [
    "right-person",
    /(?<!wem )spreche ich|rede ich (?:mit|da)|sind sie (?:der|die|dafür|selbst|herr|frau)|entscheid(?:e[nrt]|ung)|verantwortlich|zuständig|kümmern sie sich|bin ich.*richtig|richtige[nr]? (?:person|ansprechpartner\p{L}*)/u,
  ],
  [
    "phone",
    /(?:telefon|ruf|handy|mobil|durchwahl|rückruf)-?nummer|unter welcher nummer|welche nummer/u,
  ],
  [
    "callback-when",
    /^(?!.*haben? .*erreicht)(?=.*(?:wann|uhrzeit|tag|zeitpunkt|besten|passen|oder)).*(?:zurück(?:zu)?ruf|zurückmeld|(?:noch ?(?:ein)?mal|wieder|später) (?:an|bei|meld|versuch|prob)|erneut|erreich\p{L}*|besser passen)/u,
  ],
  [
    "may-call-again",
    /zurück(?:zu)?ruf|rückruf|(?:noch ?(?:ein)?mal|wieder|später|erneut) (?:an(?:ruf|zuruf)|bei ihnen|meld|versuch|probier)/u,
  ],
  ["spelling", /buchstabier|wie schreibt|schreibt man/u],
  [
    "address",
    /(?<!mail-?)(?<!stimmt (?:die|ihre) )(?:adresse|anschrift)(?!\p{L})(?<!mail.*)|hausnummer|welche[rn]? straße|wohin (?:dürfen|sollen|können|darf|soll|kann).*(?:schick|send|liefer)/u,
  ],
  [
    "send-info",
    new RegExp(
      `^(?!.*(?:adresse|an welche|welche nummer)).*(?:${MAY} (?:ich|wir) .*(?:mail|übersicht|info|material|angebot|link|sms|schriftlich).*(?:schick|send|zukommen)|unterlagen|(?:schick|send)\\p{L}* (?:ich|wir|sie).*(?:mail|info|material|übersicht|angebot)|(?:möchten|wollen|hätten) sie .*(?:info\\p{L}*|material|broschüre|prospekt))`,
      "u",
    ),
  ],
  ["email", /e-?mail|mailadresse/u],
  ["postcode", /postleitzahl|\bplz\b|in welchem ort|wo wohnen/u],
  [
    "name",
    /(?:ihr|ihren|welchen?|der|den|vor|nach|dem|ihrem) ?namen?\b|wie heißen sie|mit wem (?:spreche|habe|rede)/u,
  ],
  [
    "what-to-change",
    /(?:darf|soll|kann) ich.*(?:änder|korrigier|anpass)|was (?:stimmt|passt) (?:daran )?nicht|(?<!\p{L})anders(?!\p{L})/u,
  ],
  [
    "confirm",
    new RegExp(
      `richtig(?! (?:zu|ein)?ordne)|korrekt|stimmt (?:das|alles|es)|passt (?:ihnen )?das so|stimm(?:t|en) (?:die|der|ihre?)|kommen sie\\?|${MAY} (?:ich|wir) .*(?:eintrag|festhalten|notieren|buchen|vormerken|reservier)|halte ich .*fest|bestätig|einverstanden|(?:wahrnehmen|einhalten)\\?|bleibt es (?:dabei|bei)|so in ordnung|okay so`,
      "u",
    ),
  ],
  [
    "time",
    /wie viel uhr|wieviel uhr|welche[nr]? uhrzeit|um welche zeit|zu welcher (?:uhr)?zeit|(?:nennen|sagen) sie .*uhrzeit/u,
  ],
  [
    "when",
    /\bwann (?:läuft|endet|war|ist|sind sie geboren|wurde|wird|begann|beginnt|haben sie .*(?:gekauft|abgeschlossen|gebaut|unterschrieben))/u,
  ],
  ["half-day", /(?:vormittag|morgens|früh|mittag).* oder .*(?:nachmittag|abend|mittag)/u],
  [
    "day",
    new RegExp(
      `\\bwann (?:passt|hätten|haben|wäre|würde|können|könnten|dürfen|darf|soll|ginge|geht|sind)|welche[rnms]? (?:tag|termin|wochentag|datum|woche)|(?:nennen|sagen) sie .*\\b(?:tag|termin|datum|zeitpunkt)|(?:einen|welchen) tag\\b|${WEEKDAY}.* oder .*${WEEKDAY}`,
      "u",
    ),
  ],
  [
    "proposal",
    new RegExp(
      `(?:passt|ginge|geht|wäre|würde|können|könnten|klappt|hätten|haben|sagen wir|wie sieht|schaffen|treffen)\\b.*(?:${WEEKDAY}|\\bmorgen\\b|übermorgen|nächste[rn]? woche|\\buhr\\b)|(?:${WEEKDAY}|übermorgen|\\buhr\\b).*(?:passt|ginge|geht|recht|möglich|klappt|in ordnung)`,
      "u",
    ),
  ],
  [
    "why",
    /was (?:spricht|hält sie|hindert|stört|lässt sie|bräuchten|müsste|fehlt)|warum|weshalb|wieso|woran (?:liegt|hängt|scheitert)|welche (?:bedenken|einwände|gründe)/u,
  ],
  ["satisfied", /zufrieden/u],
  [
    "provider",
    new RegExp(
      `${PROVIDER}.*${ALREADY}|${ALREADY}.*${PROVIDER}|bei (?:wem|welchem) .*(?:kunde|versichert|anbieter)|welche[nr]? ${PROVIDER}`,
      "u",
    ),
  ],
  [
    "interest",
    /interess|klingt|was (?:meinen|denken|sagen) sie|wäre das (?:etwas|was)|wär\p{L}* (?:\p{L}+ ){1,7}(?:etwas|was) für sie|(?:ist|klingt) (?:das|so etwas) (?:etwas|was) für sie|kommt das|was halten sie|spannend|mehr (?:dar|da)?(?:über )?(?:erfahren|hören|wissen)|(?:möchten|wollen|würden|hätten) sie .*(?:termin|beratung|angebot|ausprobier|teste|kennenlern|nutzen|wechsel|abschließ|bestell|sparen|teilnehm|lust)|(?:wollen|sollen) wir|(?:einen|ein) (?:termin|beratung|gespräch).*(?:vereinbar|ausmach|festhalt|mach)/u,
  ],
  [
    "anything-else",
    /sonst noch|noch (?:eine |irgendwelche |weitere |offene )?(?:frage|wunsch|wünsche|etwas|was)|kann ich (?:sonst|noch)|haben sie (?:noch )?fragen|gibt es (?:noch )?fragen/u,
  ],
  [
    "may-i",
    /(?:moment|minuten?|augenblick|kurz|sekunden?).*(?:zeit|für mich|für uns)|(?:haben|hätten) sie (?:gerade|kurz|jetzt|einen|ein, zwei|zwei|eine|ein paar|drei|fünf|etwas|noch)\b.*(?:zeit|moment|minute|augenblick|sekunde|kurz|luft)|(?:haben|hätten) sie (?:gerade |kurz |jetzt )*zeit|stör|ungelegen|ungünstig|passt es|ist es gerade|darf ich (?:ihnen |sie |mich |kurz )*(?:kurz|etwas|fragen|erklären|erzählen|vorstellen|loslegen|sagen|eine frage|ein paar)|darf ich .*(?:vorstellen|fragen|erklären|erzählen)/u,
  ],
  [
    "amount",
    /(?:wie hoch|wie viel|wieviel|was) .*(?:zahlen|kosten?\b|rechnung|budget|betrag|euro|ausgeb|geben sie|einkommen|umsatz|beitrag|abschlag)|(?:nennen|sagen) sie .*betrag/u,
  ],
  [
    "number",
    /wie (?:viele?|groß|alt|lange|oft|hoch)|wieviele?|anzahl|nummer|skala|(?:nennen|sagen) sie .*(?:zahl|nummer)/u,
  ],
  [
    "rhetorical",
    /wussten sie|wissen sie(?: was| übrigens|,)|nicht wahr|kennen sie das|ist das nicht|oder etwa/u,
  ],
];

/** What one is asked about hopefully in vain. */
export const TROUBLE =
  /(?<!\p{L})(?:schmerzen|beschwerden|probleme?|schaden|schäden|unfall|unfälle|mängel|krank|ärger|sorgen|reklamation\p{L}*|vorstrafe\p{L}*|schulden)(?!\p{L})/u;

const FAREWELL =
  /auf wieder(?:hören|sehen|schauen)|schönen? (?:tag|nachmittag|abend|feierabend|woche|wochenende)(?! wünsche ich ihnen, hier)|tschüss|tschüß|\bciao\b|\balles gute\b/u;
const REQUEST =
  /\b(?:nennen|sagen|geben|buchstabieren|verbinden|bestätigen|teilen|beschreiben|erzählen|antworten|wählen|drücken|tippen) sie\b/u;
const WAITS = /\bwarte\b|bleibe (?:gern )?(?:dran|in der leitung)|in der leitung|ich bin noch da/u;
const AFRESH = /bitte noch ?(?:ein)?mal|wiederholen sie|nochmals bitte/u;
const BEGINS = "^(?:und |also |dann |gut, |gern, |ja, |okay, |nun, )*";
const OPEN = new RegExp(
  `${BEGINS}(?:(?:in|an|auf|bei|für|von|mit|zu|aus|über|um|seit|bis|unter) )?(?:wer|was|wie|wo(?:r\\p{L}+|her|hin|mit|für|bei|von|zu|durch|nach)?|wann|warum|wieso|weshalb|welche[rsmn]?|we[mn])(?!\\p{L})`,
  "u",
);
/** Asks for nothing but a yes to what was said before. */
const LEANING = /\b(?:in ordnung|okay|recht)(?: so)?(?: für sie)?\?/u;
/** What may be turned down, not what is or is not so. */
const OFFERS = new RegExp(
  `${BEGINS}(?:möchten|wollen|würden|hätten|soll(?:en)?|darf|dürfen|dürfte|können wir|könnten wir|kann ich|wären sie|sind sie (?:grundsätzlich )?(?:offen|bereit|einverstanden))(?!\\p{L})`,
  "u",
);
/** A question this short ("Passt das?") leans on the sentence before it. Characters. */
const SHORT = 40;

export interface Asked {
  question: Question;
  /** The sentence that asks; empty where none does. */
  sentence: string;
}

/** Reads the last question, or request, of what the agent said; without one, whether he says goodbye. */
export function questionIn(text: string): Asked {
  const told: string[] = text.match(/[^.!?…]+[.!?…]*/gu) ?? [];
  const sentences = told.map((one) => one.toLowerCase());
  const index = sentences.findLastIndex(
    (sentence) => sentence.includes("?") || REQUEST.test(sentence),
  );
  // A question rarely comes after a goodbye, but a goodbye often after a rhetorical question.
  const last = sentences.slice(-2).join(" ");
  if (index < sentences.length - 1 && FAREWELL.test(last) && !isGreeting(last)) {
    return { question: "farewell", sentence: "" };
  }
  const sentence = sentences[index]?.trim();
  if (sentence === undefined) return { question: withoutQuestion(last), sentence: "" };
  if (namedBetween(sentence) !== null) return { question: "between", sentence };
  const meaning = meaningOf(sentence);
  if (meaning !== null) return { question: meaning, sentence };
  const kind = kindOf(sentence);
  const leans = sentence.length < SHORT && kind !== "interest" && !hasMatter(told[index] ?? "");
  const before = leans ? meaningOf(sentences[index - 1] ?? "") : null;
  return { question: before ?? kind, sentence };
}

/**
 * Whether a question names what it is about, or asks for more than a yes: "Passt das?" leans on what was
 * said before it, "Haben Sie einen Führerschein?" and "Gedruckt, digital, oder beides?" don't.
 */
function hasMatter(told: string): boolean {
  const sentence = told.trim();
  if (LEANING.test(sentence.toLowerCase())) return false;
  return (
    NAMES_SOMETHING.test(sentence) ||
    /(?<!\p{L})oder(?!\p{L})|^wie viel|^wann|^wo(?!\p{L})/iu.test(sentence)
  );
}

/** A noun after the first word: anything with a capital but the other himself. */
const NAMES_SOMETHING = /[\p{L},] (?!(?:Sie|Ihnen|Ihr\p{L}*|Ordnung|Recht)(?!\p{L}))\p{Lu}\p{Ll}+/u;

/** What is asked by the form of the sentence alone: whether he wants it, whether it is so, or what. */
export function kindOf(sentence: string): Question {
  if (LEANING.test(sentence)) return "confirm";
  if (OPEN.test(sentence) || !sentence.includes("?")) return "other-open";
  return OFFERS.test(sentence) ? "interest" : "other-yes-no";
}

/** "Einen schönen guten Tag" begins a call. */
function isGreeting(text: string): boolean {
  return /schönen guten|hier (?:ist|spricht)|mein name/u.test(text);
}

function withoutQuestion(text: string): Question {
  if (AFRESH.test(text)) return "again";
  return WAITS.test(text) ? "waits" : "statement";
}

function meaningOf(sentence: string): Question | null {
  const isOfValue = OF_VALUE.test(sentence);
  const isHowMuch = HOW_MUCH.test(sentence);
  const fits = ([question, pattern]: (typeof MEANINGS)[number]) =>
    !(isOfValue && OF_YES_OR_NO.has(question)) &&
    !(isHowMuch && OF_SOMEBODY.has(question)) &&
    pattern.test(sentence);
  return MEANINGS.find(fits)?.[0] ?? null;
}

/** "Wie viele Leute sind Sie im Haus?" asks for nobody. */
const HOW_MUCH = /(?<!\p{L})(?:wie ?viele?|wie (?:groß|alt|hoch|lange?|oft|weit|schwer))(?!\p{L})/u;
const OF_SOMEBODY: ReadonlySet<Question> = new Set<Question>(["transfer", "right-person"]);

/** "Mit wie vielen Personen kommen Sie?", "An welche Adresse sollen wir das schicken?" */
const OF_VALUE =
  /^\s*(?:(?:und|dann|gut|gern|schön|also),? )*(?:(?:mit|an|auf|für|zu|von|bis|ab|um|in) )?(?:wie viel(?:e[nr]?)?|wieviele?|wie lange|wann|welche[mnrs]?)(?!\p{L})/u;

/** What a yes or a no answers. */
const OF_YES_OR_NO: ReadonlySet<Question> = new Set<Question>([
  "confirm",
  "interest",
  "send-info",
  "may-call-again",
  "consent",
  "may-i",
  "human-offer",
]);
