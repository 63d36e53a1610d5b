/** 0: done. 1: what was asked for failed. 2: it was asked for wrongly. */
export type ExitCode = 0 | 1 | 2;

interface CliErrorOptions {
  exitCode?: 1 | 2;
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
  readonly exitCode: 1 | 2;
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
