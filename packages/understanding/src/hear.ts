import { complainsOfCheating } from "./bad-experience.ts";
import { endsTheTalk, hasEnough } from "./breaks-off.ts";
import { foldPattern } from "./fold.ts";
import { IS_WITH_ANOTHER } from "./intents/is-with-another.ts";
import { conceptsOf } from "./lexicon/concepts.ts";
import { type Model, probabilities, type Vector, vectorOf } from "./model/model.ts";
import { applyRules, type RuleFindings } from "./model/rules.ts";
import type { NormalizedReply } from "./normalize.ts";
import { isUnmistakable, namesOptOut, withoutLookAlikes } from "./opt-out-wording.ts";
import { answerToStop, deniesNow, isNameSaidBack, isOtherDay, tellsWhenUsual } from "./question.ts";
import { asksPriceOfAll } from "./round-about-prices.ts";
import { announcesNoCalls } from "./takes-no-calls.ts";

/** What the model makes of a reply or of a part of it. */
export interface Heard {
  /** How likely each label is. */
  likelihoods: Float64Array;
  /** The likeliest intent; `null` if that is none of them. */
  intent: string | null;
  label: number;
  likelihood: number;
  findings: RuleFindings;
}

/** An intent is told from here on. */
export const HEARD = 0.35;

/** What the words say, whatever was asked. */
export function hear(model: Model, reply: NormalizedReply): { heard: Heard; vector: Vector } {
  const findings = applyRules(reply);
  const vector = vectorOf(reply, findings.rules, model.buckets);
  const likelihoods = probabilities(model, reply, vector);
  weighOptOut(model, likelihoods, findings, reply);
  weighMachine(model, likelihoods, findings, reply);
  if (endsTheTalk(reply.text)) insist(model, likelihoods, "goodbye");
  if (hasEnough(reply.text)) insist(model, likelihoods, "angry");
  if (complainsOfCheating(reply.text)) insist(model, likelihoods, "trust_doubt");
  if (announcesNoCalls(reply.text)) insist(model, likelihoods, "voicemail_detected");
  weighIrony(model, likelihoods, reply);
  weighMatter(model, likelihoods, findings, reply);
  weighCall(model, likelihoods, reply);
  weighOther(model, likelihoods, reply);
  weighPrice(model, likelihoods, reply);
  weighMuch(model, likelihoods, findings, reply);
  return { heard: { ...likeliest(model, likelihoods), findings }, vector };
}

/** The same in the light of what was asked. */
export function hearAnswer(
  model: Model,
  heard: Heard,
  reply: NormalizedReply,
  question: string,
): Heard {
  const toStop = answerToStop(question, reply);
  const isName = isNameSaidBack(question, reply);
  const { intent } = heard;
  const isElse =
    AGREES.has(intent ?? "") && (isOtherDay(question, reply) || deniesFirst(intent, reply));
  const isNotNow = OF_ANOTHER_TIME.has(intent ?? "") && deniesNow(question, reply);
  const isUsual = OF_ANOTHER_TIME.has(intent ?? "") && tellsWhenUsual(question, reply);
  if (toStop === null && !isName && !isElse && !isNotNow && !isUsual) return heard;
  const likelihoods = heard.likelihoods.slice();
  if (toStop !== null) insist(model, likelihoods, toStop);
  if (isName) insist(model, likelihoods, "yes");
  if (isElse || isNotNow) insist(model, likelihoods, "no");
  if (isUsual) {
    likelihoods[model.none] = (likelihoods[model.none] ?? 0) + heard.likelihood;
    likelihoods[heard.label] = 0;
  }
  return { ...heard, ...likeliest(model, likelihoods) };
}

/** What a mere time is taken for by its words. */
const OF_ANOTHER_TIME: ReadonlySet<string> = new Set([
  "callback_later",
  "no_time",
  "not_available",
]);

/** "Nee, den Termin soll mein Sohn machen": that a date is spoken of makes no yes of it. */
function deniesFirst(intent: string | null, { text }: NormalizedReply): boolean {
  return intent === "appointment_accepted" && /^nein\b/u.test(text) && !SUITS.test(text);
}

const SUITS = /\b(?:passt|passen|gerne?|gut|ok|einverstanden)\b/u;

/** What another day than the one proposed is taken for by its words. */
const AGREES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);

export function likeliest({ intents, none }: Model, likelihoods: Float64Array) {
  let label = 0;
  for (let other = 1; other < likelihoods.length; other++) {
    if ((likelihoods[other] ?? 0) > (likelihoods[label] ?? 0)) label = other;
  }
  const intent = label === none ? null : (intents[label] ?? null);
  return { likelihoods, intent, label, likelihood: likelihoods[label] ?? 0 };
}

