import { CircleAlert, CircleCheck, CircleMinus, CircleX } from "lucide-react";
import type { Call } from "../../api/calls.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { outcomeText, outcomeTone } from "./call-end.ts";

/** How a call came out: never by colour alone. */
export function OutcomeBadge({ call }: { call: Pick<Call, "outcome" | "status"> }) {
  const tone = outcomeTone(call);
  return (
    <Badge tone={tone} icon={ICONS[tone] ?? <CircleMinus />}>
      {outcomeText(call)}
    </Badge>
  );
}

const ICONS: Partial<Record<Tone, React.ReactElement>> = {
  success: <CircleCheck />,
  warning: <CircleAlert />,
  failure: <CircleX />,
};
