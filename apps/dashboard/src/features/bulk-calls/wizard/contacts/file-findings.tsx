import { ChevronRight, Download } from "lucide-react";
import { Collapsible } from "radix-ui";
import { saveFile } from "../../../../api/runtime.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import { ScrollArea } from "../../../../ui/scroll-area.tsx";
import type { FileFinding, ReadFile } from "../../contact-file/file-order.ts";
import { FindingList } from "./finding-list.tsx";

const texts = () => bulkCallsTexts().preview;

/** Rows that were left out and cells that were changed, each with its line and why. */
export function FileFindings({ read, file }: { read: ReadFile; file: string }) {
  const { whole } = formats();
  const { rows, contacts } = read.counts;
  const dropped = rows - contacts;
  const changed = Object.values(read.counts.changed).reduce((sum, some) => sum + some, 0);
  const { report } = read;
  return (
    <>
      {dropped > 0 && (
        <Findings
          title={texts().dropped(dropped, whole(dropped))}
          findings={read.dropped}
          total={dropped}
          tone="text-warning"
        />
      )}
      {changed > 0 && (
        <Findings
          title={texts().changed(changed, whole(changed))}
          findings={read.changed}
          total={changed}
          tone=""
        />
      )}
      {report && (
        <div className="flex justify-end border-t border-line px-2 py-1.5">
          <Button
            size="small"
            look="quiet"
            onClick={() => saveFile(texts().reportName(file), report, "text/csv")}
          >
            <Download />
            {texts().report}
          </Button>
        </div>
      )}
    </>
  );
}

function Findings({
  title,
  findings,
  total,
  tone,
}: {
  title: string;
  findings: readonly FileFinding[];
  total: number;
  tone: string;
}) {
  return (
    <Collapsible.Root className="border-t border-line">
      <Collapsible.Trigger className="group flex h-10 w-full items-center gap-1.5 px-3.5 text-left font-medium text-13 focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 text-faint transition-transform group-data-[state=open]:rotate-90"
        />
        <span className={tone}>{title}</span>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ScrollArea label={title} className="max-h-64 border-t border-line *:max-h-64">
          <FindingList findings={findings} total={total} />
        </ScrollArea>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
