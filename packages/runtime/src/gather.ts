/**
 * Does together what is asked for one by one: while one batch is under way the next one gathers, so
 * that a hundred that come at once cost two round trips, not a hundred.
 * @param work answers in the batch's order, each by itself; where it fails, each in it fails
 */
export function gather<Asked, Answer>(
  work: (batch: readonly Asked[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): (asked: Asked) => Promise<Answer> {
  type Waiting = {
    asked: Asked;
    resolve(answer: Answer | Promise<Answer>): void;
    reject(error: unknown): void;
  };
  let gathering: Waiting[] = [];
  let isWorking = false;

  async function drain(): Promise<void> {
    isWorking = true;
    while (gathering.length > 0) {
      const batch = gathering;
      gathering = [];
      try {
        const answers = await work(batch.map(({ asked }) => asked));
        for (const [place, { resolve }] of batch.entries())
          resolve(answers[place] as Answer | Promise<Answer>);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      gathering.push({ asked, resolve, reject });
      if (!isWorking) void drain();
    });
}
