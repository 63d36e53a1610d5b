import type { Address, CallRecord, ScriptSource } from "../call-record.ts";
import { readTwiml, TwimlError, type Verb } from "../twiml/twiml.ts";
import { callParameters } from "../webhook-parameters.ts";
import type { WebhookAnswer } from "../webhooks.ts";

/** How the app is asked. */
export type Ask = (
  address: Address,
  parameters: Readonly<Record<string, string>>,
) => Promise<WebhookAnswer>;

export interface Script {
  verbs: readonly Verb[];
  /** What its relative addresses refer to, and where verbs without an action ask again. */
  base: string;
}

const NOT_XML = 12300;
const XML_TYPES = /^(text\/xml|application\/xml|text\/html)\b/i;
/** TwiML that was given along has to have absolute addresses: relative ones lead nowhere. */
const NOWHERE = "https://twiml.invalid/";

/**
 * Asks the app what to do next. What can't be used (5xx, no answer, broken TwiML) is asked of the
 * fallback address; `null` when that fails too: the carrier then ends the call.
 */
export async function fetchScript(
  ask: Ask,
  call: CallRecord,
  request: { source: ScriptSource; parameters: Readonly<Record<string, string>> },
): Promise<Script | null> {
  const { source } = request;
  const base = "url" in source ? source.url : NOWHERE;
  const parameters = { ...callParameters(call, call.status), ...request.parameters };
  const script = read(
    "twiml" in source
      ? { ok: true, body: source.twiml, contentType: "text/xml" }
      : await ask(source, parameters),
  );
  if (typeof script !== "number") return { verbs: script, base };
  const { fallback } = call.urls;
  if (fallback === null) return null;

  const failure = { ErrorCode: String(script), ErrorUrl: "url" in source ? source.url : "" };
  const other = read(await ask(fallback, { ...parameters, ...failure }));
  return typeof other === "number" ? null : { verbs: other, base: fallback.url };
}

/** The script, or the carrier's code for why there is none. */
function read(answer: WebhookAnswer): Verb[] | number {
  if (!answer.ok) return answer.errorCode;
  if (!XML_TYPES.test(answer.contentType)) return NOT_XML;
  try {
    return readTwiml(answer.body);
  } catch (error) {
    if (error instanceof TwimlError) return error.code;
    throw error;
  }
}
