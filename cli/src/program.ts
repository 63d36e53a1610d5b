import { VERSION } from "@rufbaum/server/version";
import { Command } from "commander";
import { auditCommand } from "./commands/audit.ts";
import { backupCommand } from "./commands/backup.ts";
import { backupsCommand } from "./commands/backups.ts";
import { callCommand } from "./commands/call.ts";
import { callsCommand } from "./commands/calls.ts";
import { campaignCommand } from "./commands/campaign.ts";
import { chatCommand } from "./commands/chat.ts";
import { completionCommand } from "./commands/completion.ts";
import { consentCommand } from "./commands/consent.ts";
import { contactsCommand } from "./commands/contacts.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { emulatorCommand } from "./commands/emulator.ts";
import { latencyCommand } from "./commands/latency.ts";
import { limitsCommand } from "./commands/limits.ts";
import { mayDialCommand } from "./commands/may-dial.ts";
import { numbersCommand } from "./commands/numbers.ts";
import { ownNumbersCommand } from "./commands/own-numbers.ts";
import { personCommand } from "./commands/person.ts";
import { personasCommand } from "./commands/personas.ts";
import { replayCommand } from "./commands/replay.ts";
import { restoreCommand } from "./commands/restore.ts";
import { serveCommand } from "./commands/serve.ts";
import { settingsCommand } from "./commands/settings.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { suppressCommand } from "./commands/suppress.ts";
import { testCommand } from "./commands/test.ts";
import { tokenCommand } from "./commands/token.ts";
import { transcriptCommand } from "./commands/transcript.ts";
import { treeCommand } from "./commands/tree.ts";
import { understandCommand } from "./commands/understand.ts";
import type { CliDeps } from "./deps.ts";
import { checkOutputPaths } from "./output/check-output-paths.ts";
import { keepTimeZone } from "./output/formats.ts";
import { createOutput, type Output } from "./output/output.ts";
import { usageError } from "./usage-error.ts";

export interface Program {
  command: Command;
  output: Output;
}

/** The whole command line, reaching for nothing but `deps`. */
export function createProgram(deps: CliDeps): Program {
  keepTimeZone(null);
  const program = new Command("rufbaum")
    .description("Voice agents on the phone: trees, calls and their transcripts.")
    .version(VERSION)
    .option("--json", "answer in JSON, errors as well")
    .option("--verbose", "show what a server in this process logs")
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: deps.stdout.write,
      writeErr: deps.stderr.write,
      // `run` writes it, with a hint and as JSON if asked for.
      outputError: () => {},
      getOutHelpWidth: () => deps.stdout.columns ?? 80,
      getErrHelpWidth: () => deps.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .hook("preAction", (_, command) =>
      checkOutputPaths(deps.runtime.disk, command.opts(), command.args),
    )
    .addHelpText("after", HELP);
  const output = createOutput({
    ...deps,
    isJson: () => program.opts().json === true,
    isVerbose: () => program.opts().verbose === true,
  });
  const context = { deps, output };
  for (const command of [
    serveCommand(context),
    treeCommand(context),
    completionCommand(context, program),
    callCommand(context),
    callsCommand(context),
    contactsCommand(context),
    campaignCommand(context),
    chatCommand(context),
    simulateCommand(context),
    personasCommand(context),
    replayCommand(context),
    transcriptCommand(context),
    numbersCommand(context),
    ownNumbersCommand(context),
    personCommand(context),
    mayDialCommand(context),
    suppressCommand(context),
    consentCommand(context),
    auditCommand(context),
    limitsCommand(context),
    settingsCommand(context),
    testCommand(context),
    understandCommand(context),
    tokenCommand(context),
    emulatorCommand(context),
    latencyCommand(context),
    backupCommand(context),
    backupsCommand(context),
    restoreCommand(context),
    doctorCommand(context),
  ]) {
    program.addCommand(command);
  }
  settle(program, "rufbaum");
  return { command: program, output };
}

/** Commander hands settings down only to commands it made itself. */
function settle(command: Command, path: string): void {
  command.exitOverride((error) => {
    throw usageError(error, path);
  });
  for (const child of command.commands) {
    child.copyInheritedSettings(command);
    settle(child, `${path} ${child.name()}`);
  }
}

const HELP = `
Which server it speaks to:
  RUFBAUM_URL and RUFBAUM_TOKEN, if they are set; else the server that runs on this machine with
  the data directory RUFBAUM_DATA (default .rufbaum); else it opens the data itself.

Who uses it, where that is written down: RUFBAUM_PERSON, else the user of this machine.

Times are shown and read by this machine's clock, in its time zone (TZ); options take 2026-11-21,
  21.11.2026, either with 14:30 behind it, with an offset as 14:30+01:00, or 90m, 2h, 7d for so long ago.

Exit codes:
  0  done    1  what was asked for failed    2  wrong usage or input
  3  it was begun, but how it ends is not known: the server was lost
  130  it was ended with Ctrl-C

Examples:
  rufbaum serve
  rufbaum tree import greeting.json
  rufbaum call "+49 30 23125 001" --tree Greeting --watch
  rufbaum calls list --since 7d --json
`;
