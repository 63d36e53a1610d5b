import { useState } from "react";
import { now } from "../../../api/runtime.ts";

const DAY = 86_400_000;

/** When the day began on which the page was opened, in milliseconds since 1970: days ago are told from it. */
export function useToday(): number {
  const [today] = useState(() => Math.floor(now() / DAY) * DAY);
  return today;
}
