import type { NodeOf, TreeNode } from "@rufbaum/tree";
import { sentencesOf, settingOf, statementIn, textOf } from "@rufbaum/tree/graph";
import type { HeardIntent, Reading } from "@rufbaum/understanding";
import { fill } from "../fill.ts";
import {
  holdOf,
  MOST_ASIDES,
  SURE_OF_ANGER,
  SURE_OF_ASIDE,
  SURE_OF_CONNECTING,
  SURE_OF_STANDING,
} from "../settings.ts";
import { asksForSource, asksToBeSent, doubtsUs } from "../small-talk.ts";
import { timesTold, told } from "../told.ts";
import { end, listen, type Step, say, sayWords, type Walk, wayOn } from "../walk.ts";
import { WORDING } from "../wording.ts";
import { askShortly, awaitAnswer } from "./ask.ts";
import type { HeardReply } from "./node-behaviour.ts";
import { acknowledge, wordingOf } from "./unoffered.ts";

/** What is said about the call rather than in answer to it: objections, "Moment", "wie bitte?". */
export function answerAside(node: TreeNode, walk: Walk, { reading }: HeardReply): Step | null {
  const { intent, intentConfidence } = reading;
  if (intent === null || intentConfidence < SURE_OF_ASIDE) return null;
  const answered = answerObjection(node, walk, intent, yesBeside(reading));
  if (answered) return answered;
  const { state } = walk;
  const asides = state.asides ?? 0;
  if (asides >= MOST_ASIDES) return null;
  const step = reply(node, walk, intent, intentConfidence);
  if (step !== null) state.asides = asides + 1;
  return step;
}

const COMES_FIRST: ReadonlySet<string> = new Set(["hold_on", "repeat_please"]);

/** Greetings and thanks: no answer where something is asked, but a name or a text may be one. */
export function answerCourtesy(node: TreeNode, walk: Walk, { reading }: HeardReply): Step | null {
  const { intent, intentConfidence } = reading;
  if (intent === null || intentConfidence < SURE_OF_ASIDE) return null;
  const { state } = walk;
  const asides = state.asides ?? 0;
  switch (intent) {
    case "goodbye":
      return end(walk, "abandoned", "goodbye", WORDING.goodbye);
    case "greeting":
    case "thank_you":
      if (asides >= MOST_ASIDES) return null;
      state.asides = asides + 1;
      greetBack(walk, intent);
      return askShortly(node, walk);
    default:
      return null;
  }
}

/** Whoever has only said his name is greeted, once; a start that greets has done so. */
function greetBack(walk: Walk, intent: string): void {
  if (intent !== "greeting" || timesTold(walk.state, intent) > 0) return;
  told(walk.state, intent);
  if ((walk.state.callerTurns ?? 0) <= 1) say(walk, WORDING.greetBack);
}

/** "Ja gern, aber was kostet das denn?": what was asked is answered, and the yes still holds. */
export function answerBeside(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { reading } = heard;
  // "Ja, Moment": whoever has to be waited for, or did not hear, has not answered yet, unless the
  // author gave that as an answer.
  const isOnlyBeside =
    reading.alsoHeard.some(({ condition }) => condition === reading.condition) &&
    reading.why.every((clue) => clue.kind !== "example" || clue.for !== reading.condition);
  if (isOnlyBeside && COMES_FIRST.has(reading.intent ?? "")) return answerAside(node, walk, heard);
  if (reading.condition === null || !(isYes(reading.intent) || saysMore(walk, reading)))
    return null;
  // "Nein, ich wollte wissen, was der kostet": what only might be an answer is none beside a question.
  if (!isYes(reading.intent) && isDoubtful(reading)) {
    const step = answerAside(node, walk, heard);
    if (step) return step;
  }
  let isRemarked = false;
  const isYesMeant = isYes(reading.intent) || isYesBeside(reading);
  for (const name of beside(reading)) {
    if (!isYesMeant && !isAsked(reading, name)) continue;
    if (name === "trust_doubt" && !isYesMeant && !doubtsUs(heard.text)) continue;
    // "Ja, Moment, es klingelt": whoever comes back is asked again.
    if (name === "hold_on") return wait(node, walk, "back");
    // "Ja, aber wer sind Sie denn?": told in passing where the tree has no objection for it.
    if (name === "is_this_a_bot" && !walk.graph.objections.has(name)) say(walk, WORDING.ai);
    if (name === "who_is_calling" && !walk.graph.objections.has(name)) introduce(walk);
    const step = answerObjection(node, walk, name, reading.condition);
    if (step) return step;
    const isTold =
      isRemarked ||
      (name === "trust_doubt" && asksForSource(heard.text)) ||
      (name === "send_info" && !asksToBeSent(heard.text));
    const wording = isTold || walk.graph.objections.has(name) ? null : wordingOf(name);
    if (wording?.isRemark) {
      sayWords(walk, acknowledge(walk, { intent: name, wording }));
      isRemarked = true;
    }
  }
  return null;
}

