import { campaignHold } from "@rufbaum/words/en/campaigns";
import { formats } from "../output/formats.ts";
import { moment } from "../output/moment.ts";
import { oneLine } from "../output/printable.ts";
import type { Campaign } from "./find-campaign.ts";

const { counted, whole } = formats;

/** A campaign as people name it: `"Herbst" (campaign_4f)`. */
export function named({ name, id }: Pick<Campaign, "name" | "id">): string {
  return `"${oneLine(name)}" (${id})`;
}

/** How it stands: `running`, `running, begins …`, `paused: Emergency stop.` */
export function statusOf({ status, pauseMessage, hold }: Campaign): string {
  if (status === "paused" && pauseMessage !== null) return `paused: ${pauseMessage}`;
  if (status === "running" && hold?.code === "before-start" && hold.until !== null) {
    return `running, begins ${moment(hold.until)}`;
  }
  return status;
}

/** How far it is, in one line. */
export function progressOf(campaign: Campaign): string {
  const { totalCalls, completedCalls, successfulCalls, calling, again, skipped, lost } = campaign;
  const percent = totalCalls === 0 ? 0 : Math.floor((completedCalls / totalCalls) * 100);
  const parts = [
    `${whole(completedCalls)} of ${counted(totalCalls, "contact", "contacts")} done (${percent} %)`,
    ...(calling > 0 ? [`${whole(calling)} in calls`] : []),
    ...(again > 0 ? [`${whole(again)} to be called again`] : []),
    `${whole(successfulCalls)} successful`,
    ...(skipped > 0 ? [`${whole(skipped)} skipped`] : []),
    ...(lost > 0 ? [`${whole(lost)} answered calls lost (nothing was heard at first)`] : []),
  ];
  return parts.join(", ");
}

/** How fast it is and how long it takes; what it waits for. Empty where nothing is to be told. */
export function paceOf({ status, startsPerMinute, secondsLeft, hold }: Campaign): string {
  if (status !== "running") return "";
  // The server's sentence has its own zone; times here are this machine's.
  if (hold) return campaignHold(hold.code, hold.until, undefined, moment);
  if (startsPerMinute === null) return "";
  const left = secondsLeft === null ? "" : `, ${timeLeft(secondsLeft)} left`;
  return `${startsPerMinute} calls a minute${left}`;
}

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
