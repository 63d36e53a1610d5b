import type { DialHold } from "@rufbaum/calls";
import type { Hold } from "./campaign-port.ts";

/** Of those who wait the rule that holds the next of them. */
const OF_THE_HOUR: ReadonlySet<string> = new Set(["outside-window", "day-off", "holiday"]);

/** What of the rules holds all of a campaign. */
const OF_THE_CAMPAIGN = [
  "never-open",
  "too-many-lost",
  "ringing-too-short",
  "ringing-too-long",
  "no-caller-number",
] as const;

/** As pages tell it; that a campaign keeps to its own pace is no hold. */
export function toldHold({ code, until, denial }: DialHold): Hold | null {
  switch (code) {
    case "at-once":
    case "per-minute":
      return null;
    case "server-at-once":
    case "server-per-minute":
    case "server-minutes-per-day":
      return { code: "limits", until };
    case "rules":
      return { code: OF_THE_CAMPAIGN.find((one) => one === denial) ?? "limits", until };
    case "nobody-due":
      if (denial !== undefined && OF_THE_HOUR.has(denial)) return { code: "outside-window", until };
      return { code, until };
    default:
      return { code, until };
  }
}
