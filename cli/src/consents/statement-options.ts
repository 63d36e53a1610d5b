import { basename } from "node:path";
import type { Command } from "commander";
import { ask, type Client } from "../client.ts";
import type { CliDeps } from "../deps.ts";
import { wrongInput } from "../errors.ts";
import { readDayOrInstant, readPastDayOrInstant } from "../input/read-instant.ts";
import { formats } from "../output/formats.ts";
import { causeOf } from "../trees/file-fault.ts";

/** What was agreed to, as it is typed. */
export interface StatementOptions {
  statement?: string;
  wording?: string;
  source?: string;
  evidence?: string;
  evidenceFile?: string;
  company?: string;
  purpose?: string;
  ends?: string;
  date?: string;
}

export function withStatementOptions(command: Command): Command {
  return command
    .option("--wording <text>", "the words that were agreed to")
    .option("--source <text>", "where they were asked for: a form, a fair, a call")
    .option("--evidence <text>", "what shows it, in words")
    .option("--evidence-file <file>", "a file that shows it, up to 10 MB")
    .option("--company <name>", "who may call (default: the company of the settings)")
    .option("--purpose <text>", "what for (default: all that the company offers)")
    .option(
      "--ends <time>",
      "until when it counts, by its own wording: 2026-12-31 counts on that day, too",
    )
    .option("--statement <id>", "instead of all these: one that was made before")
    .option(
      "--date <time>",
      "when they agreed: 2026-11-21 or 21.11.2026, with 14:30 behind it where it is known",
    );
}

/** A statement that is there, or what to make one of. */
export type GivenStatement = { id: string } | { fields: StatementBody };

interface StatementBody {
  wording: string;
  source: string;
  evidence?: string;
  company?: string;
  purpose?: string;
  endsAt?: string;
  evidenceFile?: File;
}

/** Reads the options, and the file of evidence. @throws CliError (2) before anybody is asked */
export async function readStatement(
  { runtime }: CliDeps,
  options: StatementOptions,
): Promise<GivenStatement> {
  const { statement, wording, source, evidence, evidenceFile, company, purpose, ends } = options;
  if (statement !== undefined) {
    refuseBeside({
      "--wording": wording,
      "--source": source,
      "--evidence": evidence,
      "--evidence-file": evidenceFile,
      "--company": company,
      "--purpose": purpose,
      "--ends": ends,
    });
    return { id: statement };
  }
  if (wording === undefined || source === undefined) {
    const missing = wording === undefined ? "--wording" : "--source";
    throw wrongInput(`What was agreed to has no ${missing}.`, {
      hint: "Give --wording, --source and --evidence; or --statement <id>, see: rufbaum consent statements",
    });
  }
  if (evidence === undefined && evidenceFile === undefined) {
    throw wrongInput("What shows the consent?", {
      hint: "Say it with --evidence, or add the file with --evidence-file.",
    });
  }
  const file = evidenceFile === undefined ? null : await fileOf(runtime.disk, evidenceFile);
  const now = runtime.clock.now();
  return {
    fields: {
      wording,
      source,
      ...(evidence !== undefined && { evidence }),
      ...(company !== undefined && { company }),
      ...(purpose !== undefined && { purpose }),
      ...(ends !== undefined && { endsAt: readDayOrInstant(ends, "--ends", now) }),
      ...(file && { evidenceFile: file }),
    },
  };
}

/** What is said of a statement beside the name of one that is there. @throws CliError (2) that names it */
export function refuseBeside(fields: Readonly<Record<string, string | undefined>>): void {
  const said = Object.keys(fields).filter((option) => fields[option] !== undefined);
  if (said.length === 0) return;
  throw wrongInput(
    `--statement names what was agreed to as it stands: ${formats.listed(said)} can't be said beside it.`,
    { hint: "Leave out --statement to record another statement." },
  );
}

/** Makes it, unless it is there, for those who agreed at that time. @returns its id */
export async function keepStatement(
  client: Client,
  given: GivenStatement,
  date: { grantedAt?: string },
): Promise<string> {
  if ("id" in given) return given.id;
  const { statements } = client.api.api.consents;
  return (await ask(client, statements.post({ ...given.fields, ...date }))).id;
}

/** When everybody on a list agreed: nobody else can know. @throws CliError (2) without it */
export function requireDate(deps: CliDeps, options: StatementOptions): { grantedAt: string } {
  const { grantedAt } = readDate(deps, options);
  if (grantedAt !== undefined) return { grantedAt };
  throw wrongInput("When did they agree?", { hint: "Name the day, such as: --date 2026-11-21" });
}

/** When somebody agreed, as the server takes it; nothing for now, by its own clock. */
export function readDate({ runtime }: CliDeps, { date }: StatementOptions): { grantedAt?: string } {
  if (date === undefined) return {};
  return { grantedAt: readPastDayOrInstant(date, "--date", runtime.clock.now()) };
}

async function fileOf(disk: CliDeps["runtime"]["disk"], path: string): Promise<File> {
  const bytes = await disk.readBytes(path).catch((error: unknown) => {
    throw wrongInput(`${path} can't be read: ${causeOf(error)}.`, { reason: "unreadable-file" });
  });
  if (bytes === null) throw wrongInput(`There is no file ${path}.`, { reason: "no-such-file" });
  if (bytes.length === 0) {
    throw wrongInput(`${path} is empty, and shows no consent.`, { reason: "empty-evidence-file" });
  }
  return new File([new Uint8Array(bytes)], basename(path));
}
