import { AGENTS, agentVoice } from "@rufbaum/telephony/voices";
import { fieldTables } from "@rufbaum/tree/field-tables";
import { NAMES_OF } from "@rufbaum/understanding/lexicon";
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

function intentTable(): string {
  const rows = Object.entries(NAMES_OF).map(([intent, names]) => {
    const others = names.split(",").filter((name) => name !== intent.toLowerCase());
    return `| \`${intent}\` | ${others.slice(0, MOST_NAMES).join(", ")} … |`;
  });
  const head = ["| intent | some names of conditions that mean it |", "| --- | --- |"];
  return ["## Intents", "", ...head, ...rows].join("\n");
}
