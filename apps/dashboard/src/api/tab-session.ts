import { atom, getDefaultStore } from "jotai";
import { after, type Kept, kept, now } from "./runtime.ts";

/** This tab's sign-in: the token goes with every request. `expiresAt` is ISO 8601. */
export interface TabSession {
  token: string;
  expiresAt: string;
}

/** Why nobody is signed in; told at the gate. */
export type SignedOutBecause = "never" | "signed-out" | "expired";

export type SessionState =
  | { signedIn: true; session: TabSession }
  | { signedIn: false; because: SignedOutBecause };

const LONGEST_TIMER_MILLISECONDS = 2_147_483_647;

const stored: Kept<TabSession> = kept("tab", "rufbaum.session", isTabSession);

/** `null`: as this tab has kept it. */
const stateAtom = atom<SessionState | null>(null);

export const sessionAtom = atom((get): SessionState => get(stateAtom) ?? restored());

const store = getDefaultStore();

export function tabToken(): string | null {
  const state = store.get(sessionAtom);
  return state.signedIn ? state.session.token : null;
}

export function beginSession(session: TabSession): void {
  stored.write(session);
  store.set(stateAtom, { signedIn: true, session });
}

/** Brings back the gate. */
export function endSession(because: SignedOutBecause): void {
  if (!store.get(sessionAtom).signedIn) return;
  stored.write(null);
  store.set(stateAtom, { signedIn: false, because });
}

/** Brings back the gate when the session's time is up. @returns what stops it */
export function watchSession(): () => void {
  let cancel = () => {};
  const watch = () => {
    cancel();
    const state = store.get(sessionAtom);
    if (!state.signedIn) return;
    const left = Date.parse(state.session.expiresAt) - now();
    cancel = after(Math.min(Math.max(0, left), LONGEST_TIMER_MILLISECONDS), () =>
      endSession("expired"),
    );
  };
  const stop = store.sub(sessionAtom, watch);
  // One that had ended before the page was loaded is told of in this one and no other.
  const atFirst = store.get(sessionAtom);
  store.set(stateAtom, atFirst);
  if (!atFirst.signedIn) stored.write(null);
  watch();
  return () => {
    cancel();
    stop();
  };
}

function restored(): SessionState {
  const session = stored.read();
  if (!session) return { signedIn: false, because: "never" };
  if (Date.parse(session.expiresAt) > now()) return { signedIn: true, session };
  return { signedIn: false, because: "expired" };
}

function isTabSession(value: unknown): value is TabSession {
  const session = value as TabSession | null;
  return typeof session?.token === "string" && !Number.isNaN(Date.parse(session.expiresAt ?? ""));
}