/** Without a turn of phrase that names the call or the list, the model alone must be this sure. */
const SURE_OF_OPT_OUT = 0.85;

/** Where something is denied, ended or to be taken away at least, this is enough. */
const SURE_OF_AN_END = 0.6;
const ENDS: ReadonlySet<string> = new Set([
  "negate",
  "callmore",
  "delete",
  "stop",
  "peace",
  "threat",
]);

/** With one, this much is enough: not to hear the wish is against the law. */
const HINT_OF_OPT_OUT = 0.03;

/** Who names another time or place wants another call, not none. */
const POSTPONES =
  /\b(?:diese woche|heute|naechste\w*|lieber|sondern|erst wieder|dann gerne?|im buero|ich komme?|ich melde)\b/u;

/** Who has waited for a call, wants to be listed, or wants data put right, wants anything but none. */
const CONTRARY =
  /\baus (?:dem haus|der wohnung) (?:raus|heraus|weg)\b|\bdachte\b.{0,40}\b(?:nicht|keiner|niemand|nie|gar nicht) (?:mehr|wieder)\b|\b(?:setzen|schreiben|nehmen) sie (?:mich|uns)\b.{0,20}\b(?:auf|in) (?:die|ihre|ihren|den|eure|euren) (?:liste|verteiler|kartei)\b(?!.{0,20}\b(?:nicht|keine?)\b)|\b(?:sie|ihr|du) (?:haben|habt|hast|haetten)\b.{0,40}\b(?:nicht|nie) (?:mehr|wieder)\b.{0,20}\b(?:angerufen|gemeldet|zurueckgerufen)\b|\b(?:loesch|streich)\w*\b.{0,40}\bneue\w*\b.{0,20}\b(?:eintrag|aufnehm|notier|speicher)\w*/u;

/** Whoever is taken for an opt-out by mistake is hung up on and never called again. */
function weighOptOut(
  { optOut }: Model,
  likelihoods: Float64Array,
  { phrases }: RuleFindings,
  { text }: NormalizedReply,
): void {
  const likelihood = likelihoods[optOut] ?? 0;
  const rest = withoutLookAlikes(text);
  if (isUnmistakable(rest)) {
    weighAs(likelihoods, optOut, AS_GOOD_AS_SAID);
    return;
  }
  const isNamed = phrases.some((clue) => clue.for === "opt_out") && !POSTPONES.test(text);
  const isLikely = likelihood >= (isNamed ? HINT_OF_OPT_OUT : SURE_OF_AN_END);
  const isPlausible = isLikely && !CONTRARY.test(text) && (rest === text || namesOptOut(rest));
  if (isPlausible) {
    const enough = !isNamed && namesAnEnd(text) ? SURE_OF_AN_END : SURE_OF_OPT_OUT;
    if (likelihood >= enough) return;
  }
  weighAs(likelihoods, optOut, isPlausible && isNamed ? SURE_OF_OPT_OUT : 0);
}

/** Makes one label this likely, and leaves the others in proportion. */
function weighAs(likelihoods: Float64Array, meant: number, likelihood: number): void {
  const others = (1 - likelihood) / Math.max(1 - (likelihoods[meant] ?? 0), Number.EPSILON);
  for (let label = 0; label < likelihoods.length; label++) {
    likelihoods[label] = label === meant ? likelihood : (likelihoods[label] ?? 0) * others;
  }
}

/** Who asks whether a machine speaks, speaks of the voice, of us, or of what we might be. */
const SPEAKS_OF_US =
  /\b(?:sie|du|ihr|ihnen|stimme|mensch\w*|person|echt\w*|spr[ei]ch\w*|rede\w*|dran|telefon|apparat|leitung|anruf\w*|klingt|klingen|tonband|verbunden|hier)\b/u;

/** "Läuft automatisch" tells of a machine of one's own. */
function weighMachine(
  { intents, none }: Model,
  likelihoods: Float64Array,
  { phrases }: RuleFindings,
  { text }: NormalizedReply,
): void {
  if (phrases.some((clue) => clue.for === "is_this_a_bot") || SPEAKS_OF_US.test(text)) return;
  const label = intents.indexOf("is_this_a_bot");
  likelihoods[none] = (likelihoods[none] ?? 0) + (likelihoods[label] ?? 0);
  likelihoods[label] = 0;
}

