import { namedInOneWord } from "./joined-name.ts";
import { meaningOf } from "./keys.ts";
import { type OwnConditions, ownConditionsOf } from "./matching/own-conditions.ts";
import type { WordSense } from "./matching/word-sense.ts";
import { isDenied } from "./negated.ts";
import { normalize } from "./normalize.ts";
import type { AskedAhead, ExpectedCondition } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";

/** From here on nobody is asked what he has said already. */
const SURE = 0.88;

/** Shorter replies hold no more than their answer. */
const FEWEST_WORDS = 3;

/**
 * What a reply surely says of questions that come next: "ja, und es geht um die Hecke"; `null` where
 * it says nothing of the kind. Only what its author wrote for a condition tells that, no yes and no no.
 */
export function readAhead(
  whole: Said,
  ahead: readonly AskedAhead[],
): Readonly<Record<string, string>> | null {
  if (whole.reply.text.split(" ").length < FEWEST_WORDS) return null;
  const said = ASKS_OF_AGENT.test(whole.raw)
    ? whole.part(whole.raw.replaceAll(ASKS_OF_AGENT, "Sie"))
    : whole;
  const found = ahead.flatMap((asked): [string, string][] => {
    const wished = offerWished(said, asked);
    if (wished !== null) return [[asked.nodeId, wished]];
    const key = meantBy(said, asked) ?? meantByPart(said, asked);
    return key === null || meaningOf(key).intents.length > 0 ? [] : [[asked.nodeId, key]];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** "Kommen Sie zur Sache", "woher kommen Sie": what whoever calls does is no answer. */
const ASKS_OF_AGENT = /(?<!\p{L})\p{L}+en Sie(?!\p{L})/giu;

const WISHES =
  /\b(?:lieber|am liebsten|gerne?|bitte|per|moechte\w*|haette\w*|brauche?n?|braeuchte\w*|benoetige\w*|will|wollen|nehme?n?|naehme\w*)\b/u;

/** The thing that is offered: "Möchten Sie für die Zeit einen Ersatzwagen?" */
const OFFERED =
  /\b(?:möchten|brauchen|wünschen|hätten|benötigen|sollen?|dürfen?|darf)\b[^?]*?\b(?:eine[nr]?|ein)\s+(?:\p{Ll}+\s+){0,2}(?<thing>\p{Lu}\p{L}{4,})[^?]*\?\s*$/iu;

/**
 * The yes or the no of a question that will offer one thing: "ich brauche unbedingt einen Ersatzwagen",
 * "einen Ersatzwagen brauch ich nicht".
 */
function offerWished(
  { reply, matching }: Said,
  { question, conditions }: AskedAhead,
): string | null {
  const thing = OFFERED.exec(question)?.groups?.thing;
  if (thing === undefined || /\boder\b/iu.test(question)) return null;
  if (!WISHES.test(reply.text)) return null;
  const offered = matching.senses.word(normalize(thing).text);
  const words = reply.text.split(" ").map(matching.senses.word);
  const isThing = ({ stem, concepts, isLittle }: WordSense) =>
    !isLittle &&
    (stem === offered.stem || concepts.some((concept) => offered.concepts.includes(concept)));
  if (!words.some(isThing)) return null;
  const isRefused = isDenied(thing, reply);
  if (!isRefused && /\b(?:nicht|kein\w*|ohne)\b/u.test(reply.text)) return null;
  const name = isRefused ? POLARITIES.no : POLARITIES.yes;
  const isMeant = ({ key, counts = [] }: ExpectedCondition) =>
    meaningOf(key).intents.includes(name) || counts.includes(name);
  return conditions.find(isMeant)?.key ?? null;
}

/** "Montag um acht, und ich brauch unbedingt einen Leihwagen": a part of a long reply tells it. */
function meantByPart(said: Said, asked: AskedAhead): string | null {
  const parts = said.raw.split(/[.;,!?]+|\s(?:und|aber|außerdem|dazu)\s/u).filter(isLong);
  if (parts.length < 2) return null;
  for (const part of parts) {
    const key = meantBy(said.part(part), asked);
    if (key !== null) return key;
  }
  return null;
}

function isLong(part: string): boolean {
  return part.trim().split(/\s+/u).length >= FEWEST_WORDS;
}

/** Who puts the answer before right says so, or names what he meant. */
const PUTS_RIGHT =
  /\b(?:nein|nicht|kein\w*|sondern|falsch|gesagt|meinte|ich meine|meine ich|lieber|doch|verstanden|(?<!im )moment|stopp|halt)\b/u;
const FEWEST_WORDS_BEHIND = 2;

/** What a reply surely says of the question before; `null` where it puts nothing right. */
export function readBehind(said: Said, behind: AskedAhead): string | null {
  const { text } = said.reply;
  if (text.split(" ").length < FEWEST_WORDS_BEHIND || !PUTS_RIGHT.test(text)) return null;
  const key = leftOf(said, behind) ?? meantBy(said, behind);
  return key === null || meaningOf(key).intents.length > 0 ? null : key;
}

/** The one that is left where all others were denied. */
function leftOf({ reply }: Said, { conditions }: AskedAhead): string | null {
  const left = conditions.filter(({ key }) => !isDenied(key, reply));
  return left.length === 1 && conditions.length > 1 ? (left[0]?.key ?? null) : null;
}

function meantBy(said: Said, { question, conditions }: AskedAhead): string | null {
  const { reply, raw, matching } = said;
  const own = ownConditionsOf(matching, conditions);
  if (own === null) return null;
  const [same, ...others] = own.exactly(reply.text);
  if (same && others.length === 0) return same.condition.key;
  const named = namedInOneWord(conditions, reply)?.key ?? namedIn(said, own);
  if (named !== null) return named;
  const { likely, evidenceFor } = own.node.match(reply, raw, said.heard(), question);
  const place = own.node.conditions.findIndex((_, at) => (likely[at] ?? 0) >= SURE);
  const condition = own.node.conditions[place];
  if (!condition) return null;
  const evidence = evidenceFor(place);
  if (evidence === "yes" || evidence === "no") return null;
  return sharesWord(said, own, place) ? condition.key : null;
}

/** "Ja genau, der bin ich" tells nothing of "weiß ich nicht so genau". */
function sharesWord({ reply, matching }: Said, { node }: OwnConditions, place: number): boolean {
  const { name, examples } = node.textsOf(place);
  const stems = new Set(
    [name, ...examples].flatMap(({ words }) =>
      words.filter(({ isLittle, word }) => !isLittle && !AGREES.has(word)).map(({ stem }) => stem),
    ),
  );
  return reply.text.split(" ").some((word) => {
    const { stem, stemHash, isLittle } = matching.senses.word(word);
    return !isLittle && stems.has(stem) && matching.rarity.of(stemHash) >= TELLING;
  });
}

/** Commoner words are in what is said of anything: "brauche ich nicht". */
const TELLING = 0.5;

/** Words of a yes, whatever else they are in. */
const AGREES: ReadonlySet<string> = new Set(
  "ja nein genau richtig klar gern gerne gut schon passt stimmt sicher natuerlich ok okay bitte danke hallo tag guten".split(
    " ",
  ),
);

/** A shorter name is in many a word: "Eins" in "eine". */
const SHORTEST_NAME = 5;

/** A stem that others may be built on. */
const LONG = 6;

/** "Hörtest" and "höre" have a stem in common, and mean different things. Letters. */
const LONGEST_ENDING = 3;

function inCommon(one: string, other: string): number {
  let letters = 0;
  while (letters < one.length && one[letters] === other[letters]) letters++;
  return letters;
}

/** The one condition whose whole name was said. */
export function namedIn(
  { reply, matching }: Pick<Said, "reply" | "matching">,
  { node }: OwnConditions,
): string | null {
  // "Was" has the stem of "Wasser", and names nothing.
  const words = reply.text
    .split(" ")
    .map(matching.senses.word)
    .filter(({ isLittle }) => !isLittle);
  const isSaid = ({ stem, word }: WordSense) =>
    words.some(
      (said) =>
        (said.stem === stem && inCommon(said.word, word) >= word.length - LONGEST_ENDING) ||
        (stem.length >= LONG && said.stem.startsWith(stem)),
    );
  const named = node.conditions.filter(({ key }, place) => {
    const telling = node.textsOf(place).name.words.filter(({ isLittle }) => !isLittle);
    const isLong = telling.some(({ word }) => word.length >= SHORTEST_NAME);
    return isLong && telling.every(isSaid) && !isDenied(key, reply);
  });
  return named.length === 1 ? (named[0]?.key ?? null) : null;
}
