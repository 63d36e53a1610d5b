import { VALUE_KINDS } from "@rufbaum/tree/graph";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { CliError, FailedResult, wrongInput } from "../errors.ts";
import { splitLines } from "../input/split-lines.ts";
import { causeOf } from "../trees/file-fault.ts";
import { answerTable, jsonAnswer, jsonFault } from "../understanding/answers.ts";
import {
  type Expectation,
  moment,
  type NamedCondition,
  namedConditions,
  rememberConditions,
  valueKind,
  WrongShape,
} from "../understanding/expectations.ts";
import { readRequest } from "../understanding/read-request.ts";
import { conditionsAsData, conditionsInLines } from "../understanding/tell-conditions.ts";

interface Options {
  expect?: string;
  fileOfConditions?: string;
  question?: string;
  value?: string;
  now?: string;
  explain?: true;
  conditions?: true;
}

/** Faulty lines that are told one by one; further ones are counted. */
const MOST_TOLD = 20;

/** `rufbaum understand` */
export function understandCommand(context: Context): Command {
  return new Command("understand")
    .description("read replies on stdin as an agent would, a line each")
    .option("--expect <keys>", 'the conditions listened for, such as "Ja,Nein,Vielleicht"')
    .option("--file-of-conditions <file>", "a JSON list of them, for those with examples or commas")
    .option("--question <text>", "what the agent has asked: it decides what a nein means")
    .option("--value <kind>", "the kind of value that is wanted, such as date or amount")
    .option("--now <time>", "ISO time against which days such as morgen are read (default: now)")
    .option("--explain", "say why, too")
    .option("--conditions", "say how the conditions are understood, and read nothing")
    .addHelpText("after", HELP)
    .action((options: Options) => understand(context, options));
}

async function understand({ deps, output }: Context, options: Options): Promise<void> {
  const { stdin, stdout } = deps;
  const conditionsOf = rememberConditions();
  const named = await conditionsFrom(deps.runtime.disk, options);
  const usual: Expectation = {
    conditions: conditionsOf(named),
    question: options.question ?? "",
    value: fromOption(() => valueKind(options.value ?? null, "--value")),
    now: fromOption(() => moment(options.now ?? deps.runtime.clock.now(), "--now")),
  };
  if (options.conditions) return explainConditions(output, usual);
  const { openUnderstanding } = await import("@rufbaum/understanding");
  const reader = await openUnderstanding();
  const explains = options.explain === true;
  const isJson = output.isJson() || !stdout.isTerminal;
  const keys = usual.conditions.map(({ key }) => key);
  const table = isJson ? null : answerTable(keys, { explains, paint: output.paint });
  if (table) stdout.write(table.head);

  let number = 0;
  let faults = 0;
  for await (const lines of splitLines(stdin.parts())) {
    let answers = "";
    for (const line of lines) {
      number += 1;
      try {
        const { text, expectation } = readRequest(line, usual, conditionsOf);
        const reading = reader.read(text, { ...expectation, intents: [] });
        answers += table ? table.answer(text, reading) : jsonAnswer(text, reading, { explains });
      } catch (error) {
        if (!(error instanceof WrongShape)) throw error;
        faults += 1;
        if (faults <= MOST_TOLD) output.error(inLine(number, error));
        answers += table ? table.fault(line.text) : jsonFault(line.text, error.message);
      }
    }
    stdout.write(answers);
    await stdout.ready();
  }
  if (faults > MOST_TOLD) output.notice(`and ${faults - MOST_TOLD} more lines that can't be read`);
  if (faults > 0) throw new FailedResult("Lines could not be read.");
}

async function explainConditions(
  output: Context["output"],
  { question, conditions }: Expectation,
): Promise<void> {
  if (conditions.length === 0) {
    throw wrongInput("--conditions needs --expect or --file-of-conditions.");
  }
  const { openExplainer } = await import("@rufbaum/understanding/explaining");
  const report = (await openExplainer())({ question, conditions });
  if (output.isJson()) output.json(conditionsAsData(conditions, report));
  else for (const line of conditionsInLines(conditions, report)) output.line(line);
}

async function conditionsFrom(
  disk: Context["deps"]["runtime"]["disk"],
  { expect, fileOfConditions: file }: Options,
): Promise<NamedCondition[]> {
  if (file === undefined) {
    const keys = (expect ?? "").split(",").map((key) => key.trim());
    return fromOption(() =>
      namedConditions(
        keys.filter((key) => key !== ""),
        "--expect",
      ),
    );
  }
  if (expect !== undefined) {
    throw wrongInput("--expect and --file-of-conditions say the same: use one of them.");
  }
  const text = await disk.read(file).catch((error: unknown) => {
    throw wrongInput(`${file} can't be read: ${causeOf(error)}.`, { cause: error });
  });
  if (text === null) throw wrongInput(`There is no file ${file}.`, { reason: "no-such-file" });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw wrongInput(`${file} is no JSON: ${causeOf(error)}.`, { cause: error });
  }
  return fromOption(() => namedConditions(value, file));
}

/** What was typed is wrong as a whole: nothing is read. */
function fromOption<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WrongShape)) throw error;
    throw wrongInput(`${error.message}.`, { cause: error });
  }
}

function inLine(number: number, { message }: WrongShape): CliError {
  return new CliError(`line ${number}: ${message}.`, {
    reason: "wrong-line",
    details: { line: number },
  });
}

const HELP = `
Reads one reply per line and writes one answer per line, in the same order. Needs no server, no data
and no account. A line is plain text, or a JSON object with expectations of its own:

  {"text": "Nee, lieber nicht", "expect": ["Ja", {"key": "Nein", "examples": ["ohne mich"]}],
   "question": "Störe ich?", "value": null, "now": "2026-11-21T10:00:00+01:00"}

A condition may have "examples", utterances for it, and "counts", built-in intents that count as it. What
a tree has the agent say for a condition ("spoken") belongs to its examples here.

On a terminal the answers are a table. Elsewhere, and with --json, each is a JSON object:
  {"text", "condition": string|null, "alternatives": [{"condition", "confidence"}],
   "intent": string|null, "confidence": 0 to 1, "values": {}}
with "why" if --explain is given. "alternatives" are the two likeliest conditions where none is likely
enough and one of them probably is meant: an agent asks between them. A line that can't be read has
"error" besides, is told on stderr, and makes the exit code 1 after all others have been read.

With --conditions nothing is read: it tells which of them a mere yes and no mean, the intents that each
is taken for, and which can hardly be told apart. With --json it is one object:
  {"asksYesOrNo": boolean, "yes" and "no": {"condition", "by", "confidence"}|null,
   "conditions": [{"key", "intents": [{"name", "confidence"}], "takesRest": boolean}],
   "alike": [[key, key]]}

Kinds of --value: ${VALUE_KINDS.join(", ")}.

Examples:
  echo "Ja nee, eher nicht" | rufbaum understand --expect "Ja,Nein,Vielleicht"
  rufbaum understand --expect "Ja,Nein" --explain < replies.txt
  rufbaum understand --conditions --expect "Läuft weiter,Soll enden" --question "Soll er weiterlaufen?"
  echo "übermorgen um halb drei" | rufbaum understand --value date
`;
