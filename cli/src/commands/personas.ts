import { Command } from "commander";
import type { Context } from "../context.ts";
import { fitPersonasCommand } from "./personas/fit.ts";
import { listPersonasCommand } from "./personas/list.ts";

/** `rufbaum personas …` */
export function personasCommand(context: Context): Command {
  return new Command("personas")
    .description("virtual customers for simulations: list, fit")
    .addCommand(listPersonasCommand(context))
    .addCommand(fitPersonasCommand(context));
}
