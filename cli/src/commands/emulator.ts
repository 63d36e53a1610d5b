import type {
  AccountKind,
  ServedEmulator,
  ServedEmulatorOptions,
} from "@rufbaum/telephony/emulator";
import { Command, InvalidArgumentError, Option } from "commander";
import type { Context } from "../context.ts";
import { CliError } from "../errors.ts";
import { wholeNumber } from "../usage-error.ts";

interface EmulatorCommandOptions {
  port: number;
  speed: number;
  rate: number;
  account?: AccountKind;
  tellInterruptions?: boolean;
  seed?: number;
}

const LARGEST_FACTOR = 10_000;

/** `rufbaum emulator` */
export function emulatorCommand(context: Context): Command {
  return new Command("emulator")
    .description("run the carrier emulator alone, for any client of Twilio's API")
    .option(
      "--port <port>",
      "where to listen on 127.0.0.1; 0 for any free port",
      wholeNumber(0, 65_535),
      0,
    )
    .option("--speed <factor>", "how many times as fast as real the line is", factor, 1)
    .option("--rate <calls>", "calls that are started in a second", factor, 1)
    .addOption(
      new Option(
        "--account <kind>",
        "what the account may do: 5 calls at once and only to confirmed numbers, 3, or any",
      ).choices(["trial", "individual", "business"] satisfies AccountKind[]),
    )
    .option(
      "--tell-interruptions",
      "tell apps what cut the agent off, whatever their TwiML asks for",
    )
    .option(
      "--seed <number>",
      "the same account and the same people at each start",
      wholeNumber(0, 2 ** 32 - 1),
    )
    .addHelpText("after", HELP)
    .action((options: EmulatorCommandOptions) => emulate(context, options));
}

async function emulate({ deps, output }: Context, options: EmulatorCommandOptions): Promise<void> {
  const stopRequested = deps.stopRequested();
  const emulator = await serve({
    runtime: deps.runtime,
    port: options.port,
    speed: options.speed,
    callsPerSecond: options.rate,
    account: options.account,
    tellsInterruptions: options.tellInterruptions ?? false,
    seed: options.seed ?? null,
  });
  const { url, accountSid, authToken, from } = emulator;
  if (output.isJson()) {
    output.jsonLine({ url, accountSid, authToken, from });
  } else {
    output.line(`The carrier emulator runs at ${output.paint("bold", url)}`);
    output.line();
    output.line(`    Account SID   ${accountSid}`);
    output.line(`    Auth token    ${authToken}`);
    output.line(`    From          ${from}`);
    output.line();
    output.line("It reaches nobody. Stop it with Ctrl-C.");
  }
  await stopRequested;
  await emulator.stop();
}

async function serve(options: ServedEmulatorOptions): Promise<ServedEmulator> {
  const { serveEmulator } = await import("@rufbaum/telephony/emulator");
  try {
    return serveEmulator(options);
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!isTaken) throw error;
    throw new CliError(`Port ${options.port} is in use by another program.`, {
      reason: "port-in-use",
      hint: "Choose another port with --port, or 0 for any free one.",
      cause: error,
    });
  }
}

/** Reads an option that is a number above 0. */
function factor(text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value > 0 && value <= LARGEST_FACTOR) return value;
  throw new InvalidArgumentError(`It must be a number above 0, up to ${LARGEST_FACTOR}.`);
}

const HELP = `
It takes the REST calls that Twilio takes, calls nobody, and asks your app for TwiML with valid
signatures. What becomes of a call is decided by the number: docs/emulator.md has the table, and says
how a Twilio client library is pointed at it. With --json the first line holds url, accountSid,
authToken and from.

Examples:
  rufbaum emulator --port 4010
  rufbaum emulator --json --speed 20 --seed 7
`;
