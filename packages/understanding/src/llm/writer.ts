import type { Clock, Network, Timers } from "@rufbaum/runtime";
import { z } from "zod";
import { withoutFence } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { createClient, Failure, type LanguageModelSettings } from "./client.ts";
import { createFailureLog } from "./failure-log.ts";

export interface WriterParts {
  clock: Clock;
  timers: Timers;
  network: Pick<Network, "fetch">;
  /** Gets nothing of what is written about. */
  log(message: string): void;
  /** Milliseconds until nothing is waited for any more. */
  deadline?: number;
}

/** Writes sentences on `facts` as the instructions say; none where nothing came of it. */
export type Writer = (instructions: string, facts: unknown) => Promise<string[]>;

const DEADLINE = 10_000;
const LONGEST = 20_000;

const sentencesSchema = z.strictObject({ sentences: z.array(z.string()) });
const { $schema: _, ...schema } = z.toJSONSchema(sentencesSchema);

/** Has a language model write sentences. Never rejects; what they say is for the caller to check. */
export function createWriter(
  settings: LanguageModelSettings,
  { clock, timers, network, log, deadline = DEADLINE }: WriterParts,
): Writer {
  const askModel = createClient(settings, network.fetch);
  const breaker = createBreaker(clock);
  const tellFailure = createFailureLog(clock, log);

  async function ask(instructions: string, facts: unknown): Promise<string[]> {
    const abort = new AbortController();
    let cancel = () => {};
    const tooLate = new Promise<never>((_, reject) => {
      cancel = timers.after(deadline, () => {
        reject(new Failure(`no sentences within ${deadline} ms`));
        abort.abort();
      });
    });
    try {
      const question = { instructions, data: JSON.stringify(facts), schema };
      const sentences = readSentences(
        await Promise.race([askModel(question, abort.signal), tooLate]),
      );
      if (sentences === null) throw new Failure("it writes something else than was asked for");
      return sentences;
    } finally {
      cancel();
    }
  }

  return async function write(instructions, facts) {
    if (!breaker.mayTry()) return [];
    try {
      const sentences = await ask(instructions, facts);
      breaker.succeeded();
      return sentences;
    } catch (error) {
      breaker.failed();
      tellFailure(error instanceof Failure ? error.message : "it can't be asked");
      return [];
    }
  };
}

function readSentences(written: string): string[] | null {
  if (written.length > LONGEST) return null;
  try {
    return sentencesSchema.safeParse(JSON.parse(withoutFence(written))).data?.sentences ?? null;
  } catch {
    return null;
  }
}
