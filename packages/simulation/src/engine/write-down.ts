import { speakingTime } from "@rufbaum/conversation";
import { type AskedAction, heardOfEach, type Play, type Step } from "@rufbaum/conversation/play";
import { FAILED } from "@rufbaum/tree/graph";
import type { Spoken, Trace } from "./trace.ts";
import { BEGINNING } from "./virtual-time.ts";
import type { Ways } from "./ways.ts";

/**
 * Writes down what came of an event: the ways that were taken and, where the conversation is told, its
 * lines. `heard`: the condition that was met, if that is what led on.
 */
export function writeDown(
  trace: Trace,
  ways: Ways,
  before: Play,
  { steps }: Play,
  heard: string | null,
): void {
  let asked: AskedAction | null = null;
  for (let index = before.steps.length; index < steps.length; index += 1) {
    const step = steps[index] as Step;
    const isFirst = index === before.steps.length;
    let from = step.before.nodeId;
    let name = isFirst ? heard : step.event.type === "action-failed" ? FAILED : null;
    if (!isFirst) tellAction(trace, asked, step);
    let at = step.event.at - BEGINNING + (isFirst ? before.speaksFor : 0);
    for (const effect of step.effects) {
      if (effect.type === "move") {
        if (from !== null) trace.ways.push(ways.taken(from, effect.nodeId, name));
        from = effect.nodeId;
        name = null;
      } else if (effect.type === "say") {
        const { nodeId, text } = effect;
        trace.lines?.push({ type: "agent", at, nodeId, text });
        at += speakingTime(text);
      } else if (effect.type === "act") {
        asked = effect;
        // Nobody waits for what is done at the end.
        if (step.after.phase !== "over") continue;
        const { nodeId, action } = effect;
        trace.lines?.push({ type: "action", at, nodeId, kind: action.kind, succeeded: true });
      }
    }
  }
}

function tellAction({ lines }: Trace, asked: AskedAction | null, { event }: Step): void {
  if (asked === null) return;
  const { nodeId, action } = asked;
  const succeeded = event.type !== "action-failed";
  lines?.push({ type: "action", at: event.at - BEGINNING, nodeId, kind: action.kind, succeeded });
}

/** All that the agent said since the caller last did something. */
export function spokenIn({ steps }: Play): Spoken {
  const spoken: Spoken = { text: "", firm: 0, milliseconds: 0, says: [] };
  for (const { effects } of steps) {
    for (const effect of effects) {
      if (effect.type !== "say") continue;
      const { text } = effect;
      spoken.text = spoken.text === "" ? text : `${spoken.text} ${text}`;
      if (!effect.interruptible) spoken.firm = spoken.text.length;
      spoken.milliseconds += speakingTime(text);
      spoken.says.push(effect);
    }
  }
  return spoken;
}

/** Writes down how much of each of the agent's lines was heard by somebody who cut in then. */
export function markCut({ lines }: Trace, at: number, { says }: Spoken, heard: string): void {
  if (lines === null) return;
  const parts = heardOfEach(
    says.map(({ text }) => text),
    heard,
  );
  for (let place = lines.length - 1; place >= 0 && parts.length > 0; place -= 1) {
    const line = lines[place];
    if (line?.type !== "agent") continue;
    const part = parts.pop() ?? null;
    if (part !== null) lines[place] = { ...line, at: Math.min(line.at, at), heard: part };
  }
}
