import type { TreeNode } from "@rufbaum/tree";
import { questionOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import { PERSON, plainWords } from "../kin.ts";
import { SURE_OF_ASIDE } from "../settings.ts";
import { namesAskedFor } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { end, type Step, sayWords, type Walk } from "../walk.ts";
import { INTENT_WORDING, WORDING } from "../wording.ts";
import { askShortly, awaitAnswer } from "./ask.ts";
import { isRefusing } from "./between.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { isEarly, wait } from "./who-speaks.ts";

/**
 * A child, or somebody else of the house, has picked up: they are asked for the one who is called, once,
 * and offered nothing. `null` for everybody else, and where the author has a way for it.
 */
export function meetNotTheOne(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state } = walk;
  if (!isEarly(node, walk) || isFetched(heard)) return null;
  const words = plainWords(heard.text);
  if (STEPS_AWAY.test(words)) return wait(node, walk, "another");
  if (isAuthors(heard) || timesTold(state, "fetch") > 0) return null;
  if (PARENT_NEAR.test(words) || IS_CHILD.test(words)) {
    const parent = PARENT_NAMED.exec(words)?.[0] ?? null;
    return askToFetch(
      node,
      walk,
      WORDING.fetchParent(parent && (/^[pv]/u.test(parent) ? "ihn" : "sie")),
    );
  }
  const of = IS_HIS_KIN.exec(words)?.groups?.of;
  if (of !== undefined && !asksForPerson(node, walk) && !hasWay(node, walk, heard)) {
    return askForHim(node, walk, of.startsWith("ihr") ? "sie" : "er");
  }
  const question = questionOf(fill(textOf(node), state.variables));
  const person = ASKS_FOR_PERSON.exec(question)?.groups?.person?.replace(IN_PERSON, "");
  if (person === undefined || namesAskedFor(question, heard.text) || hasWay(node, walk, heard)) {
    return null;
  }
  if (!IS_KIN.test(words) && !SAYS_OTHER_NAME.test(words)) return null;
  return (
    meetAway(node, walk, heard) ??
    askToFetch(node, walk, WORDING.fetch(person.replace(/^Herr /u, "Herrn ")))
  );
}

function asksForPerson(node: TreeNode, { state }: Walk): boolean {
  return ASKS_FOR_PERSON.test(questionOf(fill(textOf(node), state.variables)));
}

/** "Hier ist seine Frau", where nobody was asked for: whether he is there; she may answer as well. */
function askForHim(node: TreeNode, walk: Walk, who: "er" | "sie"): Step {
  told(walk.state, "fetch");
  walk.state.between = null;
  sayWords(walk, WORDING.isThere(who));
  walk.state.waiting = "fetch";
  return askShortly(node, walk);
}

/** "Ich bin der Mann, sie ist einkaufen": nobody is fetched who isn't there; whoever sits in the garden is. */
function meetAway(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const { intent, intentConfidence, alsoHeard } = reading;
  const heard = [{ name: intent, confidence: intentConfidence }, ...alsoHeard];
  const isAway = heard.some(
    ({ name, confidence }) => name === "not_available" && confidence >= SURE_OF_ASIDE,
  );
  if (!isAway || IS_NEAR.test(plainWords(text))) return null;
  const target = wayForAbsent(node, walk);
  if (target) return { to: target };
  return end(walk, "callback", "declined", INTENT_WORDING.not_available?.goodbye);
}

/** Where the author's own way for those who are not there leads. */
function wayForAbsent(node: TreeNode, { graph }: Walk): string | null {
  const own = graph
    .conditions(node.id)
    .find(
      ({ condition, counts }) =>
        condition === "not_available" || counts?.includes("not_available") === true,
    );
  return own ? graph.targetOf(node.id, own) : null;
}

function askToFetch(node: TreeNode, walk: Walk, words: string): Step {
  told(walk.state, "fetch");
  walk.state.between = null;
  sayWords(walk, words);
  walk.state.waiting = "fetch";
  return awaitAnswer(node, walk);
}

/** "Ja, mach ich": whoever was asked to fetch somebody does so; `null` where something else is said. */
export function fetches(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const words = plainWords(text);
  if (WILL_FETCH.test(words)) return wait(node, walk, "another");
  const own = wayForAbsent(node, walk);
  if (SAYS_ABSENT.test(words) && own === null && !asksForPerson(node, walk)) {
    return end(walk, "callback", "declined", INTENT_WORDING.not_available?.goodbye);
  }
  // The tree may have a way for who is not there.
  if (!CANNOT_FETCH.test(words) || hasWay(node, walk, { text, reading })) return null;
  return end(walk, "callback", "declined", INTENT_WORDING.not_available?.goodbye);
}

