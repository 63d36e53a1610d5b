import { Network } from "lucide-react";
import { useMemo } from "react";
import { type CampaignDetail, useCampaignFlow } from "../../../../../api/campaign-detail.ts";
import { QueryError } from "../../../../../app/query-error.tsx";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { EmptyState } from "../../../../../ui/empty-state.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { CallsFlow } from "./calls-flow.tsx";
import { trafficOf } from "./traffic-of.ts";

const texts = () => campaignViewsTexts().flow;

/** Which ways the calls went, drawn on the tree that they traffic. */
export function FlowTab({ campaign }: { campaign: CampaignDetail }) {
  const { id, status, calling } = campaign;
  const flow = useCampaignFlow(id, status === "running" || calling > 0);
  const { data } = flow;
  const traffic = useMemo(() => (data ? trafficOf(data, data.tree) : null), [data]);
  if (flow.isError && !data) return <QueryError compact title={texts().failed} query={flow} />;
  if (!data) return <Skeleton className="m-4 h-80" />;
  if (!traffic || traffic.runs === 0) {
    return <EmptyState compact icon={Network} title={texts().none} hint={texts().noneHint} />;
  }
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-4 pb-3">
        <h3 className="font-semibold text-13">{texts().title}</h3>
        <p className="text-12 text-muted figures">
          {data.treeName} · {texts().hint(formats().whole(traffic.runs))}
        </p>
      </div>
      <CallsFlow tree={data.tree} traffic={traffic} />
    </div>
  );
}