/**
 * "Das ist mir zu viel", where a refusal is all that it can count as: once in a call it is met with
 * understanding, and the question asked again, before it ends one. So is "Das macht mein Mann, aber
 * schicken Sie mir was": the wish beside it is no refusal.
 */
export function reconsider(node: TreeNode, walk: Walk, { reading }: HeardReply): Step | null {
  const { intent, intentConfidence, isWider, alsoHeard, condition, confidence } = reading;
  if (intent === null || condition === null) return null;
  if (alsoHeard.some(({ name }) => REFUSALS.has(name) || isYes(name))) return null;
  // Anger that would count as a no is owed an excuse, not the cheerful end that a no has.
  if (intent === "angry" && isWider === true) return reply(node, walk, intent, intentConfidence);
  const isSoft = isWider === true && SOFT_REFUSALS.has(intent);
  const isByOther = alsoHeard.some(
    (heard) => heard.condition === condition && SOFT_REFUSALS.has(heard.name),
  );
  const wish = alsoHeard.find((heard) => WISHES.has(heard.name) && heard.condition === null);
  if (!isSoft && !(isByOther && WISHES.has(intent))) return null;
  const isWeak = isSoft && confidence < SURE_OF_STANDING;
  const isMet = isWeak || WISHES.has(intent) || intent === "price_objection";
  const met = wish?.name ?? (isMet ? intent : null);
  const wording = met === null ? null : wordingOf(met);
  if (met === null || wording === null || timesTold(walk.state, met) > 0) return null;
  // What the tree has answered was not met with words of ours.
  if (walk.graph.objections.has(met)) return null;
  sayWords(walk, acknowledge(walk, { intent: met, wording }));
  return askShortly(node, walk);
}

/** What counts as a no where a node has no other way for it, and is none in so many words. */
const SOFT_REFUSALS: ReadonlySet<string> = new Set([
  "no_authority",
  "not_available",
  "already_has_provider",
  "contract_bound",
  "no_time",
  "price_objection",
]);

const WISHES: ReadonlySet<string> = new Set(["send_info", "callback_later"]);

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested"]);

/** What else than the answer was said. */
function beside({ intent, isByIntent, alsoHeard, condition }: Reading): string[] {
  const isAnswer = isByIntent === true && !alsoHeard.some((heard) => heard.condition === condition);
  const others = alsoHeard.filter((heard) => heard.condition !== condition).map(({ name }) => name);
  const all = intent === null || isAnswer ? others : [intent, ...others];
  return all.filter((name) => !isYes(name));
}

/** "Motorrad, aber was kostet das?": what is asked beside an answer is met in passing, and the answer stands. */
function saysMore({ graph }: Walk, reading: Reading): boolean {
  const { intent, isByIntent, alsoHeard } = reading;
  if (intent !== null && isByIntent !== true && ASKED_BESIDE.has(intent)) return true;
  if (alsoHeard.some(isAskedBeside)) return true;
  if (!isYesBeside(reading) || intent === null) return false;
  return wordingOf(intent)?.isRemark === true || graph.objections.has(intent);
}

/** A clause by itself has to be surer than a whole reply. */
function isAskedBeside({ name, condition, confidence }: HeardIntent): boolean {
  return condition === null && confidence >= SURE_OF_STANDING && ASKED_BESIDE.has(name);
}

function isAsked({ intent, alsoHeard }: Reading, name: string): boolean {
  if (name === intent) return ASKED_BESIDE.has(name);
  return alsoHeard.some((heard) => heard.name === name && isAskedBeside(heard));
}

function isYesBeside({ alsoHeard, condition }: Reading): boolean {
  return alsoHeard.some((heard) => isYes(heard.name) && heard.condition === condition);
}

/** Questions and requests: whoever objects has not answered, only a yes outlasts that. */
const ASKED_BESIDE: ReadonlySet<string> = new Set([
  "price_question",
  "trust_doubt",
  "is_this_a_bot",
  "who_is_calling",
  "send_info",
]);

function isDoubtful({ intent, isByIntent, alsoHeard, condition, confidence }: Reading): boolean {
  if (intent === null || isByIntent === true || confidence >= SURE_OF_STANDING) return false;
  return alsoHeard.every((heard) => heard.condition !== condition);
}

function reply(node: TreeNode, walk: Walk, intent: string, intentConfidence: number): Step | null {
  switch (intent) {
    case "hold_on":
      return wait(node, walk, "back");
    case "putting_through":
      return wait(node, walk, "another");
    case "are_you_there":
      say(walk, WORDING.here);
      return askShortly(node, walk);
    case "wants_human":
      return end(walk, "callback", "wants-human", WORDING.goodbyeHuman);
    case "angry":
      return intentConfidence < SURE_OF_ANGER
        ? null
        : end(walk, "not-interested", "angry", WORDING.goodbyeAngry);
    case "repeat_please":
      sayWords(walk, walk.state.lastTurn ?? walk.state.lastSaid, { pace: "slow" });
      return awaitAnswer(node, walk);
    case "is_this_a_bot":
      say(walk, timesTold(walk.state, intent) === 0 ? WORDING.ai : WORDING.aiAgain);
      told(walk.state, intent);
      return askShortly(node, walk);
    case "who_is_calling":
      introduce(walk);
      return askShortly(node, walk);
    default:
      return null;
  }
}

