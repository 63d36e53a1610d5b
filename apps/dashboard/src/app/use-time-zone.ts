import { useSyncExternalStore } from "react";
import { onTimeZone, timeZone } from "../messages/time-zone.ts";

/** The zone that times are told in; whoever asks is drawn anew when it changes. */
export function useTimeZone(): string {
  return useSyncExternalStore(onTimeZone, timeZone);
}
