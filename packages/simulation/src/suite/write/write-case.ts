import type { Variables } from "@rufbaum/conversation";
import { nodeNames } from "../node-names.ts";
import { writtenScalar } from "../written-scalar.ts";
import type { SavedChat } from "./saved-chat.ts";
import { type SavedLine, savedLines } from "./saved-lines.ts";

export type { SavedChat, SavedTurn } from "./saved-chat.ts";

/** A suite of one case that leads the conversation again: as it is, `rufbaum test` passes it. */
export function writeCase(chat: SavedChat): string {
  const { name, treeRef, tree, variables, now, turns } = chat;
  const names = nodeNames(tree);
  const state = turns.at(-1)?.after;
  const known = Object.entries(variables);
  const walked = (state?.path ?? []).map((id) => flow(names.nameOf(id)));
  const isDone = state?.phase === "over";
  // An action that still waits for its result succeeds when the case is run.
  const path = state?.phase === "acting" ? [...walked, "..."] : walked;
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
    ...known.map(([key, value]) => `      ${block(key)}: ${block(value)}`),
    "    lines:",
    ...savedLines(turns, names).flatMap(writeLine),
    ...(isDone ? [`    outcome: ${state.outcome}`, `    reason: ${state.endReason}`] : []),
    ...(path.length > 0 ? [`    path: [${path.join(", ")}]`] : []),
    "",
  ].join("\n");
}

function writeLine({ comments, fields }: SavedLine): string[] {
  return [
    ...comments.map((text) => `      # ${oneLine(text)}`),
    ...Object.entries(fields).map(([name, value], index) => {
      const lead = index === 0 ? "      - " : "        ";
      return `${lead}${name}: ${writtenField(value)}`;
    }),
  ];
}

function writtenField(value: SavedLine["fields"][string]): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (value === null || typeof value !== "object") return block(value);
  const pairs = Object.entries(value).map(([name, item]) => `${flow(name)}: ${flow(item)}`);
  return `{ ${pairs.join(", ")} }`;
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
  const line = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\s]+/gu, " ").trim();
  return line.length > LONGEST_COMMENT ? `${line.slice(0, LONGEST_COMMENT)}…` : line;
}
