import { capitalised } from "../capitalised.ts";
import { linesFor } from "../corpus/lines.ts";
import type { Topic } from "../corpus/topic.ts";
import { lineOn, thinking } from "./acts.ts";
import { AGREEING, REFUSING } from "./attitude.ts";
import type { CallerAct } from "./caller.ts";
import type { Mind } from "./mind.ts";
import { sayWay } from "./ways/say-way.ts";
import { turnedRound } from "./ways/turned-round.ts";

const BETWEEN =
  /^(?:[^,]{1,40}, )?(?:(?:was )?mein(?:en|ten) sie:?|(?:nur )?damit ich (?:sie|es|das) richtig verstehe:) (?:eher |nun |jetzt )?(.+?),? oder (?:eher |doch )?(.+?)[\s?]*$/u;

/** The two things that a sentence in small letters asks between, as they are named in it. */
export function namedBetween(sentence: string): readonly [string, string] | null {
  const [, one, other] = BETWEEN.exec(sentence) ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}

/** How he says which he means: by its place, in its own words, or by what he says anyway. */
const BY_PLACE = 0.35;
const BY_NAME = 0.4;

const PLACES = [
  ["Das erste.", "Ersteres.", "Eher das erste."],
  ["Das zweite.", "Letzteres.", "Eher das zweite."],
] as const;

/**
 * Says once more what he meant: which of the two it was, where his words tell; else the same in other
 * words, as somebody does who finds himself in neither.
 */
export function sayWhichOf(
  mind: Mind,
  named: readonly [string, string],
  meant: Topic | null,
): CallerAct {
  const { random, way } = mind;
  const place = placeOf(mind, named, meant) ?? placeByMeaning(named, meant);
  const roll = random.on("says which").number();
  if (place === null || roll >= BY_PLACE + BY_NAME) return sayAgain(mind, meant);
  // As the agent names it, nobody says it who is spoken to.
  const own = turnedRound(named[place]);
  if (roll >= BY_PLACE && own === null) return sayAgain(mind, meant);
  const text =
    own === null || roll < BY_PLACE
      ? random.on("by place").pick(PLACES[place])
      : `${capitalised(own.replace(/[„“]/g, "").trim())}.`;
  // "Nein, ich meinte: das erste" says nothing where nothing is listed any more.
  if (own !== null && roll >= BY_PLACE) mind.lastLine = text;
  return { type: "speak", text, topic: meant, chosen: way?.key ?? null, after: thinking(mind) };
}

/** The same in other words. */
function sayAgain(mind: Mind, meant: Topic | null): CallerAct {
  const { way } = mind;
  if (way && (meant === null || way.lines.length > 1)) return sayWay(mind, way, meant);
  const topic = meant ?? "repeat-please";
  const text = lineOn(mind, topic);
  return { type: "speak", text, topic, chosen: way?.key ?? null, after: thinking(mind) };
}

/** Which of the two has more words that people use for what he meant. */
function placeOf(
  { manner, region, lastLine, way }: Mind,
  named: readonly string[],
  meant: Topic | null,
) {
  const usual = meant === null ? [] : linesFor(meant, manner, region);
  const own = way ? [way.key, ...way.lines] : [];
  const known = wordsIn([lastLine, ...usual, ...own].join(" "));
  const [one = 0, other = 0] = named.map((name) => {
    let shared = 0;
    for (const word of wordsIn(name)) if (known.has(word)) shared += 1;
    return shared;
  });
  if (one === other) return null;
  return one > other ? 0 : 1;
}

const REFUSES = /(?<!\p{L})(?:nein|nicht|nichts|kein\p{L}*|nie)(?!\p{L})/u;
const PUTS_OFF =
  /(?<!\p{L})(?:später|nachher|morgen|überleg\p{L}*|besprech\p{L}*|reden|erst|zurückruf\p{L}*|ein andermal|wieder)(?!\p{L})/u;

/** Which of the two is a no, a yes, or something for later, as what he meant is; `null` for both or neither. */
function placeByMeaning(named: readonly [string, string], meant: Topic | null): 0 | 1 | null {
  const like = meant === null ? null : likenessOf(meant);
  if (like === null) return null;
  const [one, other] = named.map(like);
  if (one === other) return null;
  return one ? 0 : 1;
}

function likenessOf(meant: Topic): ((name: string) => boolean) | null {
  if (REFUSING.has(meant)) return (name) => REFUSES.test(name);
  if (AGREEING.has(meant)) return (name) => !REFUSES.test(name) && !PUTS_OFF.test(name);
  return LATER.has(meant) ? (name) => PUTS_OFF.test(name) : null;
}

const LATER: ReadonlySet<Topic> = new Set<Topic>([
  "no-time",
  "call-later",
  "undecided",
  "maybe",
  "asks-partner",
]);

const LITTLE_WORDS = new Set(
  "der die das den dem des ein eine einen und oder zu in im an am auf mit von für ich wir sie mir mich es ist bin hat noch schon mal bitte".split(
    " ",
  ),
);

function wordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(words.filter((word) => !LITTLE_WORDS.has(word)));
}
