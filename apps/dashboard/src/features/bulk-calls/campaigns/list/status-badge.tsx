import { CircleCheck, CirclePause, PencilLine, PhoneOutgoing } from "lucide-react";
import type { CampaignView } from "../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { Badge } from "../../../../ui/badge.tsx";

const LOOKS = {
  running: { tone: "running", icon: <PhoneOutgoing /> },
  completed: { tone: "success", icon: <CircleCheck /> },
  paused: { tone: "warning", icon: <CirclePause /> },
  draft: { tone: "neutral", icon: <PencilLine /> },
} as const;

/** Anything that is neither running, paused nor completed is a draft. */
export function StatusBadge({ status }: { status: CampaignView["status"] }) {
  const known = status in LOOKS ? status : "draft";
  return <Badge {...LOOKS[known]}>{campaignViewsTexts().statuses[known]}</Badge>;
}
