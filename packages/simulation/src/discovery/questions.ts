import { graphOf, type Tree, textOf as textOfNode } from "@rufbaum/tree";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { questionIn } from "../caller/question.ts";
import type { Topic } from "../corpus/topic.ts";
import { cluster } from "./cluster.ts";
import type { Gist } from "./gists.ts";
import { mostHeard } from "./most-heard.ts";
import { isPlainGerman } from "./plain-german.ts";

/** Where the agent asks for a moment of his time, the call is meant, and elsewhere what it is about. */
export const HOW_LONG = "Wie lange dauert das?";
export const HOW_LONG_THE_CALL = "Wie lange dauert das Gespräch?";

/** What is asked on a topic whose lines all ask for it, as an entry of the knowledge would be called. */
const OF_TOPICS: Partial<Record<Topic, string>> = {
  "asks-price": "Was kostet das?",
  "how-long": HOW_LONG,
  "asks-references": "Haben Sie Referenzen?",
  "asks-subsidy": "Gibt es dafür eine Förderung?",
  "asks-warranty": "Welche Garantie gibt es?",
  "where-from-number": "Woher haben Sie meine Nummer?",
  "technical-question": "Wie funktioniert das?",
};

/** The same of what the reader takes for such a question. */
const OF_INTENTS: Readonly<Record<string, string>> = { price_question: "Was kostet das?" };

/** How like a question others must be to be another wording of it, -1 to 1. */
const ASKS_THE_SAME = 0.4;

/** How likely it must stand for the intent of a question, whatever its words. */
const LIKELY = 0.5;

/** Topics whose lines ask for one thing, in words that have little in common: "Geht das schnell?" */
const OF_ONE_THING: ReadonlySet<Topic> = new Set<Topic>([
  "asks-price",
  "how-long",
  "where-from-number",
]);

/** How long a question may be that names others. Words; a shorter one is understood by who heard more. */
const WORDS_OF_NAME = [3, 10] as const;

/** Whether all that is said on it asks something, however it is put: "Sagen Sie mir zuerst den Preis." */
export function isQuestion(topic: Topic | null | undefined): topic is Topic {
  return topic !== null && topic !== undefined && OF_TOPICS[topic] !== undefined;
}

/** The question that a built-in intent stands for; `null` for most. */
export function questionMeantBy(intent: string | null): string | null {
  return intent === null ? null : (OF_INTENTS[intent] ?? null);
}

/** The built-in intent that a question stands for. */
export function intentAskedBy(question: string | null): string | null {
  const [found] = Object.entries(OF_INTENTS).find(([, asked]) => asked === question) ?? [];
  return found ?? null;
}

/** What is asked, and who asks just that. */
export interface Asked {
  question: string;
  gists: readonly Gist[];
}

/**
 * Parts what was asked by what it asks for: each group is called by a question that its lines ask. What
 * is like no other, or said in dialect alone, is in none.
 * @param topic what all of it is about, where that is known
 */
export function partQuestions(
  gists: readonly Gist[],
  topic: Topic | null,
  sentences: SentenceReader,
): Asked[] {
  const { likeness } = sentences;
  const usual = topic ? OF_TOPICS[topic] : undefined;
  const asks = (question: string) => (gist: Gist) =>
    likeness(question, textOf(gist)) >= ASKS_THE_SAME;
  const first: Asked[] = [];
  let others = gists;
  if (topic && usual !== undefined && OF_ONE_THING.has(topic)) {
    return [{ question: usual, gists }];
  }
  if (usual !== undefined) {
    first.push({ question: usual, gists: gists.filter(asks(usual)) });
    others = gists.filter((gist) => !asks(usual)(gist));
  }
  const more = cluster(others).flatMap((own): Asked[] => {
    const question = questionOf(own, sentences);
    return question === null ? [] : [{ question, gists: own.filter(asks(question)) }];
  });
  return [...first, ...more].filter((one) => one.gists.length > 0);
}

/**
 * Tells which replies are further wordings of one of some questions.
 * @param isOfCall they ask for the call: "Wie viele Fragen sind das denn?" asks how long it takes
 */
export function wordingOf(
  questions: readonly string[],
  isOfCall: boolean,
  { likeness, intents }: Pick<SentenceReader, "likeness" | "intents">,
): (text: string, topic: Topic | null | undefined) => boolean {
  const asked = questions.flatMap((one) => intentAskedBy(one) ?? []);
  return (text, topic) =>
    questions.some((one) => likeness(one, text) >= ASKS_THE_SAME) ||
    asked.some((intent) => (intents(text).get(intent) ?? 0) >= LIKELY) ||
    (topic === "how-long" ? isOfCall : topic === "where-from-number");
}

/** Whether it is mostly asked of the call, as where the agent asks whether it suits. */
export function isAskedOfCall(
  tree: Tree,
  triggeredAt: readonly [nodeId: string, count: number][],
): boolean {
  let ofCall = 0;
  let all = 0;
  for (const [nodeId, count] of triggeredAt) {
    const node = graphOf(tree).node(nodeId);
    all += count;
    if (node && questionIn(textOfNode(node)).question === "may-i") ofCall += count;
  }
  return ofCall * 2 > all;
}

/** The question that is most like all others, written as everybody writes; `null` where there is none. */
export function questionOf(
  gists: readonly Gist[],
  { likeness }: Pick<SentenceReader, "likeness">,
): string | null {
  const heard = mostHeard(gists);
  const [best] = heard
    .filter(({ text }) => isName(text) && isPlainGerman(text))
    .map(({ text }) => ({
      text,
      like: heard.reduce((sum, other) => sum + other.share * likeness(text, other.text), 0),
    }))
    .sort((one, other) => other.like - one.like || (one.text < other.text ? -1 : 1));
  return best?.text ?? null;
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  const [least, most] = WORDS_OF_NAME;
  return words >= least && words <= most;
}

function textOf({ members }: Gist): string {
  return members[0]?.text ?? "";
}
