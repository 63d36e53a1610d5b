/** A document that the carrier refuses, with its error code. */
export class TwimlError extends Error {
  override readonly name = "TwimlError";
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
