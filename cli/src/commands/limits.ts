import { Command, InvalidArgumentError } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";

/** Not `null` for none: Commander would take that for an empty text. */
type Limit = number | "none" | "usual";

interface LimitsOptions {
  atOnce?: Limit;
  perMinute?: Limit;
  minutesPerDay?: Limit;
}

const ROWS = [
  ["atOnce", "calls at once"],
  ["perMinute", "calls begun in a minute"],
  ["minutesPerDay", "minutes spoken in a day"],
] as const;

/** `rufbaum limits` */
export function limitsCommand(context: Context): Command {
  const { output } = context;
  const value = "<n|none|usual>";
  return new Command("limits")
    .description("how much may be dialled, and what is used of it; options change it")
    .option(`--at-once ${value}`, "calls that may be open at once", limit(10_000))
    .option(`--per-minute ${value}`, "calls that may begin within a minute", limit(10_000))
    .option(`--minutes-per-day ${value}`, "minutes that may be spoken in a day", limit(1_000_000))
    .addHelpText("after", HELP)
    .action(async (changes: LimitsOptions) => {
      await withConnection(context, async ({ client }) => {
        const { limits: route } = client.api.api.settings;
        const isChange = Object.keys(changes).length > 0;
        const told = await ask(client, isChange ? route.put(wishOf(changes)) : route.get());
        if (output.isJson()) return output.json(told);
        output.table(
          ROWS.map(([name, title]) => ({
            title,
            limit: told.limits[name],
            usual: told.usual[name],
            used: told.used[name],
          })),
          [
            { title: "WHAT", value: ({ title }) => title },
            {
              title: "USED",
              value: ({ used }) => String(used),
              colour: ({ limit, used }) => (limit !== null && used >= limit ? "red" : "green"),
            },
            { title: "LIMIT", value: (row) => written(row.limit) },
            { title: "USUAL", value: ({ usual }) => written(usual) },
          ],
          { empty: "There are no limits." },
        );
      });
    });
}

function wishOf(changes: LimitsOptions) {
  const wish = (limit: Limit) => (limit === "none" ? null : limit);
  return Object.fromEntries(
    Object.entries(changes).map(([name, limit]) => [name, wish(limit)] as const),
  );
}

function written(limit: number | null): string {
  return limit === null ? "none" : String(limit);
}

/** Reads an option that is a number, `none` or `usual`. */
function limit(most: number): (text: string) => Limit {
  return (text) => {
    if (text === "none" || text === "usual") return text;
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${most}, none, or usual.`);
  };
}

const HELP = `
They hold for all servers on the data together, for outgoing calls. 0 calls nobody.

Examples:
  rufbaum limits
  rufbaum limits --at-once 20 --minutes-per-day none
`;
