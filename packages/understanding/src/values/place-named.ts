import { type Item, isFiller, itemsOf } from "./address-items.ts";
import { speechOf } from "./speech.ts";
import { wordSet } from "./tokens.ts";

/**
 * Whether a reply to a question for an address has anything that may be part of one: a number or a word
 * that neither tells when, nor only tells that something is told, nor stands in the question itself. What
 * places are called can't be known, so whatever else is said may be one.
 */
export function mayNamePlace(text: string, question: string): boolean {
  const asked = new Set(itemsOf(speechOf(question)).map(({ word }) => word));
  const items = itemsOf(speechOf(text));
  return items.some((item, at) => {
    if (item.isMark || isFiller(item) || asked.has(item.word)) return false;
    if (item.digits !== undefined) return !isHour(items, at);
    return !OF_TIME.test(item.word) && !OF_NO_PLACE.has(item.word);
  });
}

function isHour(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.word ?? "";
  return LEADS_TO_HOUR.test(before) || items[at + 1]?.word === "uhr";
}

const LEADS_TO_HOUR = /^(?:um|gegen|ab|bis|halb|viertel|dreiviertel|so|circa|ca|zirka|etwa)$/u;
const OF_TIME =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)\p{L}*tag\p{L}*|mittwoch\p{L}*|sonnabends?|(?:heut|gest|ueber)?morgens?|heute|(?:frueh|spaet)(?:e?r|s?tens)?|frueh|spaet|(?:vor|nach)?mittags?|abends?|nachts?|uhr|irgendwann|nachher|naechste\p{L}*|diese\p{L}*|kommende\p{L}*|(?:vier|drei)?tel|dreiviertel|halb|ab|gegen|bis|um|wochen?|wochenende|tags?|tage|monats?|zeit|jederzeit|immer|erst|dann|wann)$/u;

/** By which something is told, refused or put off. */
const OF_NO_PLACE = wordSet(
  "abholen hol hole holen holt abgeholt zurückbringen wiederbringen kommen fahren fährt wagen auto fahrzeug",
  "weiß weiss wissen wüsste auswendig kenne kennen brauche brauchen braucht nicht net ned nit nichts nix kein keine keinen",
  "sage sagt angeben nennen nenne verrate verraten mitteilen nachreichen durchgeben geb gebe gibt geben",
  "egal wie was wer wann warum wieso das man euch du dich dir se mal eher lieber vielleicht glaube denke",
  "passt klar prima super stimmt richtig natürlich sicher nur noch wohl denn vor mit ohne für bei oben etwas ungefähr circa ca",
);
