import { codeOf } from "@rufbaum/runtime";
import { CliError } from "./errors.ts";

/** How a connection ends whose other side is gone. */
const CUT_OFF: readonly unknown[] = ["ECONNRESET", "EPIPE", "ConnectionClosed"];

/** The server gave no answer: it was not there, or was lost before its answer was whole. */
export function noAnswer(url: string, given: unknown): CliError {
  const cause = given instanceof Error ? given : new Error(String(given));
  if (CUT_OFF.includes(codeOf(cause))) {
    return new CliError(`The connection to ${url} was lost.`, {
      exitCode: 3,
      reason: "no-answer",
      hint: "Whether it was done is not known: look before you do it again. `rufbaum doctor` tells whether the server runs.",
      cause,
    });
  }
  return new CliError(`${url} gives no answer: ${cause.message}`, {
    reason: "no-answer",
    hint: "Is the server running? `rufbaum doctor` looks for the cause.",
    cause,
  });
}

/** What the server answered ends before its JSON does, though nothing tells of a lost connection. */
export function unreadable(url: string, cause: SyntaxError): CliError {
  return new CliError(`The answer of ${url} is not whole.`, {
    exitCode: 3,
    reason: "unreadable",
    hint: "Whether it was done is not known: look before you do it again. `rufbaum doctor` tells whether the server runs.",
    cause,
  });
}

/** The same loss, with what it means for what was being done; any other error as it is. */
export function lostMeanwhile(
  error: unknown,
  told: { lines: readonly string[]; hint: string; details?: Record<string, unknown> },
): unknown {
  if (!(error instanceof CliError) || error.reason !== "no-answer" || error.exitCode !== 3) {
    return error;
  }
  const { message, reason } = error;
  return new CliError(message, { exitCode: 3, reason, ...told, cause: error });
}

/** Once a server has answered, what it gives no answer to any more is lost with it; any other error as it is. */
export function lostOnTheWay(error: unknown, hint: string): unknown {
  if (!(error instanceof CliError) || error.reason !== "no-answer" || error.exitCode === 3) {
    return error;
  }
  const { message, reason, lines, details } = error;
  return new CliError(message, { exitCode: 3, reason, lines, details, hint, cause: error });
}

/** An answer whose body tells in words that the server was lost in the middle of it. */
export function toldToItsEnd(url: string, answer: Response): Response {
  if (answer.body === null) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw noAnswer(url, error);
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, answer);
}
