import { BYTE_ORDER_MARK, csvLines, readFileTable } from "@rufbaum/dialing/contact-files";
import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { idsFor, setSettings } from "@rufbaum/tree/editing";
import {
  addKnowledge,
  type KnowledgeRead,
  knowledgeRows,
  namesKnowledge,
  readKnowledge,
} from "@rufbaum/tree/graph";
import { knowledgeFault, knowledgeProblem } from "@rufbaum/words/en/knowledge";
import { ask } from "../client.ts";
import { sheetNeeded, unreadableFile } from "../contacts/file-refusals.ts";
import { openContactFile } from "../contacts/open-contact-file.ts";
import type { Context } from "../context.ts";
import { FailedResult, wrongInput } from "../errors.ts";
import { oneLine } from "../output/printable.ts";
import { withTree } from "../trees/with-tree.ts";

/** Problems that are told one by one to people. */
const MOST_TOLD = 20;

/** Adds what a table has to the draft of a tree, and tells each row that was left out or joined. */
export async function importKnowledge(
  context: Context,
  { wanted, file: path }: { wanted: string; file: string },
  { sheet, dryRun = false, strict = false }: { sheet?: string; dryRun?: boolean; strict?: boolean },
): Promise<void> {
  const { deps, output } = context;
  const read = await readFile(context, path, sheet);
  const isRefused = strict && read.dropped > 0;
  await withTree(context, wanted, async ({ client }, { id }) => {
    const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
    const { tree, version } = await ask(client, routes.draft.get());
    const { edited, ...counts } = withAdded(tree, read, deps.runtime.clock.now());
    const isStored = !dryRun && !isRefused && counts.added + counts.changed > 0;
    if (isStored) {
      const edit = { baseVersion: version, editor: "rufbaum tree knowledge", diff: edited.diff };
      await ask(client, routes.edits.post(edit));
    }
    const problems = read.problems.map((each) => ({ ...each, message: knowledgeProblem(each) }));
    const { rows, dropped } = read;
    if (output.isJson()) return output.json({ isStored, rows, dropped, ...counts, problems });
    const what = isStored ? "" : dryRun ? "Would be: " : "Nothing was stored: ";
    output.line(
      `${what}${counts.added} added, ${counts.changed} changed, ${counts.unchanged} as before, ${dropped} of ${rows} rows left out in "${oneLine(tree.name)}".`,
    );
    if (counts.left > 0) output.notice(`There was no room for ${counts.left} entries.`);
    for (const { line, column, message, value } of problems.slice(0, MOST_TOLD)) {
      const place = column === "" ? `line ${line}` : `line ${line}, ${oneLine(column)}`;
      output.notice(`${place}: ${message}${value === "" ? "" : ` (${oneLine(value)})`}`);
    }
    const further = problems.length - MOST_TOLD;
    if (further > 0) output.notice(`${further} more; --json tells all.`);
  });
  if (isRefused) throw new FailedResult();
}

type Read = Extract<KnowledgeRead, { ok: true }>;

async function readFile({ deps }: Context, path: string, sheet?: string): Promise<Read> {
  const { name, bytes } = await openContactFile(deps, path);
  const options = { isHeader: namesKnowledge, ...(sheet !== undefined && { sheet }) };
  const table = await readFileTable({ name, bytes }, options);
  if (!table.ok) throw "asked" in table ? sheetNeeded(table.asked) : unreadableFile(table.fault);
  const read = readKnowledge(table.rows);
  if (read.ok) return read;
  const { fault } = read;
  throw wrongInput(knowledgeFault(fault), { reason: fault.code, details: { fault } });
}

function withAdded(tree: Tree, { entries }: Read, now: number) {
  const ids = idsFor(tree, now);
  const known = tree.settings?.knowledge ?? [];
  const { entries: knowledge, ...counts } = addKnowledge(known, entries, () => ids("entry"));
  return { edited: setSettings(tree, { ...tree.settings, knowledge }), ...counts };
}

/** As German Excel opens it rightly; nothing in it runs as a formula. */
export function knowledgeAsCsv(entries: readonly KnowledgeEntry[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(knowledgeRows(entries, "en"))}`;
}
