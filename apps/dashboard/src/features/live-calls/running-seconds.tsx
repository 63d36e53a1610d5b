import { useSecondsSince } from "../../app/use-seconds-since.ts";

/** How long it has been since `since` (ISO 8601), told anew each second and by itself alone. */
export function RunningSeconds({
  since,
  format,
}: {
  since: string;
  format(seconds: number): string;
}) {
  return <span className="figures">{format(useSecondsSince(since))}</span>;
}
