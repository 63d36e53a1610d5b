import { type ConversationEffect, type ConversationEvent, transition } from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import type { Dice } from "../dice.ts";
import type { Spoken, Trace } from "./trace.ts";
import { ACTION, BEGINNING, speaking } from "./virtual-time.ts";
import type { Ways } from "./ways.ts";

/** The agent's end of a call: takes what happens, speaks, acts, and lets time go by. */
export interface Agent {
  /** `heard`: the condition that was met, if that is what led on. */
  take(event: ConversationEvent, heard: string | null): readonly ConversationEffect[];
  /** What has been said since this was last asked for. */
  listenTo(): Spoken;
  /** The same, while it is still being said. */
  readonly spoken: Spoken;
  /** Milliseconds for which nobody speaks before that is noticed. */
  readonly silenceAfter: number;
  /** Lets the agent finish, and this much time go by. */
  pass(milliseconds: number): void;
  /** Has somebody cut in when so many characters of these words were said. */
  cutOff(words: Spoken, until: number): void;
}

/** How often an action fails that needs the world outside: rarely, but seen in a few hundred calls. */
const FAILING = 0.02;
const NEEDS_THE_WORLD: ReadonlySet<Action["kind"] | undefined> = new Set([
  "book-appointment",
  "transfer",
  "send-sms",
  "call-webhook",
  "start-recording",
] as const);

export function openAgent(tree: Tree, ways: Ways, chance: Dice, trace: Trace): Agent {
  let spoken = nothingSpoken();
  /** Of what was said, milliseconds that are still to be heard. */
  let ahead = 0;
  let silenceAfter = 0;
  let act: Action | null = null;

  function take(event: ConversationEvent, heard: string | null): readonly ConversationEffect[] {
    const effects = step(event, heard);
    while (trace.state.phase === "acting") perform();
    return effects;
  }

  function step(event: ConversationEvent, heard: string | null): readonly ConversationEffect[] {
    let from = trace.state.nodeId;
    const turn = transition(tree, trace.state, event);
    trace.state = turn.state;
    let name = heard;
    for (const effect of turn.effects) {
      switch (effect.type) {
        case "move":
          if (from !== null) trace.ways.push(ways.taken(from, effect.nodeId, name));
          from = effect.nodeId;
          name = null;
          break;
        case "say":
          speak(effect);
          break;
        case "listen":
          silenceAfter = effect.silenceAfter;
          break;
        case "act":
          act = effect.action;
          if (turn.state.phase === "over") tellAction(effect.nodeId, effect.action, true);
          break;
      }
    }
    return turn.effects;
  }

  function speak({ nodeId, text, interruptible }: Extract<ConversationEffect, { type: "say" }>) {
    const took = speaking(text);
    spoken.text = spoken.text === "" ? text : `${spoken.text} ${text}`;
    if (!interruptible) spoken.firm = spoken.text.length;
    spoken.milliseconds += took;
    spoken.says.push({ nodeId, text });
    trace.lines?.push({ type: "agent", at: trace.at + ahead, nodeId, text });
    ahead += took;
  }

  function perform(): void {
    const nodeId = trace.state.nodeId ?? "";
    const action = act;
    const succeeded = !NEEDS_THE_WORLD.has(action?.kind) || !chance.chance(FAILING);
    pass(ACTION);
    tellAction(nodeId, action, succeeded);
    const at = BEGINNING + trace.at;
    if (!succeeded) step({ type: "action-failed", at, reason: "simulated" }, "failed");
    else if (action?.kind === "transfer") step({ type: "caller-transferred", at }, null);
    else step({ type: "action-succeeded", at, ...valuesOf(action) }, null);
  }

  function tellAction(nodeId: string, action: Action | null, succeeded: boolean): void {
    if (action === null) return;
    const at = trace.at + ahead;
    trace.lines?.push({ type: "action", at, nodeId, kind: action.kind, succeeded });
  }

  function pass(milliseconds: number): void {
    // A tree may name fractions of a second; their sum would depend on the order of summing up.
    trace.at += ahead + Math.round(milliseconds);
    ahead = 0;
  }

  return {
    take,
    pass,
    listenTo() {
      const words = spoken;
      spoken = nothingSpoken();
      return words;
    },
    get spoken() {
      return spoken;
    },
    get silenceAfter() {
      return silenceAfter;
    },
    cutOff(words, until) {
      trace.at += Math.floor(ahead * (until / words.text.length));
      ahead = 0;
      markCut(trace, words, until);
    },
  };
}

function nothingSpoken(): Spoken {
  return { text: "", firm: 0, milliseconds: 0, says: [] };
}

function valuesOf(action: Action | null): { values?: Record<string, string> } {
  return action?.kind === "set-variable" ? { values: { [action.variable]: action.value } } : {};
}

/** Writes down how much of each of the agent's lines was heard. */
function markCut({ lines, at }: Trace, { says }: Spoken, until: number): void {
  if (lines === null) return;
  let left = until;
  let place = lines.length - 1;
  for (let count = 0; place >= 0 && count < says.length; place -= 1) {
    if (lines[place]?.type === "agent") count += 1;
  }
  for (let index = place + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line?.type !== "agent") continue;
    if (line.text.length > left) {
      const heard = line.text.slice(0, left).trim();
      lines[index] = { ...line, at: Math.min(line.at, at), heard };
    }
    left = Math.max(0, left - line.text.length - 1);
  }
}
