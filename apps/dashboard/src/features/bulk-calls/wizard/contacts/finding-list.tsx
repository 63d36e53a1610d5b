import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import type { FileFinding } from "../../contact-file/file-order.ts";

const texts = () => bulkCallsTexts().preview;
const SHOWN = 200;

/** Rows or cells of a file, each with what was found; `total`: how many there are of them. */
export function FindingList({
  findings,
  total,
}: {
  findings: readonly FileFinding[];
  total: number;
}) {
  const shown = findings.slice(0, SHOWN);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((finding, index) => (
          <Finding key={index} finding={finding} />
        ))}
      </ul>
      {total > shown.length && (
        <p className="border-t border-line px-4 py-2 text-12 text-muted">
          {texts().others(formats().whole(total - shown.length))}
        </p>
      )}
    </>
  );
}

function Finding({ finding: { line, column, value, to, message } }: { finding: FileFinding }) {
  return (
    <li className="flex gap-3 px-4 py-2 text-12">
      <span className="w-20 shrink-0 text-muted figures">
        {texts().line(formats().whole(line))}
      </span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {message}
        {to !== null && <span className="text-muted"> {texts().became(value, to)}</span>}
        {to === null && value !== "" && (
          <span className="block truncate text-muted" title={value}>
            {column === "" ? value : `${column}: ${value}`}
          </span>
        )}
      </span>
    </li>
  );
}
