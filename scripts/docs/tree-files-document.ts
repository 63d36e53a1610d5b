import { AGENTS, agentVoice } from "@rufbaum/telephony/voices";
import { fieldTables } from "@rufbaum/tree/field-tables";
import { NAMES_OF, ROLL_UP } from "@rufbaum/understanding/lexicon";
import { withTables } from "./with-tables.ts";

/** `docs/tree-files.md` with its tables as the schemas are now. @throws Error where the mark is gone */
export function treeFilesDocument(page: string): string {
  const tables = [fieldTables(), agentTable(), intentTable()];
  return withTables(page, "docs/tree-files.md", tables.join("\n\n"));
}

function agentTable(): string {
  const rows = AGENTS.map((agent) => `| \`${agent}\` | \`${agentVoice(agent)?.voice}\` |`);
  return ["## Agents", "", "| agent | the voice in calls |", "| --- | --- |", ...rows].join("\n");
}

/** Intents have a dozen names and more. */
const MOST_NAMES = 5;

const WIDER =
  "What is heard goes the way of the condition that bears its name, or `counts` it; where a node has none, of the first in the last column that it has, and before each of these a global objection of that name answers, as often as it may. `rufbaum chat --explain` tells which it was.";

function widerThan(intent: string): string {
  return (ROLL_UP[intent] ?? []).map((name) => `\`${name}\``).join(", ");
}

function intentTable(): string {
  const rows = Object.entries(NAMES_OF).map(([intent, names]) => {
    const others = names.split(",").filter((name) => name !== intent.toLowerCase());
    return `| \`${intent}\` | ${others.slice(0, MOST_NAMES).join(", ")} … | ${widerThan(intent)} |`;
  });
  const head = [
    "| intent | some names of conditions that mean it | else it goes the way of |",
    "| --- | --- | --- |",
  ];
  return ["## Intents", "", WIDER, "", ...head, ...rows].join("\n");
}
