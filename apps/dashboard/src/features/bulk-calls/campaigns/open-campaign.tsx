import { type ComponentType, lazy, Suspense, useState } from "react";
import { DetailSkeleton } from "./detail/detail-skeleton.tsx";

interface Props {
  id: string;
  onBack(): void;
  onOpenDraft(id: string): void;
}

const load = async () => ({ default: (await import("./detail/campaign-page.tsx")).CampaignPage });
let Page: ComponentType<Props> = lazy(load);

/** Ahead of the click that opens one: what has to be waited for shows its skeleton for 300 ms at least. */
export async function loadCampaignPage(): Promise<void> {
  Page = (await load()).default;
}

/** One campaign in full, in place of the form and the rows; loaded when it opens, or before. */
export function OpenCampaign(props: Props) {
  const [CampaignPage] = useState(() => Page);
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <CampaignPage key={props.id} {...props} />
    </Suspense>
  );
}
