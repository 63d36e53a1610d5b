import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { MOST_QUESTIONS } from "@rufbaum/tree/graph";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import { type HeardShare, likenessOf, partOf } from "./most-heard.ts";
import { intentAskedBy } from "./questions.ts";

/** How like the wordings of an entry questions are that ask for it, and how much more than for the next. */
const LIKE = 0.5;
const LIKE_IN_OTHER_FORM = 0.65;
const MARGIN = 0.1;

/** How likely a wording of it must be to stand for the intent that is asked for. */
const SURELY = 0.8;
const LIKE_ENOUGH = 0.35;

/** Entries beyond these are not held against what was asked. */
const MOST_ENTRIES = 500;

const OF_CALL = /gespräch|telefonat|anruf|umfrage|befragung|interview/iu;

interface WhatIsAsked {
  /** What all of it asks, if that has a name. */
  question: string | null;
  heard: readonly HeardShare[];
  /** It asks for the call and not for what the call is about. */
  isOfCall?: boolean;
}

/**
 * The entry of the tree's knowledge that a group of questions asks for; `null` where none does, "unclear"
 * where several might ("Was kostet ein Fenster?", "Was kostet eine Haustür?") or it takes no more wordings.
 */
export function entryFor(
  { settings }: Tree,
  { question, heard, isOfCall = false }: WhatIsAsked,
  { likeness, intents }: Pick<SentenceReader, "likeness" | "intents">,
): KnowledgeEntry | "unclear" | null {
  const asked = question === null ? [] : [{ text: question, share: 1 }];
  const intent = intentAskedBy(question);
  const [best, next] = (settings?.knowledge ?? [])
    .slice(0, MOST_ENTRIES)
    .filter(({ questions }) => !isOfCall || questions.some((one) => OF_CALL.test(one)))
    .map((entry) => ({
      entry,
      like: Math.max(
        likenessOf(heard, entry.questions, likeness),
        likenessOf(asked, entry.questions, likeness),
      ),
      isSure:
        intent !== null &&
        likenessOf(asked, entry.questions, likeness) >= LIKE_ENOUGH &&
        entry.questions.some((one) => (intents(one).get(intent) ?? 0) >= SURELY),
    }))
    .sort((one, other) => Number(other.isSure) - Number(one.isSure) || other.like - one.like);
  const isOtherForm = best !== undefined && !asksInOneForm(heard, best.entry);
  const least = isOtherForm ? LIKE_IN_OTHER_FORM : LIKE;
  if (!best || !(best.isSure || best.like >= least)) return null;
  const isNextAs = next !== undefined && (next.isSure || !best.isSure);
  if (isNextAs && best.like - next.like < MARGIN) return "unclear";
  return best.entry.questions.length < MOST_QUESTIONS ? best.entry : "unclear";
}

/** "Läuft das auch ohne Internet?" shares its words with "Wann habe ich Internet?", and is answered otherwise. */
function asksInOneForm(heard: readonly HeardShare[], { questions }: KnowledgeEntry): boolean {
  const isOpen = partOf(heard, ({ text }) => OPEN_QUESTION.test(text)) >= 0.5;
  return questions.some((one) => OPEN_QUESTION.test(one) === isOpen);
}

const OPEN_QUESTION =
  /(?<!\p{L})(?:wann|wer|wen|wem|wo|woher|wohin|was|wie|wieso|warum|welche[mnrs]?)(?!\p{L})/iu;
