import { graphOf, type Tree, type TreeNode, textOf } from "@rufbaum/tree";
import { asksYesOrNo } from "@rufbaum/understanding/explaining";
import type { ConditionSuggestion } from "../engine/result.ts";
import type { DiscoveryAdvice } from "./advice.ts";
import { adviseObjection, isMetAlready, OFTEN_ENOUGH } from "./advise-objection.ts";
import { isMeantKnown } from "./as-meant.ts";
import { type Candidate, countByNode } from "./candidate.ts";
import { comesAgain } from "./comes-again.ts";
import { conditionFor, isCountedElsewhere, isDoubtful, isMeant } from "./condition-for.ts";
import { exampleOf } from "./example-of.ts";
import type { Gist } from "./gists.ts";
import { isLostFor } from "./loss.ts";
import { objectionFor } from "./objection-for.ts";
import { pickExamples } from "./pick-examples.ts";
import { isPlainGerman, plainOnes } from "./plain-german.ts";
import { isPlainAnswer } from "./polarity-fits.ts";
import { isQuestion } from "./questions.ts";
import { type About, MOST_TAUGHT, NOTHING, type Remedies } from "./remedies.ts";
import { isForOthers } from "./same-sense.ts";
import { shown, titleOf } from "./titles.ts";
import { valueAt } from "./unread-values.ts";

/** What nobody knows yet has to be said in so many different sentences: one alone may be a whim. */
const FEWEST_OF_NEW = 2;

/** A node counts if so much of the intent arose there; at most this many of them are spoken of. */
const LEAST_SHARE = 0.1;
const MOST_NODES = 4;

/** As conditions of an input, these would take the values as well. */
const AGREEMENT = "Ja";

const NO_VALUE: ReadonlySet<string> = new Set(["Ja", "Vielleicht", "appointment_accepted"]);
const WISHES: ReadonlySet<string> = new Set(["send_info", "callback_later", "wants_human"]);
const AGREES: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);

