import type { Tree, TreeNode } from "@rufbaum/tree";
import { graphOf, specOf } from "@rufbaum/tree/graph";
import type { Failure, FailureReason } from "./run.ts";
import type { Spoken, Trace } from "./trace.ts";

/** Characters from which a text is a speech: a quarter of a minute. */
const SPEECH = 230;

/** How often somebody is led to the same question before he goes in circles. */
const CIRCLES = 3;

/** Where and why a conversation went wrong; `null` where it came to an end as somebody wanted. */
export function failureOf(
  tree: Tree,
  trace: Trace,
  spoken: Spoken,
  isMailbox = false,
): Failure | null {
  // Nobody was reached, whom the tree could have failed.
  if (isMailbox) return null;
  const { state, stoodAt, lastMissed } = trace;
  const here = state.nodeId ?? "";
  const at = (reason: FailureReason, nodeId = stoodAt) => ({ nodeId, reason });
  switch (state.endReason) {
    case "completed":
      return state.outcome === "failed" ? afterFailedEnd(tree, trace) : null;
    case "hung-up":
      return afterHangUp(tree, trace, spoken);
    case "unmatched":
      // A fork that nothing fits was not heard wrongly by anybody.
      return at("unmatched", lastMissed ?? here);
    case "dead-end":
      return at("dead-end", here);
    case "loop":
      return at("loop", here);
    case "too-many-steps":
      return at("loop", circlesAt(tree, state.path) ?? here);
    case "too-long":
      return at(
        circlesAt(tree, state.path) === null ? "too-long" : "loop",
        circlesAt(tree, state.path) ?? here,
      );
    case "silent":
      return at("silent", here);
    case "action-failed":
      return at("action-failed", here);
    case "not-startable":
      return at("not-startable", here);
    case "opt-out":
      return at("opt-out");
    case "angry":
      return at("angry");
    case "declined":
      return at(trace.refusal ?? "rejected");
    case "foreign-language":
      return at("foreign-language");
    case "goodbye":
      return at("goodbye");
    case "wants-human":
      return at("wants-human");
    case "voicemail":
      // Somebody was taken for a machine.
      return at("unmatched");
    default:
      return null;
  }
}

/** A goodbye that counts as failed: for what was not understood, for an action, or for a no. */
function afterFailedEnd(tree: Tree, { state, stoodAt, lastMissed, refusal }: Trace): Failure {
  if (lastMissed !== null) return { nodeId: lastMissed, reason: "unmatched" };
  const graph = graphOf(tree);
  const before = graph.node(state.path.at(-2) ?? "");
  if (before && specOf(before).ways.failed) return { nodeId: before.id, reason: "action-failed" };
  return { nodeId: stoodAt, reason: refusal ?? "rejected" };
}

function afterHangUp(tree: Tree, trace: Trace, spoken: Spoken): Failure {
  const { state, hungUp, hungUpAt } = trace;
  const here = hungUpAt ?? state.nodeId ?? "";
  switch (hungUp) {
    case "rejected":
      return { nodeId: here, reason: whyRefused(trace) };
    case "foreign-language":
      return { nodeId: here, reason: "foreign-language" };
    case "goodbye":
      return { nodeId: here, reason: "goodbye" };
    default: {
      const circles = circlesAt(tree, state.path);
      if (circles !== null) return { nodeId: circles, reason: "loop" };
      if (hungUp !== "impatient") return { nodeId: here, reason: "hung-up" };
      return { nodeId: speechAt(spoken) ?? here, reason: "hung-up-impatient" };
    }
  }
}

/** Who wanted none of it has said why, or that he did; else he has said something else, or nothing at all. */
function whyRefused({ refusal, hungUpInWords, callerTurns }: Trace): FailureReason {
  if (refusal !== null) return refusal;
  if (hungUpInWords) return "rejected";
  return callerTurns === 0 ? "hung-up-wordless" : "hung-up";
}

/** The node whose long text was the last that the caller had to listen to. */
function speechAt({ says }: Spoken): string | null {
  let longest = { nodeId: "", length: SPEECH - 1 };
  const lengths = new Map<string, number>();
  for (const { nodeId, text } of says) {
    const length = (lengths.get(nodeId) ?? 0) + text.length;
    lengths.set(nodeId, length);
    if (length > longest.length) longest = { nodeId, length };
  }
  return longest.nodeId === "" ? null : longest.nodeId;
}

/** The question to which the tree led again and again; returns from objections don't count. */
function circlesAt(tree: Tree, path: readonly string[]): string | null {
  const graph = graphOf(tree);
  const led = new Map<string, number>();
  let most: { nodeId: string; count: number } | null = null;
  let before: TreeNode | null = null;
  for (const nodeId of path) {
    const isReturn = before?.type === "objection";
    before = graph.node(nodeId);
    if (isReturn || before?.type === "objection") continue;
    const count = (led.get(nodeId) ?? 0) + 1;
    led.set(nodeId, count);
    if (count >= CIRCLES && count > (most?.count ?? 0)) most = { nodeId, count };
  }
  return most?.nodeId ?? null;
}
