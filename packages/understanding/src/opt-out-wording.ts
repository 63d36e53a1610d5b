import { foldPattern } from "./fold.ts";
import { OPT_OUT } from "./intents/opt-out.ts";
import { openPatternFilter } from "./patterns/pattern-filter.ts";
import { TAKES_NO_CALLS } from "./takes-no-calls.ts";

/** What a lawyer or the police are called in for. */
const AUTHORITY =
  "(?:\\p{L}*anwalt|\\p{L}*anwälte|polizei|gericht|bundesnetzagentur|verbraucherzentrale|verbraucherschutz|datenschutz\\p{L}*|staatsanwalt\\p{L}*)";

const TO_AUTHORITY = `(?:(?:mich|mal|dann|gleich|an|zu|zum|zur|die|der|den|das|meinen|einen|meinem|unseren) )*${AUTHORITY}`;
const CALLS_IN = "(?:ruf|hol|geh|schalt|verständig|wend|informier)\\p{L}*";
const BURSTS = "(?:rast|flipp|dreh)\\p{L}*";
const THEM = "(?:sie|euch|dich)";

/** What comes then: the law, or worse. A mere "dann …" is no threat. */
const CONSEQUENCE = `(?:${[
  `(?:zeig\\p{L}* ich|ich zeig\\p{L}*) ${THEM} an`,
  `(?:verklag\\p{L}* ich|ich verklag\\p{L}*) ${THEM}`,
  `(?:meld\\p{L}* ich|ich meld\\p{L}*) ${THEM}(?! (?:\\p{L}+ )?(?:an|ab)\\b)`,
  `(?:(?:blockier|sperr)\\p{L}* ich|ich (?:blockier|sperr)\\p{L}*) (?:${THEM}|die nummer|ihre nummer)`,
  "(?:erstatt|stell|mach)\\p{L}* ich (?:straf)?anzeige",
  "(?:straf)?anzeige|abmahnung|unterlassungs\\p{L}*",
  `${CALLS_IN} ich ${TO_AUTHORITY}`,
  `ich ${CALLS_IN} ${TO_AUTHORITY}`,
  `(?:hören|bekommen|kriegen|sehen|sprechen|haben|hört|kriegt|bekommt|habt) (?:sie|ihr|wir|du|uns) (?:(?:dann|was|etwas|post|mal|es|eine|mit|von|vom|vor|meinem|meinen|unserem|unseren|einem|dem) )*${AUTHORITY}`,
  "(?:kriegen|bekommen|kriegt|bekommt) (?:sie|ihr) (?:post|ärger|(?:eine )?(?:straf)?anzeige)",
  `(?:geht|kommt|landet) (?:das|es|die sache) (?:(?:dann|vor|bei|beim) )*${TO_AUTHORITY}`,
  "(?:können|erleben) (?:sie|ihr) (?:was|etwas|dann was)",
  "(?:lernen sie|lernt ihr) mich (?:aber |dann |mal |richtig )*kennen",
  "(?:knallt|kracht|scheppert) es|(?:gibt|setzt) es (?:aber |richtig |hier |noch )*(?:ärger|krach|stress)",
  `${BURSTS} ich (?:aus|durch)|ich ${BURSTS} (?:aus|durch)`,
  "platzt mir|vergesse ich mich|passiert (?:was|etwas)$",
  "werde ich (?:ungemütlich|sauer|böse|grob|laut|rechtlich|gerichtlich)",
].join("|")})`;

const ONCE_MORE = "(?:noch ?mals?|wieder|noch ein mal|jemals|je|erneut|weiter|weiterhin)";