const WILL_FETCH =
  /^(?:(?:äh|hm|na|also|ja|jo|joa|klar|gut|gerne?|natürlich|okay|ok|mach ich|mache ich|kann ich|mal|gleich|sofort|schon|moment|augenblick|sekunde|kleinen|einen|eine|warte|warten sie|kurz|bitte|papa|mama|mamaa+|papaa+|telefon|anruf|für|dich|ich|hol|hole|geb|gebe|sie|ihn|die|den|ihnen|dir|schau|schaue|guck|gucke|ob|er|da|ist|komm|kommt|rufe?|chef|chefin)(?: |$))+$/u;
const CANNOT_FETCH =
  /^(?:nein|nee|nö|ne|das )?(?: ?(?:kann ich (?:nicht|grad nicht|gerade nicht)|geht (?:nicht|grad nicht|gerade nicht)|darf ich (?:nicht|sie nicht|ihn nicht)|(?:sie|er|die|der) (?:schläft|duscht|badet|ist (?:gar |gerade |grad |jetzt )*(?:nicht da|weg|auf (?:der )?arbeit|arbeiten|einkaufen|beschäftigt))))+(?: (?:gerade|grad|noch|jetzt))*$|^(?:nein|nee|nö|ne)$/u;

/** "Nein, der ist nicht da" answers no question that asks for something else. */
const SAYS_ABSENT =
  /^(?:(?:nein|nee|nö|ne|leider) )*(?:der|die|er|sie) (?:ist|is) (?:(?:gar|gerade|grad|jetzt|leider|heute|noch) )*(?:nicht (?:da|zu hause|daheim|zuhause)|weg|unterwegs|arbeiten|einkaufen|auf (?:der )?arbeit)$/u;

/** What is a no only for want of another way is none: the one who is called is not there, or has no time. */
export function meetAbsence(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { condition, intent, isWider, intentConfidence } = reading;
  if (intent !== "not_available" && intent !== "no_time") return null;
  if (walk.graph.objections.has(intent)) return null;
  if (condition === null) return meetAbsent(node, walk, reading);
  if (intent === "no_time" && OF_ANOTHER_TIME.test(plainWords(text))) return null;
  if (isWider !== true || intentConfidence < SURE_OF_ASIDE) return null;
  const way = walk.graph.conditions(node.id).find((one) => one.condition === condition);
  if (way === undefined || !isRefusing(way) || way.counts?.includes(intent)) return null;
  return end(walk, "callback", "declined", INTENT_WORDING[intent]?.goodbye);
}

/** "Die Mama duscht grad": to ask whether she speaks would be odd; the tree's way for that, else a goodbye. */
function meetAbsent(
  node: TreeNode,
  walk: Walk,
  { intent, intentConfidence }: Reading,
): Step | null {
  if (intent !== "not_available" || intentConfidence < SURE_OF_ASIDE) return null;
  if (!isEarly(node, walk)) return null;
  const target = wayForAbsent(node, walk);
  if (target) return { to: target };
  return end(walk, "callback", "declined", INTENT_WORDING.not_available?.goodbye);
}

/** No time then is no to what was offered, and not to be called at all. */
const OF_ANOTHER_TIME =
  /(?<!\p{L})(?:da|dann|an dem tag|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|abends?|wochenende|morgen|woche|dafür|für (?:so|sowas))(?!\p{L})/u;

const SURE_OF_ABSENCE = 0.6;

function isFetched({ reading: { intent, intentConfidence } }: HeardReply): boolean {
  return intent === "putting_through" && intentConfidence >= SURE_OF_ABSENCE;
}

/** What the author wrote for it is meant. */
function isAuthors({ reading: { condition, why } }: HeardReply): boolean {
  return (
    condition !== null && why.some((clue) => clue.kind === "example" && clue.for === condition)
  );
}

/** A way of the tree for whoever is not the one, that is no mere refusal. */
function hasWay(node: TreeNode, { graph }: Walk, { reading }: HeardReply): boolean {
  const { condition, intent, isByIntent } = reading;
  const way = graph.conditions(node.id).find((one) => one.condition === condition);
  if (way === undefined || isRefusing(way) || way.condition === "Ja") return false;
  // "Falsche Nummer" is no way for the husband of whom we look for, unless its author wrote so.
  if (intent === "wrong_person" && isByIntent === true) return false;
  return way.condition !== "wrong_person" && way.counts?.includes("wrong_person") !== true;
}

