import { Command, InvalidArgumentError } from "commander";
import { tellReport } from "../../campaigns/check-campaign.ts";
import {
  CAMPAIGN,
  type Campaign,
  campaignRoute,
  findCampaign,
  idOfList,
} from "../../campaigns/find-campaign.ts";
import { CALLS_LATER } from "../../campaigns/needs-server.ts";
import { named } from "../../campaigns/told-campaign.ts";
import { ask } from "../../client.ts";
import type { ImportOptions } from "../../contacts/import-file.ts";
import { type Context, withConnection } from "../../context.ts";
import { FailedResult, wrongInput } from "../../errors.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { COLUMNS_HELP, withColumnOptions } from "../contacts/check.ts";
import { withConsentOptions } from "../contacts/import.ts";

interface AddOptions
  extends Omit<ImportOptions, "list" | "name" | "report" | "language" | "strict"> {
  file?: string;
  fileName?: string;
  list?: string;
  firstName?: string;
  lastName?: string;
  contactCompany?: string;
  field: Record<string, string>;
}

/** `rufbaum campaign add` */
export function addContactsCommand(context: Context): Command {
  return withConsentOptions(
    withColumnOptions(
      new Command("add")
        .description("put somebody into a campaign, also while it runs: they are called first")
        .argument(...CAMPAIGN)
        .argument("[numbers...]", "such as +493023125001, up to 1,000")
        .option("--file <file>", "instead: a contact file; - for standard input")
        .option("--list <list>", "instead: a list that was imported, by its name or id")
        .option("--first-name <name>", "of a single number")
        .option("--last-name <name>", "of a single number")
        .option("--contact-company <name>", "of a single number: the company they are of")
        .option("--field <name=value>", "of a single number; may be repeated", collect, {}),
    ).option("--file-name <name>", "what standard input is called, for its ending"),
  )
    .addHelpText("after", HELP)
    .action((wanted: string, numbers: string[], options: AddOptions) =>
      add(context, wanted, numbers, options),
    );
}

async function add(
  context: Context,
  wanted: string,
  numbers: readonly string[],
  options: AddOptions,
): Promise<void> {
  const { output } = context;
  const { file, list, fileName, firstName, lastName, contactCompany, field, ...rest } = options;
  const given = [numbers.length > 0, file !== undefined, list !== undefined].filter(Boolean);
  if (given.length !== 1) {
    throw wrongInput("Whom shall it call, too?", {
      hint: "Name their numbers; or a file, with --file; or a list, with --list.",
    });
  }
  const person = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(contactCompany !== undefined && { company: contactCompany }),
    ...(Object.keys(field).length > 0 && { customFields: field }),
  };
  if (Object.keys(person).length > 0 && numbers.length !== 1) {
    throw wrongInput("Names and fields are those of a single number.", {
      hint: "Add one number at a time, or a file with columns for them.",
    });
  }
  const { prepareUpload, uploadContacts } = await import("../../contacts/import-file.ts");
  const said = {
    ...rest,
    language: "en" as const,
    ...(fileName !== undefined && { name: fileName }),
  };
  const upload = file === undefined ? null : await prepareUpload(context, file, said);
  await withConnection(context, async ({ client, isOwn }) => {
    const campaign = await findCampaign(client, wanted);
    const made = upload && (await uploadContacts(context, client, upload, { language: "en" }));
    const listId = made?.made.id ?? (list === undefined ? null : await idOfList(client, list));
    const contacts = numbers.map((phoneNumber) => ({ phoneNumber, ...person }));
    const body = listId === null ? { contacts } : { list: listId };
    const added = await ask(client, campaignRoute(client, campaign.id).contacts.post(body));
    if (output.isJson()) output.json({ ...added, ...(made && { import: made.made }) });
    else tell(context, { campaign, added, numbers });
    if (isOwn && campaign.status === "running") output.notice(CALLS_LATER);
    const { added: fresh = 0, known = 0, refused = [] } = added as Partial<AddedNow>;
    if (refused.length > 0 && fresh + known === 0) throw new FailedResult();
  });
}

type Added = NonNullable<
  Awaited<ReturnType<ReturnType<typeof campaignRoute>["contacts"]["post"]>>["data"]
>;
type AddedNow = Extract<Added, { refused: unknown }>;

function tell(
  context: Context,
  told: { campaign: Campaign; added: Added; numbers: readonly string[] },
): void {
  const { output } = context;
  const { counted, whole } = formats;
  const { campaign, added, numbers } = told;
  if (!("refused" in added) || added.refused === undefined) {
    const { total = 0 } = added as { total?: number };
    const amount = counted(total, "contact", "contacts");
    output.line(
      `Adding ${amount} to ${named(campaign)}; how far it is tells: rufbaum campaign show ${campaign.id}`,
    );
    return;
  }
  const { added: fresh, known, refused, report } = added;
  output.line(
    `Added ${counted(fresh, "contact", "contacts")} to ${named(campaign)}, ${whole(known)} known already.`,
  );
  for (const { index, message } of refused) {
    output.notice(`not added: ${oneLine(numbers[index] ?? "")}: ${oneLine(message)}`);
  }
  if (fresh > 0 && report) tellReport(context, report);
}

function collect(text: string, before: Record<string, string>): Record<string, string> {
  const at = text.indexOf("=");
  const name = text.slice(0, Math.max(0, at)).trim();
  if (name === "") throw new InvalidArgumentError("It must be name=value, such as roof=flat.");
  return { ...before, [name]: text.slice(at + 1) };
}

const HELP = `${COLUMNS_HELP}
Who is added comes before the lists. A campaign that is done runs again. Who may not be called is told
with the reason, and left out.

Exit codes: 0 added, 1 it failed, or no number could be added, 2 the file or an option is wrong, 3 the
server was lost: who is in it already is not added twice.

Examples:
  rufbaum campaign add Herbst "030 23125 001" --first-name Erika --field roof=flat
  rufbaum campaign add Herbst --file more.csv --consent-wording "…" --consent-source "Form" \\
    --consent-evidence "log 12" --consent-date 1d
`;
