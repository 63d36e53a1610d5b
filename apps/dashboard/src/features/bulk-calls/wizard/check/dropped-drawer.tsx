import type { ReportReason } from "../../../../api/campaigns.ts";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import type { ReadFile } from "../../contact-file/file-order.ts";
import { FindingList } from "../contacts/finding-list.tsx";
import { ReasonDrawer } from "./reason-drawer.tsx";

/** Every row of the file that is no contact, and why. */
export function DroppedDrawer({
  reason,
  read: { counts, dropped },
  onClose,
}: {
  reason: ReportReason;
  read: ReadFile;
  onClose(): void;
}) {
  const total = counts.rows - counts.contacts;
  return (
    <ReasonDrawer
      title={bulkCallsTexts().check.droppedRows}
      name={reason.name}
      amount={bulkCallsTexts().preview.dropped(total, formats().whole(total))}
      onClose={onClose}
    >
      <div className="px-1">
        <FindingList findings={dropped} total={total} />
      </div>
    </ReasonDrawer>
  );
}
