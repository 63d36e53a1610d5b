import { lintTree } from "@rufbaum/tree";
import { Command } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { wrongInput } from "../../errors.ts";
import { paintedFindings } from "../../output/findings.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { loadTree } from "../../trees/find-tree.ts";
import { withTree } from "../../trees/with-tree.ts";

/** `rufbaum tree publish` */
export function publishCommand(context: Context): Command {
  const { output } = context;
  return new Command("publish")
    .description("freeze a tree as its next version: what campaigns and inbound calls walk")
    .argument("<tree>", "id or name")
    .option("--note <text>", "what is new in it")
    .action(async (wanted: string, { note }: { note?: string }) => {
      await withTree(context, wanted, async ({ client }, { id, name }) => {
        const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
        const tree = await loadTree(client, id);
        const version = await ask(client, routes.versions.post(note === undefined ? {} : { note }));
        if (output.isJson()) return output.json(version);
        output.line(`Published "${oneLine(name)}" as version ${version.number}.`);
        // What the law wants to be said.
        const legal = lintTree(tree).filter(({ code }) => code.startsWith("no-disclosure"));
        for (const line of paintedFindings(legal, tree, output.paint)) output.line(line);
      });
    });
}

/** `rufbaum tree versions` */
export function versionsCommand(context: Context): Command {
  const { output } = context;
  return new Command("versions")
    .description("the published versions of a tree, the newest first")
    .argument("<tree>", "id or name")
    .action(async (wanted: string) => {
      await withTree(context, wanted, async ({ client }, { id, name }) => {
        const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
        const versions = await ask(client, routes.versions.get());
        output.table(
          versions,
          [
            { title: "VERSION", value: ({ number }) => String(number), align: "right" },
            { title: "PUBLISHED", value: ({ publishedAt }) => formats.dateTime(publishedAt) },
            { title: "NODES", value: ({ nodes }) => String(nodes), align: "right" },
            { title: "NOTE", value: ({ note }) => oneLine(note ?? ""), isFlexible: true },
          ],
          { empty: `"${oneLine(name)}" was never published.` },
        );
      });
    });
}

/** `rufbaum tree restore` */
export function restoreCommand(context: Context): Command {
  const { output } = context;
  return new Command("restore")
    .description("make a tree's draft what one of its versions was")
    .argument("<tree>", "id or name")
    .argument("<version>", "the version's number")
    .action(async (wanted: string, version: string) => {
      if (!/^[1-9]\d{0,8}$/.test(version)) {
        throw wrongInput(`"${version}" is no number of a version.`, {
          hint: "See all with: rufbaum tree versions <tree>",
        });
      }
      await withTree(context, wanted, async ({ client }, { id, name }) => {
        const number = Number(version);
        const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
        await ask(client, routes.versions({ number }).restore.post());
        if (output.isJson()) return output.json({ id, name, restored: number });
        output.line(`The draft of "${oneLine(name)}" is version ${number} again.`);
      });
    });
}

/** `rufbaum tree undelete` */
export function undeleteCommand(context: Context): Command {
  const { output } = context;
  return new Command("undelete")
    .description("bring back a tree that was deleted in the last 30 days")
    .argument("<id>", "the tree's id")
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const id = encodeURIComponent(wanted);
        const tree = await ask(client, client.api.api["decision-trees"]({ id }).undelete.post());
        if (output.isJson()) return output.json({ id: tree.id, name: tree.name });
        output.line(`"${oneLine(tree.name)}" is back.`);
      });
    });
}
