import { GitCompareArrows, RotateCcw } from "lucide-react";
import type { PublishedVersion } from "../../../api/tree-versions.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";

const texts = versionTexts;

export function VersionRow({
  version,
  isLatest,
  onCompare,
  onRestore,
}: {
  version: PublishedVersion;
  isLatest: boolean;
  onCompare(): void;
  onRestore(): void;
}) {
  const { number, publishedAt, note, nodes, connections } = version;
  const name = texts().version(number);
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="flex items-center gap-2">
        <span className="shrink-0 font-medium text-13 figures">{name}</span>
        {isLatest && <Badge tone="success">{texts().inUse}</Badge>}
      </div>
      {note && <p className="mt-1 text-13 [overflow-wrap:anywhere]">{note}</p>}
      <p className="mt-0.5 text-12 text-muted figures">
        <time dateTime={publishedAt} className="block">
          {formats().dateTime(publishedAt)}
        </time>
        {texts().size(
          messages().tree.nodes(formats().whole(nodes)),
          messages().tree.connections(formats().whole(connections)),
        )}
      </p>
      <div className="mt-2.5 flex gap-2">
        <Button
          size="small"
          className="flex-auto"
          aria-label={texts().compareWith(number)}
          onClick={onCompare}
        >
          <GitCompareArrows />
          {texts().compare}
        </Button>
        <Button
          size="small"
          className="flex-auto"
          aria-label={`${name}: ${texts().restore}`}
          onClick={onRestore}
        >
          <RotateCcw />
          {texts().restore}
        </Button>
      </div>
    </li>
  );
}
