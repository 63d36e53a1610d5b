import { atom } from "jotai";
import type { SocketStatus } from "./live-socket.ts";

/** How the live socket stands; `useLiveUpdates` tells. */
export const socketStatusAtom = atom<SocketStatus>("disconnected");
