import type { Tree, TreeNode } from "@rufbaum/tree";
import { outcomeOf, settingOf, textOf } from "@rufbaum/tree/graph";
import type { Clue } from "@rufbaum/understanding";
import { assertNever } from "./assert-never.ts";
import { isDistress } from "./distress.ts";
import { hearAt, hearEarly } from "./hear.ts";
import { addKindWord } from "./kind-word.ts";
import { afterAction } from "./nodes/action/action.ts";
import { awaitAnswer, repeatQuestion } from "./nodes/ask.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";
import { behaviourOf } from "./nodes/registry.ts";
import { isOpeningHeard } from "./opening-heard.ts";
import { isOptOut } from "./opt-out.ts";
import { hardshipAt } from "./own-hardship.ts";
import { unheardOf } from "./question.ts";
import { patienceOf } from "./settings.ts";
import { heedTact } from "./tact.ts";
import type { ConversationEvent, ConversationState, Turn } from "./types.ts";
import {
  end,
  listen,
  openWalk,
  remember,
  type Step,
  say,
  sayWords,
  tellTaken,
  type Walk,
} from "./walk.ts";
import { forgetRefusal } from "./wish.ts";
import { WORDING } from "./wording.ts";

/**
 * The conversation's one step: what was, and what came in, give what is, and what is to be done.
 *
 * Phases: `new` waits for `call-answered`; `listening` for the caller; `acting` for an action's
 * result; `over` absorbs everything. An event that does not belong to the phase changes nothing.
 * Each conversation reaches `over` with exactly one `hang-up`.
 */
export function transition(tree: Tree, state: ConversationState, event: ConversationEvent): Turn {
  if (state.phase === "over") return { state, effects: [] };
  if (event.type === "opening-heard")
    return { state: { ...state, isOpeningHeard: true }, effects: [] };
  const walk = openWalk(tree, state, event.at);
  const step =
    isTooLong(walk) && !endsAnyway(walk, event)
      ? end(walk, "abandoned", "too-long", WORDING.goodbyeTooLong)
      : respond(walk, event);
  if (step === null) return { state, effects: [] };
  follow(walk, step);
  tellTaken(walk);
  keepTurn(walk);
  return { state: walk.state, effects: walk.effects };
}

type Answered = Exclude<ConversationEvent, { type: "opening-heard" }>;

/** `null`: the event means nothing where the conversation stands. */
function respond(walk: Walk, event: Answered): Step | null {
  const { state } = walk;
  switch (event.type) {
    case "call-answered":
      return state.phase === "new" ? answer(walk) : null;
    case "caller-hung-up":
      return end(walk, "abandoned", "hung-up");
    case "caller-spoke":
      return hear(walk, event, event.isEarly ?? false);
    case "caller-pressed":
      return press(walk, event.digits);
    case "caller-fell-silent":
      return state.phase === "listening" ? afterSilence(walk) : null;
    case "caller-interrupted":
      if (event.heard === "" || state.phase === "new") return null;
      // Told late: what was cut off are words before the last ones, which nobody has cut off.
      if (!(state.lastTurn ?? state.lastSaid).includes(event.heard.trim())) return null;
      state.unheard = unheardOf(state.lastTurn ?? state.lastSaid, event.heard);
      state.lastSaid = event.heard;
      return "wait";
    case "operator-said":
      return state.phase === "listening" ? sayForOperator(walk, event.text) : null;
    case "line-resumed":
      return state.phase === "listening" ? resume(walk, event) : null;
    case "machine-answered": {
      const message = event.canListen ? walk.tree.settings?.voicemailMessage : undefined;
      return end(walk, "voicemail", "voicemail", message);
    }
    case "caller-transferred":
      return end(walk, "transferred", "transferred");
    case "action-succeeded":
    case "action-failed": {
      const node = nodeOf(walk);
      if (state.phase !== "acting" || !node) return null;
      const succeeded = event.type === "action-succeeded";
      if (succeeded && event.values) remember(walk, event.values);
      return afterAction(node, walk, succeeded);
    }
    default:
      return assertNever(event);
  }
}

function answer(walk: Walk): Step {
  walk.state.startedAt = walk.at;
  const { start } = walk.graph;
  return start ? { to: start.id } : end(walk, "failed", "not-startable", WORDING.goodbyeFault);
}

