import {
  isTemplateId,
  loadTemplate,
  TEMPLATE_IDS,
  type TreeTemplate,
  withNewIds,
} from "@rufbaum/tree/templates";
import { wordsIn } from "@rufbaum/words";
import { Command } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { wrongInput } from "../../errors.ts";
import { oneLine } from "../../output/printable.ts";

/** `rufbaum tree new` */
export function newCommand(context: Context): Command {
  const { output } = context;
  return new Command("new")
    .description("make a tree: an empty one, or one that begins as a template")
    .argument("<name>", "what it is called")
    .option("--template <id>", "begin with this one of: rufbaum tree templates")
    .addHelpText(
      "after",
      `
Examples:
  rufbaum tree new "Autumn"
  rufbaum tree new "Check-ups" --template dental-recall
`,
    )
    .action(async (name: string, options: { template?: string }) => {
      if (name.trim() === "") throw wrongInput("The name of the tree is empty.");
      const template = await templateNamed(options.template);
      const begun = template && withNewIds(template, context.deps.runtime.clock.now());
      await withConnection(context, async ({ client }) => {
        const tree = await ask(
          client,
          client.api.api["decision-trees"].post({ name: name.trim(), ...begun }),
        );
        if (output.isJson()) return output.json(tree);
        const size = `${tree.nodes.length} nodes, ${tree.connections.length} connections`;
        output.line(`Made "${oneLine(tree.name)}" as ${oneLine(tree.id)} (${size}).`);
        if (tree.isActive) output.line("It is the active tree now; no other one is.");
      });
    });
}

async function templateNamed(id: string | undefined): Promise<TreeTemplate | null> {
  if (id === undefined) return null;
  if (isTemplateId(id)) return loadTemplate(id);
  throw wrongInput(`There is no template "${oneLine(id)}".`, {
    reason: "unknown-template",
    hint: `There are: ${TEMPLATE_IDS.join(", ")}.`,
  });
}

/** `rufbaum tree templates` */
export function templatesCommand({ output }: Context): Command {
  return new Command("templates")
    .description("what a new tree may begin as: trees of usual businesses")
    .action(() => {
      const { treeTemplate } = wordsIn("en");
      const templates = TEMPLATE_IDS.map((id) => ({ id, ...treeTemplate(id) }));
      output.table(
        templates,
        [
          { title: "ID", value: ({ id }) => id, colour: () => "bold" },
          { title: "WHAT IT DOES", value: ({ sentence }) => sentence, isFlexible: true },
        ],
        { empty: "There are no templates.", json: templates },
      );
    });
}
