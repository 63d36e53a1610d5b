import { Command } from "commander";
import type { Context } from "../context.ts";
import { checkCommand } from "./contacts/check.ts";
import { exportCommand, templateCommand } from "./contacts/files.ts";
import { importCommand } from "./contacts/import.ts";
import { importsCommand, listContactsCommand } from "./contacts/list.ts";
import { deleteContactCommand, showContactCommand } from "./contacts/one.ts";

/** `rufbaum contacts …` */
export function contactsCommand(context: Context): Command {
  return new Command("contacts")
    .description("who may be called, and the files they come from")
    .addCommand(checkCommand(context))
    .addCommand(importCommand(context))
    .addCommand(listContactsCommand(context))
    .addCommand(showContactCommand(context))
    .addCommand(deleteContactCommand(context))
    .addCommand(importsCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(templateCommand(context));
}
