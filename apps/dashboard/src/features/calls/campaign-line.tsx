import { Megaphone } from "lucide-react";
import type { ReactNode } from "react";
import type { ActiveCall } from "../../api/live-messages.ts";
import { messages } from "../../messages/index.ts";

/** Which campaign a call belongs to, if any; one without a tree is named where the tree would be. */
export function CampaignLine({
  call: { campaign, treeName },
  children,
}: {
  call: Pick<ActiveCall, "campaign" | "treeName">;
  /** In place of its name. */
  children?: ReactNode;
}) {
  if (!campaign || (campaign.name === treeName && !children)) return null;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-muted">
      <Megaphone aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{messages().calls.campaign}</span>
      {children ?? <span className="truncate">{campaign.name}</span>}
    </p>
  );
}
