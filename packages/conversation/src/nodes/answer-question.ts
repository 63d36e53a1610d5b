import type { TreeNode } from "@rufbaum/tree";
import { sentencesOf, specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import { plainWords } from "../kin.ts";
import { MOST_ASIDES } from "../settings.ts";
import { asksAboutRecording, asksForBenefit, asksForSource } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { type Step, sayWords, type Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { askShortly } from "./ask.ts";
import type { HeardReply } from "./node-behaviour.ts";

/** The truth about the call itself, whatever else was heard; unless the author has his own for it. */
export function answerTruth(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const truth = truthAsked(walk, { text, reading });
  if (truth === null || isAuthors(reading)) return null;
  if (reading.condition !== null && !ONLY_ASKS.test(text)) {
    // "Ja schon, aber woher haben Sie meine Nummer?": the answer stands.
    sayOnce(walk, truth);
    return null;
  }
  return answerShortly(node, walk, truth);
}

/** What was asked about what the tree has said already. */
export function answerQuestion(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  if (reading.condition !== null) return null;
  if (asksForOffer(textOf(node), text)) {
    return answerShortly(node, walk, { about: "offer", words: WORDING.justThat });
  }
  if (!asksForBenefit(text)) return null;
  const answer = benefitSaid(node, walk);
  return answer === null ? null : answerShortly(node, walk, { about: "benefit", words: answer });
}

/** "Kommen Sie vorbei?", after "Darf er vorbeikommen?": whoever asks what is offered has no other words for it. */
function asksForOffer(offer: string, text: string): boolean {
  if (!ASKS_WHAT_WE_DO.test(text)) return false;
  const offered = plainWords(offer);
  const telling = plainWords(text)
    .split(" ")
    .filter((word) => word.length >= FEWEST_LETTERS && !SAYS_LITTLE.has(word));
  return (
    telling.length > 0 && telling.every((word) => offered.includes(word.slice(0, FEWEST_LETTERS)))
  );
}

const ASKS_WHAT_WE_DO =
  /^[^\p{L}]*(?:(?:und|aber|ach so|also|ah|oh|hm+)[\s,]+)*\p{L}+(?:en|ern|eln|t) (?:sie|ihr|er|jemand|wer|einer|da|dann|denn)(?!\p{L})[^.!]*\?\s*$/iu;

/** Letters that a word has in common with another of its family. */
const FEWEST_LETTERS = 4;
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  "dann denn dazu dafür hier jemand einer leute eigentlich wirklich auch extra einfach selbst sogar".split(
    " ",
  ),
);

function answerShortly(node: TreeNode, walk: Walk, answer: Truth): Step | null {
  const { state } = walk;
  const asides = state.asides ?? 0;
  if (asides >= MOST_ASIDES) return null;
  state.asides = asides + 1;
  sayOnce(walk, answer);
  return askShortly(node, walk);
}

/** Begins with the question, or says that it is one. */
const ONLY_ASKS =
  /^[^\p{L}]*(?:(?:ja|nein|und|aber|moment|hallo|äh+m?|also|sagen sie(?: mal)?) )*(?:woher|wo|wie|von wem|nehm\p{L}*|zeichn\p{L}*|schneid\p{L}*|wird|werde|werden|hört|ist)(?!\p{L})|\b(?:wissen|frage?)\b/iu;

/** What is told, and about what, so that it is told once in these words. */
interface Truth {
  about: "recording" | "source" | "benefit" | "offer";
  words: string;
}

const TOLD_ANEW: ReadonlySet<string> = new Set(["benefit", "offer"]);

/** The second time its beginning is enough. */
function sayOnce(walk: Walk, { about, words }: Truth): void {
  const isFirst = TOLD_ANEW.has(about) || timesTold(walk.state, about) === 0;
  told(walk.state, about);
  const [beginning = words] = sentencesOf(words);
  sayWords(walk, isFirst ? words : WORDING.asSaid(beginning));
}

function truthAsked({ state, graph }: Walk, { text, reading }: HeardReply): Truth | null {
  if (asksAboutRecording(text)) {
    const words = state.isRecorded === true ? WORDING.recorded : WORDING.notRecorded;
    return { about: "recording", words };
  }
  // What an author knows about it says more.
  if (reading.asked === undefined && asksForSource(text) && !graph.objections.has("trust_doubt")) {
    return { about: "source", words: WORDING.unknownSource };
  }
  return null;
}

function isAuthors({ condition, why }: Reading): boolean {
  return (
    condition !== null && why.some(({ kind, for: key }) => key === condition && kind === "example")
  );
}

/** Sentences that are repeated of one node. */
const MOST_SENTENCES = 2;

/** What the tree has said for it, the last of it first; what was repeated once is not repeated again. */
function benefitSaid(node: TreeNode, walk: Walk): string | null {
  const { state, graph } = walk;
  for (const id of [node.id, ...state.path.toReversed()]) {
    const passed = graph.node(id);
    if (passed === null || !specOf(passed).speaks) continue;
    const reasons = sentencesOf(fill(textOf(passed), state.variables)).filter(isReason);
    if (reasons.length === 0 || timesTold(state, `benefit ${id}`) > 0) continue;
    told(state, `benefit ${id}`);
    return WORDING.asSaid(reasons.slice(0, MOST_SENTENCES).join(" "));
  }
  return null;
}

/** Words of a sentence that says something for what is offered. */
const FEWEST_WORDS = 5;

function isReason(sentence: string): boolean {
  if (sentence.endsWith("?") || SAYS_WHO.test(sentence)) return false;
  return sentence.split(" ").length >= FEWEST_WORDS;
}

/** Greetings, names, what speaks, and thanks. */
const SAYS_WHO =
  /^(?:guten (?:tag|morgen|abend)|hallo|grüß gott|hier (?:ist|spricht)|mein name|ich bin)|künstliche intelligenz|(?<!\p{L})KI(?!\p{L})|assistent|(?<!\p{L})dank(?:e|en)?(?!\p{L})|aufgezeichnet/iu;
