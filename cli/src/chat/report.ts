import { type ConversationEvent, type ConversationState, expects } from "@rufbaum/conversation";
import { NOT_PICKED_UP, type Play, type Step } from "@rufbaum/conversation/play";
import type { Outcome, Tree } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import { explainAlternatives, explainClue } from "../output/clues.ts";
import { formats } from "../output/formats.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";

/** How a chat is told. */
export interface ChatReport {
  started(tree: Tree): void;
  /** All that came of the caller's last reply. */
  turn(play: Play): void;
  why(play: Play, spoke: Step | undefined): void;
  back(play: Play): void;
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
  function tell({ event, effects, after }: Step, titleOf: (id: string | null) => string) {
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
    turn({ tree, steps }) {
      const titleOf = titlesOf(tree);
      for (const step of steps) tell(step, titleOf);
    },
    why(_play, spoke) {
      const why = spoke?.event.type === "caller-spoke" ? spoke.event.reading.why : [];
      jsonLine({ type: "why", why });
    },
    back: ({ state }) => jsonLine({ type: "stepped-back", nodeId: state.nodeId }),
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

  function happened(event: ConversationEvent, tree: Tree, step: Step): void {
    switch (event.type) {
      case "call-answered":
        return;
      case "caller-spoke":
        caller(event.text);
        if (explains) explain(tree, step);
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
        aside(event.reason === NOT_PICKED_UP.reason ? "nobody picked up" : "it failed");
        return;
      case "caller-transferred":
        aside("somebody picked up");
        return;
    }
  }

  function explain(tree: Tree, { event, before }: Step): void {
    if (event.type !== "caller-spoke") return;
    const { reading } = event;
    aside(`↳ ${understood(reading)}`);
    for (const clue of reading.why) aside(`↳ ${explainClue(clue)}`);
    if (reading.alternatives.length > 0) aside(`↳ ${explainAlternatives(reading.alternatives)}`);
    const { conditions = [], between } = expects(tree, before) ?? {};
    const keys = between ?? conditions.map(({ key }) => key);
    if (reading.condition === null && keys.length > 0) aside(`↳ hoped for: ${keys.join(", ")}`);
  }

  function tell(tree: Tree, step: Step): void {
    const titleOf = titlesOf(tree);
    happened(step.event, tree, step);
    for (const effect of step.effects) {
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
    turn({ tree, steps }) {
      for (const step of steps) tell(tree, step);
    },
    why({ tree }, spoke) {
      if (spoke) explain(tree, spoke);
      else aside("nothing was said yet");
    },
    back({ tree, state }) {
      const { nodeId, lastSaid } = state;
      const titleOf = titlesOf(tree);
      aside(`back at [${titleOf(nodeId)}] ${lastSaid}`);
    },
    state({ nodeId, variables, path }) {
      aside(`at ${nodeId ?? "no node"}, by way of ${path.join(" → ")}`);
      for (const [name, value] of Object.entries(variables)) aside(`${name} = ${String(value)}`);
    },
  };
}

/** `Ja (97%), intent appointment_accepted, date = 2026-11-24`. */
function understood({ condition, intent, confidence, alsoHeard, values }: Reading): string {
  const parts = [`${condition ?? "no condition"} (${formats.percent(confidence * 100, 0)})`];
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
