import { Command, InvalidArgumentError } from "commander";
import type { Chat } from "../chat/chat.ts";
import { jsonReport, textReport } from "../chat/report.ts";
import { refuseExisting, saveCase } from "../chat/save-case.ts";
import { commandList, readTyped } from "../chat/typed.ts";
import type { Context } from "../context.ts";
import { wrongInput } from "../errors.ts";
import { NAMING_IN_CHAT, readTreeAsCalled } from "../trees/read-tree.ts";

interface Options {
  variable: Record<string, string>;
  explain?: true;
  save?: string;
}

/** `rufbaum chat` */
export function chatCommand(context: Context): Command {
  return new Command("chat")
    .description("talk to a tree: what you type is what the caller says")
    .argument("<tree>", "a file, or a tree's id or name")
    .option("--variable <name=value>", "what is known of the caller; may be repeated", collect, {})
    .option("--explain", "show for every reply what was understood, and why")
    .option("--save <file>", "write the conversation as a test case, for rufbaum test")
    .addHelpText("after", HELP)
    .action((wanted: string, options: Options) => chat(context, wanted, options));
}

async function chat(context: Context, wanted: string, options: Options): Promise<void> {
  const { deps, output } = context;
  const { stdin } = deps;
  if (wanted === "-") {
    throw wrongInput(
      "A tree can't be read from stdin here: what the caller says comes from it. Name a file, such as tree.json.",
    );
  }
  const { save } = options;
  if (save !== undefined) await refuseExisting(deps.runtime.disk, save);
  const { tree } = await readTreeAsCalled(context, wanted);
  const { answer, openChat, playOf, stepBack, turnsOf } = await import("../chat/chat.ts");
  const { playedActions } = await import("@rufbaum/conversation/play");
  const { openUnderstanding } = await import("@rufbaum/understanding");
  const reader = await openUnderstanding();
  const report = (output.isJson() ? jsonReport : textReport)(output, {
    explains: options.explain === true,
    isTyped: stdin.isTerminal,
  });

  report.started(tree);
  let now: Chat = openChat(tree, options.variable, deps.runtime.clock.now());
  const actions = playedActions();
  const isOver = () => playOf(now).state.phase === "over";
  report.turn(playOf(now));

  function goOn(next: Chat): void {
    if (next === now) output.notice("That means nothing here.");
    else report.turn(playOf(next));
    now = next;
  }

  async function keep(): Promise<void> {
    if (save === undefined) return;
    await saveCase(deps.runtime.disk, save, { chat: now, wanted });
    output.notice(`Written as a test case: ${save}`);
  }

  if (isOver()) return keep();
  for await (const line of stdin.lines(output.isJson() ? "" : "> ")) {
    const typed = readTyped(line);
    // Of a call that has ended, lines that were piped may still ask how it stood.
    if (isOver() && !ASKS.has(typed.kind)) continue;
    switch (typed.kind) {
      case "reply":
        goOn(answer(now, typed.reply, reader, actions.does));
        break;
      case "back":
        now = stepBack(now);
        report.back(playOf(now));
        break;
      case "fail":
        actions.nextFails();
        output.notice("The next action will fail.");
        break;
      case "nobody":
        actions.nobodyPicksUp();
        output.notice("Nobody will pick up the next transfer.");
        break;
      case "why":
        report.why(
          playOf(now),
          turnsOf(now).findLast(({ event }) => event.type === "caller-spoke"),
        );
        break;
      case "state":
        report.state(playOf(now).state);
        break;
      case "help":
        for (const text of commandList()) output.notice(text);
        break;
      case "unknown":
        output.notice(typed.message);
        break;
      case "nothing":
        break;
    }
    if (isOver() && stdin.isTerminal) return keep();
  }
  if (!isOver()) goOn(answer(now, { kind: "hung-up" }, reader));
  await keep();
}

/** What is asked of the conversation, and changes nothing. */
const ASKS: ReadonlySet<string> = new Set(["state", "why", "help"]);

function collect(text: string, before: Record<string, string>): Record<string, string> {
  const at = text.indexOf("=");
  const name = text.slice(0, Math.max(0, at)).trim();
  if (name === "")
    throw new InvalidArgumentError("It must be name=value, such as firstName=Erika.");
  return { ...before, [name]: text.slice(at + 1) };
}

const HELP = `${NAMING_IN_CHAT}
Nobody is called and nothing is done: actions are played, and succeed unless /scheitern was typed;
a transfer is picked up, which ends the call, unless /niemand was typed.
The conversation is the very one that calls have. A line is what the caller says, or a command:

${commandList()
  .map((line) => `  ${line}`)
  .join("\n")}

Where stdin is no terminal, its lines are the replies; at its end the caller hangs up. With --json
each event is a JSON line: chat-started, agent-spoke, caller-spoke (with its reading), moved, action,
action-succeeded, action-failed, caller-transferred, chat-ended.

Exit code 0 however the conversation ended.

Examples:
  rufbaum chat Greeting --variable firstName=Erika --explain
  printf 'ja\\nnein\\n' | rufbaum chat greeting.json --json
  rufbaum chat greeting.json --save cases/greeting.yaml
`;