/** Turns of phrase that say it whatever else is said: threats, and what is said in English. */
const UNMISTAKABLE = [
  new RegExp(
    `\\bwehe (?:(?:wenn|dass|dem|ihnen|euch) )*(?!.{0,50}\\b(?:nicht|nie|vergess\\p{L}*|vergiss|keine?r?)\\b).{0,40}\\b${ONCE_MORE}\\b.{0,40}\\b(?:an|anrufe?[nt]?|anzurufen|klingel\\p{L}*|durchklingel\\p{L}*|meld\\p{L}*|belästig\\p{L}*)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:wagen sie|wagt|wag|trauen sie|traut euch|trau dich|unterstehen sie|untersteht euch|untersteh dich)\\b.{0,40}\\b${ONCE_MORE}\\b.{0,40}\\b(?:anzurufen|anrufe?[nt]?|klingel\\p{L}*|melden?|anzuklingeln|an)\\b`,
    "u",
  ),
  new RegExp(
    `\\bnoch (?:so )?ein(?:en|e)? (?:einzige[nrs]? |weitere[nrs]? |solche[nrs]? |werbe)?(?:anruf|mal anrufen|mal)(?: von (?:ihnen|euch)| (?:hier|bei (?:mir|uns)))* (?:und )?(?:dann |hier |bei mir )*(?:${CONSEQUENCE}|ich$)`,
    "u",
  ),
  new RegExp(
    `\\b(?:wenn|falls|sollten|sollte|sobald|rufen|ruft|klingelt|meldet|melden|beim nächsten|bei einem weiteren|das nächste)\\b.{0,60}\\b(?:${ONCE_MORE}|nächste[nrs]?|weiteren)\\b.{0,60}\\b(?:an|anrufe?[nst]?|anzurufen|klingelt|meldet|melden|mal|gestört|belästig\\p{L}*)\\b (?:wegen ihnen |und |dann |so |werde ich )*${CONSEQUENCE}`,
    "u",
  ),
  new RegExp(
    `\\b(?:beim nächsten (?:anruf|mal)|bei einem weiteren anruf|das nächste mal) (?:dann )?${CONSEQUENCE}`,
    "u",
  ),
  new RegExp(`\\b(?:sonst|ansonsten|andernfalls) (?:dann )?${CONSEQUENCE}`, "u"),
  new RegExp(
    `\\bklingelt (?:wegen ihnen|noch ?mal|noch ein mal|wieder)\\b.{0,30}\\b${CONSEQUENCE}`,
    "u",
  ),
  /\b(?:verbitte|verbitten) (?:ich |wir )?(?:mir|uns)\b.{0,30}\b(?:anruf\p{L}*|belästig\p{L}*|werbung)\b/u,
  /\b(?:lass|lassen|lasst|lassts|losst|lossts|lasse|losse)\b (?:se |sie )?(?:mi|mich|uns)\b.{0,15}\b(?:ruah|rua|rueh|rue)\b/u,
  /\bmeldts? (?:eich|euch|di|dich)\b.{0,20}\b(?:nicht|nie) mehr\b/u,
  /\b(?:stop|quit) (?:calling|phoning|ringing)\b/u,
  /\b(?:don t|do not|dont|never|not|not to) (?:ever )?(?:call|phone|ring|contact) (?:me |us |aus |here |this number )*(?:again|any ?more|ever)\b/u,
  /\b(?:don t|do not|dont|never) (?:ever )?(?:call|phone|contact) (?:me|us|here|this number)(?: please)?$/u,
  /\b(?:take|get|remove|delete) (?:me|us|aus|my (?:phone )?(?:number|name|data)|this number)(?: please)?(?: (?:off|auf|from|out of)\b|$)/u,
  /\b(?:don t|do not|dont) want (?:to be (?:called|contacted)|(?:any )?(?:more |of your |your |these |further )+calls|any calls)\b|\b(?:no|noch|nein) more calls\b|\bunsubscribe\b|\bleave (?:me|us) alone\b/u,
].map(foldPattern);

const OTHER = "(?:alte[nrsm]?|falsche[nrsm]?|zweite[nrsm]?|doppelte[nrsm]?|frühere[nrsm]?)";

const PUT_THROUGH =
  "(?:verbinden|verbunden|durchstellen|durchgestellt|weiterleiten|weitergeleitet|weitergeben|durchzustellen)";

/**
 * What sounds like the wish and is another: to be called at last or again, to have something put
 * right, to be written down elsewhere, or what somebody else wants.
 */
