import type { Refusal, Words } from "@rufbaum/words";

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
  readonly refusal: Refusal | string;
  readonly reason: string;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(refusal: Refusal, options?: DomainErrorOptions);
  /** With its sentence: calls and numbers still have theirs. */
  constructor(reason: string, message: string, options?: DomainErrorOptions);
  constructor(
    given: Refusal | string,
    second: DomainErrorOptions | string = {},
    third: DomainErrorOptions = {},
  ) {
    const options = typeof second === "string" ? third : second;
    const code = typeof given === "string" ? given : given.code;
    super(typeof second === "string" ? second : code, { cause: options.cause });
    this.refusal = typeof second === "string" ? second : (given as Refusal);
    this.reason = options.reason ?? code;
    this.status = options.status ?? 400;
    this.details = options.details;
  }

  /** What people are told. */
  told(words: Words): string {
    return typeof this.refusal === "string" ? this.refusal : words.refusal(this.refusal);
  }
}
