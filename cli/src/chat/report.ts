import type { ConversationEvent, ConversationState } from "@rufbaum/conversation";
import type { Outcome, Tree } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import { explainClue } from "../output/clues.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import type { Chat, ChatTurn } from "./chat.ts";

/** How a chat is told. */
export interface ChatReport {
  started(tree: Tree): void;
  /** All that happened since the `from`th turn. */
  turns(chat: Chat, from: number): void;
  why(turn: ChatTurn | undefined): void;
  back(chat: Chat): void;
  state(state: ConversationState): void;
}

interface ReportOptions {
  /** Whether each reply is followed by what was understood. */
  explains: boolean;
  /** Whether the caller's words stand on the screen already. */
  isTyped: boolean;
}

/** A JSON line per event. */
export function jsonReport({ jsonLine }: Output, { explains }: ReportOptions): ChatReport {
  function turn({ event, effects, after }: ChatTurn, titleOf: (id: string | null) => string) {
    const { at: _, ...happened } = event;
    if (event.type === "caller-spoke") {
      const { why, ...reading } = event.reading;
      jsonLine({ type: event.type, text: event.text, ...reading, ...(explains ? { why } : {}) });
    } else if (event.type !== "call-answered") jsonLine(happened);
    for (const effect of effects) {
      switch (effect.type) {
        case "move":
          jsonLine({ type: "moved", nodeId: effect.nodeId, nodeTitle: titleOf(effect.nodeId) });
          break;
        case "say":
          jsonLine({ ...effect, type: "agent-spoke", nodeTitle: titleOf(effect.nodeId) });
          break;
        case "act":
          jsonLine({ ...effect, type: "action" });
          break;
        case "hang-up": {
          const { variables, path } = after;
          jsonLine({ ...effect, type: "chat-ended", variables, path });
          break;
        }
        case "listen":
          break;
      }
    }
  }
  return {
    started: ({ id, name }) => jsonLine({ type: "chat-started", tree: { id, name } }),
    turns(chat, from) {
      const titleOf = titlesOf(chat.tree);
      for (const each of chat.turns.slice(from)) turn(each, titleOf);
    },
    why(last) {
      const why = last?.event.type === "caller-spoke" ? last.event.reading.why : [];
      jsonLine({ type: "why", why });
    },
    back: (chat) => jsonLine({ type: "stepped-back", nodeId: chat.turns.at(-1)?.after.nodeId }),
    state: ({ nodeId, phase, variables, path }) =>
      jsonLine({ type: "state", nodeId, phase, variables, path }),
  };
}

const MARGIN = "        ";

/** Lines to read. */
export function textReport(
  { line, paint }: Output,
  { explains, isTyped }: ReportOptions,
): ChatReport {
  const aside = (text: string) => line(`${MARGIN}${paint("dim", oneLine(text))}`);
  const caller = (text: string) => {
    if (!isTyped) line(`${paint("yellow", "caller")}  ${oneLine(text)}`);
  };

  function event(event: ConversationEvent, turn: ChatTurn): void {
    switch (event.type) {
      case "call-answered":
        return;
      case "caller-spoke":
        caller(event.text);
        if (explains) explain(turn);
        return;
      case "caller-pressed":
        caller(`[${event.digits}]`);
        return;
      case "caller-fell-silent":
        caller("…");
        return;
      case "caller-interrupted":
        aside(`heard until you interrupted: "${event.heard}"`);
        return;
      case "caller-hung-up":
        caller("(hangs up)");
        return;
      case "action-succeeded":
        aside("it succeeded");
        return;
      case "action-failed":
        aside("it failed");
        return;
    }
  }

  function explain({ event, expected }: ChatTurn): void {
    if (event.type !== "caller-spoke") return;
    const { reading } = event;
    aside(`↳ ${understood(reading)}`);
    for (const clue of reading.why) aside(`↳ ${explainClue(clue)}`);
    const keys = expected?.conditions.map(({ key }) => key) ?? [];
    if (reading.condition === null && keys.length > 0) aside(`↳ hoped for: ${keys.join(", ")}`);
  }

  function turn(turn: ChatTurn, titleOf: (id: string | null) => string): void {
    event(turn.event, turn);
    for (const effect of turn.effects) {
      if (effect.type === "say") {
        const pace = effect.pace === "slow" ? paint("dim", " (slower)") : "";
        const place = paint("dim", `[${oneLine(titleOf(effect.nodeId))}]`);
        line(`${paint("cyan", "agent ")}  ${place} ${oneLine(effect.text)}${pace}`);
      } else if (effect.type === "act") {
        const { kind, ...details } = effect.action;
        const told = Object.values(details).map(String).join(", ");
        aside(`action ${kind}${told === "" ? "" : `: ${told}`}`);
      } else if (effect.type === "hang-up") {
        const { outcome, reason } = effect;
        line(`Ended: ${paint(colourOf(outcome), outcome)} (${reason})`);
      }
    }
  }

  return {
    started({ name }) {
      if (isTyped) line(paint("dim", `Talking to "${oneLine(name)}". /hilfe lists commands.`));
    },
    turns(chat, from) {
      const titleOf = titlesOf(chat.tree);
      for (const each of chat.turns.slice(from)) turn(each, titleOf);
    },
    why(last) {
      if (last) explain(last);
      else aside("nothing was said yet");
    },
    back(chat) {
      const titleOf = titlesOf(chat.tree);
      const { nodeId, lastSaid } = chat.turns.at(-1)?.after ?? { nodeId: null, lastSaid: "" };
      aside(`back at [${titleOf(nodeId)}] ${lastSaid}`);
    },
    state({ nodeId, variables, path }) {
      aside(`at ${nodeId ?? "no node"}, by way of ${path.join(" → ")}`);
      for (const [name, value] of Object.entries(variables)) aside(`${name} = ${String(value)}`);
    },
  };
}

/** `Ja (97 %), intent appointment_accepted, date = 2026-11-24`. */
function understood({ condition, intent, confidence, alsoHeard, values }: Reading): string {
  const parts = [`${condition ?? "no condition"} (${Math.round(confidence * 100)} %)`];
  if (intent !== null && intent !== condition) parts.push(`intent ${intent}`);
  for (const { name } of alsoHeard) parts.push(`also ${name}`);
  for (const [kind, value] of Object.entries(values)) parts.push(`${kind} = ${String(value)}`);
  return parts.join(", ");
}

function colourOf(outcome: Outcome) {
  return outcome === "failed" ? "red" : "green";
}

function titlesOf(tree: Tree): (id: string | null) => string {
  const titles = new Map(tree.nodes.map(({ id, title }) => [id, title]));
  return (id) => (id === null ? "" : (titles.get(id) ?? id));
}