const LOOK_ALIKES = [
  ...TAKES_NO_CALLS,
  // "Wir verbinden keine Werbeanrufe": whom one puts through, and not who may call.
  new RegExp(
    `\\b(?:verbind\\p{L}*|(?:stell|leit|geb|reich)\\p{L}*(?=.{0,60}\\b(?:durch|weiter)\\b)|(?:darf|dürfen|soll|sollen|kann|können|werde|werden)(?=.{0,60}\\b${PUT_THROUGH}\\b)) (?:(?:wir|ich|man|hier|leider|grundsätzlich|generell|prinzipiell|bei|uns|im|haus|auch|gar|da) )*keine?n? \\p{L}*anrufe?n?(?: (?:durch|weiter|${PUT_THROUGH}))?`,
    "u",
  ),
  new RegExp(
    `\\b\\p{L}*anrufe?n? (?:(?:werden|verbinden|verbinde|stellen|stelle|leiten|leite|dürfen|darf|kann|können|soll|sollen|wir|ich|man|hier|leider|grundsätzlich|generell|bei|uns|auch) )+(?:nicht|nie)(?: (?:mehr|durch|weiter))?(?: ${PUT_THROUGH})?(?<=\\b(?:verbind\\p{L}*|durch|weiter|${PUT_THROUGH})\\b.*)`,
    "u",
  ),
  /\b(?:dachte|dachten|glaubte|befürchtete|fürchtete|fürchte|angst|sorge|schon gemeint)\b (?!ich (?:hätte|habe|bin|stehe|war|wäre))(?:(?!gesagt|gelöscht|gestrichen|gesperrt|sperrliste|gebeten)\p{L}+ ){0,8}?(?:nicht|nie|keiner|niemand|gar nicht)(?: mehr| wieder)?(?: (?:bei |mehr |hier |mich |uns |mir |sich )*(?:anruf\p{L}*|an|meldet|meldest|melden|gemeldet|angerufen|zurückrufen|zurück|von ihnen))?/u,
  /\b(?:wenn|falls) (?:sie|ihr|du)\b (?:(?!und\b)\p{L}+ ){0,5}?(?:nicht|nie)(?: mehr| wieder)? (?:anruf\p{L}*|zurückruf\p{L}*|meld\p{L}*)\b.{0,20}\b(?:enttäuscht|traurig|sauer|böse|beleidigt|schade|gehe ich|warte|suche|nehme)\b/u,
  /\b(?:enttäuscht|traurig|sauer|böse|beleidigt|schade)\b.{0,12}\b(?:wenn|falls|dass)\b.{0,30}\b(?:nicht|nie)(?: mehr| wieder)? (?:anruf\p{L}*|zurückruf\p{L}*|meld\p{L}*|angerufen|gemeldet)\b/u,
  /\b(?:warum|wieso|weshalb) (?:haben|hat|habt|rufen|ruft|melden|meldet|melde)(?: (?:sie|ihr|sich|mich|uns|euch|denn|da|mir|bei|keiner|niemand))* (?:nicht|nie|gar nicht|keiner|niemand)(?: mehr| wieder)?(?: (?:bei |mehr |hier |mich |uns |mir |sich )*(?:an|angerufen|gemeldet|zurück\p{L}*))?/u,
  new RegExp(
    `\\b(?:lösch|streich|entfern|nehm|trag)\\p{L}* (?:(?:sie|mir|bitte|da|doch|mal|die|den|das|meine?n?|unsere?n?) )*${OTHER} \\p{L}+(?: (?:raus|heraus|aus))?`,
    "u",
  ),
  new RegExp(
    `\\b(?:die|den|das|meine?n?|unsere?n?) ${OTHER} (?:\\p{L}*nummer|adresse|anschrift|eintrag|kontakt|daten|e?mail\\p{L}*) (?:(?:bitte|mal|ruhig|gerne?|doch) )*(?:löschen|streichen|rausnehmen|entfernen|vergessen)`,
    "u",
  ),
  /\b(?:lösch|streich|entfern|nehm|trag|vergess|vergiss)\p{L}* (?:(?:sie|mir|bitte|da|doch|mal|die|den|das|meinen|meine|unseren|unsere) )*(?:\p{L}*termin|kurs|adresse|anschrift|\p{L}*bestellung|buchung|reservierung|position|posten|stunde|eintrag am)\b/u,
  /\b(?:nehm|streich|lösch|trag|hol)\p{L}* (?:sie )?(?:mich|uns)\b.{0,25}\b(?:warte|nachrück|vormerk|reserve|interessenten)liste\b(?: (?:raus|runter|aus|herunter))?/u,
  /\b(?:nehm|trag|streich)\p{L}* (?:sie )?(?:mich|uns)\b.{0,50}\b(?:und|dafür|stattdessen|lieber) (?:(?:trag|setz|schreib|nehm|pack|buch)\p{L}* )?.{0,40}\b(?:ein|rein|drauf|um|fest|vormittags?|nachmittags?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?)$/u,
  /\b(?:nehm|trag|streich)\p{L}* (?:sie )?(?:mich|uns) (?:bitte |mal )*(?:raus |aus |von |für )+(?:dem|der|den|diesem) (?:\p{L}*kurs|gruppe|klasse|\p{L}*termin|\p{L}*tag|stunde|tour)\b/u,
  /\b(?:trag|setz|schreib|nehm|pack)\p{L}* (?:sie )?(?:mich|uns|meine nummer)\b(?!.{0,40}(?:sperr|robinson|black|schwarze|negativ)).{0,30}\b(?:ein|auf|in (?:die|ihre|ihren|den|eure))\b/u,
  /\b(?:mein|meine|unser|unsere|der|die) \p{L}+(?: \p{L}+)? (?:soll|sollen|sollt|möchte|will|mag|brauchen|braucht|wünscht)\b.{0,50}\b(?:ich|mich|mir|wir|uns) (?:(?:aber|hingegen|dagegen|jedoch) )*(?:schon|gerne?|weiterhin|jederzeit|weiter)\b/u,
  /\b(?:mein|meine|unser|unsere) \p{L}+ (?:soll|möchte|will|mag|braucht|wünscht)\b.{0,50}\b(?:mich|uns) (?:können|dürfen|könnt|dürft) (?:sie|ihr)\b/u,
  /\b(?:die|der|das) (?!kollegen|leute)\p{L}+ (?:soll|sollen) (?:mich|uns) .{0,12}in ruhe lassen\b/u,
  /\bnicht mehr (?:bei|mit|von|zu) (?:dem|der|den|denen|meinem|meiner|unserem|unserer) (?:alten|jetzigen|bisherigen|anderen|vorigen|früheren)\b/u,
  /\b(?:lösch|streich|entfern|nehm)\p{L}* (?:(?:sie|mir|bitte|da|doch|mal) )*(?!mich|uns|meine|unsere)(?:den|die|das) (?:\p{L}+ ){1,2}aus (?:dem|der|ihrem|meinem) (?:angebot|vertrag|rechnung|paket|plan|bestellung|auftrag|kalender|korb|warenkorb)/u,
  /\bnicht (?:mehr )?(?:länger|so lange|ewig|noch länger)\b.{0,10}\bwarten\b/u,
  /\bnicht (?:mehr )?(?:mich|uns|hier)(?: an)? sondern\b/u,
  /\b(?:telekom|vodafone|konkurrenz|stadtwerke|anderen?|firmen|leute|bank|nachbar\p{L}*)\b (?:(?!ihre|eure|sie)\p{L}+ ){0,8}?(?:die|der|den|denen) (?:sollen|soll|können|habe ich gesagt)\b.{0,30}\b(?:in ruhe (?:zu )?lassen|aufhören|nicht mehr anrufen)\b/u,
  /\bvergess?(?:en|t|iss)? (?:sie |ihr )?(?:(?:bitte|aber|bloß|ja|nur|mir) )*(?:mich (?:bitte |aber |ja )*nicht|nicht(?: (?:mich|uns|mir|hier|bei mir))*(?: (?:anzurufen|zurückzurufen|zu melden|an))?)/u,
  /\b(?:brauchen|müssen|braucht|müsst|brauch\p{L}*) (?:(?:sie|ihr|mich|uns|da|deshalb|deswegen|dazu|extra|also|ja|aber) )*(?:nicht|nie)(?: (?:mehr|nochmal|wieder|extra|vorher|mich|uns))* (?:anzurufen|anrufen|zu melden|melden)\b.{0,20}\b(?:termin|steht|passt|komme|kommen|bestätigt|besprochen|weiß bescheid|bleibt dabei|melde)\b/u,
  /\b(?:heute|jetzt|diese woche)\b.{0,60}\b(?:morgen|nächste woche|übermorgen|später|abends?|nächsten monat) (?:dann |schon |aber |wieder )*(?:gerne?|wieder|ja|dann)\b/u,
  /\bwehe (?:(?:wenn|dass|ihnen|euch) )*(?:sie|ihr|du)\b.{0,25}\b(?:nicht|nie|vergess\p{L}*|vergisst)\b/u,
].map(foldPattern);

