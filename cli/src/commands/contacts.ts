import { Command } from "commander";
import type { Context } from "../context.ts";
import { checkCommand } from "./contacts/check.ts";

/** `rufbaum contacts …` */
export function contactsCommand(context: Context): Command {
  return new Command("contacts")
    .description("who may be called, and the files they come from")
    .addCommand(checkCommand(context));
}
