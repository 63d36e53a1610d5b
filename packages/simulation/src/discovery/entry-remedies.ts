import type { Tree } from "@rufbaum/tree";
import { entryName } from "@rufbaum/tree/graph";
import type { EntrySuggestion } from "../engine/result.ts";
import { concernOf } from "./as-meant.ts";
import type { Candidate } from "./candidate.ts";
import { entryFor } from "./entry-for.ts";
import { partOf } from "./most-heard.ts";
import { objectionFor } from "./objection-for.ts";
import { pickExamples } from "./pick-examples.ts";
import { isPlainGerman, plainOnes } from "./plain-german.ts";
import {
  HOW_LONG,
  HOW_LONG_THE_CALL,
  isAskedOfCall,
  questionMeantBy,
  questionOf,
  wordingOf,
} from "./questions.ts";
import { type About, MOST_TAUGHT, NOTHING, type Remedies } from "./remedies.ts";
import { shown } from "./titles.ts";

/** Longer questions tell a story besides. Characters. */
const LONGEST_WORDING = 80;

/** What nobody knows yet has to be asked in so many different sentences: one alone may be a whim. */
const FEWEST_OF_NEW = 2;

/** A group asks something if so much of it does. */
const MOSTLY_ASKED = 0.5;

/**
 * Questions belong to the knowledge, which answers them wherever they are asked; `null` where none is
 * asked, or where an objection of the tree or the conversation itself answers it.
 */
export function entryRemedies(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies | null {
  const { intent, gists, count } = candidate;
  const { direction, sentences, heard } = about;
  const standing = candidate.question ?? questionMeantBy(intent);
  if (standing === null && !isAsked(candidate, about)) return null;
  const isOfCall = standing === HOW_LONG && isAskedOfCall(tree, triggeredAt);
  const question = isOfCall ? HOW_LONG_THE_CALL : (standing ?? questionOf(gists, sentences));
  const entry = entryFor(
    tree,
    { question: isOfCall ? question : standing, heard, isOfCall },
    sentences,
  );
  if (entry === "unclear") return NOTHING;
  if (entry === null) {
    if (objectionFor(tree, candidate, heard, sentences)) return null;
    // What else the reader knows by itself is a wish, however it is put, or met in a way of its own.
    if (intent !== null && standing === null) return null;
    if (question === null) return NOTHING;
  }
  const isAlike = wordingOf(
    [...(entry?.questions ?? []), ...(standing === null ? [] : [standing]), question ?? ""],
    isOfCall,
    sentences,
  );
  const picked = pickExamples(gists, direction, MOST_TAUGHT, {
    takes: (text, { topic }) => isWording(text) && sentences.asks(text) && isAlike(text, topic),
  });
  if (picked.length < (entry ? 1 : FEWEST_OF_NEW)) return NOTHING;
  const examples = entry ? plainOnes(picked) : picked;
  if (!examples.some(isPlainGerman)) return NOTHING;
  const name = entry ? entryName(entry) : (question ?? "");
  const suggestion: EntrySuggestion = {
    nodeId: triggeredAt[0]?.[0] ?? "",
    entryId: entry?.id ?? null,
    question: name,
    examples: entry || examples.includes(name) ? examples : [name, ...examples],
  };
  const others = examples.filter((example) => example !== name);
  const code = entry ? "extend-entry" : "add-entry";
  return {
    advice: [{ code, question: name, count, examples: shown(others) }],
    suggestions: [suggestion],
    isSpared: false,
  };
}

function isAsked({ gists }: Candidate, { heard, sentences }: About): boolean {
  const isConcern = concernOf(gists.flatMap(({ members }) => members.slice(0, 1))) !== null;
  return !isConcern && partOf(heard, ({ text }) => sentences.asks(text)) >= MOSTLY_ASKED;
}

/** A single word asks for whatever was spoken of before, and a long question tells a story besides. */
function isWording(text: string): boolean {
  return text.length <= LONGEST_WORDING && text.trim().includes(" ");
}
