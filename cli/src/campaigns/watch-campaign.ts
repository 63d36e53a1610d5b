import { ask, type Client } from "../client.ts";
import type { Connection } from "../connection/connection.ts";
import type { Context } from "../context.ts";
import { CliError, isAway } from "../errors.ts";
import { type Campaign, campaignRoute } from "./find-campaign.ts";
import { named, paceOf, progressOf, statusOf } from "./told-campaign.ts";

/** Milliseconds between two looks, and between two lines where nobody sees one change. */
const PAUSE = 1_000;
const LINES_APART = 10_000;
/** Milliseconds without an answer, after which nobody is waited for any more. */
const MOST_AWAY = 5 * 60_000;
const TO_LINE_START = "\r\u001b[K";

/**
 * Shows how far a campaign is until it runs no more: on a terminal in one line that changes, else in
 * lines, with --json one of each change. Ctrl-C ends the watching alone. A server that was started anew
 * is found again.
 * @returns the campaign as it stood last, and whether somebody stopped the watching
 * @throws CliError (1) if it was deleted meanwhile, (3) if no server answers for five minutes
 */
export async function watchCampaign(
  context: Context,
  connection: Connection,
  id: string,
): Promise<{ campaign: Campaign; isInterrupted: boolean }> {
  const { deps, output } = context;
  const { clock, timers } = deps.runtime;
  const report = campaignReport(context);
  const interrupted = deps.stopRequested().then(() => "interrupted" as const);
  let last: Campaign | null = null;
  let { client } = connection;
  let answeredAt = clock.now();
  try {
    for (;;) {
      const seen = await Promise.race([look(client, connection, id), interrupted]);
      if (seen === "interrupted") return stoppedAt(last);
      if (seen && "status" in seen) {
        last = seen;
        answeredAt = clock.now();
        report.show(seen);
        if (seen.status !== "running") return { campaign: seen, isInterrupted: false };
      } else {
        report.lost();
        if (seen) client = seen;
        if (clock.now() - answeredAt >= MOST_AWAY) throw goneFor(id);
      }
      let cancel = () => {};
      const waited = new Promise<null>((resolve) => {
        cancel = timers.after(PAUSE, () => resolve(null));
      });
      const isStopped = await Promise.race([waited, interrupted]);
      cancel();
      if (isStopped) return stoppedAt(last);
    }
  } finally {
    report.end();
    if (last && !output.isJson()) output.line(`${named(last)}: ${statusOf(last)}`);
  }
}

function stoppedAt(last: Campaign | null): { campaign: Campaign; isInterrupted: true } {
  if (last) return { campaign: last, isInterrupted: true };
  throw new CliError("Interrupted before the server answered.", { reason: "interrupted" });
}

function goneFor(id: string): CliError {
  return new CliError("No server has answered for five minutes.", {
    exitCode: 3,
    reason: "no-answer",
    hint: `It goes on once a server runs; then look with: rufbaum campaign watch ${id}`,
    details: { campaign: id },
  });
}

/** Where the server is away for now: who has the data instead, `null` if nobody. */
async function look(
  client: Client,
  { again }: Connection,
  id: string,
): Promise<Campaign | Client | null> {
  try {
    return await ask(client, campaignRoute(client, id).get());
  } catch (error) {
    if (isAway(error)) return again();
    if (error instanceof CliError && error.reason === "not-signed-in") {
      // Each start of a local server has a token of its own; of one that was named none is newer.
      const other = await again();
      if (other !== client) return other;
    }
    if (error instanceof CliError && error.reason === "unknown-campaign") {
      throw new CliError("The campaign was deleted.", { reason: "unknown-campaign" });
    }
    throw error;
  }
}

function campaignReport({ deps, output }: Context) {
  const { stdout, stderr, runtime } = deps;
  const isLive = stdout.isTerminal && stderr.isTerminal && !output.isJson();
  let drawn = "";
  let toldAt: number | null = null;
  let isLost = false;

  function draw(text: string): void {
    const width = (stderr.columns ?? stdout.columns ?? 80) - 1;
    stderr.write(TO_LINE_START + text.slice(0, width));
    drawn = text;
  }

  function tell(campaign: Campaign, text: string): void {
    if (text === drawn) return;
    const now = runtime.clock.now();
    const isEnd = campaign.status !== "running";
    if (!output.isJson() && !isEnd && toldAt !== null && now - toldAt < LINES_APART) return;
    drawn = text;
    toldAt = now;
    if (output.isJson()) output.jsonLine({ type: "campaign-progress", campaign });
    else output.line(text);
  }

  return {
    show(campaign: Campaign): void {
      if (isLost && !isLive) output.notice("The server answers again.");
      isLost = false;
      const text = [progressOf(campaign), paceOf(campaign)].filter(Boolean).join("; ");
      if (isLive) draw(text);
      else tell(campaign, text);
    },
    lost(): void {
      if (isLive) draw("The server gives no answer; looking again …");
      else if (!isLost) output.notice("The server gives no answer; looking again …");
      isLost = true;
    },
    end(): void {
      if (isLive && drawn !== "") stderr.write(TO_LINE_START);
      if (isLive && drawn !== "") output.line(drawn);
    },
  };
}
