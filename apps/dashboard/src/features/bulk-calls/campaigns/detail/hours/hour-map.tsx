import { Grid3x3, Table2 } from "lucide-react";
import { useMemo, useState } from "react";
import type { HourCounts } from "../../../../../api/campaign-detail.ts";
import { campaignViewsTexts } from "../../../../../messages/campaign-views.ts";
import { formats } from "../../../../../messages/formats.ts";
import { Choice } from "../../../../../ui/choice.tsx";
import { EmptyState } from "../../../../../ui/empty-state.tsx";
import { heatMap } from "./heat-map.ts";
import { HourGrid } from "./hour-grid.tsx";
import { HourTable } from "./hour-table.tsx";
import { hourText } from "./hour-text.ts";

const texts = () => campaignViewsTexts().hours;

/** When people pick up, by weekday and hour. */
export function HourMap({ placed, answered }: { placed: HourCounts; answered: HourCounts }) {
  const map = useMemo(() => heatMap(placed, answered), [placed, answered]);
  const [view, setView] = useState<"map" | "table">("map");
  if (map.placed === 0) {
    return <EmptyState compact icon={Grid3x3} title={texts().none} hint={texts().noneHint} />;
  }
  return (
    <div className="space-y-4 p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold text-13">{texts().title}</h3>
          <p className="text-12 text-muted">{texts().hint}</p>
        </div>
        <Choice<"map" | "table">
          label={texts().view}
          value={view}
          onChange={setView}
          options={[
            { value: "map", label: texts().asMap, icon: <Grid3x3 /> },
            { value: "table", label: texts().asTable, icon: <Table2 /> },
          ]}
        />
      </div>
      <p className="text-13 figures">
        <span className="text-muted">{texts().best}: </span>
        {map.best.length === 0 ? (
          <span className="text-muted">{texts().tooFew}</span>
        ) : (
          <span className="font-medium">
            {formats().listed(
              map.best.map(({ day, hour, rate }) =>
                texts().bestAt(
                  texts().days[day] ?? "",
                  hourText(hour),
                  formats().percent(100 * (rate ?? 0), 0),
                ),
              ),
            )}
          </span>
        )}
      </p>
      {view === "map" ? <HourGrid map={map} /> : <HourTable map={map} />}
    </div>
  );
}
