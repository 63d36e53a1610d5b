import { VERSION } from "@rufbaum/server/version";
import { Command } from "commander";
import { readServerConfig } from "../connection/read-config.ts";
import { startFault } from "../connection/start-fault.ts";
import type { Context } from "../context.ts";
import { CliError } from "../errors.ts";

interface ServeOptions {
  port?: string;
  host?: string;
  data?: string;
}

/** `rufbaum serve` */
export function serveCommand(context: Context): Command {
  return new Command("serve")
    .description("run the server with dashboard and carrier, until it is told to stop")
    .option("--port <port>", "where to listen; 0 for any free port (default: PORT, else 3000)")
    .option("--host <host>", "address to listen on (default: HOST, else 127.0.0.1)")
    .option("--data <folder>", "data directory (default: RUFBAUM_DATA, else .rufbaum)")
    .addHelpText("after", HELP)
    .action((options: ServeOptions) => serve(context, options));
}

async function serve({ deps, output }: Context, options: ServeOptions): Promise<void> {
  const config = await readServerConfig({
    ...deps.env,
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
    ...(options.data === undefined ? {} : { RUFBAUM_DATA: options.data }),
  });
  const stopRequested = deps.stopRequested();
  const dashboard = await deps.loadDashboard().catch((error: unknown) => {
    throw noDashboard(error);
  });
  const server = await deps
    .launch(config, { runtime: deps.runtime, dashboard, log: (message) => output.notice(message) })
    .catch((error: unknown) => {
      throw startFault(error);
    });
  const stop = () => server.stop().finally(deps.leave);
  const { url, generatedPassword } = server;
  if (output.isJson()) {
    output.jsonLine({
      url,
      version: VERSION,
      dataDirectory: config.dataDirectory,
      generatedPassword,
    });
  } else {
    const { paint } = output;
    output.line(`Rufbaum ${VERSION} runs at ${paint("bold", url)}`);
    if (generatedPassword !== null) {
      output.line();
      output.line("The dashboard's password, shown only this once:");
      output.line();
      output.line(`    ${paint("bold", generatedPassword)}`);
      output.line();
    }
    output.line("Stop it with Ctrl-C.");
  }
  if (generatedPassword !== null) {
    await deps.stdout.ready();
    await server.passwordShown().catch(async (error: unknown) => {
      await stop();
      throw startFault(error);
    });
  }
  await stopRequested;
  output.line("Stopping …");
  await stop();
}

function noDashboard(cause: unknown): CliError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new CliError(`The dashboard can't be served: ${why}`, {
    reason: "no-dashboard",
    hint: "Build it with: bun run start",
    cause,
  });
}

const HELP = `
The first start prints the dashboard's password, unless RUFBAUM_PASSWORD sets one. Without
DATABASE_URL the data is kept in the embedded database of the data directory: it survives a crash of
the program, but not a power cut. Without a Twilio account the bundled emulator takes the calls.

Examples:
  rufbaum serve
  rufbaum serve --port 8080 --data /var/lib/rufbaum
`;