function hear(walk: Walk, heard: HeardReply, isEarly: boolean): Step | null {
  const { state } = walk;
  const told = hardshipAt(walk.tree, state, heard);
  const sorry = told === null ? "" : `${WORDING.condolences[told]} `;
  if (isOptOut(heard.reading)) return optOut(walk, sorry);
  if (isEmergency(heard)) return end(walk, "abandoned", "emergency", WORDING.goodbyeEmergency);
  if (told) return end(walk, "abandoned", "hardship", sorry + WORDING.goodbyeAngry);
  if (state.phase !== "listening") return null;
  const node = nodeOf(walk);
  if (!node) return null;
  const before = { ...state };
  const tact = heedTact(node, walk, heard);
  if (tact === "opt-out") return optOut(walk);
  const step = tact ?? (isEarly ? hearEarly : hearAt)(node, walk, heard);
  if (step === "wait") addKindWord(walk, before, heard.text);
  return step;
}

/** A tree that asks for it, as a surgery's might, has its own way, told by its author's words. */
function isEmergency({ text, reading: { condition, why } }: HeardReply): boolean {
  if (!isDistress(text)) return false;
  return !why.some((clue) => AUTHORS.has(clue.kind) && clue.for === condition);
}

const AUTHORS: ReadonlySet<Clue["kind"]> = new Set(["example", "key", "llm"]);

function press(walk: Walk, digits: string): Step | null {
  if (walk.state.phase !== "listening") return null;
  const node = nodeOf(walk);
  walk.state.silences = 0;
  walk.state.waiting = null;
  return (node && behaviourOf(node).press?.(node, walk, digits)) ?? null;
}

/** Honoured everywhere and at once; a tree can only choose the words, which follow a condolence. */
function optOut(walk: Walk, sorry = ""): Step {
  const own = ownOptOut(walk);
  if (own && own.id !== walk.state.nodeId) moveTo(walk, own);
  const nodeId = walk.state.nodeId ?? "";
  walk.effects.push({ type: "act", nodeId, action: { kind: "record-opt-out" } });
  return end(walk, "opt-out", "opt-out", sorry + ((own && textOf(own)) || WORDING.optOut));
}

/** The node that a tree has for this: the objection, else the goodbye. */
function ownOptOut({ tree }: Walk): TreeNode | null {
  const answers = (node: TreeNode) =>
    node.type === "objection" && node.objection?.intent === "opt_out";
  const ends = (node: TreeNode) => node.type === "end" && outcomeOf(node) === "opt-out";
  return tree.nodes.find(answers) ?? tree.nodes.find(ends) ?? null;
}

function afterSilence(walk: Walk): Step {
  const node = nodeOf(walk);
  const keyed = node && behaviourOf(node).finishKeys?.(node, walk);
  if (keyed) return keyed;
  const { state, tree } = walk;
  if (state.silences >= settingOf(tree, "silenceChecks")) {
    return end(walk, "abandoned", "silent", WORDING.goodbyeSilent);
  }
  state.silences += 1;
  const { lastSaid, lastTurn } = state;
  say(walk, WORDING.stillThere);
  state.waiting = "still-there";
  // The question still stands: a "nein" now answers that, not "Sind Sie noch da?".
  state.lastSaid = lastSaid;
  walk.standing = lastTurn ?? lastSaid;
  return listen(walk, patienceOf(tree, node));
}

/** A person's words, with the variables filled in; the question still stands. */
function sayForOperator(walk: Walk, text: string): Step {
  const { state } = walk;
  const { lastSaid, lastTurn } = state;
  say(walk, text);
  state.lastSaid = lastSaid || text;
  walk.standing = lastTurn ?? lastSaid;
  state.silences = 0;
  return listen(walk, patienceOf(walk.tree, nodeOf(walk)));
}

/** Where nobody knows how much of the question was heard, it is asked once more, shortly. */
function resume(
  walk: Walk,
  { unheard = "", isOpeningLost = false }: Extract<ConversationEvent, { type: "line-resumed" }>,
): Step | null {
  const node = nodeOf(walk);
  if (!node) return null;
  walk.state.silences = 0;
  if (isOpeningLost) walk.state.isOpeningHeard = false;
  if (!isOpeningHeard(walk.state)) return openAgain(node, walk);
  say(walk, WORDING.resumed);
  if (unheard === "") return repeatQuestion(node, walk);
  sayWords(walk, unheard, { isAgain: true });
  return awaitAnswer(node, walk);
}

