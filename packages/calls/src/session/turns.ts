import { type ActionResult, type ConversationState, transition } from "@rufbaum/conversation";
import { NOT_PICKED_UP, SUCCEEDED } from "@rufbaum/conversation/play";
import type { Action, Tree } from "@rufbaum/tree";
import { actionOf, graphOf } from "@rufbaum/tree/graph";
import { stopTiming } from "../lines/line-timing.ts";
import { take, takeResult } from "./conversing.ts";
import { unheard } from "./floor.ts";
import { answerHeld, hear, press } from "./hearing.ts";
import type { MachineHeard, Turn } from "./session-events.ts";
import {
  clearFloor,
  dropHeld,
  give,
  hasLine,
  keepTime,
  leave,
  sayWhispered,
  time,
} from "./speaking.ts";
import { change, doNext, put, type Step } from "./step.ts";

/** What is dealt with in turn begins. */
export function beginTurn(step: Step, turn: Turn): void {
  const { at } = step;
  switch (turn.do) {
    case "go-on":
      goOn(step, turn.resumed);
      break;
    case "hear":
      hear(step, turn.reply);
      break;
    case "press":
      press(step, turn.reply);
      break;
    case "answer-held":
      answerHeld(step);
      break;
    case "fall-silent":
      take(step, { type: "caller-fell-silent", at });
      break;
    case "interrupt":
      take(step, { type: "caller-interrupted", at: turn.at, heard: turn.heard });
      break;
    case "look-for-whispers":
      sayWhispered(step);
      break;
    case "say-whispers":
      whisper(step);
      break;
    case "keep-opening":
      keepOpening(step);
      break;
    case "dialed":
      if (turn.answered) take(step, { type: "caller-transferred", at });
      break;
    case "meet-machine":
      meetMachine(step, turn);
      break;
    case "end":
      end(step, turn);
      break;
  }
}

/** What the conversation waited for while it had no line; else it asks again, or says nothing. */
function goOn(step: Step, resumed: boolean): void {
  const { at } = step;
  const lost = step.state.isMute ? unheard(step.state.floor) : [];
  if (step.state.isMute) clearFloor(step);
  change(step, { isMute: false });
  const { conversation, isOpeningLost } = step.state;
  if (conversation.phase !== "listening") give(step, lost);
  switch (conversation.phase) {
    case "new":
      take(step, { type: "call-answered", at });
      break;
    case "acting": {
      const action = actionAt(step, conversation.nodeId);
      takeResult(step, action, resultOfLine(action));
      break;
    }
    case "listening": {
      if (!resumed) break;
      const words = lost.map(({ written }) => written).join(" ");
      change(step, { isOpeningLost: false });
      const unsaid = { ...(words && { unheard: words }), ...(isOpeningLost && { isOpeningLost }) };
      take(step, { type: "line-resumed", at, ...unsaid });
      break;
    }
    case "over":
      leave(step, { reason: "hang-up", why: conversation.endReason ?? "over" });
      break;
  }
}

/** What became of an action that only the carrier can do, now that there is a line again. */
function resultOfLine(action: Action | null): ActionResult {
  if (action?.kind === "start-recording") return SUCCEEDED;
  return action?.kind === "transfer" ? NOT_PICKED_UP : { ok: false, reason: "line-lost" };
}

function whisper(step: Step): void {
  const text = step.state.whispered.join(" ");
  if (text === "" || step.state.conversation.phase !== "listening") return;
  change(step, { whispered: [] });
  take(step, { type: "operator-said", at: step.at, text });
}

function keepOpening(step: Step): void {
  const { tree } = step.context;
  const { state } = transition(tree, step.state.conversation, {
    type: "opening-heard",
    at: step.at,
  });
  change(step, { conversation: state });
  // Turn by turn it is told by an answer, and written down with it.
  if (step.state.line.is === "turns" || state.phase !== "listening") return;
  // Nobody waits for it, so that nobody is asked for patience.
  put(step, { do: "record", state, otherwise: "that it was greeted was not written" });
}

function meetMachine(step: Step, { canListen, hasBeeped }: MachineHeard): void {
  const { conversation, line, saidLately } = step.state;
  // It was recognised by its words already, and may have been spoken to before the beep.
  const isKnown = conversation.endReason === "voicemail" && hasLine(step);
  if (conversation.phase === "over" && !isKnown) return;
  const isHeld = line.is !== "streaming";
  // The detection was late, or wrong: somebody speaks with the caller by now, or we have.
  if ((isHeld && isPutThrough(step)) || hasAnsweredTwice(step.context.tree, conversation)) return;
  // A pause is what tells of a machine that gives no tone, and people make them, too.
  if (step.state.hasHeardPerson && canListen && !hasBeeped) return;
  time(step, stopTiming(step.state.timing));
  dropHeld(step);
  if (hasLine(step)) change(step, { line: { is: "handed-over" } });
  if (isKnown) {
    change(step, { machineHears: canListen ? saidLately.slice(-1) : [] });
    return;
  }
  // Where this turn can't be written down, it is hung up all the same: nobody leads it now.
  change(step, { saidLately: [], machineHears: [] });
  doNext(step, { do: "tell-machine" });
  take(step, { type: "machine-answered", at: step.at, canListen });
}

function end(
  step: Step,
  { byCaller, isTakenOver }: { byCaller: boolean; isTakenOver: boolean },
): void {
  keepTime(step, null);
  if (step.state.conversation.phase === "over") return;
  const { at } = step;
  if (isTakenOver || isPutThrough(step)) take(step, { type: "caller-transferred", at });
  else if (byCaller) take(step, { type: "caller-hung-up", at });
}

/** No machine's announcement is taken for the answers to two questions. */
function hasAnsweredTwice(tree: Tree, { phase, path }: ConversationState): boolean {
  const graph = graphOf(tree);
  const asked = path.filter((nodeId) => graph.listens(nodeId));
  return phase === "listening" && asked.length > 2;
}

/** It ended while the carrier put the caller through to somebody. */
function isPutThrough(step: Step): boolean {
  const { phase, nodeId } = step.state.conversation;
  return phase === "acting" && actionAt(step, nodeId)?.kind === "transfer";
}

function actionAt({ context }: Step, nodeId: string | null): Action | null {
  return nodeId === null ? null : actionOf(graphOf(context.tree).node(nodeId));
}

/** The conversation stands where a recording is to begin, which only the carrier can do. */
export function wantsRecording(tree: Tree, { phase, nodeId }: ConversationState): boolean {
  if (phase !== "acting" || nodeId === null) return false;
  return actionOf(graphOf(tree).node(nodeId))?.kind === "start-recording";
}