/** "Der Herr kann mich am Freitag anrufen": another call, however much it sounds like an appointment. */
const MAY_CALL =
  /\b(?:kann|soll|darf|koennen|sollen|duerfen|koennte|sollte) (?:er |sie |der \w+ |die \w+ )?(?:mich|uns)\b.{0,40}\b(?:an|zurueck)(?:zu)?rufen\b(?!.{0,12}\bnicht\b)/u;

function weighCall({ intents }: Model, likelihoods: Float64Array, { text }: NormalizedReply): void {
  if (!MAY_CALL.test(text) || /\b(?:nicht|nie|nimmer) (?:mehr |wieder )?(?:an|zurueck)/u.test(text))
    return;
  const [met, called] = [
    intents.indexOf("appointment_accepted"),
    intents.indexOf("callback_later"),
  ];
  likelihoods[called] = (likelihoods[called] ?? 0) + (likelihoods[met] ?? 0);
  likelihoods[met] = 0;
}

/** "Ich bin jetzt bei Geers": the name tells no model what is meant, and "jetzt" no want of time. */
function weighOther(model: Model, likelihoods: Float64Array, { text }: NormalizedReply): void {
  if (!OF_ANOTHER.some((pattern) => pattern.test(text))) return;
  insist(model, likelihoods, "already_has_provider");
}

const OF_ANOTHER = IS_WITH_ANOTHER.map(foldPattern);

/** "Von wie viel Euro sprechen wir", "was nehmen Sie dafür", "eine Hausnummer": asked for without "kosten". */
const ASKS_THE_PRICE =
  /\b(?:wieviel|was fuer eine[rn]?) (?:euro|geld|summe|betrag|preis\w*)\b(?! (?:ich|wir)\b)|\b(?:was|wieviel) (?:nehmen|verlangen|berechnen|kriegen|bekommen) sie (?:(?:denn|da|dann|so|ungefaehr|eigentlich) )*(?:dafuer|fuer (?:so|das|den|die|eine?n?)|pro|im monat|die stunde)\b|\bwas (?:verlangen|berechnen) sie(?: (?:denn|da|dann|so|ungefaehr|eigentlich))*$|\b(?:mit )?(?:wieviel|was|welchen? (?:kosten|summe|betrag|preis)) (?:muss|muesste|soll|sollte) (?:ich|man|wir) (?:denn |da |dann |so |ungefaehr )*(?:rechnen|hinlegen|zahlen|bezahlen|ausgeben)\b|\b(?:nennen|sagen) sie (?:mir |uns |doch |mal |bitte )*(?:eine|ne|so eine) (?:grobe |ungefaehre )?(?:hausnummer|summe|groessenordnung)\b/u;
const OF_PRICE = ["price_question", "price_objection"];

function weighPrice(model: Model, likelihoods: Float64Array, { text }: NormalizedReply): void {
  if (asksPriceOfAll(text)) insist(model, likelihoods, "price_question");
  if (!ASKS_THE_PRICE.test(text)) return;
  const { intents } = model;
  const known = OF_PRICE.reduce((sum, name) => sum + (likelihoods[intents.indexOf(name)] ?? 0), 0);
  if (known < SURE_OF_PRICE) insist(model, likelihoods, "price_question");
}

const SURE_OF_PRICE = 0.7;

/** "Da bleibt viel liegen": how much of something there is, and no word of money. */
const MUCH_OF_IT =
  /\b(?<!(?:zu|so|schoen|ganz schoen|arg|echt|wie) )viele?n?\b(?! (?:geld|fuer|zu (?!tun|machen|erledigen|putzen))\b)/u;
const OF_MONEY =
  /\b\w*(?:teuer|teur|kost|preis|geld|euro|zahl|leist|billig|guenstig|budget|beitrag|betrag|summe|rabatt|sparen|ausgeb|ausgab|gebuehr|rechnung|angebot|prozent)\w*/u;

function weighMuch(
  { intents, none }: Model,
  likelihoods: Float64Array,
  { phrases }: RuleFindings,
  { text }: NormalizedReply,
): void {
  if (!MUCH_OF_IT.test(text) || OF_MONEY.test(text) || IS_ONLY_MUCH.test(text)) return;
  if (phrases.some((clue) => clue.for === "price_objection")) return;
  const label = intents.indexOf("price_objection");
  likelihoods[none] = (likelihoods[none] ?? 0) + (likelihoods[label] ?? 0);
  likelihoods[label] = 0;
}

/** "Das ist aber viel", "puh, viel" speaks of what was told just now. */
const IS_ONLY_MUCH = /\bviele?$/u;