const lookAlikes = openPatternFilter(LOOK_ALIKES);
const unmistakable = openPatternFilter(UNMISTAKABLE);

/** A normalised reply without what only sounds like the wish for no more calls; mostly the same. */
export function withoutLookAlikes(text: string): string {
  let rest = text;
  lookAlikes.look(text);
  for (let place = 0; place < LOOK_ALIKES.length; place++) {
    const pattern = LOOK_ALIKES[place];
    if (pattern && lookAlikes.canMatch(place)) rest = rest.replace(pattern, " ");
  }
  return rest === text ? text : rest.replace(/\s+/gu, " ").trim();
}

/** Whether a normalised reply wants no more calls by words that mean nothing else. */
export function isUnmistakable(text: string): boolean {
  unmistakable.look(text);
  return UNMISTAKABLE.some((pattern, place) => unmistakable.canMatch(place) && pattern.test(text));
}

/** Whether nothing of the wish is left where what only sounds like it is taken away. */
export function onlySoundsLikeOptOut(text: string): boolean {
  const rest = withoutLookAlikes(text);
  return rest !== text && !isUnmistakable(rest) && !namesOptOut(rest);
}

/** Whether it names the call or the list, as those do who want no more of either. */
export function namesOptOut(text: string): boolean {
  return NAMED.some((pattern) => pattern.test(text));
}

const NAMED = OPT_OUT.patterns.map(foldPattern);
