/**
 * 0: done. 1: what was asked for failed. 2: it was asked for wrongly. 3: it was begun, and how it
 * ends is not known.
 */
export type ExitCode = 0 | 1 | 2 | 3;

interface CliErrorOptions {
  exitCode?: 1 | 2 | 3;
  /** One line: what to do about it. */
  hint?: string;
  /** Kebab-case, for programs. */
  reason?: string;
  /** Further lines below the message: places, candidates. */
  lines?: readonly string[];
  details?: Record<string, unknown> | undefined;
  cause?: unknown;
}

/** Something that ends the command. `message` is one English line that names the thing. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: 1 | 2 | 3;
  readonly hint: string | null;
  readonly reason: string;
  readonly lines: readonly string[];
  readonly details: Record<string, unknown> | undefined;

  constructor(message: string, options: CliErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
    this.hint = options.hint ?? null;
    this.reason = options.reason ?? "failed";
    this.lines = options.lines ?? [];
    this.details = options.details;
  }
}

/** What was typed, or the file handed in, can't be right: exit code 2. */
export function wrongInput(
  message: string,
  options: Omit<CliErrorOptions, "exitCode"> = {},
): CliError {
  return new CliError(message, { reason: "wrong-input", ...options, exitCode: 2 });
}

/** Ends a command with exit code 1 after it has said everything itself. */
export class FailedResult extends Error {
  override readonly name = "FailedResult";
}

/** Whether the server, or what it needs, is away for now: then it is worth asking again. */
export function isAway(error: unknown): error is CliError {
  if (!(error instanceof CliError)) return false;
  const { reason, details } = error;
  const isOfProxy = reason === "refused" && BAD_GATEWAY.includes(Number(details?.status));
  return reason === "no-answer" || reason === "database-unavailable" || isOfProxy;
}

const BAD_GATEWAY = [502, 503, 504];
