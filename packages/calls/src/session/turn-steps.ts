import { announceSaid, finish, perform, putThrough, taken, takeResult } from "./conversing.ts";
import {
  answer,
  breathsWereRead,
  heldWasRead,
  hold,
  replyOverFirmWasRead,
  replyWasRead,
  takeReply,
} from "./hearing.ts";
import type { PortAnswer } from "./session-events.ts";
import type { Todo, Wait } from "./session-state.ts";
import { goOnWaiting, leave, speak } from "./speaking.ts";
import { change, type Step } from "./step.ts";

/** Does what the turn still has to do, until it waits for an answer, or is over. */
export function runTurn(step: Step): void {
  while (step.state.waitsFor === null) {
    const [next, ...todo] = step.state.todo;
    if (!next) {
      change(step, { turn: null });
      return;
    }
    change(step, { todo });
    run(step, next);
  }
}

function run(step: Step, next: Todo): void {
  switch (next.do) {
    case "perform":
      perform(step, next);
      break;
    case "finish":
      finish(step, next.isUnanswered);
      break;
    case "take-reply":
      takeReply(step, next);
      break;
    case "hold":
      hold(step, next.reply);
      break;
    case "answer":
      answer(step, next.replies, next.isEarly);
      break;
    case "tell-machine":
      change(step, { machineHears: step.state.saidLately });
      break;
  }
}

/** The turn's question is answered; an answer to another one does nothing. */
export function takeAnswer(step: Step, answer: PortAnswer): void {
  const wait = step.state.waitsFor;
  if (wait === null) return;
  change(step, { waitsFor: null });
  if (proceed(step, wait, answer)) runTurn(step);
  else change(step, { waitsFor: wait });
}

function proceed(step: Step, wait: Wait, answer: PortAnswer): boolean {
  if (answer.type === "read") return wasRead(step, wait, answer);
  if (answer.type === "written") return wasWritten(step, wait, answer);
  if (answer.type === "target-found") {
    if (wait.for !== "target") return false;
    putThrough(step, wait.action, answer.to);
    return true;
  }
  if (wait.for === "action") takeResult(step, wait.action, answer.result);
  // What becomes of an opt-out in the goodbye the conversation need not know.
  return wait.for === "action" || wait.for === "opt-out";
}

function wasRead(
  step: Step,
  wait: Wait,
  { reading }: Extract<PortAnswer, { type: "read" }>,
): boolean {
  switch (wait.for) {
    case "reply": {
      const { reply, isLate, isEarly } = wait;
      replyWasRead(step, { reply, isLate, isEarly }, reading);
      return true;
    }
    case "reply-over-firm":
      replyOverFirmWasRead(step, wait.reply, reading);
      return true;
    case "breaths":
      breathsWereRead(step, wait, reading);
      return true;
    case "held":
      heldWasRead(step, wait, reading);
      return true;
    default:
      return false;
  }
}

function wasWritten(
  step: Step,
  wait: Wait,
  { messages }: Extract<PortAnswer, { type: "written" }>,
): boolean {
  switch (wait.for) {
    case "taken":
      taken(step, wait, messages);
      return true;
    case "note":
      announceSaid(step, messages);
      goOnWaiting(step);
      return true;
    case "announcement":
      announceSaid(step, messages);
      speak(step, [wait.effect]);
      leave(step, { reason: "transfer", to: wait.to });
      return true;
    default:
      return false;
  }
}
