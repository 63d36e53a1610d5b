import { openUnderstanding } from "@rufbaum/understanding";
import { atom } from "jotai";
import { now } from "../../../api/runtime.ts";
import type { Reader } from "./chat/chat.ts";

/** What reads the replies of a chat; loaded when the first chat is opened. */
export type ReaderState =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "ready"; reader: Reader };

const stateAtom = atom<ReaderState>({ state: "loading" });

/** Opens the reader where it is first used; written to, tries again. */
export const readerAtom = atom(
  (get) => get(stateAtom),
  async (get, set) => {
    if (get(stateAtom).state === "ready") return;
    set(stateAtom, { state: "loading" });
    try {
      set(stateAtom, { state: "ready", reader: ofToday(await openUnderstanding()) });
    } catch {
      set(stateAtom, { state: "failed" });
    }
  },
);
readerAtom.onMount = (open) => void open();

/** Reads "morgen" as a call of today would. */
function ofToday({ read }: Reader): Reader {
  return { read: (text, expected) => read(text, { now: now(), ...expected }) };
}
