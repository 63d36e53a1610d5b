import { graphOf, type Tree, type TreeNode, textOf } from "@rufbaum/tree";
import { entryName } from "@rufbaum/tree/graph";
import { asksYesOrNo } from "@rufbaum/understanding/explaining";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { ConditionSuggestion, DiscoveredIntent, EntrySuggestion } from "../engine/result.ts";
import type { DiscoveryAdvice } from "./advice.ts";
import { adviseObjection, isMetAlready, OFTEN_ENOUGH } from "./advise-objection.ts";
import { concernOf, isMeantKnown } from "./as-meant.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { middle } from "./cluster.ts";
import { conditionFor, isDoubtful, isMeant } from "./condition-for.ts";
import { entryFor } from "./entry-for.ts";
import { exampleOf } from "./example-of.ts";
import type { Gist, Gists } from "./gists.ts";
import { type HeardShare, mostHeard, partOf } from "./most-heard.ts";
import { pickExamples } from "./pick-examples.ts";
import { isPlainAnswer } from "./polarity-fits.ts";
import { shown, titleOf } from "./titles.ts";
import { valueAt } from "./unread-values.ts";
import { likenessTo, type Middle } from "./vectors.ts";

const MOST_EXAMPLES = 8;
const MOST_TAUGHT = 5;

/** Longer questions tell a story besides. Characters. */
const LONGEST_WORDING = 80;

/** What nobody knows yet has to be said in so many different sentences: one alone may be a whim. */
const FEWEST_OF_NEW = 2;

/** A shorter question is understood by whoever heard the one before, and names nothing. */
const FEWEST_WORDS_OF_NAME = 3;

/** A node counts if so much of the intent arose there; at most this many of them are spoken of. */
const LEAST_SHARE = 0.1;
const MOST_NODES = 4;

/** A group asks something if so much of it does. */
const MOSTLY_ASKED = 0.5;

/** As conditions of an input, these would take the values as well. */
const AGREEMENT = "Ja";

const NO_VALUE: ReadonlySet<string> = new Set(["Ja", "Vielleicht", "appointment_accepted"]);

/** What groups are held against: each other, and what words mean. */
export interface Judging {
  vectorOf: Gists["vectorOf"];
  sentences: SentenceReader;
}

/** What could be done about an intent, as advice and as edits; `null` where that is nothing. */
export function describe(
  tree: Tree,
  candidate: Candidate,
  { vectorOf, sentences }: Judging,
): DiscoveredIntent | null {
  const triggeredAt = countByNode(candidate.gists);
  const direction = middle(candidate.gists);
  const likeness = (text: string) => likenessTo(direction, vectorOf(text));
  const heard = mostHeard(candidate.gists);
  const about = { direction, likeness, sentences, heard };
  const remedies =
    entryRemedies(tree, candidate, triggeredAt, about) ??
    conditionRemedies(tree, candidate, triggeredAt, about);
  if (remedies.advice.length === 0) return null;
  return {
    count: candidate.count,
    triggeredAt: Object.fromEntries(triggeredAt),
    ...remedies,
    examples: pickExamples(candidate.gists, direction, MOST_EXAMPLES),
  };
}

/** What a candidate is about, and how like that a text is. */
interface About {
  direction: Middle;
  likeness(text: string): number;
  sentences: SentenceReader;
  heard: readonly HeardShare[];
}

type Remedies = Pick<DiscoveredIntent, "advice" | "suggestions">;

/** Questions belong to the knowledge, which answers them wherever they are asked; `null` where none is asked. */
function entryRemedies(
  tree: Tree,
  { name, intent, gists, count }: Candidate,
  [most]: readonly [nodeId: string, count: number][],
  { direction, sentences, heard }: About,
): Remedies | null {
  const isConcern = concernOf(gists.flatMap(({ members }) => members.slice(0, 1))) !== null;
  if (isConcern || partOf(heard, ({ text }) => sentences.asks(text)) < MOSTLY_ASKED) return null;
  const entry = entryFor(tree, heard, sentences);
  // What the reader knows by itself has an objection, or is met in a way of its own.
  if (entry === null && intent !== null) return null;
  const examples = pickExamples(gists, direction, MOST_TAUGHT, {
    takes: (text) => isWording(text) && sentences.asks(text),
  });
  if (examples.length < (entry ? 1 : FEWEST_OF_NEW)) return NOTHING;
  const named = examples.find((example) => example.split(" ").length >= FEWEST_WORDS_OF_NAME);
  const question = entry ? entryName(entry) : (named ?? examples[0] ?? name);
  const others = examples.filter((example) => example !== question);
  const suggestion: EntrySuggestion = {
    nodeId: most?.[0] ?? "",
    entryId: entry?.id ?? null,
    question,
    examples,
  };
  const code = entry ? "extend-entry" : "add-entry";
  return {
    advice: [{ code, question, count, examples: shown(others) }],
    suggestions: [suggestion],
  };
}

/** A single word asks for whatever was spoken of before, and a long question tells a story besides. */
function isWording(text: string): boolean {
  return text.length <= LONGEST_WORDING && text.trim().includes(" ");
}

const NOTHING: Remedies = { advice: [], suggestions: [] };

