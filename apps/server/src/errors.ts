interface DomainErrorOptions {
  /** HTTP status; 400 unless said otherwise. */
  status?: number;
  details?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * A foreseen refusal. `reason` is kebab-case and for programs, `message` is German and for people.
 *
 * There is no field `code`: Elysia would take it for one of its own.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly reason: string;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(reason: string, message: string, options: DomainErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.status = options.status ?? 400;
    this.details = options.details;
  }
}
