import { Command, Option } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { wrongInput } from "../../errors.ts";
import { oneLine } from "../../output/printable.ts";
import { CONTACT, find } from "./one.ts";

interface Fields {
  firstName?: string;
  lastName?: string;
  company?: string;
  email?: string;
  postcode?: string;
  status?: "customer" | "lead" | "prospect";
}

/** `rufbaum contacts add` */
export function addContactCommand(context: Context): Command {
  const { output } = context;
  return withFields(new Command("add").description("a new contact"))
    .argument("<number>", "as you write it, such as 0171/1234567")
    .action(async (phone: string, fields: Fields) => {
      await withConnection(context, async ({ client }) => {
        const added = await ask(client, client.api.api.contacts.post({ phone, ...fields }));
        if (output.isJson()) output.json(added);
        else output.line(`Added ${oneLine(`${added.name} ${added.phone}`.trim())} (${added.id}).`);
      });
    });
}

/** `rufbaum contacts change` */
export function changeContactCommand(context: Context): Command {
  const { output } = context;
  return withFields(new Command("change").description("what is known of a contact"))
    .argument(...CONTACT)
    .option("--number <number>", "another number")
    .action(async (wanted: string, { number: phone, ...fields }: Fields & { number?: string }) => {
      const changes = { ...fields, ...(phone !== undefined && { phone }) };
      if (Object.keys(changes).length === 0) {
        throw wrongInput("Nothing was named that is to change.", {
          hint: 'Say what, such as --company "Sonnwerk GmbH"; an empty text takes it away.',
        });
      }
      await withConnection(context, async ({ client }) => {
        const { id, updatedAt } = await find(client, wanted);
        const contact = client.api.api.contacts({ id });
        const changed = await ask(client, contact.patch({ ...changes, updatedAt }));
        if (output.isJson()) output.json(changed);
        else output.line(`Changed ${oneLine(`${changed.name} ${changed.phone}`.trim())}.`);
      });
    });
}

export function withFields(command: Command): Command {
  return command
    .option("--first-name <name>", "first name")
    .option("--last-name <name>", "last name")
    .option("--company <name>", "company")
    .option("--email <address>", "e-mail")
    .option("--postcode <postcode>", "postcode")
    .addOption(
      new Option("--status <status>", "how it stands").choices(["customer", "lead", "prospect"]),
    );
}
