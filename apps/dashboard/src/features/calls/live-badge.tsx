import { messages } from "../../messages/index.ts";
import { Badge } from "../../ui/badge.tsx";

export function LiveBadge() {
  return (
    <Badge
      tone="success"
      icon={<span aria-hidden="true" className="size-1.5 animate-beat rounded-full bg-live" />}
    >
      {messages().calls.live}
    </Badge>
  );
}
