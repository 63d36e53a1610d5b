import { CliError } from "./errors.ts";

interface Words {
  message: string;
  hint?: string;
  exitCode?: 1 | 2;
}

const LIMITS = "See the limits, and change them, with: rufbaum limits";

/** The server's refusals in English; its own sentences are German. */
const WORDS: Record<string, Words> = {
  "not-signed-in": {
    message: "The server does not accept the token.",
    hint: "Create a new one with `rufbaum token create <name>` and set RUFBAUM_TOKEN.",
  },
  "invalid-number": {
    message: "This is not a phone number that can be called.",
    hint: "Write it as +49 30 23125 001, with quotes around it, or without spaces.",
    exitCode: 2,
  },
  "unknown-tree": {
    message: "The server does not know this tree.",
    hint: "See all with: rufbaum tree list",
  },
  "not-startable": {
    message: "No call can be started with this tree.",
    hint: "`rufbaum tree show` tells what it consists of; correct it and try again.",
  },
  "unknown-version": {
    message: "The tree has no such version.",
    hint: "See all with: rufbaum tree versions <tree>",
  },
  "lint-errors": {
    message: "A tree with errors is not published.",
    hint: "Correct them; `rufbaum tree lint` shows them all.",
  },
  unchanged: { message: "Nothing has changed since the last version." },
  "unknown-call": {
    message: "The server does not know this call.",
    hint: "See the last ones with: rufbaum calls list",
  },
  "call-over": { message: "The call is over already." },
  "call-ending": { message: "The call is just ending." },
  "call-not-placed": {
    message: "The call is just being placed.",
    hint: "Try again in a moment.",
  },
  "hang-up-pending": {
    message: "The carrier has not taken the call yet; it ends as soon as it is taken.",
  },
  "called-off": { message: "The call was hung up before the carrier took it." },
  "not-answered": {
    message: "The call has not been answered yet.",
    hint: "See how it stands with: rufbaum calls watch",
  },
  "taken-over": { message: "A person has taken the call over; the agent has left it." },
  "too-many-lines": {
    message: "The agent still has lines of yours to say.",
    hint: "Wait until they are said.",
  },
  "own-number": {
    message: "That is a number of yours: the call would only come in here again.",
    hint: "Name the number of a person.",
  },
  "no-operator-number": {
    message: "The settings name nobody to pass calls on to.",
    hint: "Give a number: rufbaum calls transfer <call> <number>",
    exitCode: 2,
  },
  "caller-number-not-allowed": {
    message: "There is no number that this call may show.",
    hint: "See all with: rufbaum numbers list",
  },
  "invalid-caller-number": {
    message: "This number may not be shown by calls.",
    exitCode: 2,
  },
  "number-known": { message: "The number is in the inventory already." },
  "unknown-number": {
    message: "The number is not in the inventory.",
    hint: "See all with: rufbaum numbers list",
  },
  "number-not-usable": {
    message: "The number can't be the default as it stands.",
    hint: "See what is wrong with: rufbaum numbers list",
  },
  "default-number": {
    message: "The default number can't be removed.",
    hint: "Make another one the default first: rufbaum numbers default <number>",
  },
  "number-not-answerable": {
    message: "Calls to this number can't be led here.",
    hint: "Ask the carrier again with: rufbaum numbers check",
  },
  "not-published": {
    message: "The tree has not been published.",
    hint: "Publish it with: rufbaum tree publish <tree>",
  },
  "number-in-call": {
    message: "This number is in a call already.",
    hint: "See which with: rufbaum calls list",
  },
  "too-many-calls": { message: "There are as many calls at once as may be.", hint: LIMITS },
  "too-many-calls-per-minute": {
    message: "As many calls were begun within a minute as may be.",
    hint: LIMITS,
  },
  "too-many-minutes": { message: "Today was spoken for as many minutes as may be.", hint: LIMITS },
  "not-embedded": {
    message: "The data are on a PostgreSQL server, whose backups pg_dump makes.",
    hint: "Run `rufbaum backup` where DATABASE_URL is set, or pg_dump itself.",
  },
  "carrier-refused": { message: "The carrier refused." },
  "carrier-busy": {
    message: "The carrier takes no more calls just now.",
    hint: "Nothing is wrong with the call: try again a little later.",
  },
  "carrier-silent": {
    message: "The carrier did not say whether it took the call.",
    hint: "Look at `rufbaum calls list` before calling again.",
  },
  "database-unavailable": {
    message: "The server is running, but its database does not answer.",
    hint: "It holds its calls for a minute. Try again in a moment; `rufbaum doctor` tells more.",
  },
  "disk-full": {
    message: "The server's disk is full: nothing is stored and nobody is called.",
    hint: "Make room there; it then goes on by itself.",
  },
  "not-json": { message: "This is not JSON.", exitCode: 2 },
  "not-a-tree": { message: "This is not a decision tree.", exitCode: 2 },
  "forbidden-field": { message: "The file has a field that is not allowed.", exitCode: 2 },
  "too-many-nodes": { message: "The tree has too many nodes.", exitCode: 2 },
  "duplicate-node": { message: "Two nodes of the tree have the same id.", exitCode: 2 },
  "duplicate-connection": { message: "Two connections of the tree have the same id.", exitCode: 2 },
  "connection-to-nowhere": {
    message: "A connection leads to a node that is not there.",
    exitCode: 2,
  },
  "condition-to-nowhere": {
    message: "A condition leads to a node that is not there.",
    exitCode: 2,
  },
  "too-large": { message: "This is more than the server takes.", exitCode: 2 },
  "wrong-host": {
    message: "The server does not answer under this name.",
    hint: "Set ALLOWED_HOSTS where the server runs, or use another RUFBAUM_URL.",
  },
};

/** Of a number that is written as it should be: emergency, premium, abroad, unassigned. */
const FORBIDDEN_NUMBER: Words = {
  message: "This number is not called, however it is written.",
  exitCode: 2,
};

/** Why a number is refused that would be right if it were written otherwise. */
const MISWRITTEN = [
  "blank",
  "letters",
  "not-a-number",
  "several-numbers",
  "extension",
  "too-short",
  "too-long",
  "area-code-missing",
];

/** What was wrong with the request itself. */
const WRONG_INPUT = [400, 413, 422];

/** The error for a refusal whose body is `{ message, reason, details }`, or anything else. */
export function refusalError(status: number, body: unknown): CliError {
  const { message, reason, details } = readBody(body);
  const words = wordsFor(reason, details);
  const exitCode = words?.exitCode ?? (WRONG_INPUT.includes(status) ? 2 : 1);
  const problems = problemLines(details);
  return new CliError(words?.message ?? `The server said no (${status} ${reason}).`, {
    exitCode,
    reason,
    lines: problems.length > 0 ? problems : message === "" ? [] : [message],
    details: details ?? { status },
    ...(words?.hint ? { hint: words.hint } : {}),
  });
}

function wordsFor(reason: string, details: Record<string, unknown> | undefined): Words | undefined {
  const why = details?.why;
  const isForbidden =
    reason === "invalid-number" && typeof why === "string" && !MISWRITTEN.includes(why);
  return isForbidden ? FORBIDDEN_NUMBER : WORDS[reason];
}

function readBody(body: unknown) {
  const { message, reason, details } = asRecord(body) ?? {};
  return {
    message:
      typeof message === "string" ? message : typeof body === "string" ? body.slice(0, 200) : "",
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

const MOST_LINES = 20;

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
