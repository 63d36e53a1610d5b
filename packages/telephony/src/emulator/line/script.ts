import type { CallRecord, ScriptSource } from "../call-record.ts";
import { readTwiml, TwimlError, type Verb } from "../twiml/twiml.ts";
import { callParameters } from "../webhook-parameters.ts";
import type { WebhookAnswer, Webhooks } from "../webhooks.ts";

const NOT_XML = 12300;
const XML_TYPES = /^(text\/xml|application\/xml|text\/html)\b/i;

/**
 * Asks the app what to do next. What can't be used (5xx, no answer, broken TwiML) is asked of the
 * fallback address; `null` when that fails too: the carrier then ends the call.
 */
export async function fetchScript(
  webhooks: Webhooks,
  call: CallRecord,
  request: { source: ScriptSource; parameters: Readonly<Record<string, string>> },
): Promise<Verb[] | null> {
  const parameters = { ...callParameters(call, call.status), ...request.parameters };
  const { source } = request;
  const script = read(
    "twiml" in source
      ? { ok: true, body: source.twiml, contentType: "text/xml" }
      : await webhooks.post(source.url, parameters),
  );
  if (typeof script !== "number") return script;
  if (call.urls.fallback === null) return null;

  const failure = { ErrorCode: String(script), ErrorUrl: "url" in source ? source.url : "" };
  const other = read(await webhooks.post(call.urls.fallback.url, { ...parameters, ...failure }));
  return typeof other === "number" ? null : other;
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
