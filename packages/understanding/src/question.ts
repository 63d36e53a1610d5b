import { fold, foldPattern } from "./fold.ts";
import { openMemory } from "./memory.ts";
import type { NormalizedReply } from "./normalize.ts";

/** Questions whose yes stops and whose no goes on: "Störe ich gerade?" */
const STOPS = foldPattern(
  /\b(stör(e|en)? (ich|wir)|(komme|rufe|erwische) ich (gerade |sie |dich |jetzt )*(\p{L}+ )?(ungelegen|ungünstig|unpassend|im falschen moment)|ungelegen|etwas dagegen|was dagegen|haben sie (noch )?(irgendwelche )?(einwände|bedenken))\b/u,
);

/** "Sie stören", and "Sie stören nicht". */
const DISTURBS = /\bstoer\w*/u;
const NEGATED = /\b(?:nicht|nie|kein\w*|nein)\b/u;

/** Words by which a no says itself that it means to go on, and a yes that it agrees. */
const SAYS_ITSELF =
  /\b(reden|sprechen|erzaehlen|legen|schiessen|gerne?|nur zu|machen sie|fragen sie|los|passt|zeit|schlecht|unguenstig|ungelegen)\b/u;

const MOST_WORDS = 6;

/** What a short reply to "Störe ich gerade?" means, where the words alone would say the other. */
export function answerToStop(question: string, { text }: NormalizedReply): "yes" | "no" | null {
  if (question === "" || !asked(question).stops) return null;
  if (text.split(" ").length > MOST_WORDS) return null;
  if (DISTURBS.test(text)) return NEGATED.test(text) ? "yes" : "no";
  if (SAYS_ITSELF.test(text)) return null;
  if (/^(?:nein|ueberhaupt nicht|gar nicht|nicht|keineswegs)\b/u.test(text)) return "yes";
  return /^(?:ja|doch|schon|stimmt|ehrlich gesagt ja|klar)\b/u.test(text) ? "no" : null;
}

/** Whether a reply means something else after this question than by itself. */
export function isTurned(question: string, reply: NormalizedReply): boolean {
  return answerToStop(question, reply) !== null || isNameSaidBack(question, reply);
}

/** What a question asks for that turns the meaning of an answer. */
interface Asked {
  /** Its yes stops and its no goes on. */
  stops: boolean;
  /** The names of a question for a person; `null` for any other question. */
  names: ReadonlySet<string> | null;
}

/** What a question decides about the yes and no of any reply to it. */
export function turnsIn(question: string): string {
  if (question === "") return "";
  const { stops, names } = asked(question);
  return `${stops} ${names === null ? "" : `?${[...names].join(" ")}`}`;
}

const known = openMemory<string, Asked>(500);

function asked(question: string): Asked {
  const before = known.get(question);
  if (before) return before;
  const made = { stops: isStop(question), names: namesIn(question) };
  known.put(question, made);
  return made;
}

function isStop(question: string): boolean {
  const last =
    question
      .toLowerCase()
      .trim()
      .split(/(?<=[.!?])\s+/u)
      .at(-1) ?? "";
  const plain = fold(last)
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ");
  return STOPS.test(plain);
}

/** Questions for a person. */
const ASKS_FOR_SOMEBODY = foldPattern(
  /\b(spreche|rede) ich (hier |da |gerade |jetzt )*mit\b|\bbin ich (hier |da |richtig |verbunden )*(bei|mit)\b|\bsind sie\b/u,
);

const ROUND_A_NAME = new Set([
  "herr",
  "herrn",
  "frau",
  "ja",
  "hier",
  "doktor",
  "dr",
  "am",
  "apparat",
]);

/** "Spreche ich mit Frau Braun?" – "Braun." is a yes. */
export function isNameSaidBack(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || text === "") return false;
  const { names } = asked(question);
  if (names === null) return false;
  const words = text.split(" ");
  if (words.length > MOST_WORDS - 2) return false;
  const said = words.filter((word) => !ROUND_A_NAME.has(word));
  return said.length > 0 && said.every((word) => names.has(word));
}

function namesIn(question: string): ReadonlySet<string> | null {
  const last =
    question
      .trim()
      .split(/(?<=[.!?])\s+/u)
      .at(-1) ?? "";
  const plain = fold(last.toLowerCase()).replace(/[^\p{L} ]+/gu, " ");
  if (!ASKS_FOR_SOMEBODY.test(plain)) return null;
  // A name is a word with a capital that does not begin the sentence.
  return new Set(
    [...last.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)]
      .map(([name]) => fold(name.toLowerCase()))
      .filter((name) => !ROUND_A_NAME.has(name) && name !== "sie" && name !== "ihnen"),
  );
}
