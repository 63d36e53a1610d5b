import { regionName, regionNames } from "@rufbaum/words/format";
import { Command, Option } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { FailedResult } from "../errors.ts";
import { readDayOrInstant } from "../input/read-instant.ts";
import { formats, zoneHere } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { tellDenial } from "../refused.ts";
import type { SettingKey } from "../settings/setting-keys.ts";
import { writeValue } from "../settings/setting-values.ts";

interface MayDialOptions {
  at?: string;
  for: "test" | "call-back" | "campaign";
  purpose?: string;
  campaign?: string;
}

/** `rufbaum may-dial` */
export function mayDialCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("may-dial")
    .description("whether a number may be called, and what forbids it; nobody is called")
    .argument("<number>", "as you write it, such as +493023125001")
    .option("--at <time>", "then instead of now, such as 2026-12-24T17:00 or 24.12.2026 17:00")
    .addOption(
      new Option("--for <kind>", "what the call would be")
        .choices(["test", "call-back", "campaign"])
        .default("test"),
    )
    .option("--purpose <text>", "what for, as consents name it; else that of the settings")
    .option("--campaign <id>", "for this campaign, with its purpose and its attempts")
    .addHelpText("after", HELP)
    .action(async (number: string, options: MayDialOptions) => {
      const { at, purpose, campaign, for: kind } = options;
      const now = deps.runtime.clock.now();
      const then = at === undefined ? undefined : readDayOrInstant(at, "--at", now);
      const day = then?.includes("T") ? undefined : then;
      await withConnection(context, async ({ client }) => {
        const question = {
          number,
          kind,
          ...(then !== undefined && { at: day === undefined ? then : `${day}T12:00:00.000Z` }),
          ...(purpose !== undefined && { purpose }),
          ...(campaign !== undefined && { campaign }),
        };
        const mayDial = (at = question.at) =>
          ask(
            client,
            client.api.api["may-dial"].post({ ...question, ...(at !== undefined && { at }) }),
          );
        let answer = await mayDial();
        if (day !== undefined) {
          const noon = noonThere(day, answer);
          if (noon !== answer.at) answer = await mayDial(noon);
          output.notice(
            answer.local.time === null
              ? "No time of day was named: asked for noon UTC."
              : "No time of day was named: asked for noon there.",
          );
        }
        if (output.isJson()) output.json(answer);
        else tell(context, answer);
        if (!answer.allowed) throw new FailedResult();
      });
    });
}

/** Noon of a day by the clock of who was asked about at some time of it; that time where they have several. */
function noonThere(day: string, { at, local }: Pick<MayDialAnswer, "at" | "local">): string {
  if (local.date === null || local.time === null) return at;
  const shown = Date.parse(`${local.date}T${local.time}Z`);
  return new Date(Date.parse(at) + Date.parse(`${day}T12:00Z`) - shown).toISOString();
}

interface Loosened {
  field: SettingKey;
  name: string;
  value: unknown;
  usual: unknown;
  reason: { reason: string; by: string; at: string } | null;
}

interface MayDialAnswer {
  written: string;
  at: string;
  kind: string;
  company: string | null;
  purpose: string | null;
  allowed: boolean;
  isBinding: boolean;
  consentId: string | null;
  denials: readonly Readonly<Record<string, unknown>>[];
  /** An older server does not tell it. */
  loosened?: readonly Loosened[];
  local: {
    country: string;
    date: string | null;
    time: string | null;
    zone: string | null;
    regions: readonly string[];
  };
}

function tell({ output }: Context, answer: MayDialAnswer): void {
  const { allowed, written, denials, consentId, isBinding } = answer;
  output.line(`${written} ${allowed ? "may be called" : "may not be called"}.`);
  for (const denial of denials) {
    for (const line of tellDenial(denial)) output.line(`  ${line}`);
  }
  if (consentId !== null) output.line(`  It stands on consent ${consentId} of the ledger.`);
  for (const rule of answer.loosened ?? [])
    output.line(`  ${output.paint("yellow", loosenedTold(rule))}`);
  const { company, purpose, at } = answer;
  const what = [answer.kind, company ?? "no company set", purpose].filter((text) => text !== null);
  output.line(`  For: ${oneLine(what.join(", "))}`);
  output.line(`  Here: ${formats.dateTime(at, zoneHere())} (${zoneHere()})`);
  output.line(`  There: ${there(answer.local)}`);
  if (!isBinding) {
    output.notice("The emulator reaches nobody: there the rules hold no call back, unless set so.");
  }
}

/** That a rule asks for less here, since when, by whom and why. */
function loosenedTold({ field, name, value, usual, reason }: Loosened): string {
  const [is, was] = [writeValue(field, value), writeValue(field, usual)];
  const rule =
    field === "preset"
      ? `The rules are off here (${field} ${is}, usual: ${was})`
      : field === "consent" && value === "not-needed"
        ? `The consent rule is off here (usual: ${was})`
        : `Looser here: ${name} is ${is} (usual: ${was})`;
  const why = reason
    ? `by ${reason.by}, ${formats.dateTime(reason.at)}: ${reason.reason}`
    : "nobody wrote down why";
  return oneLine(`${rule}, ${why}`);
}

/** What the clock shows where the number is, and where that may be. */
function there({ country, date, time, zone, regions }: MayDialAnswer["local"]): string {
  const [name = country] = regionNames("en", [country]);
  const places = regions.map((region) => regionName("en", region));
  const place = places.length === 0 ? name : `${places.join(" or ")}, ${name}`;
  return date === null
    ? `${place}, which has several times`
    : `${date} ${time} (${zone}), ${place}`;
}

const HELP = `
The time of --at is by this machine's clock, unless an offset stands behind it: 2026-12-24T17:00+01:00.
A day alone is asked about at noon, by the clock where the number is.
"There" is the time where the number is, by which the rules go.

Exit codes: 0 it may be called, 1 it may not.

Examples:
  rufbaum may-dial "+49 30 23125 001"
  rufbaum may-dial +493023125001 --at 2026-12-25T11:00 --for campaign --json
`;
