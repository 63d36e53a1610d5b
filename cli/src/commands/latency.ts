import { Command } from "commander";
import { ask } from "../client.ts";
import { type Context, withConnection } from "../context.ts";
import { formats } from "../output/formats.ts";
import { wholeNumber } from "../usage-error.ts";

/** `rufbaum latency` */
export function latencyCommand(context: Context): Command {
  const { output } = context;
  return new Command("latency")
    .description("how long callers waited for answers, by day and tree, in milliseconds")
    .option("--days <number>", "today and the days before, up to 90", wholeNumber(1, 90), 7)
    .option("--tree <id>", "of this tree alone")
    .addHelpText(
      "after",
      "\nSERVER is our share of the wait, SOUND lasts until the first sound, where the carrier tells it.\n" +
        "P90 of 12 means: 90 of 100 answers took at most 12 ms.\n\nExample:\n  rufbaum latency --days 30\n",
    )
    .action(async ({ days, tree }: { days: number; tree?: string }) => {
      await withConnection(context, async ({ client }) => {
        const query = { days, ...(tree === undefined ? {} : { treeId: tree }) };
        const latencies = await ask(client, client.api.api.latency.get({ query }));
        output.table(
          latencies,
          [
            { title: "DAY", value: ({ day }) => day },
            { title: "TREE", value: ({ treeName }) => treeName, isFlexible: true },
            { title: "ANSWERS", value: ({ answers }) => String(answers), align: "right" },
            { title: "SERVER P50", value: ({ server }) => figure(server.p50), align: "right" },
            { title: "P90", value: ({ server }) => figure(server.p90), align: "right" },
            { title: "P99", value: ({ server }) => figure(server.p99), align: "right" },
            {
              title: "SOUND P50",
              value: ({ firstAudio }) => (firstAudio ? figure(firstAudio.p50) : "-"),
              align: "right",
            },
            {
              title: "P90",
              value: ({ firstAudio }) => (firstAudio ? figure(firstAudio.p90) : "-"),
              align: "right",
            },
            {
              title: "P99",
              value: ({ firstAudio }) => (firstAudio ? figure(firstAudio.p99) : "-"),
              align: "right",
            },
          ],
          { empty: `No answer was measured in the last ${days === 1 ? "day" : `${days} days`}.` },
        );
      });
    });
}

/** One decimal below ten, none above. */
function figure(milliseconds: number): string {
  return milliseconds < 9.95 ? formats.decimal(milliseconds) : formats.whole(milliseconds);
}
