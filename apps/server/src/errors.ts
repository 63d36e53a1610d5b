import type { Refusal } from "@rufbaum/words";

interface DomainErrorOptions {
  /** HTTP status; 400 unless said otherwise. */
  status?: number;
  /** For programs, where it is not the refusal's code. */
  reason?: string;
  details?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * A foreseen refusal. `reason` is kebab-case and for programs; what people read is told from
 * `refusal` where the answer leaves, in the answer's language.
 *
 * There is no field `code`: Elysia would take it for one of its own.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly refusal: Refusal;
  readonly reason: string;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(refusal: Refusal, options: DomainErrorOptions = {}) {
    super(refusal.code, { cause: options.cause });
    this.refusal = refusal;
    this.reason = options.reason ?? refusal.code;
    this.status = options.status ?? 400;
    this.details = options.details;
  }
}
