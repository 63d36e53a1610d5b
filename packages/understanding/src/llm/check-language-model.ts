import type { Clock, Network, Timers } from "@rufbaum/runtime";
import {
  createClient,
  Failure,
  type LanguageModelFault,
  type LanguageModelSettings,
} from "./client.ts";

/** What came of asking once; `fault` holds nothing of what was asked. */
export type LanguageModelCheck =
  | { isReached: true; milliseconds: number }
  | { isReached: false; fault: LanguageModelFault };

const DEADLINE = 10_000;
const QUESTION = {
  instructions: 'Answer with nothing but JSON: {"ok": true}',
  data: "{}",
  schema: {
    type: "object",
    properties: { ok: { type: "boolean" } },
    required: ["ok"],
    additionalProperties: false,
  },
};

/** Asks a language model one question that holds no data of anybody. Never rejects. */
export async function checkLanguageModel(
  settings: LanguageModelSettings,
  { clock, timers, network }: { clock: Clock; timers: Timers; network: Pick<Network, "fetch"> },
): Promise<LanguageModelCheck> {
  const abort = new AbortController();
  const began = clock.now();
  let cancel = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    cancel = timers.after(DEADLINE, () => {
      const seconds = DEADLINE / 1_000;
      reject(new Failure(`it does not answer within ${seconds} s`, { code: "late", seconds }));
      abort.abort();
    });
  });
  try {
    const ask = createClient(settings, network.fetch);
    // Who knows no schemas refuses the first question, and is asked without from then on.
    const asked = ask(QUESTION, abort.signal).catch(() => ask(QUESTION, abort.signal));
    await Promise.race([asked, tooLate]);
    return { isReached: true, milliseconds: clock.now() - began };
  } catch (error) {
    return {
      isReached: false,
      fault: error instanceof Failure ? error.fault : { code: "unasked" },
    };
  } finally {
    cancel();
  }
}