/** "Was für Holz nehmen Sie?", "wer kommt da?", "wie viel Zeit …?": neither what it costs nor who calls. */
const ASKS_OF_THE_MATTER =
  /\bwelche\w* (?!firma|nummer|gesellschaft|verein)\w+ (?:\w+ )?(?:fuehren|haben|nehmen|gibt|sind|bieten|verwenden|machen|verkaufen)\b|\bwas fuer (?!eine? (?:firma|verein|laden|unternehmen|preis|summe|betrag)|firma|geld|kosten|preise?)|\b(?:wer|welche[rs]?) (?:\w+ )?(?:kommt|macht|faehrt|baut|hilft|berat\w*|unterrichtet|arbeitet|liefert|bringt|holt|zahlt|haftet|kuemmert)\b|\bwer (?!ist|sind|seid|war|spricht|redet|ruft|hat|dran)\w{3,}t (?:das|die|den|der|denn|da|dann|mir|uns|eigentlich|mich)\b|\bwas (?:ist|waere|sind) (?:denn |da |dann |eigentlich |jetzt )*(?:\w+er|der unterschied|das beste|sinnvoll\w*|ueblich)\b|\bwas (?:empfehlen|raten|wuerden) sie\b|\b(?:wofuer|wozu|fuer was|warum|wieso) (?:brauchen|wollen|muessen|benoetigen) sie\b|\bwieviel (?:zeit|stunden?|minuten|tage?|wochen?|monate?|jahre|termine?|platz|raum|leute|personen|mann|aufwand|arbeit|laerm|dreck|schmutz|meter\w*|quadratmeter|strom|wasser)\b(?!.*\b(?:kost\w*|zahl\w*|preis\w*|euro|geld|teuer)\b)/u;
const OF_THE_CALL = ["price_question", "who_is_calling"];

function weighMatter(
  { intents, none }: Model,
  likelihoods: Float64Array,
  { phrases }: RuleFindings,
  { text }: NormalizedReply,
): void {
  if (!ASKS_OF_THE_MATTER.test(text)) return;
  for (const intent of OF_THE_CALL) {
    if (phrases.some((clue) => clue.for === intent)) continue;
    const label = intents.indexOf(intent);
    likelihoods[none] = (likelihoods[none] ?? 0) + (likelihoods[label] ?? 0);
    likelihoods[label] = 0;
  }
}

/** "Na super, auf Sie hab ich gerade noch gewartet." */
const IRONIC =
  /^(?:na |ja |oh |ach )*(?:super|toll|klasse|prima|wunderbar|bravo|grossartig|herrlich)\b.*\b(?:(?:gerade|grade|ja|jetzt) (?:noch )?gewartet|gefehlt|noch so (?:ein\w*|jemand)|schon wieder|wieder (?:so )?(?:ein\w*|jemand|werbung)|dritte\w*|roboter ruft)\b|\b(?:auf (?:sie|so was|sowas|euch) (?:habe|haben) (?:ich|wir) (?:ja )?(?:gerade|jetzt)|(?:sie haben|das hat|ihr habt) (?:mir|uns) (?:ja )?(?:gerade |jetzt )?noch gefehlt)\b|^(?:ja |na )?(?:klar|sicher|genau|natuerlich) und (?:ich bin|morgen|im himmel|die erde|der papst)\b/u;

/** Whether somebody says the contrary of what he means. */
export function isIronic({ text }: NormalizedReply): boolean {
  return IRONIC.test(text);
}

/** What of anger such words are. */
const IRKED = 0.6;

/** Whoever says the contrary of what he means agrees to nothing, and is a little irked. */
function weighIrony(model: Model, likelihoods: Float64Array, reply: NormalizedReply): void {
  if (!isIronic(reply)) return;
  const angry = model.intents.indexOf("angry");
  for (let label = 0; label < likelihoods.length; label++) {
    likelihoods[label] = (likelihoods[label] ?? 0) * (1 - IRKED) + (label === angry ? IRKED : 0);
  }
}

function namesAnEnd(text: string): boolean {
  return text.split(" ").some((word) => conceptsOf(word).some((concept) => ENDS.has(concept)));
}

const AS_GOOD_AS_SAID = 0.9;

function insist({ labels }: Model, likelihoods: Float64Array, name: string): void {
  const meant = labels.indexOf(name);
  for (let label = 0; label < likelihoods.length; label++) {
    const rest = (likelihoods[label] ?? 0) * (1 - AS_GOOD_AS_SAID);
    likelihoods[label] = label === meant ? rest + AS_GOOD_AS_SAID : rest;
  }
}
