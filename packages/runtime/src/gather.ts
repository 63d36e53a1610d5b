/** What is asked for one by one, and done together. */
export interface Gathering<Asked, Answer> {
  ask(asked: Asked): Promise<Answer>;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

/**
 * While one batch is under way the next one gathers, so that a hundred that come at once cost two
 * round trips, not a hundred.
 * @param work answers in the batch's order, each by itself; where it fails, each in it fails
 */
export function gather<Asked, Answer>(
  work: (batch: readonly Asked[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): Gathering<Asked, Answer> {
  interface Waiting {
    asked: Asked;
    resolve(answer: Answer | Promise<Answer>): void;
    reject(error: unknown): void;
  }
  let gathering: Waiting[] = [];
  let working: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (gathering.length > 0) {
      const batch = gathering;
      gathering = [];
      try {
        const answers = await work(batch.map(({ asked }) => asked));
        for (const [place, { resolve }] of batch.entries()) {
          resolve(answers[place] as Answer | Promise<Answer>);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    working = null;
  }

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        gathering.push({ asked, resolve, reject });
        working ??= drain();
      }),
    settled: () => working ?? Promise.resolve(),
  };
}
