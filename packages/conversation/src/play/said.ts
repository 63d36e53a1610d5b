import type { SayEffect } from "../types.ts";
import type { Play, Step } from "./play.ts";

type Steps = Pick<Play, "steps">;
/** What tells of actions: all of a step but where it came from. */
type Told = { readonly steps: readonly Omit<Step, "before">[] };

/** What the agent said since the caller last began to do something, text by text. */
export function saysIn({ steps }: Steps): SayEffect[] {
  return steps.flatMap(({ effects }) => effects.filter((effect) => effect.type === "say"));
}

export function saidIn(play: Steps): string {
  return saysIn(play)
    .map(({ text }) => text)
    .join(" ");
}

/** What is being said at the end of it: words before an action were heard when that was done. */
export function lastIn({ steps }: Steps): Steps {
  return { steps: steps.slice(-1) };
}

/** Characters at the beginning of that which can't be cut into. */
export function firmIn(play: Steps): number {
  let length = 0;
  let firm = 0;
  for (const { text, interruptible } of saysIn(play)) {
    length += (length === 0 ? 0 : 1) + text.length;
    if (!interruptible) firm = length;
  }
  return firm;
}

/** How much of each text was heard by somebody who cut in after `heard`; `null`: all of it. */
export function heardOfEach(texts: readonly string[], heard: string): (string | null)[] {
  let left = heard.length;
  return texts.map((text) => {
    const until = Math.max(0, left);
    left -= text.length + 1;
    return until < text.length ? text.slice(0, until).trim() : null;
  });
}

/** An action that was asked for, and the step that told how it went; nobody waits for the last one of a call. */
export interface Deed {
  action: Extract<Step["effects"][number], { type: "act" }>["action"];
  nodeId: string;
  result: Step["event"] | null;
}

/** What was done since the caller last began to do something. */
export function doneIn({ steps }: Told): Deed[] {
  return steps.flatMap(({ effects, after }, index) => {
    const asked = effects.filter((effect) => effect.type === "act");
    const result = after.phase === "acting" ? (steps[index + 1]?.event ?? null) : null;
    return asked.map(({ action, nodeId }) => ({ action, nodeId, result }));
  });
}
