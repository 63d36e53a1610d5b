import { foreignAnswer } from "./refused.ts";

/** More of a refusal is not read: no refusal of the server's own comes near it. */
const MOST_BYTES = 1_048_576;

/**
 * An answer as the server itself could have given it: a refusal as JSON, whatever sent it and
 * whatever it claims to be.
 * @throws CliError for a page in the place of data
 */
export async function ownAnswer(answer: Response): Promise<Response> {
  const { ok, status, headers } = answer;
  if (!ok) {
    const text = await startOf(answer);
    return new Response(isJson(text) ? text : JSON.stringify(text), {
      status,
      headers: { "content-type": "application/json" },
    });
  }
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  if (!isPage || headers.has("content-disposition")) return answer;
  throw foreignAnswer(status, await startOf(answer));
}

/** The body as far as it came, at most `MOST_BYTES` of it. */
async function startOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for await (const bytes of answer.body ?? []) {
      size += bytes.length;
      text += decoder.decode(bytes, { stream: true });
      if (size >= MOST_BYTES) break;
    }
  } catch {
    // Cut off: its status is known all the same.
  }
  return text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
