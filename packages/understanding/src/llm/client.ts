import { APIConnectionError, APIError, OpenAI } from "openai";
import type { ResponseFormatJSONSchema } from "openai/resources/shared";
import type { Question } from "./question.ts";

/** Where a language model is asked: any endpoint that speaks OpenAI's protocol. */
export interface LanguageModelSettings {
  /** Up to and with the version, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** `null` for endpoints that want none. */
  apiKey: string | null;
  model: string;
}

/** Gives what the model writes, whatever that is. Throws {@link Failure}. */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<string>;

/** Why nothing came of asking. `seconds`: how long it was waited for. */
export type LanguageModelFault =
  | { code: "unreachable" }
  | { code: "unreadable" }
  | { code: "status"; status: number }
  | { code: "late"; seconds: number }
  | { code: "unasked" };

/** Why nothing came of asking, in words that hold nothing of what was asked. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly fault: LanguageModelFault;

  constructor(message: string, fault: LanguageModelFault = { code: "unreadable" }) {
    super(message);
    this.fault = fault;
  }
}

/** An endpoint that knows no schemas or no temperature refuses the request with one of these. */
const REFUSES_FORM = [400, 422];

export function createClient(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  fetch: (url: string, init?: RequestInit) => Promise<Response>,
): AskModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    // Else the library looks for them in the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    // What a caller says goes to the endpoint that was named, and to no other.
    fetch: (input, init) =>
      fetch(input instanceof Request ? input.url : String(input), { ...init, redirect: "error" }),
  });
  let isPlain = false;

  return async function askModel({ instructions, data, schema }, signal) {
    const form = isPlain ? {} : { temperature: 0, response_format: formatOf(schema) };
    try {
      const answer = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: "system", content: instructions },
            { role: "user", content: data },
          ],
          ...form,
        },
        { signal },
      );
      return answer.choices?.[0]?.message?.content ?? "";
    } catch (error) {
      if (error instanceof APIConnectionError) {
        throw new Failure("it can't be reached", { code: "unreachable" });
      }
      if (!(error instanceof APIError) || error.status === undefined) {
        throw new Failure("its answer can't be read");
      }
      // The next question goes out without what not every endpoint understands.
      if (REFUSES_FORM.includes(error.status)) isPlain = true;
      const { status } = error;
      throw new Failure(`it answers with status ${status}`, { code: "status", status });
    }
  };
}

function formatOf(schema: Question["schema"]): ResponseFormatJSONSchema {
  return { type: "json_schema", json_schema: { name: "reading", strict: true, schema } };
}
