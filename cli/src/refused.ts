import { commandHint, denialHint } from "@rufbaum/words/en/command-hints";
import { CliError } from "./errors.ts";
import { oneLine } from "./output/printable.ts";

/** What was wrong with the request itself. */
const WRONG_INPUT = [400, 413, 422];

/**
 * The error for a refusal whose body is `{ message, reason, details }`. The message is the server's,
 * which answers the command line in English; an older one knew German only. Of any other body, a
 * proxy's page for instance, nothing is shown.
 */
export function refusalError(status: number, body: unknown): CliError {
  const { message, reason, details } = readBody(body);
  if (message === "") return foreignAnswer(status, body);
  const hint = commandHint(reason, details?.why);
  return new CliError(headOf(message, details), {
    exitCode: WRONG_INPUT.includes(status) ? 2 : 1,
    reason,
    lines: [...problemLines(details), ...denialLines(details)],
    details: details ?? { status },
    ...(hint !== null && { hint }),
  });
}

/** What was answered is none of the server's own answers; the beginning of it is the cause. */
export function foreignAnswer(status: number, body: unknown): CliError {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? "");
  return new CliError(`The server said no (${status}), and not in words of its own.`, {
    exitCode: WRONG_INPUT.includes(status) ? 2 : 1,
    reason: "refused",
    hint: "Something between may have answered, such as a proxy: is RUFBAUM_URL the address of Rufbaum itself? `rufbaum doctor` tells whether the server runs.",
    details: { status },
    cause: new Error(`${status}: ${text.slice(0, MOST_CHARACTERS)}`),
  });
}

const MOST_CHARACTERS = 2_000;

/** A sentence that tells the first problems, too, without them: each has a line of its own. */
function headOf(message: string, details: Record<string, unknown> | undefined): string {
  const [first] = Array.isArray(details?.problems) ? details.problems : [];
  const told = asRecord(first)?.message;
  const at = message.indexOf(": ");
  if (typeof told !== "string" || at < 0 || !message.includes(told)) return message;
  return `${message.slice(0, at)}.`;
}

function readBody(body: unknown) {
  const { message, reason, details } = asRecord(body) ?? {};
  return {
    message: typeof message === "string" ? message.trim() : "",
    reason: typeof reason === "string" ? reason : "refused",
    details: asRecord(details),
  };
}

/** What is wrong with a document, and where: path, node and sentence. */
function problemLines(details: Record<string, unknown> | undefined): string[] {
  const list = details?.problems ?? details?.findings;
  if (!Array.isArray(list)) return [];
  const lines = list.map((problem) => {
    const { path, nodeId, message } = asRecord(problem) ?? {};
    const node = typeof nodeId === "string" ? ` (node ${nodeId})` : "";
    const place = typeof path === "string" && path !== "" ? `${path}${node}` : node.trim();
    return `${place === "" ? "" : `${place}: `}${String(message)}`;
  });
  const shown = lines.slice(0, MOST_LINES);
  return lines.length > shown.length
    ? [...shown, `and ${lines.length - shown.length} more`]
    : shown;
}

/** What forbids a call: rule, sentence, source, and when it would not any more. */
function denialLines(details: Record<string, unknown> | undefined): string[] {
  if (!Array.isArray(details?.denials)) return [];
  return details.denials.flatMap((one) => tellDenial(asRecord(one) ?? {}));
}

/** One denial, and in a line of its own what to do about it. */
export function tellDenial(denial: Readonly<Record<string, unknown>>): string[] {
  const { rule, ruleName, code, message, sourceName, again } = denial;
  const source = typeof sourceName === "string" ? ` [${sourceName}]` : "";
  const when = typeof again === "string" ? ` ${again}` : "";
  const told = oneLine(`${String(ruleName ?? rule)}: ${String(message)}${when}${source}`);
  const hint = denialHint(code);
  return hint === null ? [told] : [told, `→ ${hint}`];
}

const MOST_LINES = 20;

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
