import { atom } from "jotai";

/** The call somebody wants to watch, until it is over; `null` leaves it to the first one. */
export const wantedCallAtom = atom<string | null>(null);

/** The watched call once it is over, as long as it is shown: its trail stays lit. */
export const watchedOverAtom = atom<string | null>(null);

/** Whether the view goes along with the watched call. */
export const followingAtom = atom(false);

/** Whether the card is folded up: the calls go on, and are told of in one line. */
export const foldedAtom = atom(false);

/** Watches a call from now on, with the view going along. */
export const watchAtom = atom(null, (_get, set, callId: string) => {
  set(wantedCallAtom, callId);
  set(followingAtom, true);
  set(foldedAtom, false);
});
