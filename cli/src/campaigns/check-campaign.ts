import { ask, type Client } from "../client.ts";
import type { Context } from "../context.ts";
import { formats } from "../output/formats.ts";
import { moment } from "../output/moment.ts";
import { oneLine } from "../output/printable.ts";
import { progressBar } from "../output/progress-bar.ts";
import { campaignRoute } from "./find-campaign.ts";

type Told = Awaited<ReturnType<typeof asked>>;
export type Report = Exclude<Told, { done: number }>;

/** Milliseconds between two questions how far a check is. */
const PAUSE = 500;
/** Milliseconds between two lines where nobody sees one change. */
const LINES_APART = 10_000;

/** Has the rules asked about everybody of a campaign, and waits for the answer. */
export async function checkCampaign(
  { deps, output }: Context,
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<Report> {
  const { clock, timers } = deps.runtime;
  const bar = progressBar(deps, !output.isJson());
  const startedAt = clock.now();
  let toldAt = startedAt;
  try {
    let told = await asked(client, id);
    while ("done" in told) {
      signal?.throwIfAborted();
      const now = clock.now();
      const seconds = (now - startedAt) / 1_000;
      // It goes through everybody more than once: amounts would be none of contacts.
      const percent = (100 * told.done) / Math.max(told.total, 1);
      bar.showPercent(percent, seconds > 0 ? percent / seconds : 0);
      if (!deps.stderr.isTerminal && !output.isJson() && now - toldAt >= LINES_APART) {
        toldAt = now;
        output.notice(`Checking: ${Math.floor(percent)} % done.`);
      }
      await new Promise<void>((resolve) => timers.after(PAUSE, resolve));
      told = await ask(client, campaignRoute(client, id).check.get());
    }
    return told;
  } finally {
    bar.clear();
  }
}

function asked(client: Client, id: string) {
  return ask(client, campaignRoute(client, id).check.post());
}

/** Who will be called, and who won't and why; and what nobody on the list has. */
export function tellReport(
  { output }: Context,
  report: Report,
  { greeting: isHeard = false }: { greeting?: boolean } = {},
): void {
  const { sentence, reasons, disclosure, greeting, unknownVariables, alsoIn } = report;
  output.line(sentence);
  for (const { code, name, amount, kind, until } of reasons) {
    // Rows are no contacts, and told by the sentence.
    if (code === "invalid") continue;
    const when =
      kind === "later" ? `, later${until === null ? "" : `: from ${moment(until)}`}` : "";
    output.line(`  ${formats.whole(amount)} × ${oneLine(name)}${when}`);
  }
  if (isHeard && greeting !== null) output.line(`The first contact hears: ${oneLine(greeting)}`);
  else if (disclosure !== null) output.line(`Said before the greeting: ${oneLine(disclosure)}`);
  for (const { id, name, amount } of alsoIn) {
    const stand = amount === 1 ? "stands" : "stand";
    output.notice(
      `${formats.whole(amount)} of them ${stand} in "${oneLine(name)}" (${id}), too, which runs.`,
    );
  }
  for (const { message } of unknownVariables) output.notice(`warning: ${oneLine(message)}`);
}

/** Why --strict starts nothing, as sentences; none where it starts. */
export function strictFaults(report: Report): string[] {
  const { leftOut, invalid } = report;
  const { counted } = formats;
  const rows = `${counted(invalid, "row is no contact", "rows are no contacts")}.`;
  return [
    ...(leftOut === 0 ? [] : [`${counted(leftOut, "contact", "contacts")} would be left out.`]),
    ...(invalid === 0 ? [] : [rows]),
    ...report.unknownVariables.map(({ message }) => oneLine(message)),
  ];
}

/** What is told where nothing is to be started anyway. */
export function notWithStrict(faults: readonly string[]): string {
  return `With --strict it would not be started: ${faults.join(" ")}`;
}
