import type { Denial } from "../lawful-calling/index.ts";

/** What denials make of somebody in a campaign: he waits, is left out, or all of the campaign waits. */
export type HeldBack =
  | { kind: "later"; code: Denial["code"]; until: number }
  | { kind: "never"; code: Denial["code"] }
  /** `isForGood`: as plan and settings stand nobody may be called, however long one waits. */
  | { kind: "campaign"; code: Denial["code"]; isForGood: boolean };

/** What is asked of a campaign's calls, whomever they go to. */
const OF_ITS_CALLS: ReadonlySet<Denial["rule"]> = new Set([
  "lost-calls",
  "ringing",
  "caller-number",
]);

/**
 * Whether nobody in the list is the cause, but plan or settings: somebody changes them, and all may be
 * called again. Hours that never come, and a limit of no calls at all, are of nobody's own either.
 */
function isOfCampaign(denial: Denial): boolean {
  if (OF_ITS_CALLS.has(denial.rule)) return true;
  switch (denial.code) {
    case "no-company":
    case "never-open":
      return true;
    case "holiday":
      return denial.againAt === null;
    case "too-many-today":
    case "too-many-this-week":
    case "too-many-in-campaign":
      return denial.limit <= 0;
    default:
      return false;
  }
}

/** `until`: when nothing forbids it any more, milliseconds since 1970. */
export function heldBy(denials: readonly [Denial, ...Denial[]]): HeldBack {
  const his = denials.filter((denial) => !isOfCampaign(denial));
  const forGood = his.find(({ againAt }) => againAt === null);
  if (forGood) return { kind: "never", code: forGood.code };
  let last: { code: Denial["code"]; until: number } | null = null;
  for (const { code, againAt } of his) {
    if (againAt !== null && (last === null || againAt > last.until))
      last = { code, until: againAt };
  }
  if (last) return { kind: "later", ...last };
  const cause = denials.find(({ rule }) => !OF_ITS_CALLS.has(rule)) ?? denials[0];
  return { kind: "campaign", code: cause.code, isForGood: !OF_ITS_CALLS.has(cause.rule) };
}

/** Whether a denial passes, or is the campaign's, as far as its code tells; complete, so that none is forgotten. */
const PASSES: Readonly<Record<Denial["code"], boolean>> = {
  "uncallable-number": false,
  suppressed: false,
  "no-consent": false,
  "no-company": false,
  "consent-for-other": false,
  "consent-withdrawn": false,
  "consent-lapsed": false,
  "no-call-back-wish": false,
  "call-back-wish-used": false,
  "call-back-wish-lapsed": false,
  holiday: true,
  "unknown-local-time": false,
  "day-off": true,
  "outside-window": true,
  "never-open": false,
  "too-many-today": true,
  "too-many-this-week": true,
  "too-many-in-campaign": false,
  "too-many-lost": true,
  "ringing-too-short": true,
  "ringing-too-long": true,
  "no-caller-number": true,
};

/**
 * The same of what `heldBy` has left of denials, where nothing but the code was kept: whether it only
 * says that now is not the time. Codes of anything else are no denial, and hold nobody back later.
 */
export function isLater(code: string): boolean {
  return Object.hasOwn(PASSES, code) && PASSES[code as Denial["code"]];
}
