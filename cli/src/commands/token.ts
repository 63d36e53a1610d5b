import { Command } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { pick } from "../pick.ts";

/** `rufbaum token …` */
export function tokenCommand(context: Context): Command {
  return new Command("token")
    .description("API tokens for the CLI elsewhere and for CI: create, list, revoke")
    .addCommand(createCommand(context))
    .addCommand(listCommand(context))
    .addCommand(revokeCommand(context));
}

function createCommand(context: Context): Command {
  const { output } = context;
  return new Command("create")
    .description("create a token and print it, this once")
    .argument("<name>", "what it is for, up to 100 characters")
    .addHelpText("after", "\nExample:\n  export RUFBAUM_TOKEN=$(rufbaum token create ci)\n")
    .action(async (name: string) => {
      if (name.trim() === "" || name.length > 100) {
        throw wrongInput("The token's name must have 1 to 100 characters.");
      }
      await withConnection(context, async ({ client }) => {
        const created = await ask(client, client.api.api.tokens.post({ name }));
        if (output.isJson()) return output.json(created);
        output.notice(`Created "${oneLine(name)}". The token is shown only this once:`);
        output.raw(`${created.token}\n`);
      });
    });
}

function listCommand(context: Context): Command {
  const { output } = context;
  return new Command("list").description("all tokens that are valid").action(async () => {
    await withConnection(context, async ({ client }) => {
      const tokens = await ask(client, client.api.api.tokens.get());
      output.table(
        tokens,
        [
          { title: "ID", value: (token) => token.id },
          { title: "NAME", value: (token) => token.name, colour: () => "bold", isFlexible: true },
          { title: "CREATED", value: (token) => formats.dateTime(token.createdAt) },
          {
            title: "LAST USED",
            value: (token) =>
              token.lastUsedAt === null ? "never" : formats.dateTime(token.lastUsedAt),
          },
        ],
        { empty: "There are no tokens. Create one with: rufbaum token create <name>" },
      );
    });
  });
}

function revokeCommand(context: Context): Command {
  const { output } = context;
  return new Command("revoke")
    .description("make a token invalid, at once")
    .argument("<token>", "its id, its name, or the start of either")
    .action(async (wanted: string) => {
      await withConnection(context, async ({ client }) => {
        const tokens = await ask(client, client.api.api.tokens.get());
        const { id, name } = pick(tokens, wanted, { noun: "token", list: "rufbaum token list" });
        await ask(client, client.api.api.tokens({ id: encodeURIComponent(id) }).delete());
        if (output.isJson()) return output.json({ id, name, revoked: true });
        output.line(`Revoked "${oneLine(name)}".`);
      });
    });
}
