import { OUTCOMES } from "../outcomes.ts";

/** Where contacts of a campaign can stand: not finished, left out, or finished by an outcome. */
export const STANDINGS = ["waiting", "again", "calling", "skipped", ...OUTCOMES] as const;

export function isStanding(text: string): boolean {
  return STANDINGS.some((one) => one === text);
}
