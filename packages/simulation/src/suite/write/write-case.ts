import {
  type ConversationState,
  collectedBy,
  collectedIn,
  type Variables,
} from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { nodeNames } from "../node-names.ts";
import { deedsOf, deedText } from "../written-deed.ts";
import { writtenScalar } from "../written-scalar.ts";
import { type Result, worthSaying } from "./action-results.ts";
import type { SavedChat, SavedTurn } from "./saved-chat.ts";
import { type SavedLine, savedLines } from "./saved-lines.ts";

export type { SavedChat, SavedTurn } from "./saved-chat.ts";

/** A suite of one case that leads the conversation again: as it is, `rufbaum test` passes it. */
export function writeCase({ name, treeRef, tree, variables, now, turns }: SavedChat): string {
  const names = nodeNames(tree);
  const state = turns.at(-1)?.after;
  const { opening, lines, last } = savedLines(turns, names);
  const walked = (state?.path ?? []).map((id) => flow(names.nameOf(id)));
  // An action that still waits for its result succeeds when the case is run.
  const path = state?.phase === "acting" ? [...walked, "..."] : walked;
  const known = Object.entries(variables);
  return [
    `# ${oneLine(tree.name)}`,
    ...(typeof treeRef === "string"
      ? [`tree: ${block(treeRef)}`]
      : ["tree:", `  id: ${block(treeRef.id)}`]),
    "",
    "cases:",
    `  - name: ${block(name)}`,
    `    now: ${JSON.stringify(new Date(now).toISOString())}`,
    ...(known.length > 0 ? ["    variables:"] : []),
    ...known.map(([key, value]) => `      ${flow(key)}: ${block(value)}`),
    ...writtenResults(opening).map((text) => `    action: ${text}`),
    lines.length === 0 ? "    lines: []" : "    lines:",
    ...lines.flatMap(writeLine),
    ...last.map((text) => `      # ${oneLine(text)}`),
    ...(state?.phase === "over"
      ? [`    outcome: ${state.outcome}`, `    reason: ${state.endReason}`]
      : []),
    ...(path.length > 0 ? [`    path: [${path.join(", ")}]`] : []),
    ...(state && state.phase !== "acting" ? writeEnd(state, { tree, turns }) : []),
    "",
  ].join("\n");
}

/** What to call a case where nobody has thought of a name: where the conversation got to. */
export function proposedName(tree: Tree, turns: readonly SavedTurn[]): string {
  const nodeId = turns.at(-1)?.after.nodeId ?? null;
  return (nodeId === null ? "" : oneLine(nodeNames(tree).titleOf(nodeId))) || oneLine(tree.name);
}

/** What the call has stored, and what its actions have done. */
function writeEnd(
  state: ConversationState,
  { tree, turns }: Pick<SavedChat, "tree" | "turns">,
): string[] {
  const values = collectedBy(tree).flatMap((stored) => {
    const value = collectedIn(state, stored);
    return value === null ? [] : [`      ${flow(stored.name)}: ${block(value)}`];
  });
  const deeds = deedsOf(turns).map((deed) => `      - ${deedText(deed, "flow")}`);
  return [
    ...(values.length > 0 ? ["    values:", ...values] : []),
    ...(deeds.length > 0 ? ["    written:", ...deeds] : []),
  ];
}

function writeLine({ comments, step, results, condition, node, variables }: SavedLine): string[] {
  const learnt = Object.entries(variables).map(([name, value]) => `${flow(name)}: ${flow(value)}`);
  const fields = [
    ...Object.entries(step).map(([name, value]) => `${name}: ${block(value)}`),
    ...writtenResults(results).map((text) => `action: ${text}`),
    ...(condition === null ? [] : [`condition: ${block(condition)}`]),
    ...(node === null ? [] : [`node: ${block(node)}`]),
    ...(learnt.length === 0 ? [] : [`variables: { ${learnt.join(", ")} }`]),
  ];
  return [
    ...comments.map((text) => `      # ${oneLine(text)}`),
    ...fields.map((field, index) => `      ${index === 0 ? "- " : "  "}${field}`),
  ];
}

function writtenResults(results: readonly Result[]): string[] {
  const written = worthSaying(results);
  return written.length === 0 ? [] : [`[${written.join(", ")}]`];
}

function block(value: Variables[string] | null): string {
  return writtenScalar(value, "block");
}

function flow(value: Variables[string] | null): string {
  return writtenScalar(value, "flow");
}

const LONGEST_COMMENT = 110;

/** Comments end with the line, and take no control characters. */
function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufeff\s]+/gu, " ")
    .trim();
  return line.length > LONGEST_COMMENT ? `${line.slice(0, LONGEST_COMMENT).toWellFormed()}…` : line;
}
