import type { Offer } from "./conditions.ts";
import { type Heard, likeliest } from "./hear.ts";
import { conceptsOf } from "./lexicon/concepts.ts";
import type { Model } from "./model/model.ts";
import type { RuleFindings } from "./model/rules.ts";
import type { NormalizedReply } from "./normalize.ts";

/** Words by which anger turns on somebody: on us, or on the call. */
const AT_SOMEBODY =
  /\b(?:sie|ihnen|ihr|ihre[mnrs]?|euch|eure?[mnrs]?|dich|dir|deine?[mnrs]?|ihresgleichen|\w*(?:anruf|geruf)\w*|telefon\w*|stoer\w*|belaestig\w*|werbung|abzock\w*)\b/u;

/** What is said in anger alone. One of a thing, "voll" or "Platz", is in harmless answers as well. */
const IN_ANGER =
  /\b(?:genervt|wuetend|stinksauer|zumutung|unerhoert|unverschaemt\w*|frech\w*|schnauze|faxen|kragen|zeitverschwendung|(?:mir|jetzt|uns) reicht(?: es|s)?\b|reichts|ruhe|frieden|allerletzte|hoehe|skandal\w*|wahnsinn\w*|verdammt\w*|herrgott\w*|himmel\w*|kruzi\w*|zefix|lueg\w*|sau(?:erei|stall|laden)|spinn\w*|schaem\w*|dreist\w*|geht es noch|geschwaetz|gelaber\w*|unding|tonfall|ton|geduld\w*|platzt|mich (?:mal|am|kreuzweise))\b/u;

/** Kinds of words that threaten or revile. */
const REVILING: ReadonlySet<string> = new Set(["insult", "threat"]);

/** Without such a word the model alone must be this sure, for who is angry is hung up on. */
const SURE_OF_ANGER = 0.85;

/**
 * What was heard, without an anger that only the likeness of harmless words tells: "ständig", "einen ganzen
 * Schub voll". Where a way is called so, it costs nothing to go it.
 */
export function withoutMereLikenessToAnger(
  model: Model,
  heard: Heard,
  reply: NormalizedReply,
  offer: Offer,
): Heard {
  if (heard.intent !== "angry") return heard;
  const isOfAThing = isAngryWithAThing(reply);
  const isElse = isOfAThing || isNameAlone(reply);
  if (heard.likelihood >= SURE_OF_ANGER && !isElse) return heard;
  if (offer.named("angry") !== null) return heard;
  if (!isElse && showsAnger(reply, heard.findings)) return heard;
  const likelihoods = heard.likelihoods.slice();
  likelihoods[model.none] = (likelihoods[model.none] ?? 0) + heard.likelihood;
  likelihoods[heard.label] = 0;
  return { ...heard, ...likeliest(model, likelihoods) };
}

/** "Sauer?", "Herr Böse, guten Tag": with nothing beside it such a word is a name, and says nothing of anybody. */
function isNameAlone({ text }: NormalizedReply): boolean {
  const [word, ...others] = text.split(" ").filter((one) => !ROUND_A_NAME.has(one));
  return word !== undefined && others.length === 0 && NAMES_OF_MOODS.has(word);
}

/** Words of anger that families are called by. */
const NAMES_OF_MOODS: ReadonlySet<string> = new Set(
  "sauer saur boese zorn grimm wild bitter hass groll streit zank wuest unwirsch".split(" "),
);

const ROUND_A_NAME: ReadonlySet<string> = new Set(
  "ja hallo hier ist spricht herr frau familie guten tag morgen abend moin servus gruess gott am apparat mein name bei der die".split(
    " ",
  ),
);

/** "Der Hund spinnt", "mein Drucker nervt": who is cross with something in the room has said nothing to us. */
function isAngryWithAThing({ text }: NormalizedReply): boolean {
  return OF_A_THING.test(text) && !AT_SOMEBODY.test(text) && !OF_THE_CALL.test(text);
}

const OF_A_THING =
  /^(?:(?:ach|oh|ah|na|ja|nein|sorry|entschuldigung|moment|also|und|hier|nur|gerade|jetzt|herrje|mensch|da) )*(?:der|die|das|den|mein\w*|unser\w*|dieser?|dieses|so ein\w*) (?!(?:nerv|spinn|reicht|ist|geht|war|wird|kann|darf|macht|haett|find)\w*\b)(?:\w+ ){1,3}?(?:\w+ ){0,3}(?:spinn\w*|nerv\w*|bell\w*|streik\w*|bockt|zickt|schrei\w*|bruell\w*|kaputt|geht nicht)\b/u;

/** What speaks is the call itself, whatever it is called. */
const OF_THE_CALL =
  /\b(?:gerede|gequatsche|gelaber\w*|geschwaetz|masche|firma|laden|verein|verkaeufer\w*|vertreter\w*|roboter|computer\w*|automat\w*|stimme|ki|maschine|fragerei|fragen?|gespraech\w*|thema|themen|angebot\w*|sache|typ|tante|abfrage|umfrage|staendig\w*|dauernd\w*)\b/u;

function showsAnger({ text }: NormalizedReply, { phrases }: RuleFindings): boolean {
  if (phrases.some((phrase) => phrase.for === "angry")) return true;
  if (AT_SOMEBODY.test(text) || IN_ANGER.test(text)) return true;
  return text.split(" ").some((word) => conceptsOf(word).some((kind) => REVILING.has(kind)));
}
