import { OUTCOMES } from "@rufbaum/tree/graph";
import { Argument, Command } from "commander";
import { findCallByPrefix } from "../../calls/find-call-by-prefix.ts";
import { ask, type Client } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { CliError, FailedResult, wrongInput } from "../../errors.ts";
import { oneLine } from "../../output/printable.ts";

const CALL = ["<call>", "callSid or id, or the start of either"] as const;
/** Characters of a line that the agent is to say. */
const LONGEST_LINE = 500;

interface NamedCall {
  id: string;
  callSid: string | null;
}

/** `rufbaum calls hangup` */
export function hangUpCommand(context: Context): Command {
  const { output } = context;
  return new Command("hangup")
    .description("end calls, at once")
    .argument("[calls...]", "callSids or ids, or the start of either")
    .option("--all", "every call that is running")
    .addHelpText(
      "after",
      "\nExamples:\n  rufbaum calls hangup CA4f2e CA88\n  rufbaum calls hangup --all\n",
    )
    .action(async (wanted: string[], { all }: { all?: true }) => {
      if ((all === true) === wanted.length > 0) {
        throw wrongInput("Name the calls to hang up, or give --all.");
      }
      await withConnection(context, async ({ client }) => {
        const calls = all ? await running(client) : await named(client, wanted);
        const ended: string[] = [];
        const failures: { call: string; error: CliError }[] = [];
        for (const call of calls) {
          const shown = call.callSid ?? call.id;
          try {
            await ask(client, client.api.api.calls({ id: call.id }).hangup.post());
            ended.push(shown);
            output.line(`Hung up ${shown}.`);
          } catch (error) {
            if (!(error instanceof CliError)) throw error;
            // Others end calls, too.
            if (all && error.reason === "call-over") continue;
            if (calls.length === 1) throw error;
            failures.push({ call: shown, error });
          }
        }
        if (output.isJson()) {
          const failed = failures.map(({ call, error: { reason, message } }) => ({
            call,
            reason,
            message,
          }));
          output.json({ ended, failed });
        } else if (calls.length === 0) output.line("No call is running.");
        for (const { call, error } of failures) output.notice(`${call}: ${error.message}`);
        if (failures.length > 0) throw new FailedResult("not every call was hung up");
      });
    });
}

/** `rufbaum calls say` */
export function sayCommand(context: Context): Command {
  return new Command("say")
    .description("have the agent say a line next")
    .argument(...CALL)
    .argument("<text>", `in quotes, up to ${LONGEST_LINE} characters`)
    .addHelpText("after", '\nExample:\n  rufbaum calls say CA4f2e "Einen Moment, ich sehe nach."\n')
    .action(async (wanted: string, text: string) => {
      if (text.trim() === "" || text.length > LONGEST_LINE) {
        throw wrongInput(`The text must have 1 to ${LONGEST_LINE} characters.`);
      }
      await steer(context, wanted, async (client, { id, shown }) => {
        await ask(client, client.api.api.calls({ id }).say.post({ text }));
        return { line: `The agent says it next in ${shown}.`, json: { text } };
      });
    });
}

/** `rufbaum calls transfer` */
export function transferCommand(context: Context): Command {
  return new Command("transfer")
    .description("pass a call on to a person; the agent leaves it")
    .argument(...CALL)
    .argument("[number]", "whom to; the number of the settings if left out")
    .addHelpText("after", '\nExample:\n  rufbaum calls transfer CA4f2e "+49 30 23125 002"\n')
    .action(async (wanted: string, number: string | undefined) => {
      await steer(context, wanted, async (client, { id, shown }) => {
        const body = number === undefined ? {} : { to: number };
        const { to } = await ask(client, client.api.api.calls({ id }).transfer.post(body));
        return { line: `${shown} is passed on to ${to}.`, json: { to } };
      });
    });
}

/** `rufbaum calls outcome` */
export function outcomeCommand(context: Context): Command {
  return new Command("outcome")
    .description("say how a call ended for you; it then stays so")
    .argument(...CALL)
    .addArgument(new Argument("<outcome>", "what it came to").choices(OUTCOMES))
    .addHelpText("after", "\nExample:\n  rufbaum calls outcome CA4f2e appointment\n")
    .action(async (wanted: string, outcome: (typeof OUTCOMES)[number]) => {
      await steer(context, wanted, async (client, { id, shown }) => {
        await ask(client, client.api.api.calls({ id }).outcome.post({ outcome }));
        return { line: `The outcome of ${shown} is ${outcome}.`, json: { outcome } };
      });
    });
}

async function steer(
  context: Context,
  wanted: string,
  work: (
    client: Client,
    call: { id: string; shown: string },
  ) => Promise<{ line: string; json: Record<string, unknown> }>,
): Promise<void> {
  const { output } = context;
  await withConnection(context, async ({ client }) => {
    const { id, callSid } = await findCallByPrefix(client, wanted);
    const { line, json } = await work(client, { id, shown: callSid ?? id });
    if (output.isJson()) output.json({ id, callSid, ...json });
    else output.line(oneLine(line));
  });
}

function running(client: Client): Promise<NamedCall[]> {
  return ask(client, client.api.api.calls.active.get());
}

async function named(client: Client, wanted: readonly string[]): Promise<NamedCall[]> {
  const calls = new Map<string, NamedCall>();
  for (const each of wanted) {
    const call = await findCallByPrefix(client, each);
    calls.set(call.id, call);
  }
  return [...calls.values()];
}
