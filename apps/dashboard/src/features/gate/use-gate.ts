import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { readAttempts } from "../../api/attempts.ts";
import { type Attempts, secondsLocked } from "../../api/lockout.ts";
import { after } from "../../api/runtime.ts";
import { forgetEverything, readStanding, signIn } from "../../api/session.ts";
import { sessionAtom } from "../../api/tab-session.ts";
import { showToast } from "../../app/toasts.tsx";
import { useNow } from "../../app/use-now.ts";
import { messages } from "../../messages/index.ts";
import { currentNotice, type GateNotice } from "./gate-notice.ts";
import { inTurn } from "./in-turn.ts";

/** Milliseconds without an answer, after which it is said that the sign-in waits. */
const SILENCE = 3_000;

/** What the gate knows: the lock with its countdown, and what came of the last try. */
export function useGate() {
  const state = useAtomValue(sessionAtom);
  const [attempts, setAttempts] = useState<Attempts>(readAttempts);
  const [told, setTold] = useState<GateNotice | null>(
    !state.signedIn && state.because === "expired" ? { kind: "expired" } : null,
  );
  const [isBusy, setBusy] = useState(false);
  const time = useNow(attempts.lockedUntil !== null);
  const secondsLeft = secondsLocked(attempts, time);

  useEffect(() => {
    forgetEverything();
    // Without an answer the mirror stands: the next try will tell.
    readStanding().then(setAttempts, () => {});
  }, []);

  async function attempt(password: string): Promise<boolean> {
    if (secondsLeft > 0) {
      setTold({ kind: "still-locked", seconds: secondsLeft });
      return false;
    }
    setBusy(true);
    const tellOfWaiting = () => setTold({ kind: "waiting" });
    const answered = after(SILENCE, tellOfWaiting);
    try {
      const answer = await inTurn(() => signIn(password), after, tellOfWaiting);
      if (answer.result === "signed-in") {
        const { signedIn, welcome } = messages().gate;
        showToast({ tone: "success", title: signedIn, text: welcome });
        return true;
      }
      setAttempts(answer.attempts);
      setTold(
        answer.result === "locked-out"
          ? { kind: "locked-out" }
          : { kind: "wrong-password", left: answer.attempts.left },
      );
    } catch (error) {
      setTold({ kind: "failed", text: errorText(error) });
    } finally {
      answered();
      setBusy(false);
    }
    return false;
  }

  return { notice: currentNotice(told, secondsLeft), secondsLeft, isBusy, attempt };
}
