import { describeFault, type Timers } from "@rufbaum/runtime";

/** What came of a question of the carrier's so far. */
export type ScriptAnswer = { how: "given"; twiml: string } | { how: "late" } | { how: "failed" };

export type Answers = ReturnType<typeof createAnswers>;

interface Question {
  give(): Promise<string>;
  running: Promise<ScriptAnswer> | null;
  /** The log knows that it takes long. */
  isKnownLate: boolean;
}

/** Milliseconds after which the carrier is asked to ask again; it waits for 15 seconds at most. */
const WITHIN = 2_000;
/** Calls, and questions of one call, whose answers are kept; the oldest go first. */
const MOST_CALLS = 2_000;
const MOST_QUESTIONS = 50;

/**
 * Answers the carrier's questions in time and each of them once: what is asked again gets the same
 * answer, or waits for it. A question that failed is tried again, with what was heard at first.
 */
export function createAnswers({ timers, log }: { timers: Timers; log(message: string): void }) {
  const calls = new Map<string, Map<string, Question>>();

  /** `key` names the question among those of its call. */
  function ask(callSid: string, key: string, give: () => Promise<string>): Promise<ScriptAnswer> {
    const question = keep(callSid, key, give);
    question.running ??= run(question, key);
    return inTime(question, question.running, key);
  }

  function keep(callSid: string, key: string, give: () => Promise<string>): Question {
    const questions = keptIn(calls, callSid, MOST_CALLS, () => new Map<string, Question>());
    return keptIn(questions, key, MOST_QUESTIONS, () => ({
      give,
      running: null,
      isKnownLate: false,
    }));
  }

  async function run(question: Question, key: string): Promise<ScriptAnswer> {
    try {
      return { how: "given", twiml: await question.give() };
    } catch (error) {
      question.running = null;
      log(`the carrier's question ${routeOf(key)} could not be answered: ${describeFault(error)}`);
      return { how: "failed" };
    }
  }

  function inTime(
    question: Question,
    answer: Promise<ScriptAnswer>,
    key: string,
  ): Promise<ScriptAnswer> {
    return new Promise((resolve) => {
      const cancel = timers.after(WITHIN, () => {
        if (!question.isKnownLate) {
          log(`the carrier's question ${routeOf(key)} was not answered within ${WITHIN} ms`);
        }
        question.isKnownLate = true;
        resolve({ how: "late" });
      });
      void answer.then((given) => {
        cancel();
        resolve(given);
      });
    });
  }

  return {
    ask,
    /** The call is over: nothing of it is asked again. */
    forget: (callSid: string) => void calls.delete(callSid),
    /** Calls of which answers are kept. */
    count: () => calls.size,
  };
}

/** The entry of this name, made if there is none; makes room for it first. */
function keptIn<T>(entries: Map<string, T>, name: string, most: number, make: () => T): T {
  const known = entries.get(name);
  if (known !== undefined) return known;
  const oldest = entries.keys().next();
  if (entries.size >= most && !oldest.done) entries.delete(oldest.value);
  const made = make();
  entries.set(name, made);
  return made;
}

/** A key begins with its route; what follows is nothing for a log. */
function routeOf(key: string): string {
  return key.split(" ", 1)[0] ?? "";
}
