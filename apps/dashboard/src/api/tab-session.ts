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

const stored: Kept<TabSession> = kept(sessionStorage, "rufbaum.session", isTabSession);

export const sessionAtom = atom<SessionState>(restored());

const store = getDefaultStore();
let stopTimer = watchExpiry(store.get(sessionAtom));

export function tabToken(): string | null {
  const state = store.get(sessionAtom);
  return state.signedIn ? state.session.token : null;
}

export function beginSession(session: TabSession): void {
  stored.write(session);
  become({ signedIn: true, session });
}

/** Brings back the gate. */
export function endSession(because: SignedOutBecause): void {
  if (!store.get(sessionAtom).signedIn) return;
  stored.write(null);
  become({ signedIn: false, because });
}

function become(state: SessionState): void {
  stopTimer();
  stopTimer = watchExpiry(state);
  store.set(sessionAtom, state);
}

function restored(): SessionState {
  const session = stored.read();
  if (!session) return { signedIn: false, because: "never" };
  if (Date.parse(session.expiresAt) > now()) return { signedIn: true, session };
  stored.write(null);
  return { signedIn: false, because: "expired" };
}

function watchExpiry(state: SessionState): () => void {
  if (!state.signedIn) return () => {};
  const left = Date.parse(state.session.expiresAt) - now();
  return after(Math.min(Math.max(0, left), LONGEST_TIMER_MILLISECONDS), () =>
    endSession("expired"),
  );
}

function isTabSession(value: unknown): value is TabSession {
  const session = value as TabSession | null;
  return typeof session?.token === "string" && !Number.isNaN(Date.parse(session.expiresAt ?? ""));
}
