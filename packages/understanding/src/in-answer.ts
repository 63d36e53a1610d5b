import type { Chosen } from "./choose.ts";
import type { Offer } from "./conditions.ts";
import { type Heard, isIronic } from "./hear.ts";
import { type NormalizedReply, normalize } from "./normalize.ts";
import { readPolarity } from "./polarity.ts";
import {
  agreesAndAsksWhy,
  asksToSend,
  asksWhoseMatter,
  asksWhyAfterYes,
  deniesNow,
  isAskedForHere,
  isNamedHere,
  onlyAsksWhoCalls,
  saysItIsHis,
  saysItIsThere,
} from "./question.ts";
import type { ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import { behindGreeting } from "./salutation.ts";

/**
 * What a reply means as an answer to just this question, where its words by themselves mean something
 * else; `null` where the question decides nothing.
 */
export function answerTo(
  question: string,
  reply: NormalizedReply,
  heard: Heard,
  offer: Offer,
): Chosen | null {
  return (
    (saysItIsHis(question, reply) ? chosenBy("is-his", ownerOfYes(offer), reply) : null) ??
    ofIdentity(question, reply, heard, offer) ??
    ofPresent(question, reply, offer) ??
    ofYesBehindGreeting(reply, offer) ??
    ofHaving(question, reply, heard, offer) ??
    ofConsulting(reply, heard, offer) ??
    (AGREES_PLAINLY.test(reply.text) ? chosenBy("agrees", ownerOfYes(offer), reply) : null) ??
    (isIronic(reply) ? NOT_MEANT : null)
  );
}

/** Turns of phrase that can't be meant otherwise. */
const AGREES_PLAINLY =
  /\b(?:gold ?richtig|offene tueren|an der richtigen adresse|wie gerufen|genau (?:der|die|das) richtige|^(?:ja|gut|ok|na gut|na ja) was solls?|^(?:nein )+(?:ich|wir) (?:moechte\w*|will|wollen|haette\w*|nehme\w*|wuerde\w*) (?:ja |doch |schon |sehr |das )*gerne?)\b(?!.*\b(?:nicht|kein\w*)\b)/u;

function ownerOfYes(offer: Offer): ExpectedCondition | null {
  const owner = offer.ownerOf(POLARITIES.yes);
  return owner !== null && "condition" in owner ? owner.condition : null;
}

/** A yes at the beginning stands, where nothing else that is known was said: "ja, und der Rasen ist vermoost". */
export function ofLeadingYes({ text }: NormalizedReply, heard: Heard, offer: Offer): Chosen | null {
  if (heard.intent !== null && heard.likelihood >= SURE_OF_ELSE) return null;
  if (!LEADING_YES.test(text) || DOUBTS.test(text)) return null;
  return chosenBy("leading-yes", ownerOfYes(offer), { text, clauses: [] });
}

const SURE_OF_ELSE = 0.55;
const LEADING_YES =
  /^(?:ja|jawohl|gerne?|klar|natuerlich)(?: (?:ja|gerne?|klar|doch|schon))* (?:und|wir|ich|der|die|das|bei|mit|also|mein\w*|unser\w*|es) \w+ \w+/u;
const DOUBTS =
  /\b(?:nicht|nichts|kein\w*|nie|nein|aber|wer|was|wie|wo|woher|warum|wieso|wann|ob|wenn|weiss|moment|hallo|leider|schlecht|unterwegs|falsch|tot|gestorben)\b/u;

/** "Aschenbrenner, guten Tag, ja": a greeting, and the answer behind it. */
function ofYesBehindGreeting(reply: NormalizedReply, offer: Offer): Chosen | null {
  const rest = behindGreeting(reply.text);
  if (rest === null || !offer.ownerOf(POLARITIES.yes)) return null;
  if (!asksWhyAfterYes(rest) && (DOUBTS.test(rest) || POSTPONES.test(rest))) return null;
  return chosenBy("leading-yes", ownerOfYes(offer), { text: rest, clauses: [] });
}

const POSTPONES = /\b(?:spaeter|\w*ruf\w*|besprechung|zeit|chef\w*|mama|papa|hol\w*|oder)\b/u;

/** "Spreche ich mit Frau Braun?" – "ja die bin ich, guten Tag" is a yes, and no mere greeting. */
function ofIdentity(
  question: string,
  reply: NormalizedReply,
  { intent }: Heard,
  offer: Offer,
): Chosen | null {
  if (intent === "wrong_person" && isNamedHere(question, reply)) {
    return chosenBy("is-asked-for", ownerOfYes(offer), reply);
  }
  if (intent !== null && !OF_IDENTITY.has(intent)) return null;
  if (agreesAndAsksWhy(question, reply)) {
    return chosenBy("is-asked-for", ownerOfYes(offer), reply);
  }
  if (intent !== POLARITIES.yes && onlyAsksWhoCalls(question, reply)) return NOT_MEANT;
  if (!isAskedForHere(question, reply)) return null;
  return chosenBy("is-asked-for", ownerOfYes(offer), reply);
}

const OF_IDENTITY: ReadonlySet<string> = new Set([
  ...["greeting", "who_is_calling", "are_you_there", "trust_doubt", "is_this_a_bot"],
  POLARITIES.yes,
]);

/** "Lassen Sie sie im Moment warten?" – "momentan nicht" is a no, and asks for no other time. */
function ofPresent(question: string, { text }: NormalizedReply, offer: Offer): Chosen | null {
  if (!deniesNow(question, { text, clauses: [] })) return null;
  const owner = offer.ownerOf(POLARITIES.no);
  const no = owner !== null && "condition" in owner ? owner.condition : null;
  return chosenBy("not-now", no, { text, clauses: [] });
}

/** "Haben Sie den schon?" – "Den hab ich schon ewig" is a yes, and nobody speaks of a provider. */
function ofHaving(
  question: string,
  reply: NormalizedReply,
  { intent }: Heard,
  offer: Offer,
): Chosen | null {
  if (intent !== null && !OF_HAVING.has(intent)) return null;
  if (HAS_ANOTHER.test(reply.text.replace(ONE_MORE, ""))) return null;
  if (!saysItIsThere(question, reply) || offer.named("already_has_provider")) return null;
  return chosenBy("it-is-there", offer.named(POLARITIES.yes), reply);
}

/** Who has "schon was anderes" has not what he was asked about. */
const HAS_ANOTHER =
  /\b(?:(?:was|etwas|jemand\w*|wen|eine?n?) andere\w*|woanders|anderswo|anderweitig)\b/u;

/** "Hab ich, und noch einen anderen" has both. */
const ONE_MORE =
  /\b(?:noch|sogar|auch|zusaetzlich) eine?n? andere\w*|\beine?n? andere\w* (?:auch|noch|dazu)\b/gu;

const OF_HAVING: ReadonlySet<string> = new Set(["already_has_provider", POLARITIES.yes]);

/** "Da muss ich mit meiner Frau reden" is a perhaps, where the tree asks for one and has no more to say. */
function ofConsulting(reply: NormalizedReply, { intent }: Heard, offer: Offer): Chosen | null {
  if (intent !== null && !OF_CONSULTING.has(intent)) return null;
  if (!CONSULTS.test(reply.text)) return null;
  const owner = offer.ownerOf("no_authority");
  const isOwn = offer.named("no_authority") !== null || (owner !== null && "objection" in owner);
  return isOwn ? null : chosenBy("consults", offer.named(POLARITIES.maybe), reply);
}

const OF_CONSULTING: ReadonlySet<string> = new Set([
  "no_authority",
  "callback_later",
  "already_has_provider",
  ...Object.values(POLARITIES),
]);

/** "Muss ich nicht" refuses; "muss ich dann auch nicht kündigen" asks. */
const FEWEST_WORDS_ASKED = 5;

const POLARITY: ReadonlySet<string> = new Set(Object.values(POLARITIES));

const WITH_WHOM =
  "(?:meine?[mnrs]?|meim|unsere[mnrs]?|dem|der|den|die|d|ihm|ihr) (?:\\w+ )?(?:frau|mann|gattin|gatten?|goettergatt\\w*|weib|chef\\w*|partner\\w*|freund\\w*|tochter|sohn|kinder\\w*|eltern|mutter|vater|kolleg\\w*|vorstand|steuerberater\\w*|familie|bruder|schwester|vermieter\\w*|team|geschaeftsfuehr\\w*|inhaber\\w*|verwaltung|besseren haelfte|lebensgefaehrt\\w*)";
const TALKS =
  "(?:reden|rede|sprechen|spreche|bespreche\\w*|bereden|berede|absprechen|abklaeren|klaeren|klaere|abstimmen|abstimme|frage?n?|froge?n?|frong|ueberleg\\w*|beraten|berate|diskutier\\w*|ran|mitentscheid\\w*|einverstanden)";
const CONSULTS = new RegExp(
  `\\b(?:mit )?${WITH_WHOM}\\b(?: \\w+){0,4} ${TALKS}\\b|\\b${TALKS} (?:\\w+ ){0,4}(?:mit )?${WITH_WHOM}\\b|\\bentscheide\\w* (?:ich|wir) (?:das )?(?:nicht allein\\w*|(?:immer )?(?:zusammen|gemeinsam))\\b`,
  "u",
);

/** "Dienstag passt mir" agrees to no e-mail where that is all that was asked. */
export function ofSending(
  question: string,
  { text }: NormalizedReply,
  { intent }: Heard,
): Chosen | null {
  if (intent !== "appointment_accepted" || !asksToSend(question)) return null;
  if (/^(?:ja|gerne?|klar|natuerlich|ok|in ordnung)\b/u.test(text)) return null;
  return NOT_MEANT;
}

/** Somebody who asks something of ours, in the order of a question. */
const ASKS =
  /^(?:(?:und|ja|aber|hm|also|ok|moment|hallo|entschuldigung|sagen sie(?: mal)?) )*(?:(?:kann|koennte|koennen|darf|muss|muesste|soll|sollte) (?:ich|man|wir|das|es|der|die)|(?:gibt|gaebe) es|(?:haben|hat|machen|bieten|kommt|kommen|ist|sind|waere) (?:da|es|das|sie|ihr|er|die|der) (?!nicht)|(?:was|wie|wer|wo|wann|welche\w*|wieviel|womit|wofuer) (?!soll|will|moechte|geht)\w+)/u;

const OF_ASKING: ReadonlySet<string> = new Set([
  "contract_bound",
  "already_has_provider",
  "no_authority",
  "not_available",
  "no_time",
  "trust_doubt",
]);

/**
 * "Kann ich das jederzeit kündigen?" is no refusal, whatever it speaks of, and "Was passiert, wenn der
 * Techniker kommt?" asks for none; unless an author wrote down a question as an answer.
 */
export function isOnlyAsked(
  { reply, raw }: Pick<Said, "reply" | "raw">,
  { key, confidence, clues: [clue] }: Chosen,
  offer: Offer,
): boolean {
  if (key === null || clue === undefined) return false;
  const { text } = reply;
  if (clue.kind === "example" && confidence >= SURE_OF_WRITTEN) return false;
  const isExact = clue.kind === "example" && confidence >= SURE_OF_EXAMPLE;
  const asksYesOrNo = ASKS_VERB_FIRST.test(raw) || ASKS_OF_US.test(raw) || ASKS_BY_A_TAG.test(raw);
  if (isPolar(key, offer) && !isExact && asksYesOrNo) return true;
  if (ASKS_TO_BE_SURE.test(text) || INSISTS.test(text)) return true;
  if (clue.kind === "roll-up") {
    const isThing = POLARITY_MEANT.has(clue.heard) && ASKS_BY_A_NOUN.test(raw);
    // "Meinetwegen?", "Niemals?": what is known for a yes or a no is one, with whatever voice.
    if (isThing && confidence < SURE_OF_EXAMPLE && readPolarity(reply) === null) return true;
    // "Da muss ich meine Tochter fragen" refuses nothing, and is no wrong person.
    const isNamed = offer.named(clue.heard)?.key === key || POLARITY.has(clue.heard);
    if (!isNamed && OF_CONSULTING.has(clue.heard) && CONSULTS.test(text)) return true;
    const isLong = text.split(" ").length >= FEWEST_WORDS_ASKED;
    if (POLARITY_MEANT.has(clue.heard) && ASKS_PLAINLY.test(text)) return true;
    const isRefusal = OF_ASKING.has(clue.heard) || (clue.heard === POLARITIES.no && isLong);
    return isRefusal && ASKS.test(text);
  }
  if (clue.kind === "example" && confidence >= SURE_OF_EXAMPLE) return false;
  if (clue.kind !== "meaning" && clue.kind !== "key" && clue.kind !== "example") return false;
  const written = clue.kind === "key" ? key : clue.heard;
  return ASKS_ABOUT.test(text) && !ASKS_ABOUT.test(normalize(written).text);
}

/**
 * "Das macht alles mein Mann" refuses nothing that is offered, unless an author counts it as a refusal; where
 * it is asked whose matter it is, it is a no.
 */
export function isForAnother(
  question: string,
  { text }: NormalizedReply,
  { key, clues: [clue] }: Chosen,
  offer: Offer,
): boolean {
  if (key === null || clue?.kind !== "roll-up" || clue.heard !== "no_authority") return false;
  if (offer.named("no_authority")?.key === key || /^(?:nein|nee|noe)\b/u.test(text)) return false;
  return question !== "" && !asksWhoseMatter(question);
}

/** What has an example, or all that it tells, is meant. */
const SURE_OF_EXAMPLE = 0.9;
/** All but word for word what its author wrote. */
const SURE_OF_WRITTEN = 0.98;

const POLARITY_MEANT: ReadonlySet<string> = new Set([
  ...Object.values(POLARITIES),
  "not_interested",
]);

/** "Soll ich die alten mitbringen?" is neither yes nor no; who asks when it would be has agreed. */
const ASKS_PLAINLY =
  /^(?!.*\b(?:nicht|nichts|nix|kein\w*|egal|\w*ueberlegen|\w*schauen|gucken|nachdenken|besprechen|\w*fragen|klaeren|sagen|machen)\b)(?:(?:und|aber|hm) )*(?:(?:soll|darf|muss|kann|koennte) (?:ich|man|mein\w*|der|die|das)|gibt es|haben sie|(?:ist|sind|waere) das|wo|wer|was|wie|welche\w* (?!tag)|wofuer|wozu|womit|woher) (?!solls?\b|weiss\b|gesagt\b)\w+(?! nicht\b) \w+/u;

function isPolar(key: string, offer: Offer): boolean {
  return [POLARITIES.yes, POLARITIES.no].some((name) => {
    const owner = offer.ownerOf(name);
    return owner !== null && "condition" in owner && owner.condition.key === key;
  });
}

/**
 * "Habe ich da ein Widerrufsrecht?", with its mark; who asks for a day or an hour has agreed, as has who
 * says "ja, …" first, and "haben wir schon einen?" is no question.
 */
const ASKS_VERB_FIRST =
  /^\s*(?:(?:und|aber|ja(?!\s*,)|hm+)[\s,]+)*(?!haben? (?:ich|wir) (?:(?:den|die|das|so\s?was|doch|ja) )*(?:schon|doch|längst|bereits)(?!\p{L}))(?:habe?|haben|bekommen?|kriegen?|zahlen?|verlieren?|muss|müsste|darf|ist|sind|wird|gilt|dürfte|passt|geht|klappt|funktioniert|lohnt|bringt|reicht|stimmt|läuft|braucht|brauchen?) (?:ich|wir|man|das|es|die|der|sich)(?!.*(?<!\p{L})(?:nicht|nichts|nix|net|kein\p{L}*|egal|\p{L}*tag|mittwoch|morgen|heute|uhr|woche|monat|\p{L}*(?:herbst|frühjahr|sommer|winter|nachmittags?|vormittags?|abends?)|zeit|termin|ja gut|gern\p{L}*)(?!\p{L})) .*\?\s*$/iu;

/**
 * "Kommen Sie vorbei?", "schicken Sie da jemanden raus?": what we do, with its mark; without one it is wished
 * for, as it is by "können Sie", and where a day is named, or "bitte".
 */
const ASKS_OF_US =
  /^\s*(?:(?:und|aber|ach so|also|ah|oh|hm+|sagen sie(?: mal)?)[\s,]+)*(?!(?:können|könnten|würden|möchten|wollen|dürfen|hätten|haben|wären|sagen|warten|rufen|melden)\s)(?:\p{L}+(?:en|ern|eln)\s(?:sie|die|die leute|ihre \p{L}+)|(?:komm|schick|mach|bring|fähr|hol|mess|miss|schau|sieh|liefer|bau|arbeite)\p{L}*t\s(?:(?:da|dann|denn)\s)*(?:ihr|er|jemand|wer|einer|man|der|ihr \p{L}+))(?![\p{L}])(?!.*(?<!\p{L})(?:nicht|nichts|nix|net|kein\p{L}*|bitte|ruhig|doch|gern\p{L}*|\p{L}*tag|mittwoch|morgen|heute|uhr|woche|monat|\p{L}*(?:herbst|frühjahr|sommer|winter|nachmittags?|vormittags?|abends?)|zeit|termin)(?!\p{L}))[^.!]*\?\s*$/iu;

/** Whether it is asked what we do: that agrees to nothing, however like a wish its words are. */
export function asksWhatWeDo(raw: string): boolean {
  return ASKS_OF_US.test(raw);
}

/** "Das lohnt sich, oder?"; "ja klar, oder?" and "nicht nötig, oder?" have answered first. */
const ASKS_BY_A_TAG =
  /^\s*(?:(?:und|aber|hm+|also|na)[\s,]+)*(?:das|des|dat|es|die|der|dann|da|so|ich|wir|man)\s(?!.*(?<!\p{L})(?:nicht(?! wahr)|nichts|nix|net|kein\p{L}*|egal|gern\p{L}*|ja gut)(?!\p{L})).*,\s*(?:oder|nicht wahr|stimmt['’]?s|richtig)\s*\?\s*$/iu;

/** "Widerrufsrecht?", "zurückgeben?": a thing alone, of which something is to be told. */
const ASKS_BY_A_NOUN =
  /^\s*(?:und |aber |(?:die|der|das|mit|ohne|ein|eine) )*(?!\p{L}*(?:nein|nicht|nix|egal|wieso|warum|was|wie|ja|doch|klar|schon)\s*\?)\p{L}{7,}\s*\?\s*$/iu;

/** "Nein, ich meinte, wer das macht": the no is to what was answered, and not to what was asked. */
const INSISTS =
  /^(?:nein )+ich (?:mein\w*|will|wollte|moechte|hab\w*|frag\w*) (?:\w+ ){0,4}?(?:wissen|gefragt|fragen|ob|wer|was|wie(?! gesagt)|wann|wo|woher|warum|welche\w*)\b/u;

/** "Und danach muss ich wirklich nichts buchen": it is to be confirmed. */
const ASKS_TO_BE_SURE =
  /^(?:(?:und|aber|also) )*(?:danach |dann |da |das |es )?(?:muss|kann|darf|ist|kostet|bin|wird|bleibt) (?:ich |man |das |es |der |die |mich |mir )*(?:da |dann |dafuer |danach )?(?:wirklich|tatsaechlich|ganz sicher) (?:nichts|nicht|kein\w*|umsonst|kostenlos|unverbindlich|gratis)\b/u;

/** Asks about it: who asks when it would be, has agreed. */
const ASKS_ABOUT =
  /^(?:(?:und|ja|aber|hm|also|ok|moment|hallo|entschuldigung|sagen sie(?: mal)?) )*(?:(?:was|wie|warum|wieso|weshalb|wer|womit) (?!soll|wenn|waere|gesagt|ich)\w+ \w+|(?:kann|koennte|darf|muss|muesste) (?:ich|man) |gibt es )/u;

export const NOT_MEANT: Chosen = { key: null, confidence: 1, alternatives: [], clues: [] };

const SURE = 0.88;

function chosenBy(
  rule: string,
  condition: ExpectedCondition | null,
  { text }: NormalizedReply,
): Chosen | null {
  if (condition === null) return null;
  const clue = { kind: "rule", rule, for: condition.key, heard: text } as const;
  return { key: condition.key, confidence: SURE, alternatives: [], clues: [clue] };
}