const PARENT = "(?:mama|mami|mutti|papa|papi|vati)";
const PARENT_NAMED = new RegExp(`(?<!\\p{L})${PARENT}`, "u");
const NEAR =
  "(?:oben|unten|draußen|hinten|drüben|nebenan|daheim|zuhause|zu hause|im (?:garten|keller|hof|büro|wohnzimmer|bad|stall|schuppen|zimmer)|in der (?:küche|garage|werkstatt|scheune)|auf dem (?:balkon|hof|dach))";
const PARENT_NEAR = new RegExp(
  `(?<!\\p{L})(?:die |der |meine |mein )?${PARENT} (?:ist|is|sitzt|steht|arbeitet|wäre) (?:(?:gerade|grad|grade|nur|schon|noch|aber|glaub ich|jetzt) )*${NEAR}$`,
  "u",
);
/** There, and not at the telephone. */
const IS_NEAR = new RegExp(`(?<!\\p{L})${NEAR}(?: (?:gerade|grad|bei mir|hier))*$`, "u");
const IS_CHILD =
  /(?<!\p{L})ich bin (?:erst |schon |doch erst |ja erst )?(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[3-9]|1[0-2])(?: jahre?)?(?: alt)?$|(?<!\p{L})(?:ich bin (?:doch |noch )*(?:ein kind|(?:zu |noch )klein))(?!\p{L})/u;

/** The one who was asked for, as the question names him. */
const ASKS_FOR_PERSON =
  /(?<!\p{L})(?:[Ss]preche|[Rr]ede) ich (?:hier |da |denn |gerade |jetzt )*(?:direkt )?mit (?<person>(?:Frau |Herrn? |Dr\. |unser(?:em|er) )*\p{Lu}[^?,]*)\?$/u;

const IN_PERSON = / (?:persönlich|selbst|direkt)$/u;

/** Somebody of the house; a name with an article is a child's, or no customer's. */
const IS_KIN = new RegExp(
  `(?<!\\p{L})(?:(?:ich bin|hier ist|hier spricht|da ist) (?:nur |bloß |doch |aber |hier )*(?:der|die|das|ein|eine|seine?|ihre?|ihr|dem seine?) (?:${PERSON}|mieter(?:in)?|untermieter(?:in)?|mitbewohner(?:in)?|putzfrau|haushälterin|babysitter(?:in)?|besuch|pfleger(?:in)?|azubi|lehrling|praktikant(?:in)?|aushilfe|urlaubsvertretung))(?!\\p{L})`,
  "u",
);
/** Somebody of the house, and of whom: the one who is called. */
const IS_HIS_KIN = new RegExp(
  `^(?:(?:ja|nein|hallo|guten tag|moin|servus|grüß gott|äh) )*(?:ich bin|hier ist|hier spricht|da ist) (?:nur |bloß |aber |hier )*(?<of>seine?|ihre?) (?:${PERSON})$`,
  "u",
);
const SAYS_OTHER_NAME =
  /^(?:(?:hallo|hi|ja|nein|guten tag|moin|servus) )*(?:hier ist|hier spricht|da ist|ich bin) (?:der|die) (?!(?:gleiche|richtige|falsche|einzige|person|chef|chefin|frau|herr|neue|ich)(?!\p{L}))\p{L}+$/u;

/** "Der ist im Lager, Moment": whoever says so goes for him. */
const STEPS_AWAY = new RegExp(
  `^(?:(?:ja|nein|nee|ach|oh|hm|also|hallo|da|das) )*(?:(?:der|die|er|sie|${`(?:mein|meine|unser|unsere|der|die) (?:\\p{L}+ )?(?:${PERSON}|chef(?:in)?|mama|papa|kollege|kollegin|herr \\p{L}+|frau \\p{L}+)`}|mama|papa) (?:ist|is|sitzt|steht|arbeitet|kommt|macht)|(?:ist|macht|wär) (?:mein|meine|unser|unsere|der|die) (?:\\p{L}+ )?(?:${PERSON}|chef(?:in)?|kollege|kollegin))(?! (?:nicht|tot|gestorben|verstorben|krank|erst|mir|uns|schon (?:seit|lange)))(?: \\p{L}+){0,5} (?:moment|sekunde|augenblick|sekündchen|momentchen)(?: (?:bitte|mal|kurz|eben))*$`,
  "u",
);

/** Says that nobody needs to be greeted as the one who was called. */
export function isOtherName(text: string): boolean {
  return SAYS_OTHER_NAME.test(plainWords(text));
}
