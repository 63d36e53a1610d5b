import { Command } from "commander";
import { listCampaigns } from "../campaigns/find-campaign.ts";
import { named, statusOf } from "../campaigns/told-campaign.ts";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { paintedFindings, toldFindings } from "../output/findings.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { listTrees, refuseFile } from "../trees/find-tree.ts";
import { outlineOf } from "../trees/outline.ts";
import { NAMING_ANYWHERE, readTree } from "../trees/read-tree.ts";
import { readTreeFile } from "../trees/read-tree-file.ts";
import { withTree } from "../trees/with-tree.ts";
import { writeTreeFile } from "../trees/write-tree-file.ts";
import { diffCommand } from "./tree/diff.ts";
import { knowledgeCommand } from "./tree/knowledge.ts";
import { lintCommand } from "./tree/lint.ts";
import { newCommand, templatesCommand } from "./tree/new.ts";
import { notUnderstoodCommand } from "./tree/not-understood.ts";
import { renderCommand } from "./tree/render.ts";
import {
  publishCommand,
  restoreCommand,
  undeleteCommand,
  versionsCommand,
} from "./tree/versions.ts";

const NAMING = `
A tree is named by its id, its name, or the start of either.
`;

/** `rufbaum tree …` */
export function treeCommand(context: Context): Command {
  return new Command("tree")
    .description("decision trees: files, versions, lint, pictures")
    .addCommand(newCommand(context))
    .addCommand(templatesCommand(context))
    .addCommand(importCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .addCommand(lintCommand(context))
    .addCommand(diffCommand(context))
    .addCommand(renderCommand(context))
    .addCommand(notUnderstoodCommand(context))
    .addCommand(knowledgeCommand(context))
    .addCommand(publishCommand(context))
    .addCommand(versionsCommand(context))
    .addCommand(restoreCommand(context))
    .addCommand(deleteCommand(context))
    .addCommand(undeleteCommand(context));
}

function importCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("import")
    .description("store a tree file, or what comes in on stdin")
    .argument("<file>", "a JSON file of at most 10 MB; - reads stdin")
    .option("--name <name>", "call it this instead of what the file says")
    .addHelpText(
      "after",
      `
The file is in UTF-8, in UTF-16 with a byte order mark, or else taken for Windows-1252, with a warning.

Examples:
  rufbaum tree import greeting.json --name "Greeting, autumn"
  cat greeting.json | rufbaum tree import -
`,
    )
    .action(async (file: string, options: { name?: string }) => {
      if (options.name?.trim() === "") throw wrongInput("The name given with --name is empty.");
      const { bytes, name } = await readTreeFile(deps, file);
      await withConnection(context, async ({ client }) => {
        const query = options.name === undefined ? {} : { name: options.name };
        const imported = ask(
          client,
          client.api.api["decision-trees"].import.post(undefined, {
            query,
            fetch: { body: bytes },
          }),
        ).catch((error: unknown) => {
          throw error instanceof CliError ? inFile(name, error) : error;
        });
        const { tree, findings } = await imported;
        if (output.isJson()) return output.json({ tree, findings: toldFindings(findings) });
        const size = `${tree.nodes.length} nodes, ${tree.connections.length} connections`;
        output.line(`Imported "${oneLine(tree.name)}" as ${oneLine(tree.id)} (${size}).`);
        if (tree.isActive) {
          output.line("It is the active tree now; no other one is.");
        }
        for (const line of paintedFindings(findings, tree, output.paint)) output.line(line);
        const same = (await listTrees(client)).filter(
          ({ id, name }) => name === tree.name && id !== tree.id,
        );
        for (const { id } of same) {
          output.notice(
            `There is another tree of this name, ${oneLine(id)}, which stays as it is. If this one is to take its place: rufbaum tree delete ${oneLine(id)}`,
          );
        }
      });
    });
}

/** The same refusal, with the file's name before it. */
function inFile(name: string, error: CliError): CliError {
  return new CliError(`${name}: ${error.message}`, {
    exitCode: error.exitCode,
    reason: error.reason,
    lines: error.lines,
    details: { ...error.details, file: name },
    hint: error.hint ?? "Nothing was stored. Correct the file and import it again.",
    cause: error,
  });
}

function exportCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("export")
    .description("write a tree as a file, exactly as it can be imported again")
    .argument("<tree>", "id or name")
    .option("--out <file>", "write it there instead of to stdout")
    .addHelpText(
      "after",
      `${NAMING}\nExample:\n  rufbaum tree export Greeting --out greeting.json\n`,
    )
    .action(async (wanted: string, options: { out?: string }) => {
      await withTree(context, wanted, async ({ client }, tree) => {
        const id = encodeURIComponent(tree.id);
        const text = await ask(client, client.api.api["decision-trees"]({ id }).export.get());
        if (options.out === undefined) return output.raw(text);
        await writeTreeFile(deps.runtime.disk, options.out, text);
        if (output.isJson())
          return output.json({ id: tree.id, name: tree.name, file: options.out });
        output.line(`Wrote "${oneLine(tree.name)}" to ${options.out}.`);
      });
    });
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list").description("all trees, the oldest first").action(async () => {
    await withConnection(context, async ({ client }) => {
      const trees = await listTrees(client);
      output.table(
        trees,
        [
          { title: "ID", value: (tree) => tree.id },
          { title: "NAME", value: (tree) => tree.name, colour: () => "bold", isFlexible: true },
          { title: "NODES", value: (tree) => String(tree.nodes), align: "right" },
          {
            title: "ACTIVE",
            value: (tree) => (tree.isActive ? "yes" : "no"),
            colour: (tree) => (tree.isActive ? "green" : "dim"),
          },
          {
            title: "PUBLISHED",
            value: ({ published }) => (published ? `version ${published.number}` : "no"),
            colour: ({ published }) => (published ? null : "dim"),
          },
          { title: "CREATED", value: (tree) => formats.dateTime(tree.createdAt) },
        ],
        {
          empty: "There are no trees yet. Import one with: rufbaum tree import <file>",
          json: trees,
        },
      );
    });
  });
}

function showCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("a tree as an outline: what is said and which way leads where")
    .argument("<tree>", "a file, or a tree's id or name")
    .addHelpText("after", NAMING_ANYWHERE)
    .action(async (wanted: string) => {
      const { tree } = await readTree(context, wanted);
      if (output.isJson()) return output.json(tree);
      for (const line of outlineOf(tree, output.paint)) output.line(line);
    });
}

function deleteCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("delete")
    .description("delete a tree; transcripts of its calls stay")
    .argument("<tree>", "id or name")
    .option("--yes", "do not ask")
    .addHelpText("after", NAMING)
    .action(async (wanted: string, options: { yes?: true }) => {
      refuseFile(wanted);
      const mayAsk = deps.stdin.isTerminal && !output.isJson();
      if (!options.yes && !mayAsk) {
        throw wrongInput("Deleting has to be confirmed.", {
          reason: "not-confirmed",
          hint: "Say --yes to delete without being asked.",
        });
      }
      await withTree(context, wanted, async ({ client }, tree) => {
        if (!options.yes) {
          deps.stderr.write(`Delete "${oneLine(tree.name)}" (${tree.nodes} nodes)? [y/N] `);
          if (!/^(y|yes|j|ja)$/i.test((await deps.stdin.readLine()).trim())) {
            throw new CliError("Nothing was deleted.", { reason: "not-confirmed" });
          }
        }
        const id = encodeURIComponent(tree.id);
        const calling = (await listCampaigns(client)).filter(
          ({ treeId, status }) => treeId === tree.id && status !== "completed",
        );
        await ask(client, client.api.api["decision-trees"]({ id }).delete());
        for (const campaign of calling) {
          const becomes =
            campaign.startedAt === null
              ? "needs another tree"
              : "goes on with the version of its start";
          output.notice(`${named(campaign)}, ${statusOf(campaign)}, ${becomes}.`);
        }
        if (output.isJson()) return output.json({ id: tree.id, name: tree.name, deleted: true });
        output.line(`Deleted "${oneLine(tree.name)}".`);
        output.line(
          `For 30 days it can be brought back: rufbaum tree undelete ${oneLine(tree.id)}`,
        );
      });
    });
}
