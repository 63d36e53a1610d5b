import { Headset } from "lucide-react";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { Badge } from "../../ui/badge.tsx";

/** A person leads the call. */
export function TakenOverBadge() {
  return (
    <Badge tone="accent" icon={<Headset />}>
      {liveCallsTexts().takenOverBadge}
    </Badge>
  );
}
