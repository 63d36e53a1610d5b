import { endsSentence } from "./grammar.ts";
import { COUNTED_OFF, type Gender, genderOf } from "./lexicon/nouns.ts";

const DETERMINER =
  /(?:^|\P{L})(?<word>der|die|das|den|dem|des|am|zum|zur|im|beim|vom|ins|ans|fürs|aufs|jed(?:er?|es|en|em)|dies(?:er?|es|en|em)|(?:ein|kein|mein|dein|sein|ihr|unser|euer|eur)(?:er?|es|en|em)?|ihre[nmrs]?|nächste[nrms]?|letzte[nrms]?) (?:\p{Ll}{2,15}(?:e|en|er|es) )?$/iu;
const DATIVE_DER =
  /(?:^|\P{L})(?:in|an|auf|aus|bei|mit|nach|seit|von|vor|zu|ab|unter|über|neben|zwischen|hinter|während|wegen|trotz|statt|innerhalb|außerhalb) der $/iu;

const BARE_DATIVE = /(?:^|\P{L})(?:seit|nach|ab|vor|mit|von|in|aus|bei|auf|an|zu) $/iu;
/** Articles that have the same form before one woman and before many things. */
const OF_MANY =
  /^(?:die|diese|jene|alle|beide|keine|meine|deine|seine|ihre|unsere|eure|welche|solche)$/;

export function isDetermined(before: string): boolean {
  return DETERMINER.test(before);
}

function nounAfter(after: string): string | null {
  return /^ (?:\p{Ll}{2,20} )?(?<noun>\p{Lu}[\p{L}-]{1,30})/u.exec(after)?.groups?.noun ?? null;
}

export function isCountedOff(after: string): boolean {
  const noun = /^ (?<noun>\p{Lu}[\p{L}-]{1,30})/u.exec(after)?.groups?.noun;
  return noun !== undefined && COUNTED_OFF.test(noun);
}

/** The ending of an ordinal by what stands before it and by the noun after it. */
export function ordinalEnding(before: string, after: string): string {
  const noun = endsSentence(after) ? null : nounAfter(after);
  return endingFor(noun === null ? null : genderOf(noun), before);
}

/** The same before a noun of this gender. */
export function endingFor(gender: Gender | null, before: string): string {
  const word = DETERMINER.exec(before)?.groups?.word?.toLowerCase();
  if (word === undefined) {
    if (BARE_DATIVE.test(before)) return gender === "f" ? "er" : "em";
    return gender === "f" ? "e" : gender === "n" ? "es" : "er";
  }
  if (word === "der") return DATIVE_DER.test(before) || gender === "f" ? "en" : "e";
  if (/^(?:ein|kein|mein|dein|sein|ihr|unser|euer)$/.test(word)) {
    return gender === "n" ? "es" : "er";
  }
  if (/^(?:die|das|ins|ans|fürs|aufs|jede[rs]?|diese[rs]?|nächste|letzte)$/.test(word)) return "e";
  if (/^(?:eine|keine|meine|deine|seine|ihre|unsere|eure)$/.test(word)) return "e";
  return "en";
}

/** The ending of an adjective by what stands before it and by the noun after it; `null`: it is none. */
export function adjectiveEnding(before: string, after: string): string | null {
  const noun = nounAfter(after);
  if (noun === null || NO_NOUN.test(noun)) return null;
  const gender = genderOf(noun);
  const word = DETERMINER.exec(before)?.groups?.word?.toLowerCase();
  if (word !== undefined) {
    // One of which the gender is not known: things that are many end in these.
    const isMany = gender !== "f" && (gender !== null || /(?:[ens]|er|el)$/.test(noun));
    return OF_MANY.test(word) && isMany ? "en" : ordinalEnding(before, after);
  }
  if (BARE_DATIVE.test(before))
    return gender === "f" ? "er" : gender === null && noun.endsWith("n") ? "en" : "em";
  return gender === "m" ? "er" : gender === "n" ? "es" : "e";
}

/** Capital words that adjectives do not belong to: "täglich Montag bis Freitag", "monatlich Euro 5". */
const NO_NOUN =
  /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Euro|EUR|Herr|Frau|Mo|Di|Mi|Do|Fr|Sa|So|Sie|Ihnen|Ihr|Ihre)$/;
