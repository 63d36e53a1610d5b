import type { SignInAnswer } from "../../api/session.ts";

type Settled = Exclude<SignInAnswer, { result: "not-its-turn" }>;

/** Tries again whenever the server says, until it was this browser's turn. */
export async function inTurn(
  tryOnce: () => Promise<SignInAnswer>,
  after: (milliseconds: number, task: () => void) => void,
  tellOfWaiting: () => void,
): Promise<Settled> {
  for (;;) {
    const answer = await tryOnce();
    if (answer.result !== "not-its-turn") return answer;
    tellOfWaiting();
    await new Promise<void>((resolve) => after(answer.again, resolve));
  }
}
