import { useEffect, useState } from "react";
import { every, now } from "../api/runtime.ts";

/** The time, in milliseconds since 1970, renewed every second while `isRunning`. */
export function useNow(isRunning = true): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isRunning) return;
    setTime(now());
    return every(1000, () => setTime(now()));
  }, [isRunning]);
  return time;
}
