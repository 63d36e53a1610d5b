import type { Condition, TreeNode } from "@rufbaum/tree";
import { conditionWords, inSentence, PLACES_BETWEEN, placesLeftOut } from "@rufbaum/tree/graph";
import type { Pair, Reading } from "@rufbaum/understanding";
import { conditionMet } from "../conditions.ts";
import { fill } from "../fill.ts";
import { plainWords } from "../kin.ts";
import type { ConversationState, Variables } from "../types.ts";
import type { Walk } from "../walk.ts";
import { WORDING } from "../wording.ts";

/** Two conditions that were probably meant, and where each leads. */
export interface Meant {
  conditions: readonly [Condition, Condition];
  targets: readonly [string, string];
}

/** The two of the node that were probably meant; `null` unless both hold and lead somewhere. */
export function meantAt(node: TreeNode, walk: Walk, reading: Reading): Meant | null {
  const [one, other] = reading.alternatives;
  if (reading.condition !== null || !one || !other || one.condition === other.condition)
    return null;
  if (one.confidence + other.confidence < LIKELY_TOGETHER) return null;
  const first = wayOf(node, walk, reading, one.condition);
  const second = wayOf(node, walk, reading, other.condition);
  if (first === null || second === null) return null;
  const conditions = [first.condition, second.condition] as const;
  return { conditions, targets: [first.target, second.target] };
}

/** Whether two that were probably meant can be offered: no refusal to who did not nearly refuse. */
export function mayOffer({ conditions }: Meant, reading: Reading): boolean {
  const { intent, alsoHeard, alternatives } = reading;
  // Whether a yes was meant is asked by itself.
  if (conditions.some(({ condition }) => isMere(YES, conditions, condition))) return true;
  if ([intent, ...alsoHeard.map(({ name }) => name)].some((name) => REFUSES.has(name ?? "")))
    return true;
  return conditions.every(
    (condition) =>
      !isRefusing(condition) ||
      alternatives.some(
        (one) => one.condition === condition.condition && one.confidence >= NEARLY_REFUSED,
      ),
  );
}

const NEARLY_REFUSED = 0.4;
const REFUSES: ReadonlySet<string> = new Set([
  ...["Nein", "not_interested", "angry", "already_has_provider", "price_objection", "opt_out"],
]);

/** Whether a way is for those who want nothing: "Kein Interesse", "keinen Termin", "nein danke". */
export function isRefusing({ condition, counts = [], spoken = "" }: Condition): boolean {
  if (counts.some((name) => MEANS_NO.has(name)) || MEANS_NO.has(condition)) return true;
  return SAYS_NO.test(condition) || SAYS_NO.test(spoken);
}

const MEANS_NO: ReadonlySet<string> = new Set(["Nein", "not_interested"]);
const SAYS_NO = /(?<!\p{L})(?:nein|kein(?:en?)?)(?!\p{L})/iu;

/** Less likely ones nobody would think of who had heard it: to ask between them is odder than to ask again. */
const LIKELY_TOGETHER = 0.38;

function wayOf(node: TreeNode, walk: Walk, reading: Reading, key: string) {
  const condition = conditionMet(node, walk, { ...reading, condition: key });
  if (condition?.condition !== key) return null;
  const target = walk.graph.targetOf(node.id, condition) ?? walk.graph.fallback(node.id);
  return target === null ? null : { condition, target };
}

/**
 * Their keys in the order of the tree: it is rather "Ja oder Nein" than "Nein oder Ja". `null` where
 * they can't be told from each other on the phone.
 */
