import { isStanding, STANDINGS } from "@rufbaum/tree/graph";
import { Command, InvalidArgumentError, Option } from "commander";
import { CAMPAIGN, campaignRoute, findCampaign } from "../../campaigns/find-campaign.ts";
import { reasonOf } from "../../campaigns/reason-of.ts";
import { named } from "../../campaigns/told-campaign.ts";
import { ask } from "../../client.ts";
import { saveDownload } from "../../contacts/save-download.ts";
import { type Context, withConnection } from "../../context.ts";
import { formats } from "../../output/formats.ts";
import { wholeNumber } from "../../usage-error.ts";
import { type FileOptions, formatOf, formatOption } from "../contacts/files.ts";

const LISTED = STANDINGS.join(", ");

/** `rufbaum campaign export` */
export function exportCampaignCommand(context: Context): Command {
  return new Command("export")
    .description("its contacts with what became of them, as a file")
    .argument(...CAMPAIGN)
    .addOption(standingOption("only those that stand so"))
    .addOption(formatOption())
    .option("--out <file>", "where to (default: stdout)")
    .addOption(
      new Option("--language <language>", "of columns and outcomes")
        .choices(["de", "en"])
        .default("en"),
    )
    .addHelpText("after", EXPORT_HELP)
    .action(async (wanted: string, options: FileOptions & Chosen & { language: "de" | "en" }) => {
      const format = formatOf(context, options);
      const { standing: standings, out, language } = options;
      await withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        await saveDownload(context, client, {
          path: `/api/bulk-calls/campaigns/${encodeURIComponent(id)}/export`,
          body: { format, ...(standings && { standings }) },
          out,
          language,
        });
      });
    });
}

const EXPORT_HELP = `
A cell that a spreadsheet would take for a formula is written as text. Standings are:
  ${LISTED}

Examples:
  rufbaum campaign export Herbst --out results.xlsx
  rufbaum campaign export Herbst --standing success,appointment > leads.csv
`;

/** `rufbaum campaign redial` */
export function redialCommand(context: Context): Command {
  const { output } = context;
  return new Command("redial")
    .description("a new draft with those of a campaign who stand so")
    .argument(...CAMPAIGN)
    .addOption(standingOption("who, such as no-answer,busy").makeOptionMandatory())
    .addHelpText(
      "after",
      `\nStandings are:\n  ${LISTED}\n\nExample:\n  rufbaum campaign redial Herbst --standing no-answer,busy\n`,
    )
    .action((wanted: string, { standing: standings = [] }: Chosen) =>
      withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        const draft = await ask(client, campaignRoute(client, id).redial.post({ standings }));
        if (output.isJson()) return output.json(draft);
        output.line(
          `Made ${named(draft)}, a draft with ${formats.counted(draft.totalCalls, "contact", "contacts")}.`,
        );
        output.line(`Start it with: rufbaum campaign start --draft ${draft.id}`);
      }),
    );
}

/** `rufbaum campaign contacts` */
export function contactsOfCampaignCommand(context: Context): Command {
  const { output } = context;
  return new Command("contacts")
    .description("who is called in a campaign, and what became of them")
    .argument(...CAMPAIGN)
    .option("--standing <standing>", `only those that stand so: ${LISTED}`, standingNamed)
    .option("--reason <code>", "only those whom this held back, or whose call ended so")
    .option("--search <text>", "only those with it in name, company or number")
    .option("--limit <number>", "at most this many", wholeNumber(1, 1_000_000), 100)
    .action((wanted: string, { standing, reason, search: text, limit }: Search) =>
      withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        const route = campaignRoute(client, id).contacts.search;
        const asked = {
          ...(standing !== undefined && { standing }),
          ...(reason !== undefined && { reason }),
          ...(text !== undefined && { text }),
        };
        const rows: Row[] = [];
        let after: string | null = null;
        do {
          const page: Page = await ask(
            client,
            route.post({
              ...asked,
              limit: Math.min(1_000, limit - rows.length),
              ...(after !== null && { after }),
            } as never),
          );
          rows.push(...page.contacts);
          after = page.next;
        } while (after !== null && rows.length < limit);
        const { dateTime, whole } = formats;
        output.table(
          rows,
          [
            { title: "NUMBER", value: ({ written }) => written },
            {
              title: "NAME",
              value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
              isFlexible: true,
            },
            { title: "COMPANY", value: ({ company }) => company, isFlexible: true },
            { title: "STANDING", value: ({ standing: one }) => one },
            {
              title: "REASON",
              value: whyOf,
              isFlexible: true,
            },
            { title: "CALLS", value: ({ attempts }) => whole(attempts), align: "right" },
            { title: "LAST", value: ({ lastAt }) => (lastAt === null ? "" : dateTime(lastAt)) },
            { title: "NEXT", value: ({ dueAt }) => (dueAt === null ? "" : dateTime(dueAt)) },
          ],
          { empty: "Nobody stands so.", json: { contacts: rows, next: after } },
        );
        if (after !== null)
          output.notice(`There are more than ${whole(limit)}: --limit shows them.`);
      }),
    );
}

/** Why he stands so; of who is called again, what his last call came to. */
function whyOf({ standing, reason, reasonName }: Row): string {
  return reasonOf(standing, reason) ?? reasonName ?? reason;
}

interface Search {
  standing?: string;
  reason?: string;
  search?: string;
  limit: number;
}
type Page = NonNullable<
  Awaited<ReturnType<ReturnType<typeof campaignRoute>["contacts"]["search"]["post"]>>["data"]
>;
type Row = Page["contacts"][number];

interface Chosen {
  standing?: string[];
}

function standingOption(description: string): Option {
  return new Option("--standing <standings>", `${description}, with commas between them`).argParser(
    (text) => text.split(",").map((one) => standingNamed(one.trim())),
  );
}

function standingNamed(text: string): string {
  if (isStanding(text)) return text;
  throw new InvalidArgumentError(`"${text}" is no standing. There are: ${LISTED}.`);
}
