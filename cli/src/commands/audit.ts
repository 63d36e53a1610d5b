import { AUDIT_ACTIONS, type AuditAction } from "@rufbaum/store/audit-actions";
import { Command, Option } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { readInstant } from "../input/read-instant.ts";
import { formats } from "../output/formats.ts";
import { toldChanges } from "../settings/told-changes.ts";
import { wholeNumber } from "../usage-error.ts";

/** `rufbaum audit …` */
export function auditCommand(context: Context): Command {
  return new Command("audit")
    .description("who did what has to be answered for: list")
    .addCommand(listCommand(context));
}

interface ListOptions {
  since?: string;
  by?: string;
  action?: AuditAction;
  number?: string;
  limit: number;
}

function listCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("list")
    .description("what was done, the newest first")
    .option("--since <time>", "from then on: 2026-11-21, 2026-11-21T14:30, or 90m, 2h, 7d ago")
    .option("--by <name>", "only what was done under this name")
    .addOption(new Option("--action <action>", "only such").choices(AUDIT_ACTIONS))
    .option("--number <number>", "only what was about whom it belongs to")
    .option("--limit <number>", "at most this many, up to 1000", wholeNumber(1, 1000), 50)
    .action(async ({ since, limit, ...wanted }: ListOptions) => {
      const now = deps.runtime.clock.now();
      const from = since === undefined ? undefined : readInstant(since, "--since", now);
      if (from !== undefined && Date.parse(from) > now) {
        throw wrongInput(`"${since}" after --since lies in the future.`, {
          hint: "Name the time from which on you want to see what was done.",
        });
      }
      await withConnection(context, async ({ client }) => {
        const body = { ...wanted, limit, ...(from !== undefined && { since: from }) };
        output.table(
          await ask(client, client.api.api.audit.search.post(body)),
          [
            { title: "AT", value: ({ at }) => formats.dateTime(at) },
            { title: "BY", value: ({ by }) => by, isFlexible: true },
            { title: "WHAT", value: (entry) => whatOf(entry), isFlexible: true },
            { title: "ABOUT", value: ({ subject }) => subject ?? "" },
          ],
          {
            empty:
              Object.keys(body).length > 1
                ? "Nothing such was written down."
                : "Nothing was written down yet.",
          },
        );
      });
    });
}

/** With what a setting was and is, and the reason that was written for it. */
function whatOf({ description, details }: { description: string; details: unknown }): string {
  const { reason } = (details ?? {}) as { reason?: unknown };
  const told = [description, ...toldChanges(details)].join("; ");
  return typeof reason === "string" ? `${told}: ${reason}` : told;
}
