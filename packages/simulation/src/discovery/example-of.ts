import type { Condition } from "@rufbaum/tree";
import { meaningOf, POLARITIES, ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { intentsMeantBy } from "../caller/ways/meant-by.ts";
import type { Topic } from "../corpus/topic.ts";
import { isMeantKnown } from "./as-meant.ts";
import type { Member } from "./gists.ts";
import { fits, isBareAnswer, isOnSide, polarityOfCondition } from "./polarity-fits.ts";
import { meansTheSame } from "./same-sense.ts";

/**
 * Tells what may be an example of a condition: no sentence of its contrary, no bare yes or no where the
 * question has none, and no question, unless it is just that which the condition stands for.
 */
export function exampleOf(
  taught: Pick<Condition, "condition" | "counts" | "examples">,
  asksYesOrNo: boolean,
  sentences: SentenceReader,
): (text: string, member: Member) => boolean {
  const { condition, counts = [], examples = [] } = taught;
  const polarity = polarityOfCondition(taught, sentences);
  const intents = [...meaningOf(condition).intents, ...counts];
  const isAsked = [condition, ...examples].some(sentences.asks);
  /** The model hears most of all what the condition stands for, or what counts as that. */
  function asksForIt(text: string): boolean {
    const heard = [...sentences.intents(text)].sort(([, one], [, other]) => other - one);
    const [best] = heard[0] ?? [];
    if (best === undefined || intents.length === 0) return false;
    return [best, ...(ROLL_UP[best] ?? [])].some((intent) => intents.includes(intent));
  }
  return (text, member) => {
    if (!asksYesOrNo && (isBareAnswer(member.words) || isBareTopic(member.topic))) return false;
    if (member.chosen)
      return member.chosen === condition && saysTheSame(member.topic, taught, sentences);
    if (!fits(sentences.polarity(text), polarity) || !isOnSide(member.attitude, polarity)) {
      return false;
    }
    return isMeantKnown(member) || isAsked || !sentences.asks(text) || asksForIt(text);
  };
}

/**
 * Who speaks for others, or has no time, takes the next best way at times; that way is called something
 * else for good reason.
 */
function saysTheSame(
  topic: Member["topic"],
  taught: Pick<Condition, "condition" | "counts" | "examples">,
  sentences: SentenceReader,
): boolean {
  const [nearest] = topic ? intentsMeantBy(topic) : [];
  if (!topic || nearest === undefined) return true;
  const { intents } = meaningOf(taught.condition);
  if (FOR_OTHERS.has(topic)) {
    const all = intents.length > 0 ? intents : (taught.counts ?? []);
    if (all.length === 0) return true;
    if (intents.length > 0 || !all.includes(nearest)) {
      return all.some((intent) => intent === nearest || intent === POLARITIES.no);
    }
  }
  return meansTheSame(taught, nearest, sentences);
}

const FOR_OTHERS: ReadonlySet<Topic> = new Set<Topic>(["no-authority", "front-desk", "boss-away"]);

function isBareTopic(topic: Member["topic"]): boolean {
  return topic === "yes" || topic === "no" || topic === "maybe";
}