export function pairOf(node: TreeNode, { graph, state }: Walk, { conditions }: Meant): Pair | null {
  const [one, other] = conditions;
  const isMereNo = conditions.some(({ condition }) => isMere(NO, conditions, condition));
  const isMereYes = conditions.some(({ condition }) => isMere(YES, conditions, condition));
  if (isMereNo && !isMereYes) return null;
  const said = [wordsSaid(one, state.variables), wordsSaid(other, state.variables)];
  if (said.some(({ from }) => from === "code")) return null;
  if (areAlike(said[0]?.words ?? "", said[1]?.words ?? "")) return null;
  const keys = graph.conditions(node.id).map(({ condition }) => condition);
  return keys.indexOf(one.condition) < keys.indexOf(other.condition)
    ? [one.condition, other.condition]
    : [other.condition, one.condition];
}

/** "Die Nummer ändern" and "etwas ändern": one says no more than the other, and no less than its contrary. */
function areAlike(one: string, other: string): boolean {
  const [mine, yours] = [one, other].map(mainWords);
  if (!mine || !yours || mine.isDenied !== yours.isDenied) return false;
  const [fewer, more] =
    mine.words.size <= yours.words.size ? [mine.words, yours.words] : [yours.words, mine.words];
  return [...fewer].every((word) => more.has(word));
}

function mainWords(words: string) {
  const all = plainWords(words).split(" ");
  return {
    isDenied: all.some((word) => DENIES.test(word)),
    words: new Set(all.filter((word) => !LITTLE.has(word) && !DENIES.test(word))),
  };
}

const DENIES = /^(?:nicht|nichts|nein|nie|ohne|kein\p{L}*)$/u;
const LITTLE: ReadonlySet<string> = new Set(
  "der die das den dem des ein eine einen einem einer etwas was es sie ihnen ihr ihre ihren dass lieber eher doch noch erst einmal mal schon so gern gerne bitte ganz zu".split(
    " ",
  ),
);

/** The words for a condition with the variables filled in. */
export function wordsSaid(condition: Condition, variables: Variables) {
  const { words, from } = conditionWords(condition);
  if (from !== "author") return { words, from };
  const filled = fill(words, variables);
  return filled === "" ? conditionWords({ ...condition, spoken: "" }) : { words: filled, from };
}

/** "Was meinen Sie: … oder …?" about the two that are asked between; `null` while none are. */
export function questionBetween(node: TreeNode, { graph, state, tree }: Walk): string | null {
  const { between, variables } = state;
  if (!between) return null;
  const conditions = graph.conditions(node.id);
  const named = between.map((key, index) => {
    const condition = conditions.find((one) => one.condition === key) ?? {
      id: key,
      condition: key,
    };
    return [PLACES_BETWEEN[index] ?? "", inSentence(wordsSaid(condition, variables))] as const;
  });
  // "Was meinen Sie: Ja oder …?" is nothing that anybody asks.
  if (between.some((key) => isMere(YES, conditions, key))) return WORDING.askYes;
  const own = tree.settings?.askBetween ?? "";
  const question = own.trim() === "" || placesLeftOut(own).length > 0 ? WORDING.askBetween : own;
  const asked = fill(question, { ...variables, ...Object.fromEntries(named) });
  return asked.replace(RATHER_TWICE, "");
}

/** Whether all that would be asked is whether a yes was meant. */
export function isAboutYes(node: TreeNode, { graph }: Walk, pair: Pair): boolean {
  const conditions = graph.conditions(node.id);
  return pair.some((key) => isMere(YES, conditions, key));
}

/** Nobody says "eher lieber". */
const RATHER_TWICE = /(?<!\p{L})eher (?=(?:lieber|eher)(?!\p{L}))/giu;

const YES = /^(?:ja|yes)$/iu;
const NO = /^(?:nein|no)$/iu;

/** Whether a condition is called so, and nobody has written down how it is spoken of. */
function isMere(name: RegExp, conditions: readonly Condition[], key: string): boolean {
  const condition = conditions.find((one) => one.condition === key);
  return name.test(key.trim()) && (condition?.spoken ?? "").trim() === "";
}

/** Whether a turn asked between two conditions. */
export function asksBetween(before: ConversationState, after: ConversationState): boolean {
  return after.hasAskedBetween === true && before.hasAskedBetween !== true;
}
