import { writtenUntil } from "@rufbaum/speech";
import type { CarrierEvent } from "@rufbaum/telephony";
import {
  agentFinished,
  agentStarted,
  callerDone,
  callerFinished,
  callerStarted,
  interrupted,
} from "../lines/line-timing.ts";
import {
  type Beginning,
  beginningOf,
  callerBegan,
  floorCut,
  floorPlayed,
  floorSpoken,
  floorStarted,
} from "./floor.ts";
import type { Reply } from "./held.ts";
import { isOpeningPlayed, openingPlayed } from "./opening.ts";
import { checkFloor, failVoice, hearOpening, keepTime, time } from "./speaking.ts";
import { change, put, type Step, takeTurn } from "./step.ts";

/** What a line that goes turn by turn tells, and what only a relay tells, whose last words come late. */
const BY_TURNS: ReadonlySet<CarrierEvent["type"]> = new Set([
  "caller-spoke",
  "caller-pressed",
  "caller-fell-silent",
]);
const OF_A_STREAM: ReadonlySet<CarrierEvent["type"]> = new Set([
  "agent-speaking",
  "spoken",
  "caller-interrupted",
  "relay-fault",
]);

/** Turn by turn nobody speaks before all has been said. */
const HEARD_ALL: Beginning = { wasFirm: false, isEarly: false, heard: "" };

/** The carrier tells what happens on the line. */
export function carrierTold(step: Step, event: CarrierEvent): void {
  const { line } = step.state;
  if (line.is === "closed") return;
  change(step, { heardAt: step.at });
  // Turn by turn nobody hears anything before it has been said.
  if (line.is === "turns" && BY_TURNS.has(event.type)) hearOpening(step);
  if (line.is !== "streaming" && OF_A_STREAM.has(event.type)) return;
  switch (event.type) {
    case "caller-spoke":
      callerSpoke(step, event);
      break;
    case "caller-pressed":
      time(step, callerStarted(step.state.timing));
      time(step, callerDone(step.state.timing, step.at));
      takeTurn(step, { do: "press", reply: replyOf(step, event.digit, "") });
      break;
    case "caller-fell-silent":
      fallSilent(step);
      break;
    case "caller-interrupted":
      callerInterrupted(step, event.heard);
      break;
    case "caller-speaking":
      callerSpeaking(step, event.on);
      break;
    case "agent-speaking":
      if (event.on) agentBegins(step);
      else agentEnds(step);
      break;
    case "spoken":
      change(step, {
        floor: floorPlayed(step.state.floor, event, step.at),
        opening: openingPlayed(step.state.opening, event),
      });
      checkFloor(step);
      if (isOpeningPlayed(step.state.opening)) hearOpening(step);
      break;
    case "relay-fault": {
      const { code, message } = event;
      if (isOfVoice(code)) failVoice(step, code);
      const { id } = step.context.call;
      put(step, { do: "log", message: `call ${id}: the relay tells a fault: ${message}` });
      break;
    }
    default:
  }
}

/** Nobody has said anything for as long as the agent listens. */
export function fallSilent(step: Step): void {
  hearOpening(step);
  takeTurn(step, { do: "fall-silent" });
}

/** Whether a fault means that the voice failed; the relay stays open all the same. */
export function isOfVoice(errorCode: number | null): errorCode is 64111 | 64112 {
  return errorCode === 64111 || errorCode === 64112;
}

function callerSpoke(step: Step, { text, last }: { text: string; last: boolean }): void {
  time(step, callerStarted(step.state.timing));
  if (!last) {
    change(step, { floor: callerBegan(step.state.floor, step.at) });
    return;
  }
  time(step, callerDone(step.state.timing, step.at));
  callerIsDone(step);
  takeTurn(step, { do: "hear", reply: replyOf(step, text, text) });
}

/** `spoken`: the words of it, none of a key. */
function replyOf(step: Step, text: string, spoken: string): Reply {
  const { line, floor, conversation } = step.state;
  const reply = { text, at: step.at, askedAt: conversation.nodeId };
  if (line.is === "turns") return { ...reply, began: HEARD_ALL };
  change(step, { floor: { ...floor, began: null } });
  return { ...reply, began: beginningOf(floor, spoken, step.at) };
}

function callerInterrupted(step: Step, heardOf: string): void {
  const { timing, floor, saidLately } = step.state;
  const timed = interrupted(timing, step.at);
  if (timed) {
    time(step, timed);
    change(step, { floor: floorCut(floor, step.at) });
    checkFloor(step);
  }
  const heard = writtenUntil(saidLately, heardOf);
  takeTurn(step, { do: "interrupt", heard, at: step.at });
}

function callerSpeaking(step: Step, isOn: boolean): void {
  if (isOn) {
    change(step, { callerSpeaks: true, floor: callerBegan(step.state.floor, step.at) });
    time(step, callerStarted(step.state.timing));
    return;
  }
  time(step, callerFinished(step.state.timing, step.at));
  callerIsDone(step);
  // What was said comes first, if it comes.
  takeTurn(step, { do: "look-for-whispers" });
}

function callerIsDone(step: Step): void {
  const { answers } = step.state;
  change(step, { callerSpeaks: false, answers: { ...answers, speechEndedAt: step.at } });
}

function agentBegins(step: Step): void {
  time(step, agentStarted(step.state.timing));
  change(step, { floor: floorStarted(step.state.floor, step.at) });
  checkFloor(step);
  keepTime(step, step.at);
}

function agentEnds(step: Step): void {
  const timed = agentFinished(step.state.timing, step.at);
  if (timed) {
    time(step, timed);
    change(step, { floor: floorSpoken(step.state.floor, step.at) });
    checkFloor(step);
  }
  hearOpening(step);
}