function conditionRemedies(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies {
  const { intent, count } = candidate;
  const advice: DiscoveryAdvice[] = [];
  const suggestions: ConditionSuggestion[] = [];
  const objection = intent === null ? null : graphOf(tree).objections.get(intent);
  if (objection) {
    // What the reader took for it was answered; what only means it never came there.
    const unheard = candidate.gists.filter(({ members }) => !members.some(({ isRead }) => isRead));
    const told = candidate.gists.filter((gist) => !unheard.includes(gist));
    const answered = told.reduce((sum, gist) => sum + gist.count, 0);
    if (answered > 0) {
      advice.push(...adviseObjection(tree, { ...candidate, count: answered }, triggeredAt));
    }
    const of = { ...candidate, gists: unheard, name: objection.title || objection.id };
    for (const node of placesFor(tree, countByNode(unheard), count - answered)) {
      for (const part of partsAt(node, of)) {
        const found = suggestAt(tree, node, { ...of, intent: null }, part, about);
        if (found.suggestion.examples.length === 0) continue;
        const suggestion = found.isKnown
          ? found.suggestion
          : { ...found.suggestion, answeredBy: objection.id };
        suggestions.push(suggestion);
        const code = found.isKnown ? "extend-condition" : "teach-objection";
        advice.push(adviceOn(tree, code, suggestion));
      }
    }
    return { advice, suggestions };
  }
  const isSureAnyhow = intent !== null && isMeant(candidate.gists, intent, about.sentences);
  if (isMetAlready(tree, intent)) {
    return { advice: adviseObjection(tree, candidate, triggeredAt), suggestions };
  }
  for (const node of placesFor(tree, triggeredAt, count)) {
    const asks = asksYesOrNo(textOf(node));
    for (const part of partsAt(node, candidate)) {
      const isChosen = part.chosen !== null;
      const isKnownMeant = part.gists.some(({ members }) => members.some(isMeantKnown));
      const isSure = isChosen || (intent !== null && isKnownMeant) || isSureAnyhow;
      if (!isChosen && !(isSureAnyhow && !isKnownMeant) && isDoubtful(tree, node, candidate)) {
        continue;
      }
      // Nobody agrees to "Photovoltaik oder Warmwasser?".
      if (intent === AGREEMENT && !asks && !isChosen) continue;
      const { suggestion, isKnown } = suggestAt(tree, node, candidate, part, about);
      const value = intent !== null && NO_VALUE.has(intent) ? valueAt(node, graphOf(tree)) : null;
      if (value !== null && !isChosen) {
        const examples = shown(suggestion.examples);
        const at = { nodeId: node.id, title: titleOf(tree, node.id) };
        advice.push({ code: "value-left-out", ...at, value, examples });
        continue;
      }
      // Nor does anybody turn it down, or doubt it: a bare no says nothing there.
      if (intent !== null && isPlainAnswer(intent) && !asks && !isChosen) continue;
      const fewest = isSure || (isKnown && intent === null) ? 1 : FEWEST_OF_NEW;
      if (suggestion.examples.length < fewest) continue;
      suggestions.push(suggestion);
      advice.push(adviceOn(tree, isKnown ? "extend-condition" : "add-condition", suggestion));
    }
  }
  if (advice.length === 0) return NOTHING;
  return { advice: [...adviseObjection(tree, candidate, triggeredAt), ...advice], suggestions };
}

function placesFor(
  tree: Tree,
  triggeredAt: readonly [string, number][],
  count: number,
): TreeNode[] {
  const graph = graphOf(tree);
  return triggeredAt
    .filter(([, times]) => times >= OFTEN_ENOUGH && times >= count * LEAST_SHARE)
    .slice(0, MOST_NODES)
    .flatMap(([nodeId]) => graph.node(nodeId) ?? []);
}

/** What was said at a node and meant the same condition of it, or none that is known. */
interface PartAt {
  chosen: string | null;
  gists: Gist[];
}

function partsAt(node: TreeNode, { gists }: Pick<Candidate, "gists">): PartAt[] {
  const parts = new Map<string | null, Gist[]>();
  for (const gist of gists) {
    const here = gist.members.filter(({ nodeId }) => nodeId === node.id);
    for (const chosen of new Set(here.map((member) => member.chosen ?? null))) {
      const members = here.filter((member) => (member.chosen ?? null) === chosen);
      const count = members.reduce((sum, member) => sum + member.count, 0);
      parts.set(chosen, [...(parts.get(chosen) ?? []), { ...gist, members, count }]);
    }
  }
  return [...parts]
    .filter(([, own]) => own.reduce((sum, { count }) => sum + count, 0) >= OFTEN_ENOUGH)
    .sort(([one], [other]) => ((one ?? "") < (other ?? "") ? -1 : 1))
    .map(([chosen, own]) => ({ chosen, gists: own }));
}

/** The condition that takes it at a node from now on; no sentence of the contrary is an example of it. */
function suggestAt(
  tree: Tree,
  node: TreeNode,
  { name, intent, gists }: Candidate,
  part: PartAt,
  { direction, likeness, sentences }: About,
): { suggestion: ConditionSuggestion; isKnown: boolean } {
  const conditions = graphOf(tree).conditions(node.id);
  const known = part.chosen ?? conditionFor(tree, node, { intent, gists }, likeness, sentences);
  const condition = known ?? name;
  const counts = intent === null ? [] : [intent];
  const taught = conditions.find((one) => one.condition === condition) ?? { condition, counts };
  const takes = exampleOf(taught, asksYesOrNo(textOf(node)), sentences);
  const examples = pickExamples(part.gists, direction, MOST_TAUGHT, { nodeId: node.id, takes });
  return {
    suggestion: {
      nodeId: node.id,
      condition,
      examples,
      counts: part.chosen === null ? counts : [],
    },
    isKnown: conditions.some((one) => one.condition === condition),
  };
}

function adviceOn(
  tree: Tree,
  code: "add-condition" | "extend-condition" | "teach-objection",
  { nodeId, condition, examples }: ConditionSuggestion,
): DiscoveryAdvice {
  return { code, nodeId, title: titleOf(tree, nodeId), condition, examples: shown(examples) };
}