/**
 * Who speaks, and that it is an AI, has to be heard before anything else: it is said again. It stays
 * one greeting, which was written down when it was said first.
 */
function openAgain(node: TreeNode, walk: Walk): Step {
  const { state } = walk;
  const { lastSaid, lastTurn } = state;
  const opening = openingOf(walk);
  // As at first, none of it can be cut off.
  state.lastSaid = "";
  say(walk, WORDING.resumedAnew);
  for (const opened of opening) {
    state.lastSaid = "";
    say(walk, textOf(opened), { isAgain: true });
  }
  const step =
    opening.at(-1)?.id === node.id ? awaitAnswer(node, walk) : repeatQuestion(node, walk);
  state.lastSaid = lastSaid;
  walk.standing = lastTurn ?? lastSaid;
  return step;
}

/** The nodes that were gone through until the caller was asked for the first time. */
function openingOf({ state, graph }: Walk): TreeNode[] {
  const passed = state.path.flatMap((id) => graph.node(id) ?? []);
  const asked = passed.findIndex(({ id }) => graph.listens(id));
  return passed.slice(0, asked + 1);
}

/** What was said in this turn is what can be cut off, and repeated. */
function keepTurn(walk: Walk): void {
  if (walk.standing !== null) return;
  let said = "";
  for (const effect of walk.effects) {
    if (effect.type === "say") said = said === "" ? effect.text : `${said} ${effect.text}`;
  }
  if (said === "") return;
  walk.state.lastTurn = said;
  walk.state.unheard = null;
}

/** Goes from node to node until one waits or ends the conversation. */
function follow(walk: Walk, first: Step): void {
  for (let step = first; typeof step === "object"; ) {
    const node = walk.graph.node(step.to);
    if (!node) step = end(walk, "failed", "dead-end", WORDING.goodbyeDeadEnd);
    else if (walk.entered.has(node.id)) step = comeRound(walk, node);
    else if (walk.state.path.length >= settingOf(walk.tree, "maxSteps")) {
      step = end(walk, "failed", "too-many-steps", WORDING.goodbyeTooLong);
    } else step = enter(walk, node);
  }
}

/** What was said before has led round to a question: it is asked, and not answered by that once more. */
function comeRound(walk: Walk, node: TreeNode): Step {
  if (walk.returning || !walk.graph.listens(node.id)) {
    return end(walk, "failed", "loop", WORDING.goodbyeFault);
  }
  walk.returning = true;
  return enter(walk, node);
}

function enter(walk: Walk, node: TreeNode): Step {
  const { state } = walk;
  walk.entered.add(node.id);
  state.misses = 0;
  state.silences = 0;
  state.digits = "";
  state.asides = 0;
  state.turnsHere = 0;
  state.unconfirmed = null;
  state.isProposed = false;
  state.doubtsMatter = false;
  state.half = null;
  // Who is led back to the question has told the day all the same.
  if (!walk.returning) state.dayTold = null;
  state.hasOtherHalf = false;
  state.helped = 0;
  state.between = null;
  state.hasAskedBetween = false;
  forgetRefusal(state);
  if (state.callAgain === "asked") state.callAgain = "answered";
  moveTo(walk, node);
  return behaviourOf(node).enter(node, walk);
}

function moveTo({ state, effects }: Walk, { id }: TreeNode): void {
  state.nodeId = id;
  state.path = [...state.path, id];
  effects.push({ type: "move", nodeId: id });
}

function isTooLong({ tree, state, at }: Walk): boolean {
  return state.startedAt !== null && at - state.startedAt > settingOf(tree, "maxSeconds") * 1_000;
}

/** An opt-out, a call for help or a hardship is never missed for want of time. */
function endsAnyway({ tree, state }: Walk, event: ConversationEvent): boolean {
  return (
    event.type === "caller-hung-up" ||
    event.type === "caller-transferred" ||
    event.type === "machine-answered" ||
    (event.type === "caller-spoke" &&
      (isOptOut(event.reading) || isEmergency(event) || hardshipAt(tree, state, event) !== null))
  );
}

function nodeOf({ graph, state }: Walk): TreeNode | null {
  return state.nodeId === null ? null : graph.node(state.nodeId);
}