/** Conditions to add to nodes, or to teach, and objections that they lead to. */
export function conditionRemedies(
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies {
  const objection = objectionFor(tree, candidate, about.heard, about.sentences);
  if (objection) return leadTo(objection, tree, candidate, triggeredAt, about);
  const { intent } = candidate;
  if (isMetAlready(tree, intent)) {
    // What was meant and not heard as that is not met: no words of the tree make it heard.
    const gists = candidate.gists.filter(({ members }) => members.some(({ isRead }) => isRead));
    const places = countByNode(gists);
    const count = places.reduce((sum, [, times]) => sum + times, 0);
    if (count < OFTEN_ENOUGH) return NOTHING;
    const isLost = places.some(([nodeId]) => isLostFor({ gists }, nodeId, about.lostAt));
    if (!isLost) return { ...NOTHING, isSpared: true };
    const advice = adviseObjection(tree, { ...candidate, count }, places);
    return { ...NOTHING, advice };
  }
  const found = placesFor(tree, triggeredAt, candidate.count).flatMap((node) =>
    partsAt(node, candidate).map((part) => ({
      node,
      part,
      ...remedyAt(tree, node, candidate, part, about),
    })),
  );
  const advice = found.flatMap((one) => one.advice ?? []);
  const suggestions = found.flatMap((one) => one.suggestion ?? []);
  if (advice.length === 0) return { ...NOTHING, isSpared: found.some(({ isSpared }) => isSpared) };
  const lostAt = found.flatMap(({ node, advice: given }) =>
    given?.code === "add-condition" ? [node.id] : [],
  );
  const places = triggeredAt.filter(([nodeId]) => lostAt.includes(nodeId));
  return {
    advice: [...adviseObjection(tree, candidate, places), ...advice],
    suggestions,
    isSpared: false,
  };
}

/** The way to an objection that would answer it, from where it was said and not taken for it. */
function leadTo(
  objection: { id: string; title?: string | undefined },
  tree: Tree,
  candidate: Candidate,
  triggeredAt: readonly [nodeId: string, count: number][],
  about: About,
): Remedies {
  const name = objection.title || objection.id;
  const of = { ...candidate, name, intent: null };
  let isSpared = false;
  const found = placesFor(tree, triggeredAt, candidate.count).flatMap((node) =>
    partsAt(node, of).flatMap((part) => {
      const { suggestion, isKnown } = suggestAt(tree, node, of, part, about, true);
      if (!suggestion.examples.some(isPlainGerman)) return [];
      if (!isKnown && !isLostFor(part, node.id, about.lostAt)) {
        isSpared = true;
        return [];
      }
      return [
        { suggestion: isKnown ? suggestion : { ...suggestion, answeredBy: objection.id }, isKnown },
      ];
    }),
  );
  const again = comesAgain(objection.id, saidAgain(candidate), about.answeredAt);
  if (found.length === 0 && again === null) return { ...NOTHING, isSpared };
  const told = found.map(({ suggestion, isKnown }) =>
    adviceOn(tree, isKnown ? "extend-condition" : "teach-objection", suggestion),
  );
  return {
    advice: again === null ? told : [rewording(name, again), ...told],
    suggestions: found.map(({ suggestion }) => suggestion),
    isSpared: false,
  };
}

function rewording(
  title: string,
  { count, of }: NonNullable<ReturnType<typeof comesAgain>>,
): DiscoveryAdvice {
  return { code: "reword-objection", title, count, ...(of !== null && { of }) };
}

/** How often the very objection came up once more after its answer. A question wants another answer. */
function saidAgain({ gists }: Candidate): number {
  return gists
    .flatMap(({ members }) => members.filter(({ topic }) => !isQuestion(topic)))
    .reduce((sum, { answered = 0 }) => sum + answered, 0);
}

interface RemedyAt {
  advice?: DiscoveryAdvice;
  suggestion?: ConditionSuggestion;
  isSpared?: boolean;
}

/** What would take one part of it at one node. */
function remedyAt(
  tree: Tree,
  node: TreeNode,
  candidate: Candidate,
  part: PartAt,
  about: About,
): RemedyAt {
  const { intent } = candidate;
  const asks = asksYesOrNo(textOf(node));
  const isChosen = part.chosen !== null;
  const isKnownMeant = part.gists.some(({ members }) => members.some(isMeantKnown));
  const isSureAnyhow = intent !== null && isMeant(candidate.gists, intent, about.sentences);
  const isSure = isChosen || (intent !== null && isKnownMeant) || isSureAnyhow;
  if (!isChosen && !(isSureAnyhow && !isKnownMeant) && isDoubtful(tree, node, candidate)) return {};
  // Nobody agrees to "Photovoltaik oder Warmwasser?".
  if (intent === AGREEMENT && !asks && !isChosen) return {};
  if (intent !== null && !isChosen && isCountedElsewhere(tree, node, intent, about.sentences)) {
    return {};
  }
  const { suggestion, isKnown } = suggestAt(tree, node, candidate, part, about);
  const value = intent !== null && NO_VALUE.has(intent) ? valueAt(node, graphOf(tree)) : null;
  if (value !== null && !isChosen) {
    // Who doubts has left nothing out.
    if (intent !== null && !AGREES.has(intent)) return {};
    const examples = shown(suggestion.examples.filter(isPlainGerman));
    const at = { nodeId: node.id, title: titleOf(tree, node.id) };
    return examples.length === 0
      ? {}
      : { advice: { code: "value-left-out", ...at, value, examples } };
  }
  // Nor does anybody turn it down, or doubt it: a bare no says nothing there.
  if (intent !== null && isPlainAnswer(intent) && !asks && !isChosen) return {};
  const fewest = isSure || (isKnown && intent === null) ? 1 : FEWEST_OF_NEW;
  if (suggestion.examples.length < fewest) return {};
  if (!isKnown && !suggestion.examples.some(isPlainGerman)) return {};
  if (!isKnown && !isLostFor(part, node.id, about.lostAt)) return { isSpared: true };
  return {
    suggestion,
    advice: adviceOn(tree, isKnown ? "extend-condition" : "add-condition", suggestion),
  };
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

/**
 * The condition that takes it at a node from now on; no sentence of the contrary is an example of it.
 * @param isAnswered it leads to what answers questions, too
 */
function suggestAt(
  tree: Tree,
  node: TreeNode,
  { name, intent, gists }: Candidate,
  part: PartAt,
  { direction, likeness, sentences }: About,
  isAnswered = false,
): { suggestion: ConditionSuggestion; isKnown: boolean } {
  const conditions = graphOf(tree).conditions(node.id);
  const known = part.chosen ?? conditionFor(tree, node, { intent, gists }, likeness, sentences);
  const condition = known ?? name;
  const counts = intent === null ? [] : [intent];
  const taught = conditions.find((one) => one.condition === condition) ?? { condition, counts };
  const isExample = exampleOf(taught, asksYesOrNo(textOf(node)), sentences);
  // What asks belongs into the knowledge; a wish is one however it is put.
  // Who answers for others asks "worum geht's?" besides, as those do who are the right ones.
  const isOfNode = known !== null && !(intent !== null && isForOthers(intent));
  const mayAsk = isAnswered || isOfNode || (intent !== null && WISHES.has(intent));
  // "Muss mein Partner auch wollen." tells something: whoever is known to mean it marks what he asks.
  const asks: typeof isExample = (text, member) =>
    sentences.asks(text) && (!isMeantKnown(member) || text.includes("?"));
  const takes: typeof isExample = (text, member) =>
    isShort(text) && (mayAsk || !asks(text, member)) && isExample(text, member);
  const picked = pickExamples(part.gists, direction, MOST_TAUGHT, { nodeId: node.id, takes });
  const examples = plainOnes(picked);
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

/** Longer ones tell a story besides, of which a condition learns what it is not about. Words. */
const MOST_WORDS = 13;

function isShort(text: string): boolean {
  return text.trim().split(/\s+/u).length <= MOST_WORDS;
}

function adviceOn(
  tree: Tree,
  code: "add-condition" | "extend-condition" | "teach-objection",
  { nodeId, condition, examples }: ConditionSuggestion,
): DiscoveryAdvice {
  return { code, nodeId, title: titleOf(tree, nodeId), condition, examples: shown(examples) };
}
