import { useNow } from "../../app/use-now.ts";
import { secondsBetween } from "../../format/durations.ts";

/** How long it has been since `since` (ISO 8601), told anew each second and by itself alone. */
export function RunningSeconds({
  since,
  format,
}: {
  since: string;
  format(seconds: number): string;
}) {
  return <span className="figures">{format(secondsBetween(Date.parse(since), useNow()))}</span>;
}
