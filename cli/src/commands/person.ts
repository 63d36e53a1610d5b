import type { Language } from "@rufbaum/words";
import { Command, Option } from "commander";
import { ask, type Client } from "../client.ts";
import { saveDownload } from "../contacts/save-download.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { toldCounts } from "../persons/told-counts.ts";

const NUMBER = ["<number>", "as you write it, such as +493023125001"] as const;
const REASONS = ["asked", "objection", "not-needed", "other"] as const;

/** `rufbaum person …` */
export function personCommand(context: Context): Command {
  return new Command("person")
    .description("what is known of one person, by number: show, export, erase")
    .addCommand(showCommand(context))
    .addCommand(exportCommand(context))
    .addCommand(eraseCommand(context));
}

function showCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("how much is known, by kind of data")
    .argument(...NUMBER)
    .action(async (number: string) => {
      await withConnection(context, async ({ client }) => {
        const known = await ask(client, client.api.api.persons.show.post({ number }));
        if (output.isJson()) return output.json(known);
        output.line(known.written);
        output.line(`Known: ${toldCounts(known.counts)}.`);
        output.line(known.isBlocked ? "Nobody calls this number." : "It is not blocked.");
        for (const held of known.pendingRecordings) output.notice(heldTold(held));
        for (const at of known.erasedAt) output.line(`Erased: ${formats.dateTime(at)}`);
      });
    });
}

function exportCommand(context: Context): Command {
  return new Command("export")
    .description("everything in one ZIP archive, recordings too, to hand it to the person")
    .argument(...NUMBER)
    .requiredOption("--out <file>", "the archive to write")
    .addOption(
      new Option("--language <language>", "of what tells about the files")
        .choices(["de", "en"])
        .default("de"),
    )
    .addHelpText("after", '\nExample:\n  rufbaum person export "030 23125 001" --out person.zip\n')
    .action(async (number: string, { out, language }: { out: string; language: Language }) => {
      const path = "/api/persons/export";
      await withConnection(context, ({ client }) =>
        saveDownload(context, client, { path, body: { number }, out, language }),
      );
    });
}

function eraseCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("erase")
    .description("delete all that is known, for good; the number stays blocked")
    .argument(...NUMBER)
    .option("--reason <reason>", `why: ${REASONS.join(", ")}`)
    .option("--yes", "do not ask")
    .action(async (number: string, { reason: given, yes }: { reason?: string; yes?: true }) => {
      const reason = REASONS.find((each) => each === given);
      if (given !== undefined && !reason) {
        throw wrongInput(`There is no reason ${oneLine(given)}.`, {
          hint: `One of: ${REASONS.join(", ")}.`,
        });
      }
      if (!yes && (!deps.stdin.isTerminal || output.isJson())) {
        throw wrongInput("Erasing has to be confirmed.", {
          reason: "not-confirmed",
          hint: "Say --yes to erase without being asked.",
        });
      }
      await withConnection(context, async ({ client }) => {
        if (!yes) {
          deps.stderr.write(`Erase all that is known of ${oneLine(number)}, for good? [y/N] `);
          if (!/^(y|yes|j|ja)$/i.test((await deps.stdin.readLine()).trim())) {
            throw new CliError("Nothing was erased.", { reason: "not-confirmed" });
          }
        }
        const erased = await ask(
          client,
          client.api.api.persons.erase.post({ number, ...(reason && { reason }) }),
        );
        if (output.isJson()) return output.json(erased);
        output.line(`Erased: ${toldCounts(erased.counts)}. Nobody calls this number any more.`);
        for (const held of erased.pendingRecordings) output.notice(heldTold(held));
        if (erased.hasTraces) {
          output.notice("Bytes of it stay in the database's files until no call is in progress.");
        }
        tellCopies(output, erased.copies);
      });
    });
}

/** Only a server with that account can have them deleted. */
function heldTold({ account, recordings }: Erased["pendingRecordings"][number]): string {
  const what = `${recordings} recording${recordings === 1 ? "" : "s"}`;
  return account === null
    ? `${what} of an older version may still exist: it wrote down no account. Look for them at your carrier.`
    : `The account ${oneLine(account)} still has ${what}: a server with that account asks it every hour.`;
}

type Erased = Awaited<ReturnType<typeof erasedBy>>;
const erasedBy = (client: Client) => ask(client, client.api.api.persons.erase.post({ number: "" }));

function tellCopies(output: Context["output"], copies: Erased["copies"]): void {
  if (copies === null) {
    output.notice("Backups of PostgreSQL are its administrator's: they may still hold the person.");
    return;
  }
  for (const copy of copies) output.notice(`Still in ${oneLine(copy.path)}, ${endTold(copy)}.`);
  const isThere = copies.length > 0;
  output.notice(
    isThere
      ? "These paths are in the server's data directory; whoever wants one gone before deletes it there, also while the server runs. Nobody here knows of copies of backups that were put elsewhere."
      : "Nobody here knows of copies of backups that were put elsewhere.",
  );
}

type Copy = NonNullable<Erased["copies"]>[number];

/** What ends a copy of data of before. */
function endTold({ kind, lastDay, endsAfter }: Copy): string {
  if (lastDay !== null) return `until ${lastDay}`;
  // Of older servers, which tell nothing of it, too.
  if (typeof endsAfter !== "number") return "until somebody deletes it: nothing replaces it";
  const more = `${endsAfter} more ${endsAfter === 1 ? "is" : "are"} made`;
  switch (kind) {
    case "at-stop":
      return `until the server was stopped ${endsAfter} more time${endsAfter === 1 ? "" : "s"}, and a week more at most`;
    case "by-hand":
      return `until ${more} by hand (rufbaum backup)`;
    default:
      return `until ${more} before a migration`;
  }
}
