import type { Environment, Writer } from "../deps.ts";
import type { CliError } from "../errors.ts";
import { type Paint, paintFor } from "./colours.ts";
import { oneLine } from "./printable.ts";
import { type Column, renderTable } from "./table.ts";
import { wrap } from "./wrap.ts";

/** Narrower terminals break lines themselves. */
const NARROWEST = 20;

export interface OutputOptions {
  stdout: Writer;
  stderr: Writer;
  env: Environment;
  /** Asked when something is written: the options have been parsed by then. */
  isJson(): boolean;
  isVerbose(): boolean;
}

/** How commands speak: for people, or with --json for programs. */
export interface Output {
  isJson(): boolean;
  paint: Paint;
  /** Columns of the terminal; `null` where the result goes elsewhere. */
  width: number | null;
  /** A line for people; nothing with --json. */
  line(text?: string): void;
  /** The result as one JSON document, indented. */
  json(value: unknown): void;
  /** One of many results, as JSON on a line of its own. */
  jsonLine(value: unknown): void;
  /** A list: a table, or a JSON array of `values`. */
  table<Row>(
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    options: { empty: string; json?: unknown },
  ): void;
  /** Exactly this for whoever reads on, the same with --json. */
  raw(content: string | Uint8Array): void;
  /** Something to know beside the result, on stderr. */
  notice(text: string, details?: Record<string, unknown>): void;
  /** What a server in this process logs: on stderr with --verbose, else nowhere. */
  log(message: string): void;
  error(error: CliError): void;
}

export function createOutput({ stdout, stderr, env, isJson, isVerbose }: OutputOptions): Output {
  const paint = paintFor(stdout, env);
  const paintError = paintFor(stderr, env);

  /** For people: on a terminal no wider than it is, elsewhere as it is, for whatever reads lines. */
  function tell(writer: Writer, text: string): void {
    const { columns } = writer;
    writer.write(`${columns === null ? text : wrap(text, Math.max(columns, NARROWEST))}\n`);
  }

  function line(text = ""): void {
    if (!isJson()) tell(stdout, text);
  }

  return {
    isJson,
    paint,
    get width() {
      return stdout.columns;
    },
    line,
    json: (value) => stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    jsonLine: (value) => stdout.write(`${JSON.stringify(value)}\n`),
    table(rows, columns, { empty, json }) {
      if (isJson()) stdout.write(`${JSON.stringify(json ?? rows, null, 2)}\n`);
      else if (rows.length === 0) line(empty);
      else
        for (const text of renderTable(rows, columns, { width: stdout.columns, paint })) line(text);
    },
    raw: (content) => stdout.write(content),
    notice(text, details) {
      if (isJson()) stderr.write(`${JSON.stringify({ notice: text, ...details })}\n`);
      else tell(stderr, text);
    },
    log(message) {
      if (isVerbose()) stderr.write(`${paintError("dim", message)}\n`);
    },
    error(error) {
      if (isJson()) {
        stderr.write(`${JSON.stringify({ error: errorAsJson(error) })}\n`);
        return;
      }
      tell(stderr, `${paintError("red", "error:")} ${oneLine(error.message)}`);
      for (const text of error.lines) tell(stderr, `  ${oneLine(text)}`);
      if (error.hint) tell(stderr, `${paintError("dim", "hint:")} ${oneLine(error.hint)}`);
    },
  };
}

function errorAsJson({ message, reason, hint, exitCode, lines, details }: CliError) {
  return { message, reason, hint, exitCode, lines, ...(details ? { details } : {}) };
}
