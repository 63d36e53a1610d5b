import type { AgentWords } from "../agent-words.ts";
import type { AgentTurn, CallerAct } from "../caller.ts";
import type { Mind } from "../mind.ts";
import type { Question } from "../question.ts";
import { isOwn } from "./choose-way.ts";
import { meansYes } from "./meant-by.ts";
import { plausibilityOf } from "./plausibility.ts";
import { sayWay } from "./say-way.ts";

/**
 * What one of the household knows though another one was asked for: whether the car has its new badge, not what
 * somebody would like, nor how he is. He says of it what does not speak of himself. `null`: he does not
 * know, or it is not asked.
 */
export function answerForTheHouse(
  mind: Mind,
  { question, sentence }: Pick<AgentWords, "question" | "sentence">,
  { ways = [], wants }: Pick<AgentTurn, "ways" | "wants">,
): CallerAct | null {
  if (mind.around.audience !== "households" || wants !== null || ways.some(meansYes)) return null;
  if (!OF_FACTS.has(question) || OF_WISHES.test(sentence)) return null;
  const known = ways
    .map((way) => ({ ...way, lines: way.lines.filter((line) => !OF_HIMSELF.test(line)) }))
    .filter(isOwn);
  if (known.length < LEAST || !mind.own.on("knows of the house").chance(KNOWS)) return null;
  const way = mind.random
    .on("which of the house")
    .pickByWeight(known, ({ key }) => key, plausibilityOf);
  return sayWay(mind, way, way.declines ? "is-not-so" : null);
}

const KNOWS = 0.55;
const LEAST = 2;

const OF_FACTS: ReadonlySet<Question> = new Set<Question>(["other-yes-no", "other-open"]);

/** What is asked of the one who is meant alone: what he would like, and how it is with him. */
const OF_WISHES =
  /(?<!\p{L})(?:lieber|eher|gern|möcht\p{L}*|woll\p{L}*|würd\p{L}*|soll\p{L}*|hätten|darf|dürfen|wünsch\p{L}*|am liebsten|wichtig|gefällt|gefallen|meinen|denken|geht es ihnen|ist ihnen|(?:sind|waren|fühlen|trainieren|spielen|singen|arbeiten) sie)(?!\p{L})/u;

const OF_HIMSELF = /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*)(?!\p{L})/iu;
