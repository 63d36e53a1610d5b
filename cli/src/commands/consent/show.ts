import { Command } from "commander";
import { ask } from "../../client.ts";
import { verifyInParts } from "../../consents/verify-in-parts.ts";
import { type Context, withConnection } from "../../context.ts";
import { FailedResult, wrongInput } from "../../errors.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { wholeNumber } from "../../usage-error.ts";

/** `rufbaum consent show` */
export function showCommand(context: Context): Command {
  const { output } = context;
  return new Command("show")
    .description("what somebody agreed to, what became of it, and what shows it")
    .argument("<number>", "as you write it, such as +493023125001")
    .action(async (number: string) => {
      await withConnection(context, async ({ client }) => {
        const told = await ask(client, client.api.api.consents.show.post({ number }));
        if (output.isJson()) return output.json(told);
        const { written, consents, entries, blocked } = told;
        output.line(consents.length === 0 ? `${written}: no consent on record.` : written);
        for (const consent of consents) {
          const { purpose, uses, file, endsAt } = consent;
          output.line(`  Consent ${consent.id}: ${consent.stateText}`);
          const fact = (name: string, value: string) =>
            output.line(`    ${name} ${oneLine(value)}`);
          fact("agreed  ", consent.grantedOn ?? formats.dateTime(consent.grantedAt));
          if (endsAt !== null) fact("until   ", consent.endsOn ?? formats.dateTime(endsAt));
          fact("wording ", consent.wording);
          fact("source  ", consent.source);
          const shown = file && `${file.name} (${formats.bytes(file.bytes)})`;
          fact("evidence", [consent.evidence ?? "(erased)", shown].filter(Boolean).join(", "));
          fact("as      ", consent.statementId);
          const scope = `${consent.channelText}, ${consent.company}`;
          fact("for     ", purpose === null ? scope : `${scope}, ${purpose}`);
          fact("recorded", `${formats.dateTime(consent.recordedAt)} by ${consent.recordedBy}`);
          const last = uses.at(-1);
          if (last) fact("calls   ", `${uses.length}, the last ${formats.dateTime(last.at)}`);
        }
        for (const { kind, at, on, recordedAt, recordedBy, note } of entries) {
          if (kind !== "withdrawal") continue;
          const when = `${on ?? formats.dateTime(at)}, recorded ${formats.dateTime(recordedAt)}`;
          const how = note === null ? "." : `: ${oneLine(note)}`;
          output.line(`  Withdrawn ${when} by ${recordedBy}${how}`);
        }
        if (blocked) {
          output.line(`  Blocked since ${formats.dateTime(blocked.since)}: ${blocked.reasonText}.`);
        }
      });
    });
}

/** `rufbaum consent statements` */
export function statementsCommand(context: Context): Command {
  const { output } = context;
  return new Command("statements")
    .description("what was agreed to, the newest first")
    .option("--limit <number>", "at most this many", wholeNumber(1, 1_000), 100)
    .action(async ({ limit }: { limit: number }) => {
      await withConnection(context, async ({ client }) => {
        const route = client.api.api.consents.statements;
        const { statements, next } = await ask(client, route.get({ query: { limit } }));
        output.table(
          statements,
          [
            { title: "ID", value: ({ id }) => id },
            { title: "RECORDED", value: ({ recordedAt }) => formats.dateTime(recordedAt) },
            { title: "COMPANY", value: ({ company }) => company },
            { title: "SOURCE", value: ({ source }) => source, isFlexible: true },
            { title: "WORDING", value: ({ wording }) => wording, isFlexible: true },
          ],
          { empty: "None yet. Record one with: rufbaum consent add <number>" },
        );
        if (next !== null) output.notice("There are more: raise --limit to see them.");
      });
    });
}

/** `rufbaum consent verify` */
export function verifyCommand(context: Context): Command {
  const { output } = context;
  return new Command("verify")
    .description("whether the ledger is as it was written: 1 if not, with the first fault")
    .option("--head <head...>", "what it told as its head before: the number and the hash")
    .addHelpText("after", VERIFY_HELP)
    .action(async ({ head: given }: { head?: string[] }) => {
      const kept = given === undefined ? null : readHead(given);
      await withConnection(context, async ({ client }) => {
        const checked = await verifyInParts(context, client, kept);
        if (output.isJson()) output.json(checked);
        else if (checked.ok) {
          const { entries, statements, evidenceFiles, head } = checked;
          output.line(
            `The ledger is whole: ${counted(entries, "entry", "entries")}, ${counted(statements, "statement", "statements")}, ${counted(evidenceFiles, "file", "files")} of evidence.`,
          );
          output.line(`Head: ${head.sequence} ${head.hash}`);
        } else output.line(`The ledger was changed: ${checked.message}`);
        if (!checked.ok) throw new FailedResult();
      });
    });
}

/** `5 9f…`, as it was told. */
function readHead(given: readonly string[]): { after: number; hash: string } {
  const [sequence = "", hash = "", ...more] = given.flatMap((part) => part.trim().split(/\s+/));
  if (!/^\d{1,15}$/.test(sequence) || !/^[0-9a-f]{64}$/.test(hash) || more.length > 0) {
    throw wrongInput("A head is the number of an entry and its hash of 64 characters.", {
      hint: 'As it was told: rufbaum consent verify --head "1208 9f86d0…"',
    });
  }
  return { after: Number(sequence), hash };
}

function counted(count: number, one: string, many: string): string {
  return `${formats.whole(count)} ${count === 1 ? one : many}`;
}

const VERIFY_HELP = `
Whoever keeps the head elsewhere can show later that nothing before it was made anew:
  rufbaum consent verify --head "1208 9f86d0…"

Exit codes: 0 it is whole, 1 it is not.
`;
