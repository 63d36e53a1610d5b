import { AGENTS, type AgentName } from "@rufbaum/telephony";
import { Command, InvalidArgumentError } from "commander";
import { textOf, withPlanOptions } from "../../campaigns/plan-options.ts";
import type { StartOptions } from "../../campaigns/start-campaign.ts";
import type { Context } from "../../context.ts";
import { COLUMNS_HELP, withColumnOptions } from "../contacts/check.ts";
import { withConsentOptions } from "../contacts/import.ts";

/** `rufbaum campaign start` */
export function startCampaignCommand(context: Context): Command {
  return withConsentOptions(
    withColumnOptions(
      withPlanOptions(
        withFields(
          new Command("start")
            .description("call everybody of a contact file who may be called")
            .argument("[file]", "a .csv, .xlsx or .xls file; - for standard input")
            .option(
              "--list <list>",
              "instead of a file: a list that was imported, by its name or id",
            )
            .option("--draft <campaign>", "instead of a file: a draft, with its contacts"),
        ),
      ),
    ).option("--file-name <name>", "what standard input is called, for its ending"),
  )
    .option(
      "--dry-run",
      "only tell who would be called, and who not and why; calls nobody, but imports the file",
    )
    .option(
      "--strict",
      "start nothing and exit with 1 if anybody would be left out, or a variable is unknown",
    )
    .option("--watch", "show how far it is until it is done; Ctrl-C leaves it running")
    .addHelpText("after", HELP)
    .action(async (path: string | undefined, options: StartOptions) => {
      const { startCampaign } = await import("../../campaigns/start-campaign.ts");
      await startCampaign(context, path, options);
    });
}

/** What a campaign says, and who does. */
export function withFields(command: Command): Command {
  return command
    .option("--name <name>", "what it is called", textOf(0, 200))
    .option("--tree <tree>", "the tree that it calls with, as published last, by its id or name")
    .option(
      "--agent <agent>",
      `who speaks: ${AGENTS.join(", ")} (default: ${AGENTS[0]})`,
      agentNamed,
    )
    .option(
      "--message <text>",
      "what is said first, with [firstName], [company] …; in place of the tree's opening",
      textOf(0, 4_000),
    );
}

function agentNamed(text: string): AgentName {
  const plain = (name: string) => name.replaceAll(/[\s_-]/g, "").toLowerCase();
  const agent = AGENTS.find((one) => plain(one) === plain(text));
  if (agent) return agent;
  throw new InvalidArgumentError(`There are: ${AGENTS.join(", ")}.`);
}

const HELP = `${COLUMNS_HELP}
The file is imported as a list of the campaign's name, as \`rufbaum contacts import\` does it; then the
rules are asked about everybody on it. Who may not be called is told with the reason and left out, the
others are called. The tree has to be published. Without --tree the call greets, asks whether somebody
may get in touch, unless the greeting ends with that question, and when it suits; whoever has no time is
called again, and what is asked back is answered. --message is said as it stands, with variables as
[firstName] or {firstName}, which are the same; where nothing tells that an AI speaks, that is said first.
A variable that nobody on the list has is told before anybody is called.

The bundled emulator calls everybody with a valid number, and tells what the rules would hold back; with
\`rufbaum settings set applyInEmulator on\` it keeps to them. With a real carrier they always hold.

--dry-run calls nobody, leaves no campaign behind, and changes nothing of a draft. What the file brings
stays: its contacts, as a list of the name (of each run one more), their consents, and blocks of those
whose rows say that nobody should call. Start them later with --list. \`rufbaum contacts check\` stores
nothing. It shows what the first contact will hear. With --strict it exits with 1
where anybody would be left out, by a rule or as a row of the file that is no contact, or where the
greeting names a variable that nobody has.

--window and --retry may be repeated; days that no window names are days off. Where nothing is said a
campaign calls in the hours that the rules leave, 5 calls at once and 30 a minute; busy numbers are
called 3 times, half an hour apart at least, unanswered ones 3 times, three hours apart at least. Up to
half of that is added, six hours at most, so that it rings at another time of the day.

If no server runs, the command opens the data itself; the campaign calls once one does. With --json:
{ campaign, report, import }; with --watch JSON lines: campaign-started, campaign-progress,
campaign-ended, or watching-ended where a signal ended the watching alone.

Exit codes: 0 started, and with --watch done; 1 it could not be started, or was paused or deleted while
it was watched; 2 the file or an option is wrong; 3 the server was lost: look with campaign list.

Examples:
  rufbaum campaign start leads.csv --name "Herbst" --tree Photovoltaik --agent Ramona --watch
  rufbaum campaign start leads.csv --name "Herbst" --dry-run --strict
  rufbaum campaign start leads.xlsx --name "Messe" --message "Guten Tag [firstName], hier ist die KI von
    Muster. Haben Sie kurz Zeit?" --window "mon-fri 9-12,14-17" --retry busy=3x30m --per-minute 10
  rufbaum campaign start --list import_4f2e11 --name "Messe" --starts-at 2026-12-01T09:00
`;
