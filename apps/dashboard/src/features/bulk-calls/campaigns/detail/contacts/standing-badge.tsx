import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  type LucideIcon,
  PhoneOutgoing,
  RotateCcw,
  SkipForward,
} from "lucide-react";
import { Badge, type Tone } from "../../../../../ui/badge.tsx";
import { type SegmentName, segmentOf } from "../../list/segments.ts";
import { standingName } from "../standing-name.ts";

const LOOKS: Readonly<Record<SegmentName, readonly [Tone, LucideIcon]>> = {
  success: ["success", CircleCheck],
  interest: ["running", CircleCheck],
  spoken: ["neutral", CircleMinus],
  unreached: ["warning", CircleAlert],
  broken: ["failure", CircleX],
  skipped: ["neutral", SkipForward],
  calling: ["accent", PhoneOutgoing],
  again: ["neutral", RotateCcw],
  waiting: ["neutral", Clock],
};

/** Where somebody stands: never by colour alone. */
export function StandingBadge({ standing }: { standing: string }) {
  const [tone, Icon] = LOOKS[segmentOf(standing)];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {standingName(standing)}
    </Badge>
  );
}
