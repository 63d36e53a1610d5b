import { patient } from "../patient.ts";
import { type Finding, fail, inWords, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

/** How long it may take here, and how long a caller waits for it, in milliseconds. */
const PATIENCE = 10_000;
const CALLERS_PATIENCE = 800;

/** Whether the language model answers that unsure replies are shown to; `null` if none is configured. */
export async function checkLanguageModel({ deps, config }: Examined): Promise<Finding | null> {
  if (config.languageModel === null) return null;
  const { baseUrl, apiKey, model } = config.languageModel;
  const { runtime } = deps;
  const before = runtime.clock.now();
  try {
    const { status } = await patient(runtime, PATIENCE).fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      // As in calls: the key goes to the endpoint that was named, and to no other.
      redirect: "error",
      body: JSON.stringify({ model, messages: [{ role: "user", content: "Sag nur: ja" }] }),
    });
    return judge(status, runtime.clock.now() - before, config.languageModel);
  } catch (error) {
    return warn(
      "understanding",
      `The language model gives no answer at ${baseUrl}: ${inWords(error)}`,
      "Replies are read by the embedded reader alone. Check LLM_BASE_URL and the way there.",
    );
  }
}

function judge(
  status: number,
  milliseconds: number,
  { baseUrl, model }: { baseUrl: string; model: string },
): Finding {
  if (status === 401 || status === 403) {
    return fail("understanding", `${baseUrl} refuses the key.`, "Correct LLM_API_KEY.");
  }
  if (status === 404) {
    return fail(
      "understanding",
      `${baseUrl} knows no model "${model}", or is no such endpoint.`,
      "Correct LLM_MODEL, or LLM_BASE_URL, which usually ends with /v1.",
    );
  }
  if (status !== 200) {
    return warn(
      "understanding",
      `The language model answers with status ${status}.`,
      "Replies are read by the embedded reader alone while it does.",
    );
  }
  const took = `The language model "${model}" answers in ${milliseconds} ms`;
  if (milliseconds <= CALLERS_PATIENCE) return ok("understanding", took);
  return warn(
    "understanding",
    `${took}; callers wait for it ${CALLERS_PATIENCE} ms at most.`,
    "Choose a faster model: what comes later is thrown away.",
  );
}
