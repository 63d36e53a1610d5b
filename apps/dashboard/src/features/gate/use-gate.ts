import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { type Attempts, readAttempts, secondsLocked } from "../../api/attempts.ts";
import { readStanding, signIn } from "../../api/session.ts";
import { sessionAtom } from "../../api/tab-session.ts";
import { showToast } from "../../app/toasts.tsx";
import { useNow } from "../../app/use-now.ts";
import { messages } from "../../messages/index.ts";

export type GateNotice =
  | { kind: "expired" }
  | { kind: "wrong-password"; left: number }
  | { kind: "locked-out" }
  | { kind: "still-locked"; seconds: number }
  | { kind: "failed"; text: string };

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
    readStanding().then(
      (standing) => setAttempts(standing.attempts),
      () => {},
    );
  }, []);

  async function attempt(password: string): Promise<boolean> {
    if (secondsLeft > 0) {
      setTold({ kind: "still-locked", seconds: secondsLeft });
      return false;
    }
    setBusy(true);
    try {
      const answer = await signIn(password);
      if (answer.result === "signed-in") {
        const { signedIn, welcome } = messages.gate;
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
      setTold({ kind: "failed", text: errorText(error, messages.common.unreachable) });
    } finally {
      setBusy(false);
    }
    return false;
  }

  return { notice: currentNotice(told, secondsLeft), secondsLeft, isBusy, attempt };
}

/** A lock is always told, also after a reload; when it has passed, nothing of it is left. */
export function currentNotice(told: GateNotice | null, secondsLeft: number): GateNotice | null {
  const isAboutLock = told?.kind === "locked-out" || told?.kind === "still-locked";
  if (secondsLeft === 0) return isAboutLock ? null : told;
  return isAboutLock ? told : { kind: "locked-out" };
}
