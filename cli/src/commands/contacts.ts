import { Command } from "commander";
import type { Context } from "../context.ts";
import { addContactCommand, changeContactCommand } from "./contacts/change.ts";
import { checkCommand } from "./contacts/check.ts";
import { exportCommand, templateCommand } from "./contacts/files.ts";
import { importCommand } from "./contacts/import.ts";
import { importsCommand, listContactsCommand } from "./contacts/list.ts";
import {
  duplicatesCommand,
  mergeContactsCommand,
  restoreContactsCommand,
} from "./contacts/merge.ts";
import { deleteContactCommand, showContactCommand } from "./contacts/one.ts";

/** `rufbaum contacts …` */
export function contactsCommand(context: Context): Command {
  return new Command("contacts")
    .description("who may be called, and the files they come from")
    .addCommand(checkCommand(context))
    .addCommand(importCommand(context))
    .addCommand(listContactsCommand(context))
    .addCommand(showContactCommand(context))
    .addCommand(addContactCommand(context))
    .addCommand(changeContactCommand(context))
    .addCommand(deleteContactCommand(context))
    .addCommand(restoreContactsCommand(context))
    .addCommand(duplicatesCommand(context))
    .addCommand(mergeContactsCommand(context))
    .addCommand(importsCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(templateCommand(context));
}
