import { messages } from "../messages/index.ts";
import { ApiError, apiError } from "./api-error.ts";

/** More of a refusal is not read: no refusal of the server's own comes near it. */
const MOST_BYTES = 1_048_576;

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** A request that ends in success. @throws ApiError for a refusal, and for no answer */
export async function fetchAnswer(
  fetch: Fetch,
  input: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (response.ok) return response;
  throw await refusalOf(response);
}

/**
 * The same for data: a page that something between sent in their place is none.
 * @throws ApiError
 */
export async function fetchData(
  fetch: Fetch,
  input: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetchAnswer(fetch, input, init);
  if (response.headers.get("content-type")?.startsWith("text/html"))
    throw await refusalOf(response);
  return response;
}

/** As Eden answers; without a `response` where there was no success. */
export interface EdenResult<T> {
  data: T | null;
  error: { value: unknown } | null;
  status: number;
  response: Response | undefined;
}

/** What Eden made of an answer that `fetchData` fetched. @throws ApiError */
export async function answerOf<T>(asked: Promise<EdenResult<T>>): Promise<NonNullable<T>> {
  const { data, error, status, response } = await asked.catch((fault: unknown) => {
    throw unreadable(fault);
  });
  if (!response) throw unreachable(error?.value);
  if (error === null && data !== null && data !== undefined) return data;
  throw apiError(status, response.statusText, error?.value ?? data);
}

/** What a request failed with that was answered, but not to its end or not in JSON. */
function unreadable(fault: unknown): unknown {
  if (fault instanceof SyntaxError) return new ApiError(0, String(fault), { reason: "unreadable" });
  return fault instanceof TypeError ? unreachable(fault) : fault;
}

/** No answer came. */
export function unreachable(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return new ApiError(0, String(cause), {
    message: messages().common.unreachable,
    reason: "unreachable",
  });
}

async function refusalOf(response: Response): Promise<ApiError> {
  return apiError(response.status, response.statusText, await startOf(response));
}

/** The body as far as it came, at most `MOST_BYTES` of it. */
async function startOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    while (size < MOST_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      text += decoder.decode(value, { stream: true });
    }
    void reader.cancel().catch(() => {});
  } catch {
    // Cut off: its status is known all the same.
  }
  return text;
}
