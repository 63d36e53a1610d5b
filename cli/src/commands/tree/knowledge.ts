import { Command } from "commander";
import { ask } from "../../client.ts";
import type { Context } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { NAMING_ANYWHERE, readTree } from "../../trees/read-tree.ts";
import { withTree } from "../../trees/with-tree.ts";

/** Different questions that are told. */
const MOST = 500;

/** `rufbaum tree knowledge …` */
export function knowledgeCommand(context: Context): Command {
  return new Command("knowledge")
    .description("questions that a tree answers anywhere, and those that nobody could answer")
    .addCommand(listCommand(context), { isDefault: true })
    .addCommand(importCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(unansweredCommand(context));
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list")
    .description("all questions and answers of a tree")
    .argument("<tree>", "a file, id or name")
    .addHelpText("after", NAMING_ANYWHERE)
    .action(async (wanted: string) => {
      const { tree } = await readTree(context, wanted);
      const { knowledge = [] } = tree.settings ?? {};
      output.table(
        knowledge,
        [
          { title: "ID", value: ({ id }) => id },
          { title: "QUESTION", value: ({ questions }) => questions.join(" | "), isFlexible: true },
          { title: "ANSWER", value: ({ answer }) => answer, isFlexible: true },
        ],
        {
          empty: `"${oneLine(tree.name)}" answers no questions yet. Import some with: rufbaum tree knowledge import <tree> <file>`,
          json: knowledge,
        },
      );
    });
}

function importCommand(context: Context): Command {
  return new Command("import")
    .description("add the questions and answers of a table to a tree's draft")
    .argument("<tree>", "id or name")
    .argument("<file>", "a .csv, .xlsx or .xls file; - for standard input")
    .option("--sheet <name>", "of a workbook with several: which")
    .option("--dry-run", "tell what would be added and left out; store nothing")
    .option("--strict", "store nothing and exit with 1 if any row is left out")
    .addHelpText(
      "after",
      `
Columns are recognised by their names: Frage or Question, and any further one such as "Frage 2" or
"Variante"; Antwort or Answer; and ID, which an export has. Several wordings may stand in one cell, on
lines of their own or with | between them. What asks the same as an entry of the tree, or has its ID,
takes the answer of the file and adds its wordings; nothing is taken away.

Examples:
  rufbaum tree knowledge import Greeting faq.xlsx --dry-run
  rufbaum tree knowledge export Greeting | rufbaum tree knowledge import Copy -
`,
    )
    .action(async (wanted: string, file: string, options: ImportOptions) => {
      const { importKnowledge } = await import("../../knowledge/import-knowledge.ts");
      await importKnowledge(context, { wanted, file }, options);
    });
}

/** What can be said of an import. */
export interface ImportOptions {
  sheet?: string;
  dryRun?: true;
  strict?: true;
}

function exportCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("export")
    .description("write a tree's questions and answers as CSV, as they can be imported again")
    .argument("<tree>", "a file, id or name")
    .option("--out <file>", "write it there instead of to stdout")
    .addHelpText("after", NAMING_ANYWHERE)
    .action(async (wanted: string, { out }: { out?: string }) => {
      const [{ tree }, { knowledgeAsCsv }, { writeTreeFile }] = await Promise.all([
        readTree(context, wanted),
        import("../../knowledge/import-knowledge.ts"),
        import("../../trees/write-tree-file.ts"),
      ]);
      const { knowledge = [] } = tree.settings ?? {};
      const text = knowledgeAsCsv(knowledge);
      if (out === undefined) return output.raw(text);
      await writeTreeFile(deps.runtime.disk, out, text);
      if (output.isJson()) return output.json({ file: out, entries: knowledge.length });
      output.line(`Wrote ${knowledge.length} entries of "${oneLine(tree.name)}" to ${out}.`);
    });
}

function unansweredCommand(context: Context): Command {
  const { output } = context;
  return new Command("unanswered")
    .description("what was asked in calls and simulations and nobody could answer")
    .argument("<tree>", "id or name")
    .addHelpText(
      "after",
      `
Simulations are those that were run in the dashboard. What the draft answers by now is left out; the
most frequent questions of calls come first, each with its wordings and where it was asked.

Example:
  rufbaum tree knowledge unanswered Greeting
`,
    )
    .action(async (wanted: string) => {
      await withTree(context, wanted, async ({ client }, { id, name }) => {
        const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
        const query = { limit: MOST };
        const found = await ask(client, routes["unanswered-questions"].get({ query }));
        output.table(
          found.questions,
          [
            { title: "CALLS", value: ({ calls }) => String(calls), align: "right" },
            { title: "SIMULATED", value: ({ simulations }) => String(simulations), align: "right" },
            { title: "LAST", value: ({ lastAt }) => (lastAt ? formats.dateTime(lastAt) : "") },
            { title: "QUESTION", value: ({ wordings }) => wordings.join(" | "), isFlexible: true },
            {
              title: "WHERE",
              value: ({ nodes }) =>
                nodes.map(({ nodeTitle, nodeId }) => nodeTitle || nodeId).join(", "),
              isFlexible: true,
            },
          ],
          {
            empty: `Nothing that was asked with "${oneLine(name)}" was left without an answer.`,
            json: found,
          },
        );
        if (found.further > 0 && !output.isJson()) output.notice(`${found.further} more, rarer.`);
      });
    });
}
