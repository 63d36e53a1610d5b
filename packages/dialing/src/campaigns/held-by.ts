import type { Denial } from "../lawful-calling/index.ts";

/** What denials make of somebody in a campaign: he waits, is left out, or all of the campaign waits. */
export type HeldBack =
  | { kind: "later"; code: Denial["code"]; until: number }
  | { kind: "never"; code: Denial["code"] }
  | { kind: "campaign"; code: Denial["code"] };

/** Of these nobody in the list is the cause. */
const OF_THE_CAMPAIGN: ReadonlySet<Denial["rule"]> = new Set([
  "lost-calls",
  "ringing",
  "caller-number",
]);

/** `until`: when nothing forbids it any more, milliseconds since 1970. */
export function heldBy(denials: readonly [Denial, ...Denial[]]): HeldBack {
  const his = denials.filter(({ rule }) => !OF_THE_CAMPAIGN.has(rule));
  const forGood = his.find(({ againAt }) => againAt === null);
  if (forGood) return { kind: "never", code: forGood.code };
  let last: { code: Denial["code"]; until: number } | null = null;
  for (const { code, againAt } of his) {
    if (againAt !== null && (last === null || againAt > last.until))
      last = { code, until: againAt };
  }
  return last ? { kind: "later", ...last } : { kind: "campaign", code: denials[0].code };
}
