import { lazy, Suspense } from "react";
import { DetailSkeleton } from "./detail/detail-skeleton.tsx";

const CampaignPage = lazy(async () => ({
  default: (await import("./detail/campaign-page.tsx")).CampaignPage,
}));

/** One campaign in full, in place of the form and the rows; loaded when it opens. */
export function OpenCampaign(props: { id: string; onBack(): void; onOpenDraft(id: string): void }) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <CampaignPage key={props.id} {...props} />
    </Suspense>
  );
}
