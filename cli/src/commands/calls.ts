import { Command } from "commander";
import type { Context } from "../context.ts";
import { listCallsCommand } from "./calls/list.ts";
import { showCallCommand } from "./calls/show.ts";
import { hangUpCommand, outcomeCommand, sayCommand, transferCommand } from "./calls/steer.ts";
import { watchCallsCommand } from "./calls/watch.ts";

/** `rufbaum calls …` */
export function callsCommand(context: Context): Command {
  return new Command("calls")
    .description("calls, running and over: list, watch, show, hangup, say, transfer, outcome")
    .addCommand(listCallsCommand(context))
    .addCommand(watchCallsCommand(context))
    .addCommand(showCallCommand(context))
    .addCommand(hangUpCommand(context))
    .addCommand(sayCommand(context))
    .addCommand(transferCommand(context))
    .addCommand(outcomeCommand(context));
}