/** Who calls, and why; shorter to whoever has been told, whole to whoever was fetched. */
export function introduce(walk: Walk, { toAnother = false }: { toAnother?: boolean } = {}): void {
  const { state, graph } = walk;
  if (graph.start === null) return;
  const who = fill(textOf(graph.start), state.variables);
  const why = reasonOf(walk);
  const isFirst = toAnother || timesTold(state, "who_is_calling") === 0;
  told(state, "who_is_calling");
  const [name = ""] = sentencesOf(who);
  if (isFirst || name === "") sayWords(walk, [who, why].filter(Boolean).join(" "));
  else sayWords(walk, WORDING.asSaid(why || name));
}

/** What was said before the first question, but the greeting: it tells why the call is made. */
function reasonOf({ graph, state }: Walk): string {
  const first = state.path.filter((id) => graph.listens(id)).map((id) => graph.node(id))[0];
  if (!first || first.id === graph.start?.id) return "";
  const sentences = sentencesOf(fill(textOf(first), state.variables));
  const statements = sentences.filter((sentence) => !sentence.endsWith("?"));
  return statements.join(" ") || statementIn(sentences.at(-1) ?? "");
}

/** "Nein, das ist der Chef, ich verbinde": whoever connects is waited for, whatever else he says. */
export function awaitConnection(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
): Step | null {
  const { intent, intentConfidence, alsoHeard, why, condition } = reading;
  const isHeard =
    (intent === "putting_through" && intentConfidence >= SURE_OF_CONNECTING) ||
    alsoHeard.some(
      ({ name, confidence }) => name === "putting_through" && confidence >= SURE_OF_CONNECTING,
    );
  const isNamed = walk.graph
    .conditions(node.id)
    .some((one) => one.condition === "putting_through" || one.counts?.includes("putting_through"));
  const isAuthors = why.some((clue) => clue.kind === "example" && clue.for === condition);
  if (isNamed || isAuthors || !(isHeard || CONNECTS.test(text))) return null;
  return wait(node, walk, "another");
}

const CONNECTS =
  /(?<!\p{L})(?:ich )?(?:verbinde (?:ich )?(?:sie|mal|gleich|eben)|(?:ich )verbinde(?! (?:damit|das|mit))|(?:geb|gebe|reich|reiche) (?:ich )?(?:sie |ihnen )?(?:mal |gleich |eben )?(?:weiter|rüber|meine[nmr]?)|soll ich (?:\p{L}+ ){1,3}(?:holen|rufen|geben)|hol(?:e)? (?:ich )?(?:ihn|sie|den|die|mal|meine[nr]?|meinen)\b)/iu;

/** Stays silent for a while; says so, once. */
function wait(node: TreeNode, walk: Walk, who: "back" | "another"): Step {
  if (walk.state.lastSaid !== WORDING.gladlyWait) say(walk, WORDING.gladlyWait);
  walk.state.waiting = who;
  return listen(walk, holdOf(walk.tree, node));
}

/** @param answer the condition that the same reply meets, and that counts afterwards */
function answerObjection(
  node: TreeNode,
  walk: Walk,
  intent: string,
  answer: string | null,
): Step | null {
  const objection = walk.graph.objections.get(intent);
  // One that asked something itself is answered by that, not raised anew.
  if (!objection || objection.id === node.id || !mayAnswer(walk, objection)) return null;
  // What its way asks for is answered here, and no objection once more: "Wann?" – "Morgen früh."
  if (wayOn(walk, objection) === node.id) return null;
  walk.state.returnTo = [...walk.state.returnTo.filter((id) => id !== node.id), node.id];
  walk.state.answered = answer === null ? null : { nodeId: node.id, condition: answer };
  return { to: objection.id };
}

/** Whether an objection was not answered often enough already. */
export function mayAnswer(
  { tree, state: { path } }: Pick<Walk, "tree"> & { state: Pick<Walk["state"], "path"> },
  objection: NodeOf<"objection">,
): boolean {
  const limit = objection.objection?.answers ?? settingOf(tree, "objectionAnswers");
  let answered = 0;
  for (const id of path) if (id === objection.id) answered += 1;
  return answered < limit;
}

/** The yes that goes with an objection. A no beside one is not kept: the answer may change it. */
function yesBeside({ alsoHeard }: Reading): string | null {
  const yes = alsoHeard.find((heard: HeardIntent) => isYes(heard.name) && heard.condition !== null);
  return yes?.condition ?? null;
}

function isYes(intent: string | null): boolean {
  return intent === "Ja" || intent === "appointment_accepted";
}
