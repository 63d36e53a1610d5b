import {
  CalendarClock,
  Copy,
  FileSpreadsheet,
  FileText,
  MoreHorizontal,
  OctagonX,
  PhoneCall,
  RotateCcw,
  Trash2,
  UserPlus,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CampaignDetail } from "../../../../api/campaign-detail.ts";
import { tryCampaign } from "../../../../api/campaigns.ts";
import { campaignViewsTexts } from "../../../../messages/campaign-views.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../../ui/menu.tsx";
import { asPerson } from "../../../person/ask-person.ts";
import { isCalling } from "../list/is-calling.ts";
import { CampaignButtons } from "../steer/campaign-buttons.tsx";
import { DeleteConfirm } from "../steer/delete-confirm.tsx";
import { useCampaignDeeds } from "../steer/use-campaign-deeds.ts";
import { useCopy } from "../steer/use-copy.ts";
import { useExport } from "../steer/use-export.ts";

const texts = () => campaignViewsTexts().detail;

const AddDialog = lazy(async () => ({ default: (await import("./add/add-dialog.tsx")).AddDialog }));
const PlanDialog = lazy(async () => ({
  default: (await import("./plan/plan-dialog.tsx")).PlanDialog,
}));
const RedialDialog = lazy(async () => ({
  default: (await import("./redial-dialog.tsx")).RedialDialog,
}));
const StopDialog = lazy(async () => ({
  default: (await import("../steer/stop-dialog.tsx")).StopDialog,
}));
const TrialDialog = lazy(async () => ({
  default: (await import("../../wizard/check/trial-dialog.tsx")).TrialDialog,
}));

type DialogName = "add" | "delete" | "plan" | "redial" | "stop" | "trial";

/** What may be done with a campaign; what is seldom wanted stands in the menu. */
export function HeadActions({
  campaign,
  onOpenDraft,
  onDeleted,
}: {
  campaign: CampaignDetail;
  onOpenDraft(id: string): void;
  onDeleted(): void;
}) {
  const [shown, show] = useState<DialogName | null>(null);
  const copy = useCopy(campaign, onOpenDraft);
  const exporting = useExport(campaign);
  const { isBusy, remove } = useCampaignDeeds(campaign);
  const { status } = campaign;
  const close = () => show(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status !== "draft" && (
        <Button onClick={() => show("add")}>
          <UserPlus />
          {texts().add}
        </Button>
      )}
      <CampaignButtons campaign={campaign} size="medium" onDeleted={onDeleted} />
      {isCalling(campaign) && (
        <Button look="quiet-danger" onClick={() => show("stop")}>
          <OctagonX />
          {campaignViewsTexts().stop.one}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={campaignViewsTexts().actions.more} className="size-9">
            <MoreHorizontal />
          </IconButton>
        }
      >
        <MenuItem icon={<PhoneCall />} onSelect={() => show("trial")}>
          {texts().trial}
        </MenuItem>
        <MenuItem
          icon={<CalendarClock />}
          disabled={status === "completed"}
          onSelect={() => show("plan")}
        >
          {texts().plan}
        </MenuItem>
        <MenuItem icon={<RotateCcw />} onSelect={() => show("redial")}>
          {texts().redial}
        </MenuItem>
        <MenuItem icon={<Copy />} disabled={copy.isPending} onSelect={copy.start}>
          {texts().copy}
        </MenuItem>
        <MenuLine />
        <MenuItem
          icon={<FileText />}
          disabled={exporting.isPending}
          onSelect={() => exporting.start("csv")}
        >
          {texts().csv}
        </MenuItem>
        <MenuItem
          icon={<FileSpreadsheet />}
          disabled={exporting.isPending}
          onSelect={() => exporting.start("xlsx")}
        >
          {texts().xlsx}
        </MenuItem>
        {status === "paused" && (
          <>
            <MenuLine />
            <MenuItem
              icon={<Trash2 />}
              isDangerous
              disabled={isBusy}
              onSelect={() => show("delete")}
            >
              {campaignViewsTexts().actions.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      <DeleteConfirm
        campaign={campaign}
        isOpen={shown === "delete"}
        onConfirm={() => remove(onDeleted)}
        onClose={close}
      />
      <Suspense>
        {shown === "add" && <AddDialog campaign={campaign} onClose={close} />}
        {shown === "plan" && <PlanDialog campaign={campaign} onClose={close} />}
        {shown === "trial" && (
          <TrialDialog
            tryOut={async (to) => (await asPerson(() => tryCampaign(campaign.id, to))).callId}
            onClose={close}
          />
        )}
        {shown === "redial" && (
          <RedialDialog campaign={campaign} onOpenDraft={onOpenDraft} onClose={close} />
        )}
        {shown === "stop" && (
          <StopDialog campaign={campaign} calling={campaign.calling} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
