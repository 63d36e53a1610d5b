import type { Clock, Network, Timers } from "@rufbaum/runtime";
import { conditionsBetween } from "../between.ts";
import { normalize } from "../normalize.ts";
import type { ImmediateUnderstanding } from "../open-understanding.ts";
import type { Clue, Expected, Reading, Understanding } from "../reading.ts";
import { type ModelAnswer, readAnswer } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { createClient, Failure, type LanguageModelSettings } from "./client.ts";
import { createFailureLog } from "./failure-log.ts";
import { questionFor } from "./question.ts";

export interface LanguageModelParts {
  clock: Clock;
  timers: Timers;
  network: Pick<Network, "fetch">;
  /** Gets no word of what was said. */
  log(message: string): void;
  /** Milliseconds a caller waits for it at most. */
  deadline?: number;
}

const DEADLINE = 800;

/** From here on the embedded reading is believed: that none fits, that one does. */
const SURE_OF_NONE = 0.85;
const SURE_OF_CONDITION = 0.75;

/** A condition that the model itself doubts is not chosen, and none of its answers is certain. */
const LEAST_CONFIDENCE = 0.5;
const MOST_CONFIDENCE = 0.9;

/**
 * Asks a language model which condition is met where the embedded reading is unsure, or sure by
 * likeness alone. It can only choose among the node's conditions, or none; intents and values are
 * always the embedded ones.
 * Whatever goes wrong, the embedded reading stands, after `deadline` milliseconds at most.
 */
export function withLanguageModel(
  embedded: ImmediateUnderstanding,
  settings: LanguageModelSettings,
  { clock, timers, network, log, deadline = DEADLINE }: LanguageModelParts,
): Understanding {
  const askModel = createClient(settings, network.fetch);
  const breaker = createBreaker(clock);
  const tellFailure = createFailureLog(clock, log);

  async function ask(text: string, expected: Expected): Promise<ModelAnswer> {
    const abort = new AbortController();
    let cancel = () => {};
    const tooLate = new Promise<never>((_, reject) => {
      cancel = timers.after(deadline, () => {
        reject(new Failure(`no answer within ${deadline} ms`));
        abort.abort();
      });
    });
    try {
      const written = await Promise.race([
        askModel(questionFor(text, expected), abort.signal),
        tooLate,
      ]);
      const answer = readAnswer(
        written,
        expected.conditions.map(({ key }) => key),
      );
      if (answer === null) throw new Failure("it says something else than was asked for");
      return answer;
    } finally {
      cancel();
    }
  }

  async function askAbout(reading: Reading, text: string, expected: Expected): Promise<Reading> {
    try {
      const answer = await ask(text, expected);
      breaker.succeeded();
      return combine(reading, answer);
    } catch (error) {
      breaker.failed();
      tellFailure(error instanceof Failure ? error.message : "it can't be asked");
      return reading;
    }
  }

  return {
    ...(embedded.prepare && { prepare: embedded.prepare }),
    read(text, asked) {
      const reading = embedded.read(text, asked);
      const expected = { ...asked, conditions: conditionsInQuestion(asked, reading) };
      if (!isUnsure(reading, text, expected) || !breaker.mayTry()) return reading;
      return askAbout(reading, text, expected);
    },
  };
}

/** The two that were asked between, unless something else was answered. */
function conditionsInQuestion({ between, conditions }: Expected, { condition }: Reading) {
  if (!between || (condition !== null && !between.includes(condition))) return conditions;
  return conditionsBetween(conditions, between);
}

function isUnsure(
  { condition, confidence, intent, alsoHeard, values, why, asked }: Reading,
  text: string,
  { conditions }: Expected,
): boolean {
  // Who asks what is known is answered; what he said besides is too little to ask about.
  if (asked || conditions.length === 0 || text.trim() === "") return false;
  const isOptOut = intent === "opt_out" || alsoHeard.some(({ name }) => name === "opt_out");
  const isValue = condition === null && Object.keys(values).length > 0;
  if (isOptOut || isValue) return false;
  if (condition === null) return confidence < SURE_OF_NONE;
  return confidence < SURE_OF_CONDITION || isByLikeness(why, condition, text);
}

/**
 * Whether only the likeness to a name or an example decided: surer than it is right, where the words
 * are others. The reader tells why, if it explains.
 */
function isByLikeness([decided]: readonly Clue[], condition: string, text: string): boolean {
  if (decided?.for !== condition) return false;
  if (decided.kind === "meaning") return true;
  return decided.kind === "example" && normalize(decided.heard).text !== normalize(text).text;
}

function combine(reading: Reading, { condition, confidence }: ModelAnswer): Reading {
  if (condition !== null && confidence < LEAST_CONFIDENCE) return reading;
  return {
    ...reading,
    condition,
    alternatives: condition === null ? reading.alternatives : [],
    confidence: Math.min(confidence, MOST_CONFIDENCE),
    why: [{ kind: "llm", for: condition ?? "none", heard: "" }, ...reading.why],
  };
}
